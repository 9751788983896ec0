# What the server writes itself: letters, and the page behind the link in one. Messages of one line, as it reads no others.

letter-turn = Serai: it is your turn ({ $game })
letter-test = Serai: notices reach you here ({ $game })
letter-stop = To get no more letters like this one, open this page and press the button:
letter-confirm = Serai: may we write to you here?
letter-confirm-why = Somebody who plays at { $place } wants to be told by mail, at this address, when it is their turn.
letter-confirm-link = If that was you, open this page and press the button:
letter-confirm-else = If it was not, do nothing, and nothing more will come. The link is good for { $days } days.

mailbox-title = Letters from Serai
mailbox-ask = Shall Serai write to { $address } when it is your turn?
mailbox-yes = Yes, write to me here
mailbox-done = The address { $address } is confirmed. A letter comes when it is your turn.
mailbox-no = No more letters
mailbox-stopped = No letters come to { $address }. If you want them again, send a test from the notices of your table.
mailbox-gone = This link is not valid any more. Send a test from the notices of your table, and a new letter comes.
mailbox-on = To the tables
