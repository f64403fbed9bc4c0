import { describe, expect, it } from 'vitest'
import type { ResumeFacts } from '../../values/resume-facts.ts'
import { readText } from './read-text.ts'

const readFacts = (text: string): ResumeFacts => readText(text).facts

const read = (text: string) => readFacts(`Ana Ruiz\nana@mail.example\n\n${text}`)
const roles = (text: string) =>
  read(`EXPERIENCE\n${text}`).roles.map(({ title, employer }) => [
    title?.value ?? null,
    employer?.value ?? null,
  ])

describe('a role whose first line is unusual', () => {
  it.each([
    [
      'Registered Nurse – Telemetry, Massachusetts General Hospital, Boston, MA\nJune 2019 – Present\n• Cared for 5 patients a shift',
      ['Registered Nurse – Telemetry', 'Massachusetts General Hospital'],
    ],
    [
      'Sous chef, Canoe Restaurant, Toronto. May 2019 to present\nHired and trained four line cooks.',
      ['Sous chef', 'Canoe Restaurant'],
    ],
    [
      'Supply Chain Planner\nKerry Group, Naas\nJan 2020 - Present\n- Planned production for 3 plants',
      ['Supply Chain Planner', 'Kerry Group'],
    ],
    [
      'Working Student Business Intelligence, BMW Group, Munich (04/2019 – 09/2021)\n- Supported reporting in SQL',
      ['Working Student Business Intelligence', 'BMW Group'],
    ],
    [
      'Salesforce, Singapore – Enterprise Account Executive, FSI (Feb 2020 – Present)\n- Managed 22 accounts',
      ['Enterprise Account Executive, FSI', 'Salesforce'],
    ],
  ])('%j', (text, expected) => expect(roles(text)).toEqual([expected]))
})

it('a resume that tells its work by skills has it as lines without a job', () => {
  const facts = read(`## Skills and achievements
## Influencing and training
- Ran the trial of a new stapler with 6 surgeons
- Patience
## Organisation
- Rosters and study days for 48 nurses
## Employment history
Nurse Educator, Otter Hospital, 2019 – 2026
Staff Nurse, Larkfield Hospital, 2014 – 2019
## Languages
English`)
  expect(facts.roles.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['Nurse Educator', 'Otter Hospital'],
    ['Staff Nurse', 'Larkfield Hospital'],
  ])
  expect(facts.lines.map(({ statement, role }) => [statement.value, role])).toEqual([
    ['Ran the trial of a new stapler with 6 surgeons', null],
    ['Rosters and study days for 48 nurses', null],
  ])
})

describe('a resume without bullets', () => {
  const text = `Whittle & Sons Electrical (self employed)          2016 to date
Rewires, consumer unit changes and charger installs for landlords and homeowners
Installed over 140 EV chargers since 2021

Balfour Beatty Kilpatrick       Mar 2009 - Dec 2015
Approved Electrician
Tested three phase distribution boards on two hospitals`

  it('has its roles, and no year in a statement begins another role', () => {
    expect(roles(text)).toEqual([
      [null, 'Whittle & Sons Electrical'],
      ['Approved Electrician', 'Balfour Beatty Kilpatrick'],
    ])
  })

  it('has its statements', () => {
    const facts = read(`EXPERIENCE\n${text}`)
    expect(
      facts.lines.map(({ statement, role }) => [
        facts.roles.findIndex(({ id }) => id === role),
        statement.value,
      ]),
    ).toEqual([
      [0, 'Installed over 140 EV chargers since 2021'],
      [1, 'Tested three phase distribution boards on two hospitals'],
    ])
  })
})

