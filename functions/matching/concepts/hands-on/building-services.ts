import type { ConceptEntry } from '../concept-entry.ts'

/** What makes a building work: electricity, heating, water, and looking after it. */
export const BUILDING_SERVICES_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'electrical',
    label: {
      en: 'electrical installations',
      de: 'Elektroinstallationen',
      fr: 'les installations électriques',
      es: 'las instalaciones eléctricas',
    },
    words: {
      en: `electrical install, wiring, switchgear, low voltage, conduit, panel upgrade, electrical fault,
        electrical system, wire~homes, wire~houses, wire new, wired~houses, wired~homes, wired~floors`,
      de: `elektroinstall, elektrotechn, elektriker, schaltschrank, verdrahtung, sps, elektroanlage,
        elektronik, mechatronik`,
      fr: `electricite, electricien, installation electrique, cablage, armoire electrique, automate,
        electrotechn, basse tension`,
      es: `electricidad, electricista, instalaciones electricas, cableado, tablero electrico, plc,
        baja tension`,
    },
  },
  {
    id: 'machine-controls',
    label: {
      en: 'machine controls',
      de: 'Maschinensteuerungen',
      fr: 'les automatismes',
      es: 'los automatismos',
    },
    words: {
      en: 'plc, control panel, motors and control, siemens s7, automation engineer, hmi, scada',
      de: 'sps, steuerungstechnik, schaltschrank, siemens s7, automatisierungstechn',
      fr: 'automate program, automatisme, armoire de commande, siemens s7',
      es: 'automatas, automatismo, tablero de control, siemens s7',
    },
  },
  {
    id: 'solar-and-charging',
    label: {
      en: 'solar panels and chargers',
      de: 'Solaranlagen und Ladepunkte',
      fr: 'les panneaux solaires et les bornes',
      es: 'los paneles solares y los cargadores',
    },
    words: {
      en: 'solar panel, charging point, ev charger, heat pumps and chargers, photovoltaic install',
      de: 'solaranlage, photovoltaikanlage, wallbox, ladepunkt, ladesaul',
      fr: 'panneaux solaires, bornes de recharge, installation photovolta',
      es: 'paneles solares, placas solares, puntos de recarga, cargadores electricos',
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
      en: `hvac, heating, boiler, air condition, furnace, heat pump, chiller, ventilation system, ductwork,
        cooling system, refrigerant, refrigeration, refrigerated units`,
      de: 'heizung, klimaanlage, luftung, warmepumpe, kaltetechn, heizkessel, klimatechn, shk, sanitar',
      fr: `chauffage, chauffagiste, chaudiere, pompe a chaleur, pompes a chaleur, climatisation,
        ventilation, cvc, frigorist, radiateurs`,
      es: `calefaccion, climatizacion, caldera, bomba de calor, aire acondicionado, refrigeracion, hvac,
        ventilacion`,
    },
  },
  {
    id: 'plumbing',
    label: { en: 'plumbing', de: 'Sanitär', fr: 'la plomberie', es: 'la fontanería' },
    words: {
      en: 'plumb, pipefit, pipe install, water heater, leaks, bathroom install, blocked drain, drain clean',
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
      en: `facility, facilities, building maintenance, building services, property maintenance, caretaker,
        building systems, buildings~maintain, janitor, planned maintenance, service contractors~building`,
      de: `gebaudetechnik, facility, haustechnik, hausmeister, objektbetreuung, gebaudemanag, brandschutz,
        winterdienst, technische anlagen`,
      fr: `exploitation technique, batiments~maint, gestion technique, facility, entretien des batiments,
        gardien~immeuble, services generaux`,
      es: `mantenimiento de edificios, facility, edificios~manten, servicios generales,
        mantenimiento edilicio, conserje`,
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
      en: `energy efficien, energy consumption, energy use, energy saving, energy cost, carbon, solar,
        photovoltaic, renewable, wind farm, wind park, sustainab, emissions, iso 50001, retrofit`,
      de: `energieverbrauch, energieeffizien, energiekosten, energieeinspar, photovoltaik, erneuerbare,
        nachhaltig, emission, windpark, co2`,
      fr: `efficacite energetique, consommation d energie, economies d energie, photovolta,
        energies renouvelables, renovation energetique, emissions, developpement durable`,
      es: `eficiencia energetica, consumo de energia, ahorro energetico, fotovolta, energias renovables,
        sostenibilidad, emisiones, huella de carbono`,
    },
  },
]
