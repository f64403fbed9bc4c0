import { describe, expect, it } from 'vitest'
import { isResume } from '../../is-resume.ts'
import { readText } from '../read-text.ts'

const rolesOf = (text: string) => {
  const { facts } = readText(`Ana Ruiz\nana.ruiz@mail.example\n\n${text}`)
  return facts.roles.map(({ id, title, employer, start, end }) => [
    title?.value ?? null,
    employer?.value ?? null,
    start?.value ?? null,
    end?.value ?? null,
    ...facts.lines.filter(({ role }) => role === id).map(({ statement }) => statement.value),
  ])
}

describe('jobs told in sentences', () => {
  it('have the employer, the title, the years and what follows in the paragraph', () =>
    expect(
      rolesOf(`I have been cutting cloth for 31 years and I prefer samples.

From 2014 to 2026 I was a tailor at Marlow & Finch in Tottenham, a womenswear label. I cut for
two pattern makers. I fused the collars and kept the cloth room.

In 2008 I joined Petrou Gowns Ltd as a sample cutter. I cut bridal gowns from measurements.`),
    ).toEqual([
      [
        'tailor',
        'Marlow & Finch',
        '2014',
        '2026',
        'I cut for two pattern makers.',
        'I fused the collars and kept the cloth room.',
      ],
      ['sample cutter', 'Petrou Gowns Ltd', '2008', null, 'I cut bridal gowns from measurements.'],
    ]))

  it.each([
    [
      'Seit 2019 arbeite ich als Köchin bei Lindenhof Catering. Ich koche für 120 Gäste.',
      ['Köchin', 'Lindenhof Catering', '2019', 'present', 'Ich koche für 120 Gäste.'],
    ],
    [
      "De 2015 à 2021, j'ai travaillé comme infirmière chez Clinique Verlaine. J'ai formé six collègues.",
      ['infirmière', 'Clinique Verlaine', '2015', '2021', "J'ai formé six collègues."],
    ],
    [
      'Desde 2018 trabajo como contable en Bodegas Arroyo. Cierro las cuentas de tres empresas.',
      ['contable', 'Bodegas Arroyo', '2018', 'present', 'Cierro las cuentas de tres empresas.'],
    ],
  ])('are read in other languages: %s', (text, role) => expect(rolesOf(text)).toEqual([role]))

  it('are not read from a letter', () =>
    expect(
      isResume(
        readText(
          'Ana Ruiz\nana.ruiz@mail.example\n\nDear Ms. Hale,\n\nSince 2020 I have worked as a buyer at Larkfield. I would like to talk.\n\nKind regards',
        ).facts,
      ),
    ).toBe(false))
})

const read = (text: string) => readText(`Ana Ruiz\nana@mail.example\n\n${text}`)
const rolesIn = (text: string) =>
  read(text).facts.roles.map(({ title, employer, start, end }) =>
    [title, employer, start, end].map((fact) => fact?.value ?? '-').join(' | '),
  )

it.each([
  [
    'I started work in March 2021 as a warehouse operative at Aire Parcels, where I packed on the night shift until November 2023.',
    'warehouse operative | Aire Parcels | 2021-03 | 2023-11',
  ],
  [
    'Since January 2024 I have been a delivery driver for Morley Flowers.',
    'delivery driver | Morley Flowers | 2024-01 | present',
  ],
  [
    'In July 2021 I moved to Lagos to join Greenquay Estates Limited as legal officer. I read files and drafted deeds.',
    'legal officer | Greenquay Estates Limited | 2021-07 | -',
  ],
  [
    'Nach der Fachschule habe ich im August 2012 als Erzieherin in der Kita Wichtelhaus angefangen und dort bis Juli 2019 die Krippe geleitet.',
    'Erzieherin | Kita Wichtelhaus | 2012-08 | 2019-07',
  ],
  [
    'Seit 2019 bei der Holtkötter GmbH in Braunschweig als Buchhalterin, zuerst in Teilzeit.',
    'Buchhalterin | Holtkötter GmbH | 2019 | present',
  ],
  [
    "J'ai travaillé d'avril 2015 à décembre 2020 comme vendeuse à la Parfumerie Rosemonde, où je conseillais la clientèle.",
    'vendeuse | Parfumerie Rosemonde | 2015-04 | 2020-12',
  ],
  [
    'Depuis janvier 2021, je suis responsable de boutique chez Savonnerie des Remparts.',
    'responsable de boutique | Savonnerie des Remparts | 2021-01 | present',
  ],
  [
    'De 2018 a 2022 fui limpiadora en Limpiezas Robles S.L., oficinas y portales.',
    'limpiadora | Limpiezas Robles S.L. | 2018 | 2022',
  ],
  [
    'Desde mayo de 2022 trabajo en el Hotel Puerta del Duero como camarera de pisos.',
    'camarera de pisos | Hotel Puerta del Duero | 2022-05 | present',
  ],
  [
    'Since 2016 I have run Sorensen Fixes It, a one-man company in Duluth, as owner and handyman.',
    'owner | Sorensen Fixes It | 2016 | present',
  ],
])('a sentence tells a job: %s', (sentence, role) => expect(rolesIn(sentence)).toEqual([role]))

it('the sentences after it are the work, and a resume in prose is one', () => {
  const { facts } = read(
    `Since January 2024 I have been a delivery driver for Morley Flowers. I do sixty drops a day in a
small van and I have not had an accident.

I left Leeds South College in 2019 with a BTEC in Sport. I speak English and Yoruba.`,
  )
  expect(facts.lines.map(({ statement, role }) => [statement.value, role === facts.roles[0]?.id])).toEqual([
    ['I do sixty drops a day in a small van and I have not had an accident.', true],
  ])
  expect(facts.languages.map(({ value }) => value)).toEqual(['English', 'Yoruba'])
  expect(facts.headline).toBeNull()
  expect(isResume(facts)).toBe(true)
})

it.each([
  'In March 2021 I moved as a child to Leeds with my mother.',
  'I have worked as a nurse for many years and I like it.',
  'Since 2019 I have known that I want to work with people in Leeds.',
])('a sentence without a job, an employer or a date tells none: %s', (sentence) =>
  expect(rolesIn(sentence)).toEqual([]),
)

it('a summary repeats a listed job and adds none', () => {
  expect(
    rolesIn(`SUMMARY
Since 2019 I have been a staff nurse at Hill Hospital, and I like it.

EXPERIENCE
Staff Nurse, Hill Hospital, Leeds, 2019 - present
- Cared for six patients a shift`),
  ).toEqual(['Staff Nurse | Hill Hospital | 2019 | present'])
})