describe('the lines under a role', () => {
  const lines = (text: string) =>
    read(`EXPERIENCE\nNurse, Hill Hospital, Leeds, 2019 - 2023\n${text}`).lines.map(
      ({ statement }) => statement.value,
    )
  it.each([
    [
      'prose is a line a sentence',
      'Cared for six patients a shift. Trained ca. 40 students with J. Brandt on the ward.',
      ['Cared for six patients a shift.', 'Trained ca. 40 students with J. Brandt on the ward.'],
    ],
    [
      'prose with a sentence too short to stand alone is one',
      'Cared for six patients a shift. Trained students.',
      ['Cared for six patients a shift. Trained students.'],
    ],
    [
      'a bullet is one',
      '- Cared for six patients a shift. Trained four students a year.',
      ['Cared for six patients a shift. Trained four students a year.'],
    ],
    [
      'a bullet goes on with years that it announces',
      '- Falls went from 3.1 to 1.9 per 1,000 patient days between\n2020 and 2022\n- Cared for six patients a shift',
      [
        'Falls went from 3.1 to 1.9 per 1,000 patient days between 2020 and 2022',
        'Cared for six patients a shift',
      ],
    ],
    [
      'a hyphen at the end of a line belongs to the word',
      '- Wrote the ward budget and its double-\nentry tables with the head of finance',
      ['Wrote the ward budget and its double-entry tables with the head of finance'],
    ],
    [
      'a word that stands whole elsewhere was parted',
      '- Wrote the ward budget and its depart-\nment tables with the head of finance\n- Led a department of six',
      ['Wrote the ward budget and its department tables with the head of finance', 'Led a department of six'],
    ],
  ])('%s', (_, text, expected) => expect(lines(text)).toEqual(expected))
})

it.each([
  ['Ilse Meer, Data Analyst\nUtrecht · ilse@mail.example', ['Ilse Meer', 'Data Analyst', 'Utrecht']],
  [
    'THANDI MOKOENA RVN\nMelbourne VIC · thandi@mail.example\nVeterinary Nurse (on the register since 2020)',
    ['THANDI MOKOENA', 'Veterinary Nurse (on the register since 2020)', 'Melbourne VIC'],
  ],
])('reads a name with a title or credential after it: %j', (top, expected) => {
  const { name, headline, location } = readFacts(
    `${top}\n\nEXPERIENCE\nNurse, Hill Hospital, Leeds, 2019 - 2023\n`,
  )
  expect([name?.value, headline?.value, location?.value]).toEqual(expected)
})

it('reads awards as lines and unpaid work as roles, whatever is between them', () => {
  const { roles: found, lines } = read(
    'EXPERIENCE\nClerk, Lakebend Hotel, Leeds, 2016 - 2018\n- Checked in 90 guests a shift\n- Employee of the month, May 2017\n\nAWARDS AND VOLUNTEERING\nFaculty prize for the best project, 2024, with three fellow students\nVolunteer helper, Brook Street Scout Group, since 2021\nLittle League umpire, summers of 2019 to 2023\nRepair café, Bedok: mends laptops since 2023',
  )
  expect(found.map(({ title, employer, start }) => [title?.value, employer?.value, start?.value])).toEqual([
    ['Clerk', 'Lakebend Hotel', '2016'],
    ['Volunteer helper', 'Brook Street Scout Group', '2021'],
    ['Little League umpire', undefined, '2019'],
  ])
  expect(
    lines.map(({ statement, role }) => [found.findIndex(({ id }) => id === role), statement.value]),
  ).toEqual([
    [0, 'Checked in 90 guests a shift'],
    [0, 'Employee of the month, May 2017'],
    [-1, 'Faculty prize for the best project, 2024, with three fellow students'],
    [-1, 'Repair café, Bedok: mends laptops since 2023'],
  ])
})

it.each([
  ['TEACHING PLACEMENTS', 'job'],
  ['VOLUNTARY WORK', 'volunteer'],
  ['COMMUNITY', 'volunteer'],
  ['PRO BONO', 'volunteer'],
])('reads the roles under %s', (heading, kind) => {
  const { roles: found } = read(
    `SKILLS\nGuitar\n\n${heading}\nHarbourside High School, Bristol: trainee teacher, January to June 2026\n- Taught 11 lessons a week`,
  )
  expect(
    found.map((role) => [
      role.kind,
      role.title?.value,
      role.employer?.value,
      role.location?.value,
      role.start?.value,
      role.end?.value,
    ]),
  ).toEqual([[kind, 'trainee teacher', 'Harbourside High School', 'Bristol', '2026-01', '2026-06']])
})

it('keeps the content of "Other" out of the skills above', () => {
  const { skills, lines } = read('SKILLS\nExcel, Miro\n\nOTHER\nBest poster, state physiotherapy day, 2024')
  expect([skills.map(({ value }) => value), lines.map(({ statement }) => statement.value)]).toEqual([
    ['Excel', 'Miro'],
    ['Best poster, state physiotherapy day, 2024'],
  ])
})

