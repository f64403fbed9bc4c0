import type { Person } from '../person.ts'

const truckDriver: Person = {
  id: 'truck-driver',
  language: 'en',
  name: 'Darnell R. Mosley',
  headline: 'CDL-A Truck Driver',
  email: 'darnell.mosley@road.example',
  phone: '(816) 555-0119',
  place: 'Kansas City, MO 64114',
  link: 'linkedin.com/in/darnell-mosley',
  summary: 'Truck driver with 1.4 million miles and no preventable accident.',
  employers: [
    {
      name: 'Prairie Star Logistics',
      place: 'Kansas City, MO',
      jobs: [
        {
          title: 'OTR Truck Driver',
          start: '2016-03',
          end: 'present',
          lines: [
            'Drive 2,600 miles a week in 38 states with refrigerated trailers.',
            'Deliver 98.9% of loads on time.',
            'Train two new drivers a year on a six-week program.',
          ],
        },
      ],
    },
    {
      name: 'Heartland Ready Mix',
      place: 'Olathe, KS',
      jobs: [
        {
          title: 'Concrete Mixer Driver',
          start: '2012-04',
          end: '2016-02',
          lines: ['Delivered nine loads a day to building sites.'],
        },
      ],
    },
    {
      name: 'Prairie State National Guard',
      place: 'Fort Riley, KS',
      jobs: [
        {
          title: 'Motor Transport Operator (88M)',
          start: '2008-06',
          end: '2012-03',
          lines: ['Drove supply convoys and kept 14 vehicles ready.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Midland Truck Driving School',
      place: 'Kansas City, MO',
      degree: 'Certificate',
      field: 'Commercial Driving',
      start: '2012',
      end: '2012',
    },
  ],
  certificates: [
    { name: 'Commercial Driver’s License Class A', issuer: 'State of Missouri', year: '2012' },
    { name: 'Hazmat and Tanker Endorsements', year: '2014' },
  ],
  skills: ['Refrigerated freight', 'ELD logs', 'Pre-trip inspection', 'Load securement'],
  spoken: ['English'],
}

const callCenterAgent: Person = {
  id: 'call-center-agent',
  language: 'en',
  name: 'Maria Fe Dela Cruz',
  headline: 'Customer Service Representative',
  email: 'mariafe.delacruz@mail.example',
  phone: '+63 917 555 0134',
  place: 'Quezon City, Philippines',
  link: 'linkedin.com/in/mariafedelacruz',
  summary: 'Service representative with six years in telecom and travel accounts, on voice and chat.',
  employers: [
    {
      name: 'Luntian Connect (through Harborlight Staffing)',
      place: 'Quezon City, Philippines',
      jobs: [
        {
          title: 'Customer Service Representative → Senior Representative',
          start: '2020-08',
          end: 'present',
          lines: [
            'Answer 70 calls a day at a satisfaction of 94%.',
            'Coach a pod of eight agents and listen to 20 calls a week.',
          ],
        },
      ],
    },
    {
      name: 'Sampaguita Travel BPO',
      place: 'Pasig, Philippines',
      jobs: [
        {
          title: 'Chat Support Agent',
          start: '2018-02',
          end: '2020-06',
          lines: [
            'Handled three chats at a time on bookings and refunds.',
            'Won agent of the month four times.',
          ],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Bulacan Polytechnic University',
      place: 'Malolos, Philippines',
      degree: 'BS',
      field: 'Hospitality Management',
      start: '2013',
      end: '2017',
    },
  ],
  skills: ['Zendesk', 'Salesforce', 'Retention', 'Typing at 65 words a minute'],
  spoken: ['English', 'Filipino'],
}

const sousChef: Person = {
  id: 'sous-chef',
  language: 'es',
  name: 'Iker Etxeberria Solano',
  headline: 'Jefe de partida',
  email: 'iker.etxeberria@correo.example',
  phone: '+34 600 12 34 56',
  place: 'Bilbao',
  link: 'linkedin.com/in/iker-etxeberria',
  summary: 'Cocinero con diez años en cocina vasca y de mercado.',
  employers: [
    {
      name: 'Restaurante Itsaspe',
      place: 'Bilbao',
      jobs: [
        {
          title: 'Subjefe de cocina',
          start: '2021-05',
          end: 'present',
          lines: [
            'Coordinación de un equipo de nueve cocineros y del servicio de 90 comensales.',
            'Reducción de la merma un 18 % con compras diarias en lonja.',
          ],
        },
        {
          title: 'Jefe de partida',
          start: '2018-03',
          end: '2021-04',
          lines: ['Responsable de la partida de pescados.'],
        },
      ],
    },
    {
      name: 'Hotel Urdaibai',
      place: 'Bermeo',
      jobs: [
        {
          title: 'Ayudante de cocina',
          start: '2015-06',
          end: '2018-02',
          lines: ['Preparación de desayunos y banquetes de hasta 200 personas.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Escuela de Hostelería de Gorbeia',
      place: 'Vitoria',
      degree: 'Técnico Superior',
      field: 'Dirección de Cocina',
      start: '2013',
      end: '2015',
    },
  ],
  certificates: [{ name: 'Manipulador de alimentos de mayor riesgo', year: '2021' }],
  skills: ['Cocina vasca', 'Escandallos', 'Control de alérgenos', 'Gestión de equipos'],
  spoken: ['Español', 'Euskera', 'Inglés'],
}

const mechanic: Person = {
  id: 'hgv-mechanic',
  language: 'en',
  name: 'Gareth Llewellyn-Price',
  headline: 'HGV Mechanic',
  email: 'gareth.lp@workshop.example',
  phone: '07700 900146',
  place: 'Swansea, SA1 3QX',
  link: 'linkedin.com/in/gareth-llewellyn-price',
  summary: 'Time-served heavy vehicle mechanic who finds faults others have given up on.',
  employers: [
    {
      name: 'Gower Commercials Ltd',
      place: 'Swansea',
      jobs: [
        {
          title: 'Workshop Foreman',
          start: '2020-02',
          end: 'present',
          lines: [
            'Allocate work to seven mechanics on early and late shifts.',
            'Prepare 30 trailers and tractor units a month for the annual test, with a first-time pass rate of 97%.',
          ],
        },
        {
          title: 'HGV Mechanic',
          start: '2013-09',
          end: '2020-01',
          lines: [
            'Serviced and repaired tractor units, tippers and tail lifts.',
            'Answered roadside breakdowns one week in four.',
          ],
        },
      ],
    },
    {
      name: 'Brecon Bus Company',
      place: 'Merthyr Tydfil',
      jobs: [
        {
          title: 'Apprentice Mechanic',
          start: '2009-09',
          end: '2013-08',
          lines: ['Learned engines, gearboxes and air brakes.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Tawe Valley College',
      place: 'Swansea',
      degree: 'NVQ Level 3',
      field: 'Heavy Vehicle Maintenance and Repair',
      start: '2010',
      end: '2013',
    },
    {
      institution: 'Ysgol Gyfun Pen-y-Bryn',
      place: 'Swansea',
      degree: 'GCSEs',
      field: '',
      start: '2004',
      end: '2009',
    },
  ],
  certificates: [
    { name: 'HGV Class 1 Licence', year: '2015' },
    { name: 'irtec Inspection Technician', year: '2018' },
  ],
  skills: ['Diagnostics', 'Air brakes', 'Tachographs', 'Welding'],
  spoken: ['English', 'Welsh'],
}

export const SERVICE = [truckDriver, callCenterAgent, sousChef, mechanic]
