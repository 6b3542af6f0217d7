# Ce que dit le terminal autour d’une partie.

terminal-menu = Quel jeu ?
terminal-menu-game = Son numéro :
terminal-menu-players = Combien de joueurs ({ $least }–{ $most }) ?
terminal-menu-humans = Combien d’entre eux sont ici (0–{ $most }) ? Des robots prennent les autres places.
terminal-number-between = Tapez un nombre de { $least } à { $most }.

terminal-welcome = Tapez un numéro ou une action ; « help » donne la liste des commandes.
terminal-watch = Seuls des robots jouent ici. Vous pouvez regarder.
terminal-committed = Sceau des dés de cette partie, à vérifier à la fin : { $commitment }
terminal-curtain = Passez l’écran { $seat-dat } et appuyez sur Entrée.
terminal-only-answer = Une seule réponse est possible : { $offer }
terminal-hint = Tapez le numéro d’une proposition, sa notation entre crochets, ou « help ».

terminal-help =
    Un numéro ou une action la joue.
    why ACTION   dit si elle est permise et, sinon, par quelle règle ; why CHOSE aussi
    undo         reprend, tant que rien n’a été lancé, montré ou transmis
    view         montre de nouveau la position
    score        montre où chacun en est
    forecast     dit comment la partie finira sans doute
    hint         dit ce que vous avez de mieux à faire, et pourquoi
    explain      compare ce que vous avez de mieux à faire
    offers       montre de nouveau les offres (Entrée aussi)
    story        raconte tout depuis le début
    rules ID     montre une règle ; rules MOTS la cherche
    seat NUMÉRO  donne l’écran à un autre qui peut choisir maintenant
    save FICHIER enregistre maintenant, puis après chaque étape
    resign       quitte la partie pour de bon
    quit         arrête ; une partie enregistrée peut être reprise

terminal-forecast = { $name } : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin, { $chance } % de chances de gagner
terminal-advice = { $offer } – { $chance } % de chances de gagner, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $because }
terminal-allowed = C’est permis.
terminal-why-what = Quelle action ? Tapez : why ACTION
terminal-rules-what = Quelle règle, ou quels mots ? Tapez : rules M-1
terminal-no-rule = Aucune règle n’a ce numéro ni ne dit « { $words } » ; voyez { $near }.
terminal-no-rulebook = Ce jeu n’a pas de livret de règles ici.
terminal-undone = Repris.
terminal-seat-not-awaited = Personne ici ne peut agir à cette place maintenant.
terminal-yes = oui
terminal-resign-sure = C’est définitif. Tapez « { $yes } » pour quitter la partie :
terminal-not-resigned = Vous restez dans la partie.
terminal-saved = Enregistré dans { $file }.
terminal-save-where = Dans quel fichier ? Tapez : save FICHIER
terminal-save-exists = Le fichier { $file } existe déjà : choisissez un autre nom.
terminal-quit-saved = La partie attend dans { $file }.
terminal-quit-unsaved = La partie n’a pas été enregistrée.
terminal-verifiable = Toute la partie, dés compris, est dans { $file } et peut être vérifiée.

terminal-legend-age-of-conan = A5 : cinq unités de A, A2/1 : deux sur le premier symbole d’une campagne, a2 : deux émissaires, ×2 : pillards, ⌂ province de départ, ■ fort, ▲ tour, (3) valeur d’une province neutre, ♛ Conan, ◎ sa destination

## nemedian games

games-seats = places
games-edition = édition
games-content = contenu
games-roles = rôles
games-options = options
games-presets = formules
games-rule = règle { $rule }
