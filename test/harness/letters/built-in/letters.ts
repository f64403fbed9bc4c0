import type { Assignment } from '#functions/letters/model.ts'
import { buildAssignment } from '#harness/letters/assignments.ts'
import type { ResumeSpec } from '#harness/letters/resume-builder.ts'
import type { Material } from '#functions/letters/built-in/model.ts'
import { answered } from './answered.ts'

/** Invented people of five trades, with lines as resumes have them. */
const NURSE: ResumeSpec = {
  name: 'Maribel Sandoval',
  phone: '+1 713 555 0148',
  certificates: ['Registered Nurse, Texas (compact license)', 'CCRN'],
  jobs: [
    {
      title: 'Charge Nurse',
      employer: 'Bayou Grove Hospital',
      from: '2019-03',
      to: 'present',
      did: [
        'Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle',
        'Precepted 21 new graduates; 19 are still on the unit after a year',
      ],
    },
    {
      title: 'Staff Nurse',
      employer: 'Gulf Pine Medical Center',
      from: '2014',
      to: '2019',
      did: ['Cared for four surgical patients a shift in a unit of 16 beds'],
    },
  ],
}

const ENGINEER: ResumeSpec = {
  name: 'Tomasz Wilk',
  phone: '+49 30 555 0172',
  skills: ['Go', 'PostgreSQL', 'Kafka'],
  jobs: [
    {
      title: 'Senior Backend Engineer',
      employer: 'Kassenhaus GmbH',
      from: '2021-04',
      to: 'present',
      did: [
        'Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes',
      ],
    },
    {
      title: 'Backend Engineer',
      employer: 'Paketfuchs AG',
      from: '2018',
      to: '2021',
      did: ['Moved 11 services to Kubernetes with a colleague'],
    },
  ],
}

const ACCOUNTANT: ResumeSpec = {
  name: 'Katrin Vogel',
  phone: '+49 221 555 0110',
  language: 'deu',
  skills: ['DATEV', 'SAP'],
  jobs: [
    {
      title: 'Bilanzbuchhalterin',
      employer: 'Rheinwerk Logistik GmbH',
      from: '2017',
      to: 'present',
      did: [
        'Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage',
        'Abstimmung von 42 Bankkonten im Monat',
      ],
    },
  ],
}

const CHEF: ResumeSpec = {
  name: 'Luc Moreau',
  phone: '+33 1 55 55 01 95',
  language: 'fra',
  jobs: [
    {
      title: 'Sous-chef',
      employer: 'Le Saule',
      from: '2016',
      to: '2022',
      did: ['Réduction du coût matière de 36 % à 29 % en un an', 'Formation de dix commis'],
    },
  ],
}

const GRADUATE: ResumeSpec = {
  name: 'Inés Robledo',
  phone: '+34 91 555 01 33',
  language: 'spa',
  jobs: [],
  projects: ['Encuesta a 240 clientes de un mercado de barrio y plan de redes sociales para sus puestos'],
  study: { school: 'Universidad del Prado', degree: 'Grado en Marketing', field: 'Marketing', end: '2026' },
}

const POSTED = {
  nurse: {
    title: 'Registered Nurse',
    company: 'Otterstead Inc.',
    location: 'Houston, TX',
    description:
      'You take part in our falls and infection prevention group. You train new colleagues during their first weeks.',
  },
  engineer: {
    title: 'Backend Engineer (m/w/d)',
    company: 'Flintbach GmbH & Co. KG',
    location: 'Berlin',
    description:
      'You split our order monolith into services without stopping delivery. Running services on Kubernetes.',
  },
  accountant: {
    title: 'Bilanzbuchhalter (m/w/d)',
    company: 'Domhof Handel GmbH',
    location: 'Köln',
    description: 'Erstellung der Monatsabschlüsse nach HGB.',
  },
  chef: {
    title: 'Chef de cuisine H/F',
    company: 'Auberge du Pré',
    location: 'Lyon',
    description: 'Maîtriser les coûts de la carte. Encadrer une équipe de six personnes.',
  },
  graduate: {
    title: 'Asistente de Marketing',
    company: 'Mercado Norte S.A.',
    location: 'Madrid',
    description: 'Apoyar la gestión de redes sociales.',
  },
} as const

