# L’allenatore: che cosa parla a favore di un’azione, in una frase.

coach-only = Non puoi fare altro.
coach-wins = Vince la partita.
coach-alike = Da questa scelta dipende poco.
coach-hinders = Fa arretrare { $seat }.
coach-points = Ti lascia con più punti.
coach-cards = Ti lascia con carte migliori in mano.
coach-survival = Ti tiene in gioco.

## Age of Conan

coach-lands = Ti fa conquistare e tenere terre.
coach-towers = Ti lascia con più torri.
coach-gold = Riempie il tuo tesoro.
coach-sorcery = Ti lascia con più stregoneria.
coach-crom = Ti avvicina ad avere più segnalini Crom di tutti.
coach-armies = Mantiene forti le tue armate.
coach-emissaries = Tiene più emissari al tuo servizio.
coach-campaign = Avvicina alla fine una tua campagna.
coach-intrigue = Prepara un intrigo che puoi vincere.
coach-adventures = Ti porta segnalini avventura.
coach-supremacy = Ti aiuta ad avere i segnalini più preziosi di un tipo.
coach-conan = Tiene Conan dalla tua parte.
coach-objective = Raggiunge un obiettivo.
coach-near-objective = Porta un obiettivo alla tua portata.
coach-raiders = Risparmia i razziatori alle tue province.
coach-artifact = Ti lascia con un artefatto.

## Il gioco di carte

coach-glory = Ti lascia con più gloria.
coach-goal = Ti porta oltre il traguardo, davanti a tutti.
coach-ruin = Ti allontana dalla rovina.
coach-resolution-cards = Ti lascia meglio armato per la prossima sfida.
coach-objects = Ti lascia con più oggetti magici.
coach-loot = Porta un buon bottino alla tua portata.
coach-way = Sgombra la strada al tuo eroe.
coach-challenges = Mette le tue sfide dove rendono.
coach-place = Trova al tuo eroe un’avventura in cui stare.
coach-allies = Ti lascia con alleati da mandare avanti.
coach-completed = Completa un’avventura.
