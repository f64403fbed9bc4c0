import { describe, expect, it } from 'vitest'
import { DOUBTFUL } from '../../../values/resume-facts.ts'
import { readText } from '../read-text.ts'

/** The jobs below this text, each with what was done in it; the last line is what no job is said to have. */
const told = (text: string) => {
  const { roles, lines } = readText(`Ana Ruiz\nana@mail.example\n\n${text}`).facts
  const of = (id: string | null) =>
    lines.filter(({ role }) => role === id).map(({ statement }) => statement.value)
  return [
    ...roles.map(({ id, title, employer, start, end }) => [
      [title, employer, start, end].map((fact) => fact?.value ?? '-').join(' | '),
      ...of(id),
    ]),
    of(null),
  ]
}

describe('what was done is told of the job it was done in', () => {
  it('work by subject is that of no job', () =>
    expect(
      told(`## Career at a glance
2022 – now\tLead Analyst\tPagolatam Processing S.A.
2015 – 2016\tAudit Assistant\tRoldán Pineda Auditores
## What I have done, by subject

Planning and forecasting
Own the monthly forecast of 34 bank customers in two countries.

Systems and automation
Replaced eleven spreadsheet reports by one model of sales data.
## Education
BA History, University of Leeds, 2010`),
    ).toEqual([
      ['Lead Analyst | Pagolatam Processing S.A. | 2022 | present'],
      ['Audit Assistant | Roldán Pineda Auditores | 2015 | 2016'],
      [
        'Own the monthly forecast of 34 bank customers in two countries.',
        'Replaced eleven spreadsheet reports by one model of sales data.',
      ],
    ]))

  it('two titles in one line are two jobs, each with its own dates', () =>
    expect(
      told(`EXPERIENCE
Copper Shore Network, Houghton, MI
Deputy Director since 2020; Director of Operations, 2016–2020
- Supervised four managers

Superior Pharmacy Services, Marquette, MI
Distribution Manager, 2011–2016
- Delivered to 61 clinics`),
    ).toEqual([
      ['Deputy Director | Copper Shore Network | 2020 | present'],
      ['Director of Operations | Copper Shore Network | 2016 | 2020', 'Supervised four managers'],
      ['Distribution Manager | Superior Pharmacy Services | 2011 | 2016', 'Delivered to 61 clinics'],
      [],
    ]))

  it('a second task with its own date is no part of the title', () =>
    expect(
      told(`BERUFSERFAHRUNG
10/2022 – heute\tLagerist, seit 07/2024 Vertretung der Lagerleitung
Isarwerk Antriebe GmbH
- Inventur vorbereitet`),
    ).toEqual([['Lagerist | Isarwerk Antriebe GmbH | 2022-10 | present', 'Inventur vorbereitet'], []]))

  it('an employer with its legal form stands below a title with a slash', () =>
    expect(
      told(`BERUFSERFAHRUNG
seit 04/2011\tBetriebselektriker / Haustechnik
\tLeinetal Möbelwerke GmbH, Elze (ca. 240 Mitarbeiter, 2 Hallen)
\t- Tore und Schließanlage betreut
07/2003-03/2011\tHausmeister
\tWohnungsverein Innerstetal eG, Hildesheim
\t- Treppenhauslicht und Klingelanlagen`),
    ).toEqual([
      [
        'Betriebselektriker / Haustechnik | Leinetal Möbelwerke GmbH | 2011-04 | present',
        'Tore und Schließanlage betreut',
      ],
      [
        'Hausmeister | Wohnungsverein Innerstetal eG | 2003-07 | 2011-03',
        'Treppenhauslicht und Klingelanlagen',
      ],
      [],
    ]))

  it('dates in two columns of a table are those from and to', () =>
    expect(
      told(`TEACHING EXPERIENCE
Sl.\tDesignation\tInstitution\tFrom\tTo
1\tAssistant Professor\tSri Bannari College\t18.06.2014\t31.12.2020
2\tGuest Lecturer\tGovernment Arts College\t01.07.2022\t30.04.2024`),
    ).toEqual([
      ['Assistant Professor | Sri Bannari College | 2014-06 | 2020-12'],
      ['Guest Lecturer | Government Arts College | 2022-07 | 2024-04'],
      [],
    ]))

  it('a table of figures and the names of its columns are no jobs', () =>
    expect(
      told(`EXPERIENCE
Copper Shore Network, Houghton, MI
Operations Director, 2016–2025
- Supervised four managers
Year\tCash budget\tStaff\tPounds
2016\t$410,000\t5\t0.9 m
2025\t$1,780,000\t14\t2.3 m`),
    ).toEqual([['Operations Director | Copper Shore Network | 2016 | 2025', 'Supervised four managers'], []]))

  it('the same employer is the one above', () =>
    expect(
      told(`EXPERIENCE
Junior Sous Chef, Le Quai Trente Restaurant, Moncton, 2023 to today
- Ran the pass with six cooks
Fish Cook, same house, 2021 to 2023
- Showed three apprentices how to do it`),
    ).toEqual([
      ['Junior Sous Chef | Le Quai Trente Restaurant | 2023 | present', 'Ran the pass with six cooks'],
      ['Fish Cook | Le Quai Trente Restaurant | 2021 | 2023', 'Showed three apprentices how to do it'],
      [],
    ]))

  it('a statement beside an employer that begins with a date is no job', () =>
    expect(
      told(`BERUFSERFAHRUNG
10/2022 – heute\tLagerist
Isarwerk Antriebe GmbH, Garching\tWareneingang, Kommissionieren, Versand
(Maschinenbau, 340 MA)\tSeit 2024 zusätzlich: Klärung von Fehlteilen mit Arbeitsvorbereitung und Einkauf, Sperrbestand, Klebstoffe`).map(
        ([job]) => job,
      ),
    ).toEqual(['Lagerist | Isarwerk Antriebe GmbH | 2022-10 | present', undefined]))

  it('a town is a doubtful employer', () => {
    const [role] = readText(
      'Ana Ruiz\nana@mail.example\n\nBERUFSERFAHRUNG\nSteuerfachangestellte, Troisdorf, 2008 – 2014\n- Führte 42 Mandanten',
    ).facts.roles
    expect([role?.employer?.value, role?.employer?.confidence]).toEqual(['Troisdorf', 0.3])
  })

  it('a sentence that begins with its dates has neither title nor employer before its "I"', () =>
    expect(
      told(`WHAT I DO

Since May 2022 I have looked after the agreed sales of Tallis & Croome, an agency. I keep our record in Reapit, and I write to every solicitor, lender, broker and surveyor, usually twice a week.

My first job, 2004 to 2007, was as an office junior and then secretary with Bayston Legal, a small practice in Wellington.`).map(
        ([job]) => job,
      ),
    ).toEqual(['secretary | Bayston Legal | 2004 | 2007', undefined]))

  it('a ward of practical training is no list of certificates', () => {
    const text = `PRACTICAL TRAINING
Pearlgate Cottage Hospital, Itire
July - September 2026
 * fed patients, recorded input and output

WORK EXPERIENCE
Sales Girl, Mama Kosi Provisions Ltd, Aguda
February 2022 - December 2025
 * attended to customers`
    expect(told(text)).toEqual([
      ['- | Pearlgate Cottage Hospital | 2026-07 | 2026-09', 'fed patients, recorded input and output'],
      ['Sales Girl | Mama Kosi Provisions Ltd | 2022-02 | 2025-12', 'attended to customers'],
      [],
    ])
    expect(readText(text).facts.certificates).toEqual([])
  })

  it('the labels of military service are neither title nor employer', () =>
    expect(
      told(`WORK EXPERIENCE
Production Welder
Hayrack Trailer Works - Richland Center, WI
October 2020 to May 2021
- MIG on jigs and gates

Dishwasher
The Lone Loon Club - Reedsburg, WI
2018 to 2020

Cashier
Webb Prairie Store - Reedsburg, WI
2016 to 2018

MILITARY SERVICE
Branch: Wisconsin Army National Guard
Service Country: United States
Rank: SPC
February 2022 to March 2025
- Drilled one weekend a month`),
    ).toEqual([
      ['Production Welder | Hayrack Trailer Works | 2020-10 | 2021-05', 'MIG on jigs and gates'],
      ['Dishwasher | The Lone Loon Club | 2018 | 2020'],
      ['Cashier | Webb Prairie Store | 2016 | 2018'],
      ['SPC | Wisconsin Army National Guard | 2022-02 | 2025-03', 'Drilled one weekend a month'],
      [],
    ]))
})