it('keeps the name of the next project out of the bullet above', () => {
  const { roles: projects, lines } = read(
    'PROJECTS\nBusBuddy (React Native, Firebase)\n- Implemented push notifications w/ Firebase Cloud Messaging\nSpam Classifier (Python, scikit-learn)\n- Trained two models on 33k emails',
  )
  expect(lines.map(({ statement }) => statement.value)).toEqual([
    'Implemented push notifications w/ Firebase Cloud Messaging',
    'Trained two models on 33k emails',
  ])
  expect(projects.map(({ kind, title }) => [kind, title?.value])).toEqual([
    ['project', 'BusBuddy (React Native, Firebase)'],
    ['project', 'Spam Classifier (Python, scikit-learn)'],
  ])
  expect(lines.map(({ role }) => role)).toEqual(projects.map(({ id }) => id))
})

it('recognizes a heading such as "Data projects" as a section of projects', () => {
  const { roles: found, lines } = read(
    'UX PROJECTS\nLibrary app redesign, 2024\n- Ran 9 usability tests\n\nEXPERIENCE\nTeacher, East High School, 2013 - 2024',
  )
  expect(found.map(({ kind, title }) => [kind, title?.value])).toEqual([
    ['job', 'Teacher'],
    ['project', 'Library app redesign'],
  ])
  expect(lines.map(({ role }) => role)).toEqual([found[1]?.id])
})

it('reads no degree date from the start of a course that is under way', () => {
  const [course] = read(
    'EDUCATION\nCertificate in Sales Management, Beau College, started January 2025, 4 of 10 courses done',
  ).education
  expect([course?.start?.value, course?.end?.value]).toEqual(['2025-01', 'present'])
})

it('reads courses and certificates among degrees, but no future ones and no expiry years', () => {
  const { certificates, education } = read(
    'EDUCATION AND CERTIFICATES\nHigh school diploma, 2015\nServSafe Manager (valid until 2028)\nSolar PV installer course, 2023\nEV charger course, begun September 2026\nFirst aid and CPR\n\nCERTIFICATIONS\nCompTIA A+ (2020)\nNotary Public, commission expires 2029\nMicrosoft MD-102: exam planned for February 2027',
  )
  expect(certificates.map(({ name, issuer, year }) => [name.value, issuer?.value, year?.value])).toEqual([
    ['ServSafe Manager', undefined, undefined],
    ['Solar PV installer course', undefined, '2023'],
    ['First aid and CPR', undefined, undefined],
    ['CompTIA A+', undefined, '2020'],
    ['Notary Public', undefined, undefined],
  ])
  expect(education.map(({ degree, end }) => [degree?.value, end?.value])).toEqual([
    ['High school diploma', '2015'],
  ])
})

it.each([
  'REGISTRATION AND TRAINING',
  'WEITERBILDUNG / NACHWEISE',
  'CURSOS',
  'CERTIFICACIONES',
  'Formations complémentaires',
])('reads certificates under %s', (heading) => {
  const { certificates } = read(
    `EDUCATION\nBA History, University of Leeds, 2010\n\n${heading}\nWound care, 2023`,
  )
  expect(certificates.map(({ name, year }) => [name.value, year?.value])).toEqual([['Wound care', '2023']])
})

it('reads no course that was left, and no languages below it, as a certificate', () => {
  const { certificates, languages } = read(
    'Ana Lind\nana.lind@mail.example\n\nCURSOS\n2023 Calidad de leche\n2021 Fachwirt begonnen\n\nIDIOMAS E INFORMÁTICA\nInglés: leo textos técnicos\n\nOTROS\nDisponibilidad para viajar, a convenir',
  )
  expect(certificates.map(({ name }) => name.value)).toEqual(['Calidad de leche'])
  expect(languages.map(({ value }) => value)).toEqual(['Inglés'])
})

it('reads each part of a line of certificates with its issuer, and a role after a comma as part of the name', () => {
  const { certificates } = read(
    'CERTIFICATIONS\nParalegal Certificate, Delaware Valley College, 2014; Notary Public, Commonwealth of Pennsylvania, 2016\nOracle Certified Professional, Java SE 11 Developer\nSAP Certified Associate - Ariba Sourcing (2022)\nBoard Certified Analyst - BACB\n\nReferences on request. Will not relocate.',
  )
  expect(certificates.map(({ name, year }) => [name.value, year?.value])).toEqual([
    ['Paralegal Certificate', '2014'],
    ['Notary Public', '2016'],
    ['Oracle Certified Professional, Java SE 11 Developer', undefined],
    ['SAP Certified Associate - Ariba Sourcing', '2022'],
    ['Board Certified Analyst', undefined],
  ])
})

