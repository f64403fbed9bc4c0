import type { ConceptEntry } from '../concept-entry.ts'

/** Production, maintenance and engineering of machines. */
export const MANUFACTURING_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'output',
    label: {
      en: 'higher output',
      de: 'höhere Ausbringung',
      fr: 'la productivité de la production',
      es: 'la productividad de planta',
    },
    words: {
      en: `oee, output~shift, units per, units a day, throughput~line, productivity, line speed, production volume,
        capacity~line, production target, pieces per, bottleneck, production rate, yield`,
      de: 'oee, ausbringung, stuckzahl, produktivitat, anlageneffektiv, ausstoss, taktzeit, produktionsmenge, engpass',
      fr: 'trs, productivite, cadence, rendement, volume de production, objectifs de production, goulot',
      es: `oee, productividad, rendimiento~linea, volumen de produccion, unidades por, cuello de botella, capacidad de
        produccion`,
    },
  },
  {
    id: 'scrap',
    label: { en: 'less scrap', de: 'weniger Ausschuss', fr: 'moins de rebuts', es: 'menos rechazos' },
    words: {
      en: `scrap, defect, reject rate, rework, first pass yield, nonconform, non conform, ppm, defects per, quality
        complaints, waste~production, faulty parts`,
      de: 'ausschuss, nacharbeit, fehlerquote, ausschussquote, reklamationsquote, ppm, fehlerkosten',
      fr: 'rebut, rebuts, non conformite, non conformites, retouches, taux de defaut, defauts~produit',
      es: 'rechazos, scrap, defectos, no conformidad, retrabajo, desperdicio~produccion, piezas defectuosas',
    },
  },
  {
    id: 'downtime',
    label: {
      en: 'less downtime',
      de: 'weniger Stillstand',
      fr: "moins d'arrêts machine",
      es: 'menos paradas de máquina',
    },
    words: {
      en: `downtime, breakdown, machine stop, unplanned stop, mtbf, mttr, equipment failure, uptime~machine,
        uptime~equipment, line stops, stoppages, outages~plant`,
      de: `stillstand, ausfallzeit, maschinenausfall, storungsbehebung, anlagenverfug, storungen an, ungeplant,
        storungsdienst`,
      fr: `arrets machine, pannes, temps d arret, disponibilite des equipements, disponibilite machine, depannage, arrets
        de production`,
      es: 'paradas, tiempo de inactividad, averias, fallas de equipo, disponibilidad de equipos, tiempo muerto',
    },
  },
  {
    id: 'maintenance',
    label: {
      en: 'maintenance and repair',
      de: 'Wartung und Instandhaltung',
      fr: 'la maintenance et les réparations',
      es: 'el mantenimiento y las reparaciones',
    },
    words: {
      en: `maintenance, repair, preventive maint, servicing, troubleshoot, maintain equipment, work orders, service
        calls, technician, overhaul, spare parts, equipment check, predictive maint, fault finding`,
      de: `wartung, instandhalt, reparatur, instandsetz, fehleranalyse, fehlersuche, ersatzteil, kleinreparatur, storung,
        inspektion`,
      fr: `maintenance, reparation, depannage, entretien preventif, maintenance preventive, pieces de rechange,
        diagnostiquer les pannes, revision`,
      es: 'mantenimiento, reparacion, preventivo, correctivo, repuestos, averias, recambios, diagnostico de fallas',
    },
  },
  {
    id: 'machining',
    label: { en: 'machining', de: 'die Zerspanung', fr: "l'usinage", es: 'el mecanizado' },
    words: {
      en: `cnc, machining, lathe, milling, machinist, tolerances, fanuc, g code, turning center, tool change, blueprint
`,
      de: 'cnc, zerspan, drehen, frasen, dreh und fras, toleranz, werkzeugmaschine, zeichnung~fertig',
      fr: 'cnc, usinage, tournage, fraisage, commande numerique, tolerances, tourneur, fraiseur',
      es: 'cnc, mecanizado, torno, fresado, control numerico, tolerancias, tornero',
    },
  },
  {
    id: 'welding',
    label: {
      en: 'welding and metalwork',
      de: 'Schweißen und Metallbau',
      fr: 'la soudure et la métallerie',
      es: 'la soldadura y la metalistería',
    },
    words: {
      en: `weld, sheet metal, tig, mig, brazing, steel structure, metalwork, forming~metal, deep drawing, metal
        fabrication, steel fabrication`,
      de: `schweiss, blech, metallbau, umform, tiefzieh, stanz, loten, stahlbau, schlosserei, metallbauer,
        konstruktionsmechan`,
      fr: 'soudure, soudage, soudeur, chaudronn, tolerie, metallerie, emboutissage',
      es: 'soldadura, soldador, chapa, metalurg, estructuras metalicas, embuticion',
    },
  },
  {
    id: 'lean',
    label: {
      en: 'lean production',
      de: 'die schlanke Produktion',
      fr: 'le lean',
      es: 'la producción ajustada',
    },
    words: {
      en: `kaizen, six sigma, 5s, value stream, continuous improvement, tpm, kanban, smed, root cause, standard work,
        green belt, black belt, lean.`,
      de: `kaizen, six sigma, 5s, wertstrom, kvp, kontinuierliche verbesser, kontinuierlicher verbesser, kanban,
        shopfloor, lean., lean management`,
      fr: 'kaizen, six sigma, 5s, amelioration continue, vsm, kanban, smed, lean.',
      es: 'kaizen, six sigma, 5s, mejora continua, kanban, cadena de valor, lean.',
    },
  },
  {
    id: 'quality-control',
    label: {
      en: 'quality control',
      de: 'die Qualitätssicherung',
      fr: 'le contrôle qualité',
      es: 'el control de calidad',
    },
    words: {
      en: `quality control, quality inspect, quality assurance, iso 9001, inspection~parts, measuring equipment, fmea,
        spc, capa, gmp, final inspection, calibrat, quality requirements, quality standards, quality audit, 8d`,
      de: `qualitatssicher, qualitatskontroll, iso 9001, prufmittel, fmea, qualitatsmanag, gmp, audit~qualitat,
        messtechnik, qualitatsprufung, 8d`,
      fr: 'controle qualite, assurance qualite, iso 9001, amdec, qualite~produit, bpf, metrologie, normes de qualite',
      es: 'control de calidad, aseguramiento de calidad, iso 9001, amfe, gmp, estandares de calidad, metrologia',
    },
  },
  {
    id: 'assembly',
    label: { en: 'assembly', de: 'die Montage', fr: "l'assemblage", es: 'el montaje' },
    words: {
      en: `assembly line, assemble, assembled, assembler, assembly~parts, wiring harness, line operator, machine
        operator, production operator, operate machines, packaging line`,
      de: `montage, montier, fertigungslinie, bestucken, anlagenbedien, maschinenbedien, maschinenfuhrer,
        produktionslinie`,
      fr: 'assemblage, montage, ligne de production, operateur de production, conducteur de ligne, conduite de ligne',
      es: 'ensamblaje, montaje, linea de produccion, operario de produccion, operador de maquina, ensamble',
    },
  },
  {
    id: 'electrical',
    label: {
      en: 'electrical installations',
      de: 'Elektroinstallationen',
      fr: 'les installations électriques',
      es: 'las instalaciones eléctricas',
    },
    words: {
      en: `electrical install, wiring, electrician, control panel, switchgear, low voltage, plc, conduit, circuit, panel
        upgrade, electrical fault, electrical system, charging points, ev charger, solar panels`,
      de: `elektroinstall, elektrotechn, elektriker, schaltschrank, verdrahtung, sps, elektroanlage, elektronik,
        mechatronik`,
      fr: `electricite, electricien, installation electrique, cablage, armoire electrique, automate, electrotechn, basse
        tension`,
      es: 'electricidad, electricista, instalaciones electricas, cableado, tablero electrico, plc, baja tension',
    },
  },
  {
    id: 'heating',
    label: {
      en: 'heating, cooling and ventilation',
      de: 'Heizung, Klima und Lüftung',
      fr: 'le chauffage et la climatisation',
      es: 'la calefacción y la climatización',
    },
    words: {
      en: `hvac, heating, boiler, air condition, furnace, heat pump, chiller, ventilation system, ductwork, cooling
        system, refrigerant, refrigeration, refrigerated units`,
      de: 'heizung, klimaanlage, luftung, warmepumpe, kaltetechn, heizkessel, klimatechn, shk, sanitar',
      fr: `chauffage, chauffagiste, chaudiere, pompe a chaleur, pompes a chaleur, climatisation, ventilation, cvc,
        frigorist, radiateurs`,
      es: 'calefaccion, climatizacion, caldera, bomba de calor, aire acondicionado, refrigeracion, hvac, ventilacion',
    },
  },
  {
    id: 'plumbing',
    label: { en: 'plumbing', de: 'Sanitär', fr: 'la plomberie', es: 'la fontanería' },
    words: {
      en: 'plumb, pipefit, pipe install, drainage, water heater, sewer, leaks, bathroom install',
      de: 'sanitar, rohrleitung, installateur, klempner, trinkwasser, bader~install',
      fr: 'plomberie, plombier, canalisation, sanitaire, tuyauterie, fuites',
      es: 'fontaner, plomer, tuberia, sanitari, gasfiter, desague',
    },
  },
  {
    id: 'facility',
    label: {
      en: 'running buildings',
      de: 'die Gebäudetechnik',
      fr: "l'exploitation des bâtiments",
      es: 'la gestión de edificios',
    },
    words: {
      en: `facility, facilities, building maintenance, building services, property maintenance, caretaker, building
        systems, buildings~maintain, janitor, planned maintenance, service contractors~building`,
      de: `gebaudetechnik, facility, haustechnik, hausmeister, objektbetreuung, gebaudemanag, brandschutz, winterdienst,
        technische anlagen`,
      fr: `exploitation technique, batiments~maint, gestion technique, facility, entretien des batiments,
        gardien~immeuble, services generaux`,
      es: `mantenimiento de edificios, facility, edificios~manten, servicios generales, mantenimiento edilicio, conserje
`,
    },
  },
  {
    id: 'energy',
    label: {
      en: 'saving energy',
      de: 'das Energiesparen',
      fr: "les économies d'énergie",
      es: 'el ahorro de energía',
    },
    words: {
      en: `energy efficien, energy consumption, energy use, energy saving, energy cost, carbon, solar, photovoltaic,
        renewable, wind farm, wind park, sustainab, emissions, iso 50001, retrofit`,
      de: `energieverbrauch, energieeffizien, energiekosten, energieeinspar, photovoltaik, erneuerbare, nachhaltig,
        emission, windpark, co2`,
      fr: `efficacite energetique, consommation d energie, economies d energie, photovolta, energies renouvelables,
        renovation energetique, emissions, developpement durable`,
      es: `eficiencia energetica, consumo de energia, ahorro energetico, fotovolta, energias renovables, sostenibilidad,
        emisiones, huella de carbono`,
    },
  },
  {
    id: 'product-development',
    label: {
      en: 'developing products',
      de: 'die Produktentwicklung',
      fr: 'le développement de produits',
      es: 'el desarrollo de productos',
    },
    words: {
      en: `product development, prototype, prototyp, cad, solidworks, autocad, mechanical design, design engineer, series
        production, product engineering, post launch, design for manufactur, catia, fea, testing environment, finite
        element, simulation model`,
      de: `produktentwickl, prototyp, konstruktion, cad, solidworks, serienreife, serienanlauf, simulation, catia,
        entwicklungsprojekt, versuch, prufstand, prufstande, schwingung`,
      fr: `developpement de produit, prototype, conception mecanique, cao, bureau d etudes, solidworks, simulation, mise
        au point, industrialisation`,
      es: `desarrollo de producto, prototipo, diseno mecanico, cad, solidworks, simulacion, ingenieria de producto,
        industrializacion`,
    },
  },
  {
    id: 'commissioning',
    label: {
      en: 'putting equipment into service',
      de: 'die Inbetriebnahme',
      fr: 'la mise en service',
      es: 'la puesta en marcha',
    },
    words: {
      en: `commission~plant, commissioning, start up~line, installation of equipment, new line, site acceptance, factory
        acceptance, installed~machines, installed new, ramp up`,
      de: 'inbetriebnahme, anlagenbau, neue linie, abnahme~anlage, inbetriebsetz, anlauf., produktionsanlauf',
      fr: `mise en service, mises en service, installation de nouveaux equipements, installation des equipements,
        demarrage~ligne, installation~systeme`,
      es: 'puesta en marcha, comisionado, instalacion de equipos, arranque~linea, nueva linea',
    },
  },
  {
    id: 'vehicles',
    label: {
      en: 'repairing vehicles',
      de: 'die Fahrzeugreparatur',
      fr: 'la réparation de véhicules',
      es: 'la reparación de vehículos',
    },
    words: {
      en: `vehicle repair, mechanic, engines, gearbox, brakes, truck maintenance, automotive, auto repair,
        workshop~vehicle, fleet maintenance, mot, diagnostics~vehicle`,
      de: 'kfz, fahrzeugreparatur, werkstatt, motoren, getriebe, bremsen, fahrzeugtechnik, nutzfahrzeug',
      fr: 'mecanicien, mecanique automobile, reparation automobile, moteurs, freins, atelier~vehicule, carrosserie',
      es: 'mecanico, mecanica automotriz, taller mecanico, motores, frenos, vehiculos~repar, automotriz',
    },
  },
]
