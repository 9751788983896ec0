# Ciò che il server scrive da sé: lettere, e la pagina dietro il loro link. Testi di una riga, altri non ne legge.

letter-turn = Serai: tocca a te ({ $game })
letter-test = Serai: gli avvisi ti arrivano qui ({ $game })
letter-stop = Per non ricevere più lettere come questa, apri questa pagina e premi il pulsante:
letter-confirm = Serai: possiamo scriverti qui?
letter-confirm-why = Qualcuno che gioca su { $place } vuole essere avvisato per posta, a questo indirizzo, quando è il suo turno.
letter-confirm-link = Se sei tu, apri questa pagina e premi il pulsante:
letter-confirm-else = Se no, non fare nulla e non arriverà altro. Il link vale { $days } giorni.

mailbox-title = Lettere da Serai
mailbox-ask = Serai deve scrivere a { $address } quando tocca a te?
mailbox-yes = Sì, scrivetemi qui
mailbox-done = L'indirizzo { $address } è confermato. Quando tocca a te arriva una lettera.
mailbox-no = Niente più lettere
mailbox-stopped = A { $address } non arrivano lettere. Se le vuoi di nuovo, manda una prova dagli avvisi del tuo tavolo.
mailbox-gone = Questo link non vale più. Manda una prova dagli avvisi del tuo tavolo e arriva una nuova lettera.
mailbox-on = Ai tavoli
