import { describe, expect, it } from 'vitest'
import type { DocumentLine } from '../document.ts'
import { readResume } from '../read-resume.ts'
import { readText } from '../read-text.ts'

/** Lines of one column, each with the free space above it; a letter is five points wide. */
const column = (
  block: number,
  x: number,
  lines: readonly (readonly [string, number])[],
): readonly DocumentLine[] =>
  lines.map(([line, gap]) => {
    const marker = line.startsWith('• ') ? '•' : ''
    const text = line.slice(marker === '' ? 0 : 2)
    const look = gap > 0.5 ? 'Sans 13' : 'Sans 10'
    const run = { text, look, bold: false, italic: false, size: gap > 0.5 ? 13 : 10 }
    const left = marker === '' ? x : x + 10
    return {
      cells: [{ runs: [run], x: left, right: left + text.length * 5 }],
      page: 1,
      block,
      gap,
      marker,
      outer: x,
      heading: false,
    }
  })

const HEADER = column(1, 200, [
  ['Kim Lee', 1],
  ['HR Coordinator', 0],
])

describe('a side column', () => {
  const facts = (within: number, between: number) =>
    readResume({
      wrapped: true,
      lines: [
        ...HEADER,
        ...column(2, 18, [
          ['Contact', 1],
          ['kim.lee@mail.example', 0.1],
          ['www.linkedin.com/in/', between],
          ['kimlee9 (LinkedIn)', within],
          ['Certifications', 1],
          ['Associate Professional in', 0.1],
          ['Human Resources (aPHR)', within],
          ['First Aid', between],
          ['Certified Payroll Leader', between],
          ['Fundamental Level', within],
          ['Mental Health Aider', between],
        ]),
        ...column(3, 200, [
          ['Experience', 1],
          ['HR Coordinator, Larkfield Supply, 2020 - present', 0.1],
          ['• Answered 60 calls a day from customers of three towns', 0],
        ]),
      ],
    }).facts

  it('breaks names and links over two lines, with less space within them than between them', () => {
    const { certificates, links } = facts(-0.1, 0.1)
    expect(links.map(({ value }) => value)).toEqual(['www.linkedin.com/in/kimlee9'])
    expect(certificates.map(({ name }) => name.value)).toEqual([
      'Associate Professional in Human Resources (aPHR)',
      'First Aid',
      'Certified Payroll Leader Fundamental Level',
      'Mental Health Aider',
    ])
  })

  it('breaks nothing where only a few lines are set apart', () => {
    const { skills } = readResume({
      wrapped: true,
      lines: [
        ...HEADER,
        ...column(2, 18, [
          ['Contact', 1],
          ['Phone', 0.1],
          ['(509) 555-0164', 0],
          ['Skills', 1],
          ['Medication therapy management', 0.1],
          ['Immunizations', 0],
          ['Compounding', 0],
          ['Counseling', 0],
        ]),
        ...column(3, 200, [
          ['Experience', 1],
          ['Pharmacist, Larkfield Supply, 2020 - present', 0.1],
        ]),
      ],
    }).facts
    expect(skills.map(({ value }) => value)).toEqual([
      'Medication therapy management',
      'Immunizations',
      'Compounding',
      'Counseling',
    ])
  })

  it('shows only by its words what goes on where all lines are alike', () => {
    const { certificates, links } = facts(0, 0)
    expect(links.map(({ value }) => value)).toEqual(['www.linkedin.com/in/kimlee9'])
    expect(certificates[0]?.name.value).toBe('Associate Professional in Human Resources (aPHR)')
    expect(certificates[1]?.name.value).toBe('First Aid')
  })
})

it.each([
  ['HR Assistant', 'June 2017 - May 2019 (2 years)', 'HR Assistant', '2017-06'],
  ['Payroll Clerk, Otter Mill, 2016 - 2019', '• Sorted 300 letters a day', 'Payroll Clerk', '2016'],
])('a job begins below a bullet that fills its line: "%s"', (title, next, read, start) => {
  const { roles, lines } = readResume({
    wrapped: true,
    lines: [
      ...HEADER,
      ...column(2, 200, [
        ['kim.lee@mail.example', 0.1],
        ['Experience', 1],
        ['Larkfield Supply', 0.1],
        ['HR Coordinator', 0],
        ['June 2019 - Present (7 years)', 0],
        ['• Enrolled 340 employees of three warehouses in new health plans', 0],
        ['• Answered questions about pay and wrote the handbook of all stores', 0],
        [title, 0],
        [next, 0],
        ['• Kept the files of 200 employees and prepared the payroll data of all', 0],
      ]),
    ],
  }).facts
  expect(lines.map(({ statement }) => statement.value)).toContain(
    'Answered questions about pay and wrote the handbook of all stores',
  )
  expect(roles[1]).toMatchObject({ title: { value: read }, start: { value: start } })
})