const assigned = (
  resume: ResumeSpec,
  posting: Parameters<typeof buildAssignment>[1],
  emailId: string,
  rest: Partial<Assignment> = {},
): Assignment => ({ ...buildAssignment(resume, posting, { emailId }), ...rest })

const SAFETY = {
  need: 'take part in our falls and infection prevention group',
  line: 0,
  concept: 'patient safety',
}
const ONBOARDING = {
  need: 'train new colleagues during their first weeks',
  line: 1,
  concept: 'bringing new colleagues in',
  score: 0.55,
}
const MONOLITH = {
  need: 'split our order monolith into services without stopping delivery',
  line: 0,
  concept: 'event streams',
}
const CONTAINERS = {
  need: 'Running services on Kubernetes',
  kind: 'requirement',
  line: 1,
  concept: 'containers',
  score: 0.55,
} as const

/** A nurse who answers two duties of a posting. */
export const nurse = (rest: Partial<Assignment> = {}): Material =>
  answered(assigned(NURSE, POSTED.nurse, 'nurse', rest), [SAFETY, ONBOARDING])

export const nurseWithoutAnswer = (): Material =>
  answered(assigned(NURSE, { ...POSTED.nurse, title: 'Clinic Coordinator' }, 'bare'), [])

export const engineer = (rest: Partial<Assignment> = {}): Material =>
  answered(assigned(ENGINEER, POSTED.engineer, 'engineer', rest), [MONOLITH, CONTAINERS], {
    shared: ['Go', 'Kafka'],
  })

export const engineerToAgency = (): Material =>
  answered(
    assigned(ENGINEER, { ...POSTED.engineer, company: 'Rise Technical Recruitment Limited' }, 'agency'),
    [MONOLITH, CONTAINERS],
    { team: 'Platform' },
  )

export const engineerInGerman = (): Material =>
  answered(
    assigned(
      ENGINEER,
      { ...POSTED.engineer, description: 'Sie zerlegen einen Monolithen im laufenden Betrieb.' },
      'german',
      { language: 'de' },
    ),
    [{ need: 'zerlegen einen Monolithen im laufenden Betrieb', line: 0, concept: 'Event-Streams' }],
  )

export const accountant = (): Material =>
  answered(
    assigned(ACCOUNTANT, POSTED.accountant, 'accountant', { language: 'de' }),
    [{ need: 'Erstellung der Monatsabschlüsse nach HGB', line: 0, concept: 'der Monatsabschluss' }],
    { shared: ['DATEV'] },
  )

export const accountantInEnglish = (): Material =>
  answered(
    assigned(
      ACCOUNTANT,
      { ...POSTED.accountant, title: 'Accountant', description: 'Prepare the monthly accounts.' },
      'english',
    ),
    [{ need: 'Prepare the monthly accounts', line: 0, concept: 'the month-end close' }],
    { shared: ['DATEV', 'SAP'] },
  )

export const chef = (): Material =>
  answered(assigned(CHEF, POSTED.chef, 'chef', { language: 'fr' }), [
    { need: 'Maîtriser les coûts de la carte', line: 0, concept: 'le coût matière' },
    { need: 'Encadrer une équipe de six personnes', line: 1, concept: 'la formation', score: 0.5 },
  ])

export const graduate = (): Material =>
  answered(assigned(GRADUATE, POSTED.graduate, 'graduate', { language: 'es' }), [
    { need: 'Apoyar la gestión de redes sociales', line: 0, concept: 'las redes sociales' },
  ])
