import type { ConceptEntry } from '../concept-entry.ts'

/** Wards, clinics and homes: where nurses and carers work. */
export const WARDS_AND_CARE_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'critical-care',
    label: {
      en: 'intensive care',
      de: 'die Intensivpflege',
      fr: 'les soins intensifs',
      es: 'los cuidados intensivos',
    },
    words: {
      en: `icu, intensive care, critical care, ventilator, ventilat, hemodynamic, crrt, vasopressor, intubat, ccu, step
        down, telemetry, acls, rapid response, post operative cardiac, balloon pump, trauma`,
      de: 'intensivstation, intensivpfleg, beatmung, hamodynam, dialyse~intensiv, imc',
      fr: 'reanimation, soins intensifs, ventilation artificielle, urgences vitales, usc',
      es: 'uci, cuidados intensivos, cuidados criticos, ventilacion mecanica, hemodinam, monitorizacion~pacient',
    },
  },
  {
    id: 'emergency-care',
    label: { en: 'emergency care', de: 'die Notfallversorgung', fr: 'les urgences', es: 'las urgencias' },
    words: {
      en: `emergency department, emergency room, triage, emergency nurs, ambulance, paramedic, code blue, acute care,
        acute or community`,
      de: 'notaufnahme, rettungsdienst, triage, ersteinschatzung, notfallversorgung, akutpflege',
      fr: 'service des urgences, triage, samu, smur, urgentiste, accueil des urgences',
      es: 'urgencias, triaje, triage, emergencias sanitarias, ambulancia',
    },
  },
  {
    id: 'theatre',
    label: {
      en: 'work in the operating theatre',
      de: 'die Arbeit im OP',
      fr: 'le travail au bloc opératoire',
      es: 'el trabajo en quirófano',
    },
    words: {
      en: `operating room, operating theatre, operating theater, perioperative, scrub nurs, circulating nurs, surgical
        instrument, anesthe, anaesthe, recovery room, pacu, instrument~surg`,
      de: 'operationssaal, ops, instrumentier, anasthesie, aufwachraum, op pflege, operationstechn',
      fr: `bloc operatoire, instrumentiste, circulante, anesthesi, salle de reveil, ibode, salle d intervention,
        operatoire`,
      es: 'quirofano, instrumentista, anestesi, reanimacion~quirurg, quirurgic',
    },
  },
  {
    id: 'elder-care',
    label: {
      en: 'care of older people',
      de: 'die Altenpflege',
      fr: "l'accompagnement des personnes âgées",
      es: 'la atención a personas mayores',
    },
    words: {
      en: `dementia, elder, older adult, older people, nursing home, long term care, geriatric, assisted living,
        alzheimer, skilled nursing, residents~care, memory care, palliative, hospice`,
      de: 'altenpfleg, demenz, senioren, pflegeheim, geriatri, bewohner, palliativ, hospiz',
      fr: 'personnes agees, ehpad, geriatri, demence, alzheimer, residents, soins palliatifs, gerontolog',
      es: 'personas mayores, geriatri, residencia de ancianos, demencia, alzheimer, cuidados paliativos, tercera edad',
    },
  },
  {
    id: 'personal-care',
    label: {
      en: 'daily personal care',
      de: 'die Grundpflege',
      fr: "les soins d'hygiène et de confort",
      es: 'la higiene y el aseo diario',
    },
    words: {
      en: `personal hygiene, personal care, bathing, feeding, dressing, mobility assist, patient mobility, activities of
        daily living, adl, adls, vital signs, basic patient care, nursing assistant, turning and repositioning,
        bedpan, wound care, dressing changes, meals washing, washing and walking, patients~meals`,
      de: `grundpflege, korperpflege, mobilisation, mobilisier, vitalzeichen, vitalwerte, behandlungspflege,
        wundversorgung, lagerung`,
      fr: `soins d hygiene, aide a la toilette, soins de confort, constantes, aide aux repas, actes de la vie
        quotidienne, pansement, nursing`,
      es: `aseo, higiene personal, constantes vitales, signos vitales, movilizacion, curas, actividades de la vida diaria
`,
    },
  },
  {
    id: 'beds-opening',
    label: {
      en: 'opening beds with full teams',
      de: 'der Aufbau neuer Betten',
      fr: "l'ouverture de lits",
      es: 'la apertura de camas',
    },
    words: {
      en: `more beds, beds with, open~beds, opening~beds, bed flow, staffing~nurses, nurse turnover, nurse retention,
        still on the unit, vacancy rate, nurse vacanc, agency nurs`,
      de: 'mehr betten, betten~eroffn, personaluntergrenze, pflegepersonal~gewinn, leasingkraft',
      fr: 'ouverture de lits, lits supplementaires, effectifs soignants',
      es: 'apertura de camas, nuevas camas, dotacion de enfermer',
    },
  },
  {
    id: 'clinic-scheduling',
    label: {
      en: 'appointments between departments',
      de: 'die Koordination von Terminen',
      fr: 'la coordination des rendez-vous',
      es: 'la coordinación de citas',
    },
    words: {
      en: `appointments, appointment schedul, schedule patients, patient scheduling, referrals, coordinate appointments,
        clinic schedule, patient flow, waiting list, outpatient clinic, admissions~patient, patient registration,
        orders~exam`,
      de: 'terminvergabe, terminkoordination, patientenfluss, sprechstunde, ambulanz, patientenaufnahme, terminplanung',
      fr: `prise de rendez vous, planification des consultations, accueil des patients, consultations externes,
        admissions`,
      es: 'citas, agenda~pacient, recibir al paciente, admision de pacientes, ordenes de examenes, consultas externas',
    },
  },
  {
    id: 'patient-care',
    label: {
      en: 'looking after patients',
      de: 'die Patientenversorgung',
      fr: 'la prise en charge des patients',
      es: 'la atención a los pacientes',
    },
    words: {
      en: `patients per shift, patients a shift, patients a day, cared for~patients, care for~patients, look
        after~patients, looked after~patients, patient care, nursing care, patient ratio, treated~patients,
        help~patients, bedside care, assigned patients`,
      de: `patientenversorgung, patientenbetreuung, versorgung~patienten, betreuung~patienten, pflege von patienten,
        patienten pro schicht, patientinnen und patienten, krankenpflege`,
      fr: `prise en charge des patients, prise en charge~patient, soins aux patients, patients par, surveillance des
        patients, confort~opere, prise en charge de l opere, confort~patient`,
      es: `atencion al paciente, atencion de pacientes, cuidado del paciente, cuidado de pacientes, pacientes por turno,
        atencion a pacientes`,
    },
  },
]