describe('jobs that were lost', () => {
  it('a job of a text in Markdown, below a heading of unknown words and before "@" and its dates', () =>
    expect(
      told(`## Right now

**Estimator @ Wright Valley Roofing** (Dayton) *(Apr 2021 → now)*
  * close about nine bids a week

## Before

**Crew Lead**, *same outfit*, 2017 → Apr 2021
  * led eight men on every roof

## Paper

Forklift licence, 2019`),
    ).toEqual([
      ['Estimator | Wright Valley Roofing | 2021-04 | present', 'close about nine bids a week'],
      ['Crew Lead | Wright Valley Roofing | 2017 | 2021-04', 'led eight men on every roof'],
      [],
    ]))

  it('a title and dates with remarks behind them', () =>
    expect(
      told(`EXPÉRIENCE
Technicien SAV sept. 2025 – sept. 2026, contrat de professionnalisation (12 mois, trois semaines en entreprise, une au centre)
Thermi-Vivarais SARL, Saint-Vallon
- entretien annuel de chaudières`),
    ).toEqual([
      ['Technicien SAV | Thermi-Vivarais SARL | 2025-09 | 2026-09', 'entretien annuel de chaudières'],
      [],
    ]))

  it('sentences of a list that each tell a job', () =>
    expect(
      told(`WORK EXPERIENCE
- Working as System Engineer with Orbisphere Infotech Pvt. Ltd., Pune, since Oct 2022 to till date.
- Worked as Junior Linux Administrator (off-roll, payroll of Teamforge) with Kaveri Datacenter LLP, from Oct 2021 to Sep 2022.
Project #1
Client : European logistics company
Duration : Jan 2024 – till date
- Patched 240 servers each month`).map(([job]) => job),
    ).toEqual([
      'System Engineer | Orbisphere Infotech Pvt. Ltd. | 2022-10 | present',
      'Junior Linux Administrator | Kaveri Datacenter LLP | 2021-10 | 2022-09',
      'Project #1 | - | 2024-01 | present',
      undefined,
    ]))
})

