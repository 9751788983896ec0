# Le regole di Yunnan con parole nostre. La pagina apre le sezioni, anche dai rifiuti.

rules-yunnan-overview-title = Di che cosa si tratta
rules-yunnan-overview =
    Ognuno guida una casa di commercianti di tè a Pu'er. In ogni round prima si fanno offerte in città per i progressi, poi si costruisce e si viaggia lungo la Via del Tè e dei Cavalli, poi si guadagna. La rendita diventa monete per nuove offerte o punti vittoria (PV). Alla fine vince chi ha più punti.

    Nulla è nascosto e nulla si pesca, tranne le carte di Dúli in due giocatori.
rules-yunnan-setup-title = Preparazione
rules-yunnan-setup =
    Ognuno ha tre commercianti nella riserva (altri quattro si possono formare), due passaggi, influenza 0, un cavallo in Yunnan e, nella riserva generale, due stazioni commerciali, due ponti e due case da tè. Il primo ordine si tira a sorte. Secondo il posto si ricevono 9, 9, 12, 12 o 15 monete. Cinque regali sono in Sichuan, quattro in Kang (Qamdo), tre in Tibet, due in Qinghai. Le monete sono scoperte.
rules-yunnan-round-title = Un round in breve
rules-yunnan-round =
    1. Offerta: a turno si piazza un commerciante o si passa, finché tutti hanno passato.
    2. Progresso: la banca paga, poi in ordine di offerta ognuno paga le offerte e prende i progressi.
    3. Costruire e viaggiare, in ordine inverso, uno dopo l'altro.
    4. Viene l'ispettore, si distribuiscono i regali, si calcola la rendita, che fissa il nuovo ordine.
    5. Ognuno trasforma la rendita in punti o monete. Poi si verifica la fine; altrimenti i commercianti a Pu'er tornano nelle riserve.
rules-yunnan-map-title = La mappa
rules-yunnan-map =
    La via va da Pu'er per Yunnan, Sichuan, Kang (Qamdo nella prima edizione) e Tibet fino a Qinghai. Più è lontano, più rende un commerciante: 6, 9, 12, 15, 18. Una stazione commerciale rende 1, 3, 6, 10, 15.

    Quattro gole separano province che non sono vicine sulla via. Un ponte tuo ti fa passare.
rules-yunnan-order-title = Ordine di gioco
rules-yunnan-order =
    Si offre e si risolve dal lato chiaro al lato scuro dell'ordine; si costruisce, si viaggia e tutto il resto al contrario. Chi guadagna di più offrirà per ultimo e viaggerà per primo nel round seguente. A parità di rendita passa avanti chi era più indietro nell'ordine di viaggio.
rules-yunnan-bidding-title = Le offerte
rules-yunnan-bidding =
    Al tuo turno piazza un commerciante o passa. Ogni edificio di progresso ha cinque spazi: 5, 7, 9, 12, 15. I due più economici sono piccoli: ci vai solo se superi tutti nell'edificio, e ne esci appena qualcuno offre di più. Gli spazi grandi sono sicuri e si prendono in qualsiasi ordine.

    Hai un solo commerciante per edificio, devi poter pagare tutte le offerte e non offri per un progresso già completo. Chi viene cacciato torna nella riserva; chi aveva passato rientra.

    { $edition ->
        [first] I commercianti vengono prima dalla riserva; dalle province solo se è vuota.
       *[other] Il commerciante può venire dalla riserva o da una provincia.
    }

    Chi passa mette il resto della riserva nel mercato di Pu'er.
rules-yunnan-market-title = Il mercato di Pu'er
rules-yunnan-market =
    I commercianti al mercato possono ancora viaggiare in questo round.
    { $edition ->
        [first] Ognuno che vi resta rende 3.
       *[other] Se ve ne resta almeno uno tuo ricevi 3, quanti che siano.
    }
    Alla fine del round tutti i commercianti a Pu'er tornano nelle riserve.
rules-yunnan-bank-title = La banca
rules-yunnan-bank =
    Un commerciante su uno dei due spazi della banca porta monete al momento di risolvere: tanto più quanto è alta la somma di tutte le offerte. Il tabellone mostra somma e pagamento.
    { $edition ->
        [first] Lo spazio sinistro paga di più e si occupa per primo. Le tue offerte vanno al mercato e in questo round non offri più; al mercato i commercianti possono ancora andare.
       *[other] Ogni visitatore riceve l'importo intero. Le tue offerte e la tua riserva vanno al mercato, e hai passato.
    }