it('joins the parts of an email address that a column wrapped, and takes no identity card for a phone', () => {
  const { emails, phones } = readFacts(
    'Ana Ruiz\nC.C. 1.010.555.222\nana.ruiz@correo.exampl\ne\n+57 300 555 0123',
  )
  expect([emails, phones].map((found) => found.map(({ value }) => value))).toEqual([
    ['ana.ruiz@correo.example'],
    ['+57 300 555 0123'],
  ])
})

it.each([
  [
    'a list of names',
    'CERTIFICATIONS\nRegistered Nurse, Basic Life Support (BLS), Advanced Life Support (ALS)',
    ['Registered Nurse', 'Basic Life Support (BLS)', 'Advanced Life Support (ALS)'],
  ],
  [
    'an issuer with an abbreviation, before a date',
    'CERTIFICATIONS\nCertified Cloud Engineer, Kestrel Cloud Services (KCS), 2022',
    ['Certified Cloud Engineer'],
  ],
  ['a date alone below the name', 'CERTIFICATIONS\nCPR/First Aid\nPresent', ['CPR/First Aid']],
  [
    'a bullet of other information',
    'ADDITIONAL INFORMATION\n• Languages: English, Irish\n• Certifications: Paralegal Certificate, Notary Permit',
    ['Paralegal Certificate', 'Notary Permit'],
  ],
])('certificates: %s', (_, text, expected) =>
  expect(read(text).certificates.map(({ name }) => name.value)).toEqual(expected),
)

it('keeps certificates out of the skills around them', () => {
  const { skills, certificates } = read(
    'SKILLS\nExcel, Miro\nCertificates: Paediatric First Aid (valid to March 2027), safeguarding level 1',
  )
  expect([skills.map(({ value }) => value), certificates.map(({ name }) => name.value)]).toEqual([
    ['Excel', 'Miro'],
    ['Paediatric First Aid'],
  ])
})

describe('education', () => {
  const studied = (text: string) =>
    read(`EDUCATION\n${text}`).education.map(({ institution, degree, field }) => [
      institution?.value ?? null,
      degree?.value ?? null,
      field?.value ?? null,
    ])
  it.each([
    [
      'B.S. Accounting, University of Illinois at Urbana-Champaign — 2015',
      ['University of Illinois at Urbana-Champaign', 'B.S.', 'Accounting'],
    ],
    ['HND Marketing – Kubau Polytechnic – 2016', ['Kubau Polytechnic', 'HND', 'Marketing']],
    [
      'Ausbildung zum Gesundheits- und Krankenpfleger, Pflegeschule Hohenwald',
      ['Pflegeschule Hohenwald', 'Ausbildung', 'Gesundheits- und Krankenpfleger'],
    ],
    [
      'Ausbildung zur Verkäuferin, Frischmarkt Hellweg, Unna',
      ['Frischmarkt Hellweg', 'Ausbildung', 'Verkäuferin'],
    ],
    ['Bachillerato, IES Las Encinas, Madrid', ['IES Las Encinas', 'Bachillerato', null]],
    [
      'Kommunikationsdesign, Bachelor of Arts, Hochschule Augsburg',
      ['Hochschule Augsburg', 'Bachelor of Arts', 'Kommunikationsdesign'],
    ],
    [
      'Diplôme d’État d’infirmier, IFSI du CHU de Rennes',
      ['IFSI du CHU de Rennes', 'Diplôme d’État', 'infirmier'],
    ],
    [
      'Ingeniería en Computación, Universidad Nacional de La Plata',
      ['Universidad Nacional de La Plata', 'Ingeniería', 'Computación'],
    ],
    ['BA Geography 2:1, University of Weardale', ['University of Weardale', 'BA', 'Geography']],
  ])('%j', (text, expected) => expect(studied(text)).toEqual([expected]))
})

it('keeps languages apart from the skills of the line above', () => {
  const { skills, languages } = read(
    'SKILLS\nSQL, Python, R, Tableau, Power BI, dbt, Airflow, Snowflake\nGerman (native), English (C1)',
  )
  expect(skills.map(({ value }) => value).slice(-2)).toEqual(['Airflow', 'Snowflake'])
  expect(languages.map(({ value }) => value)).toEqual(['German', 'English'])
})

