# Was der Server selbst schreibt: Briefe, und die Seite hinter ihrem Link. Nur Texte von einer Zeile, andere liest er nicht.

letter-turn = Serai: du bist dran ({ $game })
letter-test = Serai: hier erreichen dich Nachrichten ({ $game })
letter-stop = Wenn du keine solchen Mails mehr möchtest, öffne diese Seite und drück den Knopf:
letter-confirm = Serai: dürfen wir dir hierher schreiben?
letter-confirm-why = Jemand spielt auf { $place } und möchte hier eine Mail bekommen, sobald der nächste Zug ansteht.
letter-confirm-link = Wenn du das warst, öffne diese Seite und drück den Knopf:
letter-confirm-else = Wenn nicht, tu nichts, dann kommt auch nichts mehr. Der Link gilt { $days } Tage.

mailbox-title = Post von Serai
mailbox-ask = Soll Serai an { $address } schreiben, wenn du dran bist?
mailbox-yes = Ja, schreibt mir hierher
mailbox-done = Die Adresse { $address } ist bestätigt. Wenn du dran bist, kommt eine Mail.
mailbox-no = Keine Mails mehr
mailbox-stopped = An { $address } kommen keine Mails. Wenn du wieder welche möchtest, schick bei den Benachrichtigungen deines Tisches einen Test.
mailbox-gone = Dieser Link gilt nicht mehr. Schick bei den Benachrichtigungen deines Tisches einen Test, dann kommt eine neue Mail.
mailbox-on = Zu den Tischen