describe('an employer above several titles is that of all of them', () => {
  it('where the titles are followed by units', () =>
    expect(
      told(`EXPERIENCE

Larch Valley Credit Union (formed 2014 by merger; earlier Larch Savings)

Branch Manager, Otter Creek North\tApr. 2020 - present
- 12 staff

Senior Account Manager, Agriculture\t2015-10 to 2020-04
- Grain and cattle`).map(([job]) => job),
    ).toEqual([
      'Branch Manager, Otter Creek North | Larch Valley Credit Union | 2020-04 | present',
      'Senior Account Manager, Agriculture | Larch Valley Credit Union | 2015-10 | 2020-04',
      undefined,
    ]))

  it('where it has a town and its years', () =>
    expect(
      told(`WORK
OTTER VALE INGREDIENTS, Mitchelstown (about 210 on site)\t2017 - present

Senior Process Operator, Dryer\tSept 2022 to now
* run evaporator and dryer

Process Operator (Intake & Separation)\t03/2019 - Sept 2022
* milk intake`).map(([job]) => job),
    ).toEqual([
      'Senior Process Operator, Dryer | OTTER VALE INGREDIENTS | 2022-09 | present',
      'Process Operator | OTTER VALE INGREDIENTS | 2019-03 | 2022-09',
      undefined,
    ]))

  it('where the units have words of employers', () =>
    expect(
      told(`EXPERIENCE
Larch County Medical Center, Dayton, OH\tMarch 2016 - Present
Nurse Manager, Medical ICU\tAug. 2021 - Present
* Lead 42 nurses
Staff Nurse, Medical ICU\tMarch 2016 - Aug. 2021
* Precepted nine orientees`),
    ).toEqual([
      ['Nurse Manager, Medical ICU | Larch County Medical Center | 2021-08 | present', 'Lead 42 nurses'],
      [
        'Staff Nurse, Medical ICU | Larch County Medical Center | 2016-03 | 2021-08',
        'Precepted nine orientees',
      ],
      [],
    ]))

  it('where each unit has a line of its own', () =>
    expect(
      told(`SERVICE
Larch State Army
Control Sergeant\tJun 2021 - May 2026
12th Support Battalion, Fort Otter, GA
* Ran the shop
Motor Sergeant\tSep 2016 - May 2021
3rd Armored Squadron, Fort Wren, TX
* Led 18 soldiers`).map(([job]) => job),
    ).toEqual([
      'Control Sergeant | Larch State Army | 2021-06 | 2026-05',
      'Motor Sergeant | Larch State Army | 2016-09 | 2021-05',
      undefined,
    ]))

  it('where its years stand below it and the title has another in brackets', () =>
    expect(
      told(`BERUFLICHER WERDEGANG
Otterwerk GmbH & Co. KG
Oldenburg · 2016 – heute
Stellv. Filialleitung und Meisterin
* Team von fünf
Hörakustikmeisterin
Juli 2019 – März 2022 · nach Wechsel aus Filiale Wrenstedt
* Hausbesuche in Pflegeheimen
Hörakustikerin (Gesellin)
02/2016 – Juni 2019`).map(([job]) => job),
    ).toEqual([
      'Stellv. Filialleitung und Meisterin | Otterwerk GmbH & Co. KG | 2016 | present',
      'Hörakustikmeisterin | Otterwerk GmbH & Co. KG | 2019-07 | 2022-03',
      'Hörakustikerin | Otterwerk GmbH & Co. KG | 2016-02 | 2019-06',
      undefined,
    ]))
})