it('the name of a school in capitals goes on below a small word, and a state is none', () =>
  expect(
    readResume({
      wrapped: true,
      lines: [
        ...HEADER,
        ...column(2, 18, [
          ['Education', 1],
          ['OTTER INSTITUTE OF', 0.1],
          ['STATISTICS', 0.1],
          ['MS in Applied Statistics', 0.1],
          ['HOLLOW COLLEGE, DOVER, DE', 0.5],
          ['BS in Mathematics', 0.1],
        ]),
      ],
    }).facts.education.map(({ institution, degree }) => [institution?.value, degree?.value]),
  ).toEqual([
    ['OTTER INSTITUTE OF STATISTICS', 'MS'],
    ['HOLLOW COLLEGE', 'BS'],
  ]))

it('a line of prose that ends in the middle goes on below, whatever that begins with', () => {
  const { facts } = readText(`Ana Ruiz
ana@mail.example

EXPÉRIENCE

Musée du Val, Cernier (NE)
Collaboratrice scientifique – depuis septembre 2021
Récolement de 11 400 objets (8 900 traités à ce jour) et migration de FileMaker vers
MuseumPlus en 2023, avec le prestataire. Veille climatique.`)
  expect(facts.lines[0]?.statement.value).toBe(
    'Récolement de 11 400 objets (8 900 traités à ce jour) et migration de FileMaker vers MuseumPlus en 2023, avec le prestataire. Veille climatique.',
  )
})

it('a sign before employers, whose titles and dates are below, is no bullet', () => {
  const { roles } = readText(`Ana Ruiz
ana@mail.example

PARCOURS

◆ MOULINS & SAVEURS SA, Gembloux
Déléguée commerciale | avril 2022 → aujourd'hui
Portefeuille de 165 clients.

◆ CAFÉS BRÛLIN SA, Ciney
Représentante | 2012 - 2016
Café et machines en prêt.`).facts
  expect(roles.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['Déléguée commerciale', 'MOULINS & SAVEURS SA'],
    ['Représentante', 'CAFÉS BRÛLIN SA'],
  ])
})

it('the foot of a page with a name is no line', () => {
  const { roles } = readText(`Ana Ruiz
ana@mail.example

EXPERIENCE

Otter Mill, Leeds
Clerk, 2019 – present
- Sorted letters

                                                                       Page 1 of 2    A. Ruiz – CV

Larkfield Supply, Leeds
Cashier, 2012 – 2014
- Sold flour`).facts
  expect(roles.map(({ employer }) => employer?.value)).toEqual(['Otter Mill', 'Larkfield Supply'])
})

it('a time in a bracket behind a title is not that of the job, whose dates stand above', () => {
  const { roles } = readText(`Ana Ruiz
ana@mail.example

EXPÉRIENCE

sept. 2021 → aujourd'hui
Boulangerie Le Grain, Angers
Boulangère, puis seconde de fournil (janv. 2024)
- Deux apprentis formés

févr. 2019 → août 2021
Maison Crosnier, Angers
Boulangère
- Mille viennoiseries le dimanche`).facts
  expect(roles.map(({ start, end }) => [start?.value, end?.value])).toEqual([
    ['2021-09', 'present'],
    ['2019-02', '2021-08'],
  ])
})

it('what somebody was for a part of the time, with dates of its own, belongs to the job above', () => {
  const { roles } = readText(`Ana Ruiz
ana@mail.example

PARCOURS

Depuis sept. 2022 : Restaurant L'Estran, Nantes
Sous-cheffe pâtissière, puis cheffe par intérim de mars à août 2025 (congé maternité de la cheffe)
Carte de quatre desserts changée toutes les six semaines

2019 – déc. 2021 : Hôtel des Dunes, La Baule
Cheffe de partie
Viennoiserie de 350 pièces par jour`).facts
  expect(roles.map(({ start, end }) => [start?.value, end?.value])).toEqual([
    ['2022-09', 'present'],
    ['2019', '2021-12'],
  ])
})

