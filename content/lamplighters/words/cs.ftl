### Texty hry Lampáři.

## Hra a domácí pravidla

about-game = Rozsvěcujte lampy ve čtyřech ulicích jedním směrem společnými kostkami a zvoňte na zvony
about-corners-light = rohová lampa rozsvítí i další lampu v jiné ulici
about-corners-plain = rohová lampa je lampa jako každá jiná

# Názvy domácích pravidel a jejich hodnot, jak se ukazují a píší. V záznamech zůstávají anglické.
rule-corners = rohy
rule-corners-light = rozsvěcují
rule-corners-plain = obyčejné

## Ulice

street-amber = Jantarová
street-blue = Modrá
street-green = Zelená
street-red = Červená

## Co se stalo

# $first a $second jsou společné kostky, $sum je jejich součet; $dice jsou kostky ulic.
event-dice-rolled = { $seat } hází { $first } a { $second }, dohromady { $sum }; { $dice }
event-nothing-fits = { $seat }: nehodí se žádná lampa
event-nothing-fits-own = { $seat }: ke kostkám ulic se nehodí žádná lampa
# $lamp je číslo na lampě, někdy s písmenem.
event-lamp-lit = { $seat } rozsvěcí lampu { $lamp } (ulice { $street })
event-corner-lit = { $seat }: roh rozsvěcí i lampu { $lamp } (ulice { $street })
event-bell-rung = { $seat } rozsvěcí lampu { $lamp } a zvoní na zvon (ulice { $street })
event-lamp-passed = { $seat } nerozsvěcí nic
event-lamps-revealed = Všichni se rozhodli
event-street-closed = Ulice { $street } je zavřená; její kostka odchází ze hry
event-burned = { $seat } si popálí prst
event-lamps-ended = Noc skončila

## Stůl

headline-first-roll = První hod
headline-lamps = { $turn }. tah, na tahu je { $seat }
headline-lamps-solo = { $turn }. tah z { $turns }
# Hru ukončí $most zavřených ulic.
fact-closed = zavřené ulice: { $count } z { $most }
fact-last-round = poslední kolo: hra skončí, až budou všichni stejně často na tahu
fact-burns = popáleniny
# $points jsou body za jednu rozsvícenou lampu, za dvě a tak dál.
fact-lamp-points = body za 1, 2, 3 a víc rozsvícených lamp v ulici: { $points }
fact-bell-points = body za každý zvon: +{ $bell }; za každou popáleninu: -{ $burn }
fact-dice-shared = pro všechny
# $seat je aktivní hráč.
fact-dice-own = jen { $seat }
fact-street-die = { $street } { $side }
fact-street-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
fact-bell = zvon
fact-bell-help = Vyžaduje dost rozsvícených lamp ve své ulici. Přinese body navíc a zavře ulici pro všechny.
fact-bell-needs =
    { $count ->
        [one] zvon, vyžaduje { $count } rozsvícenou lampu ve své ulici a zavře ji
        [few] zvon, vyžaduje { $count } rozsvícené lampy ve své ulici a zavře ji
        [many] zvon, vyžaduje { $count } rozsvícené lampy ve své ulici a zavře ji
       *[other] zvon, vyžaduje { $count } rozsvícených lamp ve své ulici a zavře ji
    }
fact-corner = roh
fact-corner-help = Rozsvítí i lampu v ulici s tímto znakem: tu hned za tvou poslední rozsvícenou, nikdy však zvon.
fact-corner-lights = roh, rozsvítí i další lampu (ulice { $street })

## Co musí hráč rozhodnout

owed-together = rozsviť lampu s číslem { $sum }, nebo pasuj
# $risk je burn, pokud hráč v tomto tahu ještě nic nerozsvítil.
owed-own =
    { $risk ->
        [burn] rozsviť lampu společnou kostkou s kostkou její ulice, nebo pasuj a popal si prst
       *[other] rozsviť lampu společnou kostkou s kostkou její ulice, nebo pasuj
    }

## Jak se píší tahy: tah a co udělá

help-light = rozsviť jantarová 7   rozsvítí lampu s tímto číslem v této ulici
help-pass-light = pasuj                 teď nerozsvítí nic

# Slova, kterými se píší tahy: první se ukazuje, ostatní jsou srozumitelná také.
typed-light = rozsviť rozsvit
typed-pass = pasuj pas
typed-amber = jantarová jantarova žlutá zluta
typed-blue = modrá modra
typed-green = zelená zelena
typed-red = červená cervena

## Proč je tah odmítnut a co udělat místo něj

refusal-street-closed = Ulice { $street } je zavřená; vyber lampu v jiné ulici
refusal-lamp-lit = Lampa { $lamp } (ulice { $street }) už svítí; vyber lampu za ní
refusal-lamp-passed = Lampu { $lamp } (ulice { $street }) máš už za sebou; vyber lampu za svou poslední rozsvícenou
refusal-bell =
    { $needs ->
        [one] Zvon (ulice { $street }) vyžaduje { $needs } rozsvícenou lampu ve své ulici a ty máš { $count }; vyber jinou lampu
        [few] Zvon (ulice { $street }) vyžaduje { $needs } rozsvícené lampy ve své ulici a ty máš { $count }; vyber jinou lampu
        [many] Zvon (ulice { $street }) vyžaduje { $needs } rozsvícené lampy ve své ulici a ty máš { $count }; vyber jinou lampu
       *[other] Zvon (ulice { $street }) vyžaduje { $needs } rozsvícených lamp ve své ulici a ty máš { $count }; vyber jinou lampu
    }
