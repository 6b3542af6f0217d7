# What the pages themselves say; the games speak through the shared files.

web-language = Język
