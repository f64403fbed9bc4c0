import type { Assignment } from '../../letters/model.ts'
import { buildAssignment } from './assignments.ts'
import type { ResumeSpec } from './resume-builder.ts'

/** Invented people of four trades and languages, with lines as resumes have them. */
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
      did: ['Cared for four surgical patients a shift in a unit of 16 beds', 'Manage the skills lab'],
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
      did: [
        'Réduction du coût matière de 36 % à 29 % en un an',
        'Formé dix commis de cuisine pour la carte en trois ans',
      ],
    },
  ],
}

const SELLER: ResumeSpec = {
  name: 'Inés Robledo',
  phone: '+34 91 555 01 33',
  language: 'spa',
  jobs: [
    {
      title: 'Vendedora',
      employer: 'Casa Olmedo',
      from: '2019',
      to: 'present',
      did: ['Aumenté las ventas del local un 23 % en un año', 'Atención de unos 80 clientes por día'],
    },
  ],
}

const POSTED = {
  nurse: {
    title: 'REGISTERED NURSE (m/f/d)',
    company: 'Otterstead Inc.',
    location: 'Houston, Harris County, TX',
    description:
      'You take part in our falls and infection prevention group. You train new colleagues during their first weeks. A license as Registered Nurse is required.',
  },
  accountant: {
    title: 'Bilanzbuchhalter (m/w/d)',
    company: 'Domhof Handel GmbH',
    location: 'Köln',
    description: 'Wir suchen eine Person für die Erstellung der Monatsabschlüsse nach HGB.',
  },
  chef: {
    title: 'Chef de cuisine H/F',
    company: 'Auberge du Pré',
    location: 'Lyon (69)',
    description: 'Maîtriser les coûts de la carte. Encadrer une équipe de six personnes.',
  },
  seller: {
    title: 'Vendedor',
    company: 'Mercado Norte S.A.',
    location: 'Madrid',
    description: 'Buscamos una persona para la atención de los clientes en el local.',
  },
} as const

type Rest = Partial<Assignment>

export const nurse = (rest: Rest = {}): Assignment => ({
  ...buildAssignment(NURSE, POSTED.nurse, { emailId: 'nurse' }),
  ...rest,
})

export const accountant = (rest: Rest = {}): Assignment => ({
  ...buildAssignment(ACCOUNTANT, POSTED.accountant, { emailId: 'accountant' }),
  language: 'de',
  ...rest,
})

export const chef = (rest: Rest = {}): Assignment => ({
  ...buildAssignment(CHEF, POSTED.chef, { emailId: 'chef' }),
  language: 'fr',
  ...rest,
})

export const seller = (rest: Rest = {}): Assignment => ({
  ...buildAssignment(SELLER, POSTED.seller, { emailId: 'seller' }),
  language: 'es',
  ...rest,
})