describe('one line with more than one reading', () => {
  it('"same district" behind a title is the employer above', () =>
    expect(
      told(`EXPERIENCE
Otter Valley Schools, Nutrition Services - Dayton, OH
Kitchen Manager\tAug 2016 - Jul 2019
- 540 lunches a day
Cook, same district (subbed at 4 sites)\t2014 to 2016`).map(([job]) => job),
    ).toEqual([
      'Kitchen Manager | Otter Valley Schools, Nutrition Services | 2016-08 | 2019-07',
      'Cook | Otter Valley Schools, Nutrition Services | 2014 | 2016',
      undefined,
    ]))

  it('two titles below an employer are no work done', () =>
    expect(
      told(`EXPERIENCE
North Larch NHS Trust
Staff Nurse, Acute Medicine
September 2012 - December 2014
Plymouth, United Kingdom

Otter Hospice at Home
Bank HCA, then bank RN
2010 - 2016`).map(([job]) => job),
    ).toEqual([
      'Staff Nurse, Acute Medicine | North Larch NHS Trust | 2012-09 | 2014-12',
      'Bank HCA, then bank RN | Otter Hospice at Home | 2010 | 2016',
      undefined,
    ]))

  it('a title next to another line that may be one is doubtful', () => {
    const { roles } = readText(`Ana Ruiz
ana@mail.example

EXPERIENCE

Crew Member
Larch Parks Field Crew (Otter Corps)
Dates: 06/2013 - 05/2014
- Cleared cedar from 90 acres`).facts
    const [role] = roles
    expect([role?.title, role?.employer].filter((fact) => (fact?.confidence ?? 0) >= DOUBTFUL)).toEqual([])
  })
})

describe('a post beside the jobs', () => {
  const posts = (text: string) =>
    readText(`Ana Ruiz
ana@mail.example

EXPERIENCE
2019 - present\tStaff Nurse
Larch Hospital
* Look after 12 patients

${text}`).facts.roles.map(({ kind, title, employer }) => [kind, title?.value, employer?.value])

  const nurse = ['job', 'Staff Nurse', 'Larch Hospital']

  it.each([
    ['ACTIVITIES\nOtter Chess Club, secretary since 2019', []],
    ['ACTIVITIES\nOtter Chess Club (treasurer), volleyball, Otter Hackathon 2024 and 2025', []],
    [
      'ACTIVITIES\nSecretary, Otter Chess Club, 2019 - present',
      [['volunteer', 'Secretary', 'Otter Chess Club']],
    ],
    [
      'VOLUNTARY WORK\nVolunteer, Otter Food Bank, 2019 - present',
      [['volunteer', 'Volunteer', 'Otter Food Bank']],
    ],
    ['MISCELLANEOUS\nTrustee, Otter Hospice, 2019 - present', [['volunteer', 'Trustee', 'Otter Hospice']]],
    ['~~~ OUTSIDE WORK ~~~\nCook, Otter Picnic, 2018 - 2019', []],
  ])('is no job: %j', (text, expected) => expect(posts(text)).toEqual([nurse, ...expected]))

  it('which a remark says to be unpaid', () =>
    expect(posts('Welfare officer (volunteer)\nOtter Gig Club\n2022 - present')).toContainEqual([
      'volunteer',
      'Welfare officer',
      'Otter Gig Club',
    ]))
})

