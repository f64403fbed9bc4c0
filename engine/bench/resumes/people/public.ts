import type { Person } from '../person.ts'

const paralegal: Person = {
  id: 'paralegal',
  language: 'en',
  name: 'Rebecca Lowenthal',
  headline: 'Litigation Paralegal',
  email: 'r.lowenthal@briefs.example',
  phone: '(215) 555-0107',
  place: 'Philadelphia, PA',
  link: 'linkedin.com/in/rebecca-lowenthal',
  summary: 'Litigation paralegal with eleven years in commercial and employment disputes.',
  employers: [
    {
      name: 'Ashgrove, Pell & Winters LLP',
      place: 'Philadelphia, PA',
      about: 'Law firm of 140 attorneys in commercial litigation.',
      jobs: [
        {
          title: 'Senior Litigation Paralegal',
          start: '2019-10',
          end: 'present',
          lines: [
            'Manage discovery in 15 matters at a time, with up to 2 million documents each.',
            'Prepared exhibits for nine trials, among them a verdict of $31M for the client.',
            'Train and review four junior paralegals.',
          ],
        },
        {
          title: 'Paralegal',
          start: '2015-01',
          end: '2019-09',
          lines: ['Drafted subpoenas, privilege logs and motions.', 'Checked citations in 200 briefs.'],
        },
      ],
    },
    {
      name: 'Office of the Public Defender',
      place: 'Camden, NJ',
      jobs: [
        {
          title: 'Legal Assistant',
          start: '2013-06',
          end: '2014-12',
          lines: ['Interviewed witnesses and kept the calendar of five attorneys.'],
        },
      ],
    },
  ],
  volunteering: [
    {
      name: 'Schuylkill Legal Aid',
      place: 'Philadelphia, PA',
      jobs: [
        {
          title: 'Board Secretary',
          start: '2020',
          end: 'present',
          lines: ['Keep the minutes and organize a clinic each spring.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Brandywine University',
      place: 'Philadelphia, PA',
      degree: 'Bachelor of Arts',
      field: 'Political Science',
      start: '2009',
      end: '2013',
    },
  ],
  certificates: [
    { name: 'Paralegal Certificate', issuer: 'Delaware Valley College', year: '2014' },
    { name: 'Notary Public', issuer: 'Commonwealth of Pennsylvania', year: '2016' },
  ],
  skills: ['Relativity', 'E-discovery', 'Trial preparation', 'Legal research'],
  spoken: ['English', 'Hebrew'],
}

const bankTeller: Person = {
  id: 'bank-teller',
  language: 'en',
  name: 'Yesenia Marroquín',
  headline: 'Head Teller',
  email: 'yesenia.marroquin@mail.example',
  phone: '956.555.0138',
  place: 'McAllen, TX',
  link: 'linkedin.com/in/yesenia-marroquin',
  summary: 'Head teller with a balanced drawer and customers who ask for her by name.',
  employers: [
    {
      name: 'Rio Vista Community Bank',
      place: 'McAllen, TX',
      jobs: [
        {
          title: 'Head Teller',
          start: '2021-02',
          end: 'present',
          lines: [
            'Supervise five tellers and the vault.',
            'Opened 310 new accounts in 2023, the most in the region.',
          ],
        },
        {
          title: 'Teller',
          start: '2018-07',
          end: '2021-01',
          lines: ['Served 120 customers a day and balanced within $5 over three years.'],
        },
      ],
    },
    {
      name: 'Palm Valley Supermarkets',
      place: 'Edinburg, TX',
      jobs: [
        {
          title: 'Cashier',
          start: '2016-05',
          end: '2018-06',
          lines: ['Counted drawers and trained new cashiers.'],
        },
        { title: 'Seasonal Clerk', start: '2015', end: '2015', written: 'Summer 2015', lines: [] },
      ],
    },
  ],
  education: [
    {
      institution: 'Hidalgo Community College',
      place: 'Edinburg, TX',
      degree: 'Associate of Arts',
      field: 'Business',
      start: '2016',
      end: '2018',
    },
  ],
  skills: ['Cash handling', 'Fraud detection', 'Cross-selling', 'Microsoft Excel'],
  spoken: ['English', 'Spanish'],
}

const programAnalyst: Person = {
  id: 'program-analyst',
  language: 'en',
  name: 'Terrence J. Holloway',
  headline: 'Management and Program Analyst',
  email: 'terrence.holloway@mail.example',
  phone: '(202) 555-0181',
  place: 'Silver Spring, MD 20910',
  link: 'linkedin.com/in/terrence-holloway',
  summary: 'Program analyst with twelve years of service in two agencies.',
  employers: [
    {
      name: 'Bureau of Inland Waterways',
      place: 'Washington, DC',
      jobs: [
        {
          title: 'Management and Program Analyst',
          start: '2018-10',
          end: 'present',
          form: [
            'Series: 0343 Pay Plan: GS Grade: 13',
            'Hours per week: 40',
            'Salary: $117,962 per year',
            'Supervisor: Angela Whitcomb (202-555-0155), may contact: Yes',
          ],
          lines: [
            'Evaluate 14 grant programs a year and brief the deputy director on the findings.',
            'Wrote the evaluation handbook that six offices use.',
          ],
        },
      ],
    },
    {
      name: 'Office of Rural Broadband',
      place: 'Richmond, VA',
      jobs: [
        {
          title: 'Program Analyst',
          start: '2015-03',
          end: '2018-09',
          form: [
            'Series: 0343 Pay Plan: GS Grade: 11',
            'Hours per week: 40',
            'Supervisor: Paul Nakagawa, may contact: Contact me first',
          ],
          lines: ['Tracked $46M in loans and reported delays each month.'],
        },
        {
          title: 'Program Support Assistant',
          start: '2012-07',
          end: '2015-02',
          form: [
            'Series: 0303 Pay Plan: GS Grade: 7',
            'Hours per week: 40',
            'Supervisor: Paul Nakagawa, may contact: Yes',
          ],
          lines: ['Processed 900 applications a year.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Potomac Bend College',
      place: 'Arlington, VA',
      degree: 'Master of Public Administration',
      field: '',
      start: '2013',
      end: '2015',
    },
    {
      institution: 'James River University',
      place: 'Richmond, VA',
      degree: 'Bachelor of Arts',
      field: 'Economics',
      start: '2008',
      end: '2012',
    },
  ],
  certificates: [{ name: 'Program Evaluation Certificate', year: '2019' }],
  skills: ['Program evaluation', 'Federal budgeting', 'Data analysis', 'Briefings'],
  spoken: ['English'],
  more: [
    {
      heading: 'References',
      lines: [
        'Angela Whitcomb, Division Chief, Bureau of Inland Waterways, 202-555-0155, angela.whitcomb@agency.example',
      ],
    },
  ],
}

const civilServant: Person = {
  id: 'sachbearbeiterin',
  language: 'de',
  name: 'Annegret Köhler-Yıldız',
  headline: 'Verwaltungsfachangestellte',
  email: 'annegret.koehler@brief.example',
  phone: '0341 99900 17',
  place: 'Leipzig',
  link: 'linkedin.com/in/annegret-koehler',
  summary: 'Sachbearbeiterin mit Freude an klaren Bescheiden.',
  employers: [
    {
      name: 'Stadtverwaltung Muldental',
      place: 'Leipzig',
      jobs: [
        {
          title: 'Sachbearbeiterin Bauordnung',
          start: '2019-04',
          end: 'present',
          lines: [
            'Prüfung von jährlich 260 Bauanträgen.',
            'Einführung der elektronischen Akte im Sachgebiet.',
          ],
        },
      ],
    },
    { name: '', place: '', jobs: [{ title: 'Elternzeit', start: '2017-09', end: '2019-03', lines: [] }] },
    {
      name: 'Landratsamt Pleißetal',
      place: 'Grimma',
      jobs: [
        {
          title: 'Verwaltungsfachangestellte',
          start: '2012-09',
          end: '2017-08',
          lines: [
            'Bearbeitung von Anträgen auf Wohngeld.',
            'Beratung von Bürgerinnen und Bürgern am Schalter.',
          ],
        },
        { title: 'Auszubildende', start: '2009-09', end: '2012-08', lines: [] },
      ],
    },
  ],
  education: [
    {
      institution: 'Berufliches Schulzentrum Elstertal',
      place: 'Leipzig',
      degree: 'Ausbildung',
      field: 'Verwaltungsfachangestellte',
      start: '2009',
      end: '2012',
    },
    {
      institution: 'Gymnasium am Auwald',
      place: 'Leipzig',
      degree: 'Abitur',
      field: '',
      start: '2001',
      end: '2009',
    },
  ],
  certificates: [{ name: 'Lehrgang Bauordnungsrecht', year: '2020' }],
  skills: ['Sächsische Bauordnung', 'VOIS', 'Microsoft Office'],
  spoken: ['Deutsch', 'Türkisch', 'Englisch'],
}

export const PUBLIC = [paralegal, bankTeller, programAnalyst, civilServant]
