# Ludzie: nazwy, linki, poczta.

server-mixed-name = Nazwę pisze się literami jednego alfabetu.
server-reserved-name = Ta nazwa jest zastrzeżona dla serwera, jego botów i tych, którzy nie mają nazwy.
server-bad-link = Ten link został już użyty albo wygasł. Poproś o nowy.
server-no-mail = Ten serwer nie wysyła poczty. Poproś operatora o link.
server-not-your-name = To, co wpisano, nie jest twoją nazwą.
server-guest = Gość nie ma hasła. Najpierw przyjmij nazwę.
guest-name = Gość { $number }
former-player = Były gracz
player-of-a-seat = Gracz { $number }
mail-confirm-subject = Nemedian: potwierdź swój adres e-mail
mail-confirm = Witaj, { $name }!

    Ktoś – mamy nadzieję, że ty – podał ten adres dla nazwy { $name } w serwisie { $site }. Aby go potwierdzić, otwórz ten link w ciągu doby:

    { $link }

    Jeśli to nie ty, nie rób nic: bez potwierdzenia adres nigdy nie zostanie użyty.
mail-reset-subject = Nemedian: nowe hasło
mail-reset = Witaj, { $name }!

    Ktoś – mamy nadzieję, że ty – nie pamięta hasła do nazwy { $name } w serwisie { $site }. Aby ustawić nowe, otwórz ten link w ciągu godziny:

    { $link }

    Działa tylko raz i kończy wszystkie logowania. Jeśli to nie ty, nie rób nic: hasło pozostanie bez zmian.