refusal-not-the-sum = Společné kostky dávají { $sum }, ne { $lamp }; rozsviť lampu s číslem { $sum }, nebo pasuj
# $first a $second jsou součty jednotlivých společných kostek s kostkou ulice.
refusal-not-own = Kostky (ulice { $street }) dávají { $first } nebo { $second }, ne { $lamp }; rozsviť lampu s takovým číslem, nebo pasuj

## Texty, které nejsou tahy

parse-lamp-empty = Nebyl napsán žádný tah; napiš třeba: rozsviť jantarová 7
parse-light-two = „rozsviť“ vyžaduje ulici a číslo lampy: rozsviť jantarová 7
parse-unknown-street = Žádná ulice se nejmenuje "{ $found }"; ulice jsou { $streets }
parse-unknown-lamp = Ulice { $street } nemá lampu "{ $found }"; její lampy jsou { $lamps }

## Body

score-street =
    { $count ->
        [one] { $count } lampa, ulice { $street }
        [few] { $count } lampy, ulice { $street }
        [many] { $count } lampy, ulice { $street }
       *[other] { $count } lamp, ulice { $street }
    }
score-bells =
    { $count ->
        [one] { $count } zvon
        [few] { $count } zvony
        [many] { $count } zvonu
       *[other] { $count } zvonů
    }
score-burns =
    { $count ->
        [one] { $count } popálenina
        [few] { $count } popáleniny
        [many] { $count } popáleniny
       *[other] { $count } popálenin
    }

## Co rozhoduje při shodě, jako jmenná fráze

tie-bells = nejvíc zvonů
tie-burns = nejméně popálenin

## Co lze vybrat ze seznamu

target-pass-lamp = pasovat: teď nic nerozsvítit

## První hra, která učí. -try říká, co zkusit, -ask se ptá, -1 atd. jsou odpovědi, -why vysvětluje.

lesson-goal = Stmívá se a ty rozsvěcuješ lampy ve čtyřech ulicích. V každé ulici jdeš zleva doprava a nikdy se nevracíš. Mnoho lamp v jedné ulici přináší mnoho bodů. Hraješ skutečnou hru proti snadnému botovi.
lesson-shared =
    Dvě společné kostky jsou pro všechny. Všichni hráči se rozhodují současně a nikdo nevidí, co vybírají ostatní. Smíš rozsvítit jednu lampu se součtem obou kostek. { $front-end ->
        [lines] Napiš `rozsviť`, ulici a číslo lampy.
        [page] Klepni na okénko a potvrď.
       *[other] Na políčko přejdi šipkami nebo myší a potvrď klávesou Enter nebo kliknutím.
    }
lesson-shared-try = Zkus rozsvítit lampu se součtem společných kostek.
lesson-corner = Některé lampy jsou rohy a mají znak jiné ulice. Když rozsvítíš roh, rozsvítíš i lampu v té ulici: tu hned za svou poslední rozsvícenou. Roh nikdy nerozsvítí poslední lampu ulice.
lesson-direction = Tvé první lampy svítí.
lesson-direction-ask = Smíš později v téže ulici rozsvítit lampu nalevo od své poslední rozsvícené?
lesson-direction-1 = Ano, když padne její číslo.
lesson-direction-2 = Ne, přeskočené lampy zůstanou tmavé.
lesson-direction-why = V každé ulici se jde jen zleva doprava. Nepřeskakuj tedy moc lamp najednou.
lesson-own = Když jsi na tahu, rozhoduješ se ještě jednou, tentokrát jen ty. Sečteš jednu společnou kostku s kostkou ulice a v této ulici rozsvítíš lampu s tímto číslem.
lesson-own-try = Zkus rozsvítit lampu kostkou její ulice.
lesson-burn = Někdy je lepší počkat. Kdo je na tahu, měl by však rozsvítit aspoň jednu lampu.
lesson-burn-ask = Co se stane, když hráč na tahu za celý tah nic nerozsvítí?
lesson-burn-1 = Nic.
lesson-burn-2 = Popálí si prst a ztratí body.
lesson-burn-why = Popálenina stojí body. Když má jeden hráč čtyři popáleniny, je kolo poslední. Kdo není na tahu, nikdy se nepopálí.
lesson-bell = Poslední lampa ulice je její zvon.
lesson-bell-ask = Kdo smí v ulici rozsvěcet lampy, když už zazvonil její zvon?
lesson-bell-1 = Nikdo. Ulice je zavřená pro všechny a její kostka odchází ze hry.
lesson-bell-2 = Všichni kromě toho, kdo zvonil.
lesson-bell-why = Zvon vyžaduje dost rozsvícených lamp ve své ulici. Body navíc dostane každý, kdo na něj zazvoní při témže rozhodnutí. Když jsou zavřené dvě ulice, je kolo poslední.
lesson-end = Noc skončila. Každá ulice počítá své lampy, každý zvon přidává body a každá popálenina je ubírá. Příště zkus silnějšího bota, nebo hraj s více lidmi.
