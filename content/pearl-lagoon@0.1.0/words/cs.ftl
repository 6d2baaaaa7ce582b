### Slova, která měla Pearl Lagoon ve verzi 0.1.0.

symbol-turtle-help = na konci kola jednou snese vejce (1 bod) za každé volné sousední políčko
