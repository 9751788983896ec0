# Ce que le serveur écrit lui-même : des courriels, et la page derrière leur lien. Des textes d'une ligne, il n'en lit pas d'autres.

letter-turn = Serai : c'est à vous ({ $game })
letter-test = Serai : les avis vous parviennent ici ({ $game })
letter-stop = Pour ne plus recevoir de tels courriels, ouvrez cette page et appuyez sur le bouton :
letter-confirm = Serai : pouvons-nous vous écrire ici ?
letter-confirm-why = Quelqu'un qui joue sur { $place } souhaite être prévenu par courriel, à cette adresse, quand c'est son tour.
letter-confirm-link = Si c'est vous, ouvrez cette page et appuyez sur le bouton :
letter-confirm-else = Sinon, ne faites rien, et plus rien ne viendra. Le lien vaut { $days } jours.

mailbox-title = Courriels de Serai
mailbox-ask = Serai doit-il écrire à { $address } quand c'est à vous ?
mailbox-yes = Oui, écrivez-moi ici
mailbox-done = L'adresse { $address } est confirmée. Un courriel viendra quand ce sera à vous.
mailbox-no = Plus de courriels
mailbox-stopped = Aucun courriel ne vient à { $address }. Pour en recevoir à nouveau, envoyez un essai depuis les avis de votre table.
mailbox-gone = Ce lien n'est plus valable. Envoyez un essai depuis les avis de votre table, et un nouveau courriel viendra.
mailbox-on = Vers les tables
