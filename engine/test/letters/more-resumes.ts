import type { ResumeSpec } from './resume-builder.ts'

/** Fictional people with unusual resumes: no numbers, no jobs, nearly empty, German, a long name. */
export const MORE_RESUMES = {
  support: {
    name: 'Daniel Osei',
    location: 'Atlanta, GA',
    phone: '+1 404 555 0188',
    jobs: [
      {
        title: 'Customer Support Specialist',
        employer: 'Parcelwise',
        from: '2020-05',
        to: 'present',
        did: [
          'Reduced average handling time from 9 to 6 minutes, saving 1,200 hours a year',
          'Answer 60 tickets a day by chat and phone with a 96% satisfaction rate',
          'Wrote 80 help center articles that lowered ticket volume by 15%',
        ],
      },
    ],
    skills: ['Zendesk', 'Salesforce', 'De-escalation'],
  },
  plainCook: {
    name: 'Rosa Delgado',
    location: 'San Antonio, TX',
    phone: '+1 210 555 0166',
    jobs: [
      {
        title: 'Line Cook',
        employer: 'The Copper Pot',
        from: '2021',
        to: 'present',
        did: [
          'Prepare sauces and soups for dinner service',
          'Keep stock lists and order produce from local farms',
          'Helped open a second kitchen',
        ],
      },
    ],
    skills: ['Food safety', 'Ordering'],
  },
  graduate: {
    name: 'Amir Haddad',
    location: 'Ann Arbor, MI',
    link: 'github.example/amirh',
    jobs: [],
    projects: [
      'Built a bus arrival app in React used by 500 students',
      'Won second place at a campus robotics contest',
      'Analyzed 20 years of river data in Python for a thesis on floods',
    ],
    skills: ['React', 'Python', 'TypeScript', 'Git'],
    study: { school: 'Great Lakes University', degree: 'BSE', field: 'Computer Science', end: '2026' },
  },
  bare: { name: 'Sam Park', jobs: [], skills: ['Typing', 'Filing'] },
  german: {
    name: 'Jörg Müller-Lüdenscheidt',
    location: 'Berlin, Germany',
    phone: '+49 30 5550199',
    jobs: [
      {
        title: 'Projektleiter',
        employer: 'Brückner & Söhne GmbH',
        from: '2018',
        to: 'present',
        did: [
          'Leitung von drei Bauprojekten mit einem Budget von 4 Mio. Euro',
          'Verantwortlich für die Planung und Steuerung der Baustellen',
        ],
      },
    ],
    skills: ['MS Project', 'AutoCAD'],
    language: 'deu',
  },
  longName: {
    name: 'Maria Alejandra de los Ángeles Fernández-Villanueva y Echeverría',
    location: 'Miami, FL',
    phone: '+1 305 555 0101',
    jobs: [
      {
        title: 'Operations Manager',
        employer: 'Costa Verde Shipping & Cold Storage Holdings, Inc.',
        from: '2016',
        to: '2025-03',
        did: [
          'Negotiated contracts with 14 carriers and cut freight cost by 11%',
          'Managed a team of 30 across three ports',
          'Set up a booking system that reduced empty container moves by a fifth',
        ],
      },
    ],
    skills: ['Freight', 'Contract negotiation', 'Excel'],
  },
} as const satisfies Record<string, ResumeSpec>
