"""Yunnan (first edition 2013, second edition 2023): the Tea-Horse Road from Pu'er to Qinghai."""
