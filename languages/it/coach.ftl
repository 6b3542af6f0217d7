# L’allenatore: che cosa parla a favore di un’azione, in una frase.

coach-only = Non puoi fare altro.
coach-wins = Così vinci la partita.
coach-alike = Da questa scelta dipende poco.
coach-hinders = Ostacola { $seat-the }.
coach-points = Avrai più punti.
coach-cards = Avrai carte migliori in mano.
coach-survival = Ti tiene in partita.

## Age of Conan

coach-lands = Ti fa ottenere e tenere province.
coach-towers = Avrai più torri.
coach-gold = Avrai più oro.
coach-sorcery = Avrai più segnalini stregoneria.
coach-crom = Ti avvicina al maggior numero di segnalini «Crom, conta i morti!».
coach-armies = Mantiene numerosi i tuoi eserciti.
coach-emissaries = Tiene più emissari al tuo servizio.
coach-campaign = Avvicina una tua campagna alla fine.
coach-intrigue = Prepara un conflitto di intrigo che puoi vincere.
coach-adventures = Ti porta segnalini avventura.
coach-supremacy = Ti aiuta a ottenere la supremazia nelle avventure.
coach-conan = Tiene Conan dalla tua parte.
coach-objective = Ti fa raggiungere un obiettivo.
coach-near-objective = Ti avvicina a un obiettivo.
coach-raiders = Protegge le tue province dai razziatori.
coach-artifact = Avrai un artefatto.

## Il gioco di carte

coach-glory = Avrai più gloria.
coach-goal = Superi l’obiettivo, davanti a tutti.
coach-ruin = Ti allontana dalla rovina.
coach-resolution-cards = Avrai carte migliori per la prossima Sfida.
coach-objects = Avrai più oggetti magici.
coach-loot = Ti avvicina a un buon bottino.
coach-way = Sgombra la strada al tuo eroe.
coach-challenges = Mette le tue Sfide dove rendono.
coach-place = Trova al tuo eroe un’Avventura su cui stare.
coach-allies = Avrai alleati da mandare avanti.
coach-completed = Completa un’Avventura.
