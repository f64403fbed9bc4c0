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

From 2014 to 2026 I was at Marlow & Finch in Tottenham, a womenswear label. I was the only cutter for
two pattern makers. I fused the collars and kept the cloth room.

In 2008 I joined Petrou Gowns Ltd as a sample cutter. I cut bridal gowns from measurements.`),
    ).toEqual([
      [
        null,
        'Marlow & Finch',
        '2014',
        '2026',
        'I was the only cutter for two pattern makers.',
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