it('a bullet that ends in a comma or a number of things goes on below, and "since" begins work, no job', () => {
  const { roles, lines } = readText(`Ana Ruiz
ana@mail.example

Berufspraxis

seit 06/2019   Otter Bahnbau GmbH, Linz
               Fahrleitungsmonteur
               - Neubau und Umbau der Oberleitung mit 15 kV und 16,7 Hz,
               Schwerpunkt Westbahn und Pyhrnstrecke
               - Vertretung des Leiters von fünf Leuten und einem Bagger, ca. 70
               Nachtsperren im Jahr
               Since Jan 2026 training in tunnels one shift every two weeks`).facts
  expect(roles.map(({ title }) => title?.value)).toEqual(['Fahrleitungsmonteur'])
  expect(lines.map(({ statement }) => statement.value).slice(0, 2)).toEqual([
    'Neubau und Umbau der Oberleitung mit 15 kV und 16,7 Hz, Schwerpunkt Westbahn und Pyhrnstrecke',
    'Vertretung des Leiters von fünf Leuten und einem Bagger, ca. 70 Nachtsperren im Jahr',
  ])
})

it('joins an item of a list that a margin broke, and no lines that have room', () => {
  const list = (...lines: readonly string[]) =>
    readResume({
      wrapped: true,
      lines: [
        ...HEADER,
        ...column(2, 18, [['TICKETS', 1], ...lines.map((line) => [line, 0] as const), ['EXPERIENCE', 1]]),
        ...column(2, 18, [['Fitter, Otter Works Ltd, 2014 – 2018. Ducts, fans, filters and heat pumps', 0]]),
      ],
    }).facts.certificates.map(({ name }) => name.value)
  expect(
    list('Gasfitter Class B, 2020 / First Aid Level 2 / ODP card / Confined Space / H2S', 'Alive / CSTS'),
  ).toEqual(['Gasfitter Class B', 'First Aid Level 2', 'ODP card', 'Confined Space', 'H2S Alive', 'CSTS'])
  expect(list('ODP card / Confined Space / H2S Alive', 'CSTS / Class 5 licence / TWIC')).toEqual([
    'ODP card',
    'Confined Space',
    'H2S Alive',
    'CSTS',
    'Class 5 licence',
    'TWIC',
  ])
})

it('joins an end of dates that a narrow column put below, with the word before it', () => {
  const { roles } = readText(`Ada Lark
ada@mail.example

Expérience professionnelle

Septembre 2020      Infirmière
à aujourd’hui       Clinique Larkfield
                    – Prise en charge de patients dans une unité de douze lits

Février 2017        Aide-soignante
à août 2020         Hôpital Heron
                    – Accueil et tri des patients aux urgences
`).facts
  expect(
    roles.map(({ title, employer, start, end }) => [title, employer, start, end].map((fact) => fact?.value)),
  ).toEqual([
    ['Infirmière', 'Clinique Larkfield', '2020-09', 'present'],
    ['Aide-soignante', 'Hôpital Heron', '2017-02', '2020-08'],
  ])
})

it.each([
  ['kim.marian.lee@', 'larkfieldpost.example'],
  ['kim.marian.lee@larkfieldpost', '.example'],
  ['kim.marian.lee@larkfieldpost.', 'example'],
  ['kim.marian.lee', '@larkfieldpost.example'],
  ['E-Mail: kim.marian.lee@', 'larkfieldpost.example'],
])('an address goes on below in a narrow column: "%s"', (begun, rest) =>
  expect(
    readResume({
      wrapped: true,
      lines: [
        ...HEADER,
        ...column(2, 18, [
          ['Contact', 1],
          ['0151 5550133', 0.1],
          [begun, 0],
          [rest, 0],
          ['8408 Winterthur', 0],
        ]),
        ...column(3, 200, [
          ['Experience', 1],
          ['HR Coordinator, Larkfield Supply, 2020 - present', 0.1],
        ]),
      ],
    }).facts.emails.map(({ value }) => value),
  ).toEqual(['kim.marian.lee@larkfieldpost.example']),
)
