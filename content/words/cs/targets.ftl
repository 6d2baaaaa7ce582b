### Co lze vybrat ze seznamu, kde není na co ukázat. Každá možnost stojí na vlastním řádku.

target-draw = vzít naslepo vrchní kartu balíčku
# $number se zapisuje do $track.
target-accept-number = přijmout { $number } za { $track-one }
target-decline = odmítnout
target-choose = { $option }
# $move je tah tak, jak se píše.
target-move = { $move }