it('reads an export of LinkedIn: one employer above several titles, each with its place below its dates', () => {
  const did = 'Kept the ore handling plant running with 14 conveyors.\n'
  const { facts } = readText(
    `Kim Lee
kim.lee@mail.example

Experience
Corrigin Ridge Iron
5 years 11 months

Senior Engineer
March 2024 - Present (2 years 9 months)
Pilbara, Western Australia
${did}
Engineer
January 2021 - March 2024 (3 years 3 months)
Pilbara, Western Australia
Conveyors, pumps, analysis, reports

Page 1 of 2

Banksia Services
Mechanical Engineer
October 2019 - December 2020 (1 year 3 months)
Kwinana, Western Australia
${did}`,
  )
  expect(
    facts.roles.map(({ title, employer }) => [title?.value, employer?.value, employer?.confidence]),
  ).toEqual([
    ['Senior Engineer', 'Corrigin Ridge Iron', 1],
    ['Engineer', 'Corrigin Ridge Iron', 1],
    ['Mechanical Engineer', 'Banksia Services', 1],
  ])
  expect(facts.lines[1]?.statement.value).toBe('Conveyors, pumps, analysis, reports')
})

it('a line that ends in small letters behind an abbreviation, and an open year above another one, are whole', () => {
  const { text, facts } = readText(
    `Ana Ruiz
ana@mail.example

Werdegang

seit 01.2022\tLarkfield Haustechnik AG, Winterthur
\tMonteur Heizung
\tKleinere Umbauten und Boilerersatz selbständig inkl. Ausmass und Rapport auf Tablet
\tPikettdienst an jeder fünften Woche

Weiterbildung

2025 –\tChefmonteur Heizung, Module 1 bis 3
2023\tFachbewilligung Kältemittel
`,
  )
  expect(facts.lines.map(({ statement }) => statement.value)).toEqual([
    'Kleinere Umbauten und Boilerersatz selbständig inkl. Ausmass und Rapport auf Tablet',
    'Pikettdienst an jeder fünften Woche',
  ])
  expect(text).toContain('2025 –\tChefmonteur Heizung, Module 1 bis 3\n2023\tFachbewilligung Kältemittel')
})

describe('what an employer is, between its name and the first job there,', () => {
  it.each([
    [
      "LABORATOIRES VERDANNE – Saint-Priest (69)\nCosmétique, soins du visage à base d'actifs marins, 420 salariés, 2 usines",
      'LABORATOIRES VERDANNE',
    ],
    [
      'SAVONNERIE DU GUÉ (Marseillan)\nPME, savons, 35 salariés. Société liquidée en 2011',
      'SAVONNERIE DU GUÉ (Marseillan)',
    ],
    ['Hill Hospital, Leeds\nTeaching hospital, 380 beds', 'Hill Hospital'],
  ])('is no employer and no work: "%s"', (lines, employer) =>
    expect(
      told(
        `EXPERIENCE\n\n${lines}\n\nResponsable de production (depuis mars 2020)\n- Audits de 12 clients par an`,
      ),
    ).toEqual([
      [`Responsable de production | ${employer} | 2020-03 | present`, 'Audits de 12 clients par an'],
      [],
    ]),
  )
})

it('a word that a margin broke is whole again, and a compound that it parted is not', () =>
  expect(
    told(`BERUFSERFAHRUNG

2019 – heute\tFahrer, Molkerei Elbaue GmbH
- Milch von 22 Höfen pro Schicht mit Proben-
nahme auf dem Hof, und der Vor-
und Nachbereitung der Fahrten
- Bedienen der 5-Achs-Bearbeitungs-
zentren im Werk`),
  ).toEqual([
    [
      'Fahrer | Molkerei Elbaue GmbH | 2019 | present',
      'Milch von 22 Höfen pro Schicht mit Probennahme auf dem Hof, und der Vor- und Nachbereitung der Fahrten',
      'Bedienen der 5-Achs-Bearbeitungszentren im Werk',
    ],
    [],
  ]))
