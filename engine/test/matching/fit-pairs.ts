import { BUCHHALTER, CHEF, DEVELOPER, NURSE, SALES } from './fit-people.ts'

/** An invented resume and posting; whether a letter should be written was decided before the rule was. */
export interface FitPair {
  readonly id: string
  readonly titles: readonly string[]
  readonly lines: readonly string[]
  readonly skills?: readonly string[]
  /** ISO 639-3 of the resume. */
  readonly language: 'eng' | 'deu' | 'fra' | 'spa'
  /** The first year of the present job; the earlier one began five years before that. */
  readonly since?: number
  readonly posting: { readonly title: string; readonly description: string }
  readonly expected: 'written' | 'another_trade' | 'no_job' | 'far_above' | 'far_below'
}

/** Pairs of a trade and a posting. */
export const FIT_PAIRS: readonly FitPair[] = [
  {
    id: 'sales-paralegal',
    ...SALES,
    posting: {
      title: 'Commercial Property Paralegal',
      description:
        'Your tasks:\n- Draft leases and commercial contracts for our property lawyers\n- Prepare bundles for completion\n- Register titles with the land registry\nRequirements:\n- Law degree or CILEX qualification',
    },
    expected: 'another_trade',
  },
  {
    id: 'sales-same',
    ...SALES,
    posting: {
      title: 'Regional Sales Manager',
      description:
        'Your tasks:\n- Lead the field team in the north\n- Own the forecast\n- Win new retail accounts',
    },
    expected: 'written',
  },
  {
    id: 'sales-keyaccount',
    ...SALES,
    posting: {
      title: 'Key Account Manager Retail',
      description:
        'Your tasks:\n- Negotiate yearly contracts with retail chains\n- Grow listings\n- Report to the sales director',
    },
    expected: 'written',
  },
  {
    id: 'sales-electrician',
    ...SALES,
    posting: {
      title: 'Commercial Electrician',
      description:
        'Your tasks:\n- Install wiring in commercial buildings\n- Read drawings\n- Lead a team of two apprentices\nRequirements:\n- Journeyman licence',
    },
    expected: 'another_trade',
  },
  {
    id: 'nurse-same-de',
    ...NURSE,
    posting: {
      title: 'Pflegefachkraft (m/w/d) Kardiologie',
      description:
        'Ihre Aufgaben:\n- Pflege und Überwachung herzkranker Patienten\n- Dokumentation\n- Anleitung von Auszubildenden',
    },
    expected: 'written',
  },
  {
    id: 'nurse-subject',
    titles: ['Ward Sister', 'Staff Nurse'],
    lines: [
      'In charge of 22 dialysis stations on three of five shifts',
      'Wrote the roster for 31, sickness down from 8.1% to 5.2%',
      'Placed with a private dialysis satellite for two seasons',
    ],
    skills: ['Dialysis'],
    language: 'eng',
    posting: {
      title: 'Dialysis Unit Manager',
      description:
        'Your tasks:\n- Run the unit with its 18 stations on three shifts\n- Own the roster and the budget, bring sickness down\n- Answer to the regional director',
    },
    expected: 'written',
  },
  {
    id: 'nurse-recruiter',
    ...NURSE,
    posting: {
      title: 'Healthcare Recruiter',
      description:
        'Your tasks:\n- Source nurses for our client hospitals\n- Run phone screens\n- Hit a monthly target of placements\nRequirements:\n- Two years in agency recruitment',
    },
    expected: 'another_trade',
  },
  {
    id: 'nurse-educator',
    ...NURSE,
    posting: {
      title: 'Clinical Nurse Educator',
      description:
        'Your tasks:\n- Train new nurses on the cardiology ward\n- Check competencies in telemetry\n- Review medication errors and teach from them',
    },
    expected: 'written',
  },
  {
    id: 'nurse-director',
    ...NURSE,
    since: 2025,
    posting: {
      title: 'Chief Nursing Officer',
      description:
        'Your tasks:\n- Lead 900 nurses in four hospitals\n- Own a budget of $140 million\nRequirements:\n- 15 years of experience in nursing, ten of them as an executive',
    },
    expected: 'far_above',
  },
  {
    id: 'buchhalter-same',
    ...BUCHHALTER,
    posting: {
      title: 'Finanzbuchhalter (m/w/d)',
      description:
        'Deine Aufgaben:\n- Erstellung der Monatsabschlüsse\n- Abstimmung der Konten\n- Meldungen an das Finanzamt',
    },
    expected: 'written',
  },
  {
    id: 'buchhalter-en',
    ...BUCHHALTER,
    posting: {
      title: 'Senior Accountant',
      description:
        'Your tasks:\n- Close the books each month under HGB\n- File VAT returns\n- Support the auditors\nRequirements:\n- DATEV',
    },
    expected: 'written',
  },
  {
    id: 'buchhalter-lager',
    ...BUCHHALTER,
    posting: {
      title: 'Lagerist (m/w/d)',
      description:
        'Deine Aufgaben:\n- Annahme und Einlagerung der Ware\n- Fahren des Staplers\n- Inventur zum Jahresabschluss',
    },
    expected: 'another_trade',
  },
  {
    id: 'dev-same',
    ...DEVELOPER,
    posting: {
      title: 'Senior Golang Engineer',
      description: 'You will build services in Go on Kubernetes. You will keep the latency of our API low.',
    },
    expected: 'written',
  },
  {
    id: 'dev-platform',
    ...DEVELOPER,
    posting: {
      title: 'Site Reliability Engineer',
      description:
        'Your tasks:\n- Run Kubernetes clusters\n- Improve on-call and runbooks\n- Keep latency within the promised limits',
    },
    expected: 'written',
  },
  {
    id: 'dev-civil',
    ...DEVELOPER,
    posting: {
      title: 'Highway Design Engineer',
      description:
        'Your tasks:\n- Design drainage and road layouts\n- Check drawings\n- Visit sites\nRequirements:\n- Chartered civil engineer',
    },
    expected: 'another_trade',
  },
  {
    id: 'dev-nonsense',
    ...DEVELOPER,
    posting: { title: '*** TEST – do not apply ***', description: 'Lorem ipsum dolor sit amet.' },
    expected: 'no_job',
  },
  {
    id: 'dev-pool',
    ...DEVELOPER,
    posting: {
      title: 'Initiativbewerbung',
      description:
        'Nichts Passendes gefunden? Schick uns deine Unterlagen. Wir melden uns, wenn etwas frei wird.',
    },
    expected: 'no_job',
  },
  {
    id: 'chef-same-fr',
    ...CHEF,
    posting: {
      title: 'Second de cuisine H/F',
      description:
        'Vos missions :\n- Tenir le passe\n- Encadrer la brigade\n- Veiller au respect des normes HACCP',
    },
    expected: 'written',
  },
  {
    id: 'chef-intern',
    ...CHEF,
    titles: ['Executive Chef', 'Head Chef'],
    since: 2012,
    posting: {
      title: 'Kitchen Apprentice',
      description: 'You will learn to prepare vegetables and to keep the kitchen clean. For school leavers.',
    },
    expected: 'far_below',
  },
  {
    id: 'ingeniero-vendedor',
    titles: ['Ingeniera de procesos', 'Ingeniera de planta'],
    lines: [
      'Reduje las paradas de la línea de envasado de 9 a 3 por semana',
      'Diseñé el plan de mantenimiento preventivo de 60 bombas',
      'Coordiné la puesta en marcha de un reactor nuevo',
    ],
    language: 'spa',
    posting: {
      title: 'Vendedor de tienda',
      description:
        'Tus tareas:\n- Atención a clientes en la tienda\n- Manejo de caja\n- Reposición de productos',
    },
    expected: 'another_trade',
  },
  {
    id: 'comptable-same',
    titles: ['Comptable fournisseurs', 'Assistante comptable'],
    lines: [
      'Saisie et contrôle de 1 200 factures fournisseurs par mois',
      'Préparation des déclarations de TVA et des clôtures mensuelles',
    ],
    language: 'fra',
    posting: {
      title: 'Comptable général H/F',
      description:
        'Vos missions :\n- Assurer les clôtures mensuelles\n- Établir les déclarations de TVA\n- Contrôler les factures',
    },
    expected: 'written',
  },
  {
    id: 'a database developer and a software developer',
    titles: ['Database Developer II'],
    lines: ['Cut the nightly load of the warehouse from 5h40 to 2h10'],
    language: 'eng',
    posting: { title: 'Software Developer III', description: 'You maintain our ETL jobs.' },
    expected: 'written',
  },
]
