import { test } from '@playwright/test'

test('browser tests', () => {
  test.skip(true, 'no Chromium found: name one with CHROMIUM=/path/to/chromium')
})
