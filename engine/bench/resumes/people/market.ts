import type { Person } from '../person.ts'

const graduate: Person = {
  id: 'marketing-graduate',
  language: 'en',
  name: 'Chloe Nguyen',
  headline: 'Marketing Graduate',
  email: 'chloe.nguyen@campus.example',
  phone: '206-555-0164',
  place: 'Seattle, WA',
  link: 'linkedin.com/in/chloenguyen',
  summary: 'Recent graduate with two internships in content and paid social.',
  employers: [
    {
      name: 'Driftwood Coffee',
      place: 'Seattle, WA',
      jobs: [
        {
          title: 'Social Media Assistant',
          start: '2023-09',
          end: 'present',
          lines: [
            'Plan, film and edit three short videos a week for 48,000 followers and answer comments within two hours on working days.',
            'Grew online orders from social posts by 27% in one season.',
          ],
        },
      ],
    },
    {
      name: 'Puget Outdoor Co.',
      place: 'Tacoma, WA',
      jobs: [
        {
          title: 'Marketing Intern',
          start: '2022',
          end: '2022',
          written: 'Summer 2022',
          lines: [
            'Wrote 24 product pages for the spring catalogue.',
            'Tested subject lines on a list of 90,000 readers.',
          ],
        },
      ],
    },
    {
      name: 'Evergreen State Fair',
      place: 'Monroe, WA',
      jobs: [
        {
          title: 'Ticket Seller',
          start: '2021',
          end: '2021',
          written: 'Summer 2021',
          lines: ['Sold and checked up to 600 tickets a day.'],
        },
      ],
    },
  ],
  volunteering: [
    {
      name: 'Campus Food Pantry',
      place: 'Bellingham, WA',
      jobs: [
        {
          title: 'Outreach Coordinator',
          start: '2021-10',
          end: '2023-05',
          lines: ['Doubled the number of student volunteers to 64.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Cascade Western University',
      place: 'Bellingham, WA',
      degree: 'BA',
      field: 'Marketing',
      start: '2019',
      end: '2023',
    },
  ],
  certificates: [{ name: 'Google Analytics Certification', year: '2023' }],
  skills: ['Copywriting', 'Canva', 'Meta Ads', 'Mailchimp'],
  spoken: ['English', 'Vietnamese'],
}

const salesManager: Person = {
  id: 'jefe-de-ventas',
  language: 'es',
  name: 'Íñigo Zubeldía Marín',
  headline: 'Jefe de ventas',
  email: 'inigo.zubeldia@correo.example',
  phone: '+34 600 000 214',
  place: 'Bilbao, España',
  link: 'linkedin.com/in/inigozubeldia',
  summary: 'Quince años vendiendo maquinaria industrial en el norte de España y Portugal.',
  employers: [
    {
      name: 'Talleres Arrieta S.A.',
      place: 'Bilbao',
      jobs: [
        {
          title: 'Jefe de ventas',
          start: '2018-01',
          end: 'present',
          lines: [
            'Dirección de un equipo de 9 comerciales en tres provincias, con objetivos trimestrales, visitas conjuntas a clientes y un plan de formación para cada uno.',
            'Aumento de las ventas de 6,5 a 11 millones de euros en cuatro años.',
            'Apertura del mercado portugués con 35 clientes nuevos.',
          ],
        },
        {
          title: 'Comercial',
          start: '2013-05',
          end: '2017-12',
          lines: ['Gestión de una cartera de 120 clientes.'],
        },
      ],
    },
    {
      name: 'Norte Hidráulica',
      place: 'Santander',
      jobs: [
        {
          title: 'Técnico comercial',
          start: '2009-09',
          end: '2013-04',
          lines: ['Elaboración de ofertas para obras públicas de hasta 800.000 euros.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Universidad del Cantábrico',
      place: 'Santander',
      degree: 'Grado',
      field: 'Administración de Empresas',
      start: '2005',
      end: '2009',
    },
  ],
  skills: ['Negociación', 'Salesforce', 'Gestión de equipos', 'Ferias'],
  spoken: ['Español', 'Euskera', 'Portugués'],
}

const careerChanger: Person = {
  id: 'career-changer',
  language: 'en',
  name: 'Kofi Mensah',
  headline: 'Junior Frontend Developer, formerly Bank Branch Manager',
  email: 'kofi.mensah@mail.example',
  phone: '+1 (404) 555-0116',
  place: 'Atlanta, GA',
  link: 'github.com/kofi-mensah',
  summary: 'Bank manager who learned to program at night and now builds what his customers asked for.',
  employers: [
    {
      name: 'Juniper',
      place: 'Remote',
      jobs: [
        {
          title: 'Junior Frontend Developer',
          start: '2023-02',
          end: 'present',
          lines: [
            'Rebuilt the sign-up form as small accessible components with tests for the keyboard and for screen readers, and raised completed sign-ups by 18%.',
            'Fixed 73 accessibility findings of an outside audit.',
          ],
        },
      ],
    },
    {
      name: 'Peachtree Community Bank',
      place: 'Atlanta, GA',
      jobs: [
        {
          title: 'Branch Manager',
          start: '2017-03',
          end: '2022-06',
          lines: [
            'Led 13 employees and a branch with $140M in deposits, from hiring and schedules to audits, complaints and the yearly plan.',
            'Won the regional service award in 2019 and 2021.',
          ],
        },
        {
          title: 'Personal Banker',
          start: '2013-07',
          end: '2017-02',
          lines: ['Opened 600 accounts a year and trained new tellers.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Bright Loop Academy',
      place: 'Online',
      degree: 'Certificate',
      field: 'Web Development',
      start: '2022',
      end: '2023',
    },
    {
      institution: 'Georgia Piedmont University',
      place: 'Athens, GA',
      degree: 'Bachelor of Arts',
      field: 'Economics',
      start: '2009',
      end: '2013',
    },
  ],
  skills: ['JavaScript', 'React', 'CSS', 'Customer service', 'Cash management'],
  spoken: ['English', 'Twi'],
}

export const MARKET = [graduate, salesManager, careerChanger]