it.each([
  ['Meadow Manor-Detroit, MI', 'Meadow Manor'],
  ['Kestrel Foods, Winston-Salem, NC', 'Kestrel Foods'],
])('a hyphen may stand before the place: %s', (line, employer) => {
  expect(roles(`Home Health Aide\n${line}\nMay 2018 to October 2020`)).toEqual([
    ['Home Health Aide', employer],
  ])
})

it('reads a company that is named with its country', () => {
  expect(roles('Mar 2015 - May 2018   Pharmacy Assistant\n                      Boots UK')).toEqual([
    ['Pharmacy Assistant', 'Boots UK'],
  ])
})

it.each([
  ['Bachelor of Science - BSc, Business Administration', 'Business Administration'],
  ['BTEC Level 3 Extended Diploma, Health and Social Care', 'Health and Social Care'],
])('a degree named twice is not the field of study: %j', (degree, field) => {
  const { education } = read(`EDUCATION\nUniversity of Leeds\n${degree}\n2010 - 2014`)
  expect(education.map((study) => study.field?.value)).toEqual([field])
})

it('reads neither the issuer as a certificate nor a body that awards one as a school', () => {
  const { certificates, education } =
    read(`EDUCATION\nBSc Accountancy, University of Leeds, 2014\nAssociate Chartered Accountant (ACA), Institute of Chartered Accountants – 2019

CERTIFICATIONS
Certified Scrum Product Owner (CSPO)
Scrum Alliance
Issued May 2020`)
  expect(education.map(({ institution }) => institution?.value)).toEqual(['University of Leeds'])
  expect(certificates.map(({ name }) => name.value)).toEqual([
    'Associate Chartered Accountant (ACA)',
    'Certified Scrum Product Owner (CSPO)',
  ])
})

describe('a course of study', () => {
  const studies = (text: string) =>
    read(`EDUCATION\n\n${text}`).education.map(({ institution, degree, field }) =>
      [institution, degree, field].map((fact) => fact?.value ?? null),
    )
  it.each([
    ['University of Leeds, Leeds\nB.A. in History', ['University of Leeds', 'B.A.', 'History']],
    [
      'Associate of Arts Business Administration\nLlano College',
      ['Llano College', 'Associate of Arts', 'Business Administration'],
    ],
    [
      'Lehre als Kaufmann EFZ\nGemeindeverwaltung Wiesental',
      ['Gemeindeverwaltung Wiesental', 'Lehre', 'Kaufmann EFZ'],
    ],
    [
      'Dipl. Experte in Rechnungslegung und Controlling\nAkademie Seerücken',
      ['Akademie Seerücken', 'Dipl. Experte in Rechnungslegung und Controlling', null],
    ],
  ])('%j', (text, expected) => expect(studies(text)).toEqual([expected]))
})

describe('years and a colon before each job, its work in small letters below', () => {
  const text = `2018-2023 : Camping des Trois Ruisseaux, saisons (avril à octobre)
 ménage des mobil homes, sanitaires, accueil quand la patronne était pas là
 responsable de l'équipe ménage (4 personnes)

2011-2018 : employée de cantine et garderie, école communale (vacataire)
mise en chauffe des plats, service, plonge, surveillance de la cour

2009-2011 : congé parental

2003-2009 : ouvrière au moulinage`

  it('is read job by job, and leave is none', () => {
    expect(roles(text)).toEqual([
      [null, 'Camping des Trois Ruisseaux'],
      ['employée de cantine et garderie, école communale', null],
      ['ouvrière au moulinage', null],
    ])
  })
})

it('reads "Trabajo" as a heading, and a bullet that ends with a year as work', () => {
  const facts = read(`TRABAJO
Cocinera, Hotel Costanera | marzo 2024 – actualidad
• Masas: amasijo y empaste los hace el maestro, yo hago los pliegues y el formado a mano desde 2025`)
  expect(facts.roles.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['Cocinera', 'Hotel Costanera'],
  ])
  expect(facts.lines).toHaveLength(1)
})

it('reads a job whose employer, town and title are sentences before the dates', () => {
  expect(
    roles('Hospital del Parque Sur, San Miguel de Tucumán. Farmacéutica auxiliar\t02/2021 – actual'),
  ).toEqual([['Farmacéutica auxiliar', 'Hospital del Parque Sur']])
})