rules-yunnan-temple-title = Il tempio (seconda edizione)
rules-yunnan-temple =
    Tutti gli spazi sono piccoli, quindi sopravvive un'offerta sola. Chi ce l'ha mette il Blocca Gola in una gola: in questo round nessuno vi costruisce o usa ponti, nemmeno per la rendita.
rules-yunnan-progress-title = Risolvere le offerte
rules-yunnan-progress =
    In ordine di offerta ognuno paga tutte le offerte e prende i progressi nell'ordine che vuole. Scuola di Commercio: un commerciante in più, che parte dal mercato. Ufficio Doganale: un passaggio in più a round. Mercante di Cavalli: il cavallo avanza di una provincia. Gilda (Casa del Drago): un'influenza in più. Cantiere: una struttura.

    Passaggi, influenza e cavallo valgono punti alla fine: 1, 4, 9, 16 secondo il gradino.
rules-yunnan-yard-title = Prendere una struttura
rules-yunnan-yard =
    Possiedi due stazioni commerciali, due ponti e due case da tè. Il cantiere te ne dà una.
    { $edition ->
        [first] Solo una casa da tè si può costruire subito; il resto aspetta il tuo turno di costruzione.
       *[other] Puoi costruirla subito o tenerla per il tuo turno di costruzione.
    }
rules-yunnan-building-title = Costruire
rules-yunnan-building =
    Costruisci dove il tuo cavallo è già stato. Una provincia ha in tutto una casa da tè.
    { $edition ->
        [first] Le tue stazioni possono anche stare insieme in una provincia.
       *[other] Puoi avere una stazione commerciale per provincia.
    }
    Una stazione tiene la via senza interruzioni e rende. Una casa da tè vale punti alla fine e fa contento l'ispettore.
rules-yunnan-bridges-title = I ponti
rules-yunnan-bridges =
    Per un ponte il tuo cavallo deve aver raggiunto la più lontana delle due province. Lo usa solo chi lo possiede. Attraversarlo costa un passaggio come ogni confine. Un ponte tuo per gola basta.
rules-yunnan-travel-title = Viaggiare
rules-yunnan-travel =
    Ogni confine attraversato costa un passaggio. Ogni commerciante fa al più un viaggio a round, non entra due volte in una provincia, non torna da dove è partito e non va oltre il tuo cavallo. Viaggi e costruzioni si mescolano liberamente. Nessuno viaggia a Pu'er.
rules-yunnan-displace-title = Scacciare
rules-yunnan-displace =
    Alla fine di un viaggio puoi spingere fuori dalla provincia un commerciante di un giocatore con meno influenza di te, un luogo indietro sulla via (mai per un ponte). Da Yunnan ricade al mercato.
rules-yunnan-routes-title = La via senza interruzioni
rules-yunnan-routes =
    Alla fine del tuo turno ogni tuo commerciante deve avere verso Pu'er una via in cui sei presente (commerciante o stazione) in ogni provincia intermedia. I tuoi ponti contano. Chi non ce l'ha va al mercato. Le interruzioni fatte poi da altri costano rendita.
rules-yunnan-inspector-title = L'ispettore
rules-yunnan-inspector =
    Va nella provincia dove commercianti e stazioni insieme valgono di più, in parità nella più lontana. Lì rimanda al mercato un commerciante del giocatore più influente. Influenza 4 e una casa da tè sul posto proteggono; in parità tocca a chi è avanti nell'ordine di viaggio. Se tutti sono protetti non succede nulla.
rules-yunnan-gifts-title = I regali
rules-yunnan-gifts =
    In ogni provincia i regali vanno uno alla volta ai commercianti presenti, per influenza e ordine di viaggio, e poi da capo, ma nessun commerciante ne riceve due in un round. Un regalo vale 3 PV.
