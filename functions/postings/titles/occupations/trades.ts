/** Building, trades, maintenance, manufacturing, cleaning, security, growing. */
export const TRADES = `
electrician ~ electrical-technician, industrial-electrician, maintenance-technician
  electrician, journeyman electrician, licensed electrician, commercial electrician, residential electrician, wireman, residential wireman, electrical installer, electrical fitter, construction electrician, electrical improver,
  elektriker, elektroniker, *elektroniker, elektroinstallateur, elektromonteur, elektrofachkraft, elektroniker energie und gebaudetechnik, elektroanlagenmonteur, elektroniker schaltschrankbau, schaltschrankbauer, *elektriker,
  electricien, *electricien, electricien batiment, electricien tertiaire, monteur electricien, electricien chantier, electricista, *electricista, tecnico electricista, oficial electricista, instalador electricista
industrial-electrician < electrician ~ maintenance-technician
  industrial electrician, maintenance electrician, service electrician, master electrician, plant electrician, solar installer, solar electrician, betriebselektriker, industrieelektriker, elektroniker betriebstechnik, elektroniker automatisierungstechnik, industrieelektroniker, betriebstechniker elektro, elektromeister,
  meister elektrotechnik, inbetriebnehmer, electricien industriel, electricien maintenance, cableur, electricista industrial, electricista mantenimiento, pv monteur, solarteur, servicetechniker elektrotechnik, servicemonteur elektro
electrical-technician ~ electrician, electronics-technician, mechatronics-technician
  electrical technician, instrumentation technician, controls technician, control technician, electrical and instrumentation technician, elektrotechniker, mess und regeltechniker, technicien electricite, technicien electrotechnique, tecnico electrico, tecnico electromecanico electrico
electronics-technician ~ electrical-technician
  electronics technician, electronic technician, low voltage technician, telecom technician, fiber technician, cable technician, kommunikationselektroniker, fernmeldetechniker, technicien electronique, technicien fibre optique, technicien telecom, tecnico electronico, tecnico telecomunicaciones
electrical-foreman ~ electrician
  electrical foreman, electrical supervisor, electrical superintendent, obermonteur elektro, bauleiter elektro, chef chantier electricite, encargado electricista, elektrotechniker bauleiter
electrical-helper ~ electrician
  electrician helper, electrical helper, electricians mate, elektrohelfer, aide electricien, ayudante electricista
electronics-assembler ~ production-worker
  electronics assembler, electronic assembler, solderer, lottechniker, bestucker, monteur cableur electronique, ensamblador electronico
plumber ~ heating-engineer
  plumber, pipefitter, plumbing technician, journeyman plumber, klempner, installateur, sanitarinstallateur, anlagenmechaniker shk, anlagenmechaniker sanitar heizung klima, sanitarmonteur, plombier, plombier chauffagiste, fontanero, plomero, gasfiter, gasfitter
heating-engineer ~ plumber, refrigeration-technician
  heating engineer, gas engineer, boiler technician, heizungsbauer, heizungsmonteur, chauffagiste, depanneur chauffagiste, technicien chauffage, calefactor, tecnico calefaccion
refrigeration-technician ~ heating-engineer, maintenance-technician
  hvac technician, refrigeration technician, hvac installer, hvac service technician, air conditioning technician, aircon technician, service technician aircon, kaltetechniker, klimatechniker, mechatroniker kaltetechnik, frigoriste, technicien frigoriste, technicien cvc, technicien maintenance cvc, tecnico frigorista, tecnico climatizacion, tecnico aire acondicionado, tecnico refrigeracion
carpenter ~ construction-worker
  carpenter, joiner, cabinet maker, tischler, schreiner, zimmerer, zimmermann, menuisier, charpentier, ebeniste, carpintero, ebanista, poseur cuisines, montador muebles, monteur cuisine
painter ~ construction-worker
  painter, decorator, maler, lackierer, maler und lackierer, peintre, peintre batiment, pintor
bricklayer ~ construction-worker
  bricklayer, mason, maurer, macon, albanil, tiler, fliesenleger, carreleur, roofer, dachdecker, couvreur, plasterer, trockenbauer, platrier, plaquiste
welder ~ metalworker
  welder, welder fabricator, schweisser, soudeur, soldador
metalworker ~ welder, machinist, mechanic-industrial
  metalworker, fabricator, sheet metal worker, locksmith, schlosser, *schlosser, metallbauer, konstruktionsmechaniker, spengler, serrurier, metallier, chaudronnier, cerrajero, herrero, calderero
machinist ~ metalworker
  machinist, cnc machinist, cnc operator, cnc programmer, zerspanungsmechaniker, cnc fraser, cnc dreher, usineur, tourneur fraiseur, operateur cnc, tornero, fresador, operador cnc
construction-worker ~ bricklayer, machine-driver
  construction worker, labourer, laborer, construction laborer, general laborer, civil labourer, groundworker, bauhelfer, bauarbeiter, tiefbauer, hilfsarbeiter bau, manoeuvre, ouvrier batiment, ouvrier tp, peon construccion, obrero, ayudante construccion
site-foreman ~ construction-manager, construction-worker
  foreman, construction foreman, civil foreman, polier, *polier, vorarbeiter, werkpolier, chef chantier, chef equipe btp, encargado obra, capataz, maestro obra
construction-manager ~ construction-project-manager, site-foreman, architect-site, building-technician
  construction manager, construction site manager, site manager, site supervisor, construction superintendent, superintendent, bauleiter, *bauleiter, baustellenleiter, oberbauleiter, bauingenieur als bauleiter, ortlicher bauuberwacher, bauuberwacher, bauleitung, conducteur travaux, directeur travaux, jefe obra, residente obra, supervisor obra, encargado general obra
special-construction-manager < construction-manager
  fachbauleiter, bauleiter tga, bauleiter tiefbau, junior bauleiter, assistant site manager, aide conducteur travaux, ayudante jefe obra
construction-project-manager < project-manager ~ construction-manager
  construction project manager, projektleiter bau, projektleiter hochbau, projektleiter tiefbau, project manager construction, projektsteuerer, projektmanager bau, chef projet construction, gerente obra, director obra
architect-site ~ construction-manager, architect
  architekt lph 6, architekt lph 8, bauleitender architekt, architekt bauleitung, architekt objektuberwachung
architect ~ building-technician
  architect, project architect, architekt, architecte, arquitecto, landscape architect, landschaftsarchitekt
building-technician ~ construction-manager, quantity-surveyor
  building technician, architectural technician, bautechniker, bauzeichner, civil drafter, drafter, draftsman, cad technician, technischer zeichner, 12d designer, civil designer, dessinateur projeteur, dessinateur batiment, dibujante, delineante, proyectista
quantity-surveyor ~ construction-manager, building-technician
  quantity surveyor, estimator, cost estimator, building surveyor, kalkulator, *kalkulator, bauabrechner, metreur, economiste construction, presupuestista, chartered surveyor, land surveyor, vermessungstechniker, geometre, topografo
maintenance-technician ~ industrial-electrician, mechanic-industrial, mechatronics-technician, building-maintenance, refrigeration-technician
  maintenance technician, industrial maintenance technician, maintenance engineer technician, service technician, field service technician, field service engineer, maintenance fitter, multi skilled maintenance engineer, maintenance engineer, equipment technician, maintenance worker industrial,
  instandhalter, *instandhalter, instandhaltungstechniker, instandhaltungsmechaniker, servicetechniker, *servicetechniker, betriebstechniker, wartungstechniker, servicemonteur, techniker instandhaltung, kundendiensttechniker,
  technicien maintenance, technicien maintenance industriel, electromecanicien, electromecanicien maintenance, technicien electromecanique, technicien maintenance electromecanique, electrotechnicien maintenance, mecanicien maintenance, technicien sav, depanneur, technicien itinerant, agent maintenance industriel, automaticien maintenance, technicien automatisme,
  tecnico mantenimiento, tecnico mantenimiento industrial, electromecanico, tecnico electromecanico, oficial mantenimiento, operario mantenimiento, mecanico mantenimiento, tecnico servicio, tecnico campo, automatista
building-maintenance ~ maintenance-technician, caretaker
  building maintenance technician, facilities technician, facility technician, handyman, maintenance worker, maintenance person, building engineer, hausmeister techniker, gebaudetechniker, agent maintenance, agent polyvalent maintenance, agent technique, factotum, auxiliar mantenimiento, encargado mantenimiento edificios
maintenance-manager ~ maintenance-technician
  maintenance manager, maintenance supervisor, maintenance lead, leiter instandhaltung, instandhaltungsleiter, meister instandhaltung, responsable maintenance, chef equipe maintenance, responsable mantenimiento, jefe mantenimiento, supervisor mantenimiento
mechanic-industrial ~ maintenance-technician, metalworker, mechatronics-technician
  industrial mechanic, millwright, maintenance mechanic, mechanical fitter, mechanical technician, industriemechaniker, maschinenschlosser, betriebsschlosser, anlagenmechaniker, monteur, mecanicien industriel, monteur mecanicien, ajusteur, mecanico industrial, montador mecanico
mechatronics-technician ~ industrial-electrician, maintenance-technician, electrical-technician
  mechatronics technician, robotics technician, automation technician, mechatroniker, automatiker, technicien mecatronique, tecnico mecatronico, automaticien
car-mechanic ~ truck-mechanic
  mechanic, auto mechanic, automotive technician, vehicle technician, auto electrician, kfz mechatroniker, kfz mechaniker, automobilmechatroniker, autoelektriker, mecanicien automobile, mecanicien auto, mecanico automotriz, mecanico, mecanico coches
truck-mechanic < car-mechanic
  diesel mechanic, diesel technician, truck mechanic, heavy duty mechanic, nutzfahrzeugmechatroniker, mecanicien poids lourd, mecanico camiones, mecanico diesel
production-worker ~ machine-operator, warehouse-worker, electronics-assembler
  production worker, production operator, production operative, assembler, assembly worker, factory worker, manufacturing associate, manufacturing operator, production associate, process operator, packaging operator,
  produktionsmitarbeiter, *produktionsmitarbeiter, produktionshelfer, mitarbeiter produktion, montagemitarbeiter, fertigungsmitarbeiter, maschinenbediener, montagehelfer, produktionsfachkraft, helfer produktion,
  operateur production, agent production, ouvrier production, agent fabrication, operateur conditionnement, ouvrier usine, conducteur ligne, operario produccion, operario fabrica, operario industrial, auxiliar produccion, operador produccion, operario, peon industrial, operario polifuncional, ensamblador
machine-operator < production-worker
  machine operator, machine setter, anlagenfuhrer, maschinen und anlagenfuhrer, maschinenfuhrer, anlagenbediener, maschineneinrichter, operateur regleur, operateur production regleur, regleur, conducteur machine, operador maquina, operador maquinas, maquinista industrial
production-manager ~ production-supervisor
  production manager, plant manager, manufacturing manager, produktionsleiter, fertigungsleiter, responsable production, directeur usine, jefe produccion, gerente planta, gerente produccion
production-supervisor ~ production-worker, production-manager
  production supervisor, shift supervisor, production team leader, schichtleiter, schichtfuhrer, teamleiter produktion, industriemeister, chef equipe production, chef atelier, supervisor produccion, encargado produccion, jefe turno
quality-inspector ~ production-worker, quality-engineer
  quality inspector, quality controller, quality control inspector, quality technician, quality control technician, qualitatsprufer, messtechniker, controleur qualite, technicien qualite, inspector calidad, auxiliar calidad, tecnico calidad
cleaner ~ housekeeper
  cleaner, cleaning operative, house cleaner, office cleaner, reinigungskraft, *reinigungskraft, gebaudereiniger, raumpfleger, putzkraft, reinigungsmitarbeiter, agent entretien, agent proprete, technicien surface, femme menage, employe menage, personal limpieza, limpiador, auxiliar limpieza, operario limpieza, auxiliar servicios generales, auxiliar aseo
security-guard
  security guard, security officer, doorman, sicherheitsmitarbeiter, sicherheitskraft, wachmann, werkschutz, mitarbeiter sicherheit, agent securite, agent surveillance, vigilante, vigilante seguridad, guardia seguridad, guarda seguridad
gardener
  gardener, groundskeeper, landscaper, landscape gardener, nursery worker plants, gartner, landschaftsgartner, landschaftspfleger, galabauer, jardinier, paysagiste, ouvrier espaces verts, jardinero
farm-worker ~ gardener
  farm worker, farm hand, agricultural worker, landwirt, erntehelfer, ouvrier agricole, agriculteur, trabajador agricola, peon agricola, jornalero, operario agricola
`