rules-yunnan-income-title = La rendita
rules-yunnan-income =
    Ogni commerciante rende il valore della sua provincia, meno 3 per ogni interruzione (una provincia fra lui e Pu'er dove non sei presente) sulla sua via migliore. Una stazione rende solo senza interruzioni.
rules-yunnan-convert-title = Punti o monete
rules-yunnan-convert =
    Della rendita del round converti quanto vuoi in punti vittoria, uno a uno; il resto diventa monete. Le monete più vecchie diventano punti solo alla fine.
rules-yunnan-ending-title = La fine
rules-yunnan-ending =
    Quando tutti hanno convertito: se qualcuno ha 80 punti o più, o non resta nessun regalo, la partita finisce. Con le regole per esperti solo i regali la chiudono. (Prima edizione in due: 100 punti, o al più due regali.) Un limite di 30 round è nostro.
rules-yunnan-scoring-title = Punti finali
rules-yunnan-scoring =
    Al tracciato si aggiungono: 1 PV ogni 3 monete, 3 per regalo, passaggi e influenza 0, 1, 4, 9, 16 secondo il gradino.
    { $edition ->
        [first] Ogni casa da tè costruita vale 12, il cavallo niente.
       *[other] Le case da tè valgono 1, 3, 6, 10, 15 secondo la provincia, il cavallo 0, 1, 4, 9, 16.
    }
    In parità decide l'influenza, poi l'ordine di viaggio.
rules-yunnan-editions-title = Differenze fra le edizioni
rules-yunnan-editions =
    La prima edizione (2013) non ha il tempio, prende gli offerenti prima dalla riserva, paga 3 per ogni commerciante al mercato, e la banca paga due importi diversi. Lì solo le case da tè si costruiscono subito, valgono 12 ciascuna e il cavallo niente. Kang si chiama Qamdo, la gilda Casa del Drago.
rules-yunnan-expert-title = Regole per esperti (seconda edizione)
rules-yunnan-expert =
    Due offerte: puoi offrire due volte in un edificio se puoi prendere due volte il progresso. Guardie: il cantiere può darti la tua guardia; per il resto del round nessuno scaccia i tuoi commercianti nella sua provincia. L'ispettore non se ne cura. Con una di queste regole solo i regali chiudono la partita.
rules-yunnan-debt-title = Debito (prima edizione, versione avanzata)
rules-yunnan-debt =
    Puoi offrire più di quanto hai. Paga tutte le monete; ogni moneta mancante costa punti: 8 nel round 1, uno in meno in ogni round seguente, almeno 1. Il punteggio può scendere sotto zero.
rules-yunnan-two-title = In due
rules-yunnan-two =
    { $edition ->
        [first] Ognuno guida due colori con borse separate e un solo punteggio. Nell'ordine iniziale i colori di un giocatore non stanno vicini. Si può scacciare il proprio altro colore se ha meno influenza. La fine viene a 100 punti o quando restano al più due regali; tutto conta per entrambi i colori. In parità decide l'influenza dei due colori insieme.
       *[other] Dúli gioca il terzo colore secondo sedici carte. Finché una persona offre, offre anche lei: la carta nomina edifici, e lei prende il primo in cui può offrire, sullo spazio permesso più economico, mai banca o tempio. Non paga nulla e guadagna solo influenza, ma le sue offerte contano per la banca. Viaggia per prima: una carta distribuisce i suoi sette commercianti fin dove sono arrivati i cavalli dei giocatori e a volte costruisce una casa da tè nella provincia occupata più lontana. Scaccia chi ha meno influenza sotto la sua, in parità chi ha più commercianti lì. Riceve regali solo dove anche una persona ha un commerciante, non ha rendita né punti, e l'ispettore la tratta come tutti. A fine round i suoi commercianti tornano a casa. La banca ha uno spazio.
    }
rules-yunnan-details-title = Decisioni sui dettagli
rules-yunnan-details =
    Dopo un rilancio si continua da chi l'ha fatto; ciò che passando è andato al mercato vi resta. Gli spazi liberati da chi va in banca sono di nuovo liberi, quelli economici solo come offerta più alta. Fra Blocca Gola e ponte vale ciò che si risolve prima; un ponte già costruito resta ma non si usa. Un viaggio può cambiare direzione, e due commercianti possono scambiarsi di posto. Le case da tè non tengono la via e, tenute in mano, non contano. L'ispettore conta i valori stampati senza le interruzioni. Le stazioni tagliate fuori restano. Se nessuno può essere scacciato non si chiede nulla. Anche nella prima edizione un ponte costa un passaggio, e dopo la banca i commercianti possono ancora andare al mercato. Una rendita oltre 99 conta per intero.
rules-yunnan-reconstructed-title = Che cosa è ricostruito
rules-yunnan-reconstructed =
    Alcuni valori stampati non sono noti al pubblico e sono stati dedotti dagli esempi: la tabella della banca sotto 70, due delle quattro gole (Kang–Qinghai e Yunnan–Tibet), i prezzi del tempio e quasi tutte le carte di Dúli. Un file proprio può sostituirli alla preparazione.
