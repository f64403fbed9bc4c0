import { expect, it } from 'vitest'
import type { DocumentLine } from '../document.ts'
import { readResume } from '../read-resume.ts'

const LETTER = 6

/** A line of a page: its cells with their place, the space above, and the size of its letters. */
const line = (
  gap: number,
  font: string,
  size: number,
  ...cells: readonly (readonly [number, string])[]
): DocumentLine => ({
  cells: cells.map(([x, text]) => ({
    runs: [{ text, look: `${font} ${size}`, bold: false, italic: false, size }],
    x,
    right: x + text.length * LETTER,
  })),
  page: 1,
  block: 1,
  gap,
  marker: '',
  outer: cells[0]?.[0] ?? 0,
  heading: false,
})

const NAME = [line(1, 'Serif', 20, [50, 'Ana Ruiz']), line(0, 'Serif', 10, [50, 'ana@mail.example'])]

const rolesOf = (lines: readonly DocumentLine[]) => {
  const { roles, lines: done } = readResume({ lines: [...NAME, ...lines], wrapped: true }).facts
  return roles.map(({ id, title, employer }) => [
    title?.value,
    employer?.value,
    ...done.filter(({ role }) => role === id).map(({ statement }) => statement.value),
  ])
}

it.each([
  ['no larger than the text, each with space above it', 10, 1.2],
  ['a little larger than the text', 11, 0],
])('headings in unknown words are known by their style: %s', (_, size, gap) =>
  expect(
    rolesOf([
      line(gap, 'Bold', size, [50, 'Work']),
      line(0, 'Serif', 10, [50, 'Examiner, Northern Guild of Music Ltd, 2020 – 2023']),
      line(0, 'Serif', 10, [50, 'Heard two hundred pupils each year.']),
      line(gap, 'Bold', size, [50, 'Things I play']),
      line(0, 'Serif', 10, [50, 'Trombone; piano to about Grade 6, good enough to accompany.']),
      line(gap, 'Bold', size, [50, 'Things with plugs']),
      line(0, 'Serif', 10, [50, 'MuseScore and Logic; public address for halls of 300.']),
      line(gap, 'Bold', size, [50, 'Not yet']),
      line(0, 'Serif', 10, [50, 'I have never managed the time of a permanent colleague.']),
      line(gap, 'Bold', size, [50, 'Studies']),
      line(0, 'Serif', 10, [50, 'BA Music, University of Leeds, 2010']),
    ]),
  ).toEqual([['Examiner', 'Northern Guild of Music Ltd', 'Heard two hundred pupils each year.']]),
)

it('a heading may have a year', () =>
  expect(
    rolesOf([
      line(0, 'Bold', 13, [50, 'Why now']),
      line(0, 'Serif', 10, [50, 'I stopped for my family and would like to return.']),
      line(0, 'Bold', 13, [50, 'Experience']),
      line(
        0,
        'Serif',
        10,
        [50, '2015 – 2018'],
        [145, 'Therapist, Holmebrook Hospital, Derby. Saw thirty patients a week.'],
      ),
      line(0, 'Bold', 13, [50, 'Since 2018, unpaid']),
      line(0, 'Serif', 10, [50, '2021 – 2024'], [145, 'Music Teacher, Alderbank School']),
      line(0, 'Bold', 13, [50, 'With the choir since 2018']),
      line(0, 'Serif', 10, [50, 'I sing in the choir of our town on most Sundays.']),
      line(0, 'Bold', 13, [50, 'Languages']),
      line(0, 'Serif', 10, [50, 'Welsh']),
      line(0, 'Serif', 10, [50, 'English']),
      line(0, 'Serif', 10, [50, 'French']),
    ]),
  ).toEqual([
    ['Therapist', 'Holmebrook Hospital', 'Saw thirty patients a week.'],
    ['Music Teacher', 'Alderbank School'],
  ]))

it('a name in letters of two sizes above a heading of contact details', () => {
  const { facts } = readResume({
    lines: [
      line(1, 'Serif', 20, [50, 'Mickaël']),
      line(0, 'Serif', 13, [50, 'BRUYÈRE-SANIAL']),
      line(0, 'Bold', 11, [50, 'ME JOINDRE']),
      line(0, 'Serif', 10, [50, 'm.bruyere-sanial@courriel.example']),
      line(0, 'Serif', 10, [50, '07100 Annonay']),
    ],
    wrapped: true,
  })
  expect(facts.name?.value).toBe('Mickaël BRUYÈRE-SANIAL')
})

it('a title in bold letters ends where the employer begins, without a sign between them', () => {
  const said = (text: string, bold: boolean) => ({
    text,
    look: `Sans${bold ? '-Bold' : ''} 10`,
    bold,
    italic: false,
    size: 10,
  })
  const job = (title: string, employer: string): DocumentLine => ({
    ...line(0, 'Sans', 10, [50, '']),
    cells: [{ runs: [said(title, true), said(` ${employer}`, false)], x: 50, right: 400 }],
  })
  expect(
    rolesOf([
      line(1, 'Serif', 12, [50, 'WORK EXPERIENCE']),
      line(0.5, 'Sans', 8, [50, '02/2018 – 01/2022 Cartagena, Spain']),
      job('ENCARGADO DE MONTAJE', 'TORREVIEJA SEGURA S.L.'),
      line(0.5, 'Sans', 8, [50, '06/2010 – 08/2012 Lorca, Spain']),
      job('APRENDIZ', 'INSTALACIONES PARDO'),
    ]),
  ).toEqual([
    ['ENCARGADO DE MONTAJE', 'TORREVIEJA SEGURA S.L.'],
    ['APRENDIZ', 'INSTALACIONES PARDO'],
  ])
})

it('a title is one by its words, also in the letters of employers', () => {
  const bold = (...cells: readonly (readonly [number, string])[]): DocumentLine => {
    const made = line(0.5, 'Bold', 10, ...cells)
    return {
      ...made,
      cells: made.cells.map((cell) => ({ ...cell, runs: cell.runs.map((run) => ({ ...run, bold: true })) })),
    }
  }
  expect(
    rolesOf([
      line(1, 'Serif', 12, [50, 'WORK EXPERIENCE']),
      bold([50, 'Patapsco Rail, Baltimore, MD']),
      line(0, 'Serif', 10, [50, '2014 – 2019']),
      line(0, 'Serif', 10, [50, 'Train Operator']),
      bold([50, 'Chesapeake Lines, Glen Burnie, MD']),
      line(0, 'Serif', 10, [50, '2009 – 2014']),
      line(0, 'Serif', 10, [50, 'Coach Driver']),
      line(1, 'Serif', 12, [50, 'VOLUNTEERING']),
      bold([50, 'Youth Soccer Coach, Canton Parks League, 2017 – 2022']),
    ]),
  ).toEqual([
    ['Train Operator', 'Patapsco Rail'],
    ['Coach Driver', 'Chesapeake Lines'],
    ['Youth Soccer Coach', 'Canton Parks League'],
  ])
})

it('a line set like the employers of other entries is one, in whatever words', () =>
  expect(
    rolesOf([
      line(1, 'Serif', 12, [50, 'WORK EXPERIENCE']),
      line(0, 'Bold', 10, [50, 'BLUEWATER SURGICAL PARTNERSHIP – Dallas, TX']),
      line(0, 'Serif', 10, [50, 'Owned by its physicians, with 1,600 employees in four states.']),
      line(0, 'Serif', 10, [50, 'Chief Operating Officer'], [400, 'June 2018 – Present']),
      { ...line(0, 'Serif', 10, [60, 'Opened eight surgery centers.']), marker: '•' },
      line(0, 'Bold', 10, [50, 'PECAN VALLEY – Fort Worth, TX']),
      line(0, 'Serif', 10, [50, 'Regional Administrator'], [400, 'May 2010 – May 2015']),
      { ...line(0, 'Serif', 10, [60, 'Managed three hospitals.']), marker: '•' },
    ]),
  ).toEqual([
    ['Chief Operating Officer', 'BLUEWATER SURGICAL PARTNERSHIP', 'Opened eight surgery centers.'],
    ['Regional Administrator', 'PECAN VALLEY', 'Managed three hospitals.'],
  ]))

it('a section goes on at the top of the next page, also below a centered heading', () =>
  expect(
    rolesOf([
      line(1, 'Bold', 13, [200, 'EXPERIENCE']),
      line(0, 'Serif', 10, [50, 'Otter Mill Ltd'], [400, '2015 – 2019']),
      line(0, 'Serif', 10, [50, 'Mill Manager'], [400, '2017 – 2019']),
      line(0, 'Serif', 10, [60, 'Cut the scrap of all four saws by half.']),
      { ...line(1, 'Serif', 10, [50, 'Shift Supervisor'], [400, '2015 – 2017']), page: 2, block: 2 },
      { ...line(0, 'Serif', 10, [60, 'Trained nine operators at the edger.']), page: 2, block: 2 },
    ]),
  ).toEqual([
    ['Mill Manager', 'Otter Mill Ltd', 'Cut the scrap of all four saws by half.'],
    ['Shift Supervisor', 'Otter Mill Ltd', 'Trained nine operators at the edger.'],
  ]))

it('the begin and the end of a time stand in a margin below each other', () => {
  const { roles, education } = readResume({
    lines: [
      ...NAME,
      line(1, 'Serif', 14, [50, 'Experience']),
      line(0.3, 'Sans', 9, [50, '2022 Oct'], [140, 'UX Designer']),
      line(0, 'Sans', 9, [50, 'Now']),
      line(0, 'Sans', 9, [140, 'Otter Bank GmbH · Berlin']),
      line(0.3, 'Sans', 9, [50, '2019 Mar'], [140, 'Web Designer']),
      line(0, 'Sans', 9, [50, '2022 Aug'], [140, 'Larkfield Travel Ltd · Lisbon']),
      line(1, 'Serif', 14, [50, 'Education']),
      line(0.3, 'Sans', 9, [50, '2017'], [140, 'Master in Interaction Design']),
      line(0, 'Sans', 9, [50, '2019'], [140, 'University of the Otter']),
    ],
    wrapped: true,
  }).facts
  expect(
    roles.map(({ title, employer, start, end }) => [title, employer, start, end].map((fact) => fact?.value)),
  ).toEqual([
    ['UX Designer', 'Otter Bank GmbH', '2022-10', 'present'],
    ['Web Designer', 'Larkfield Travel Ltd', '2019-03', '2022-08'],
  ])
  expect(
    education.map(({ degree, institution, start, end }) =>
      [degree, institution, start, end].map((fact) => fact?.value),
    ),
  ).toEqual([['Master', 'University of the Otter', '2017', '2019']])
})

it('schools in the style of employers are no headings', () =>
  expect(
    readResume({
      lines: [
        ...NAME,
        line(1, 'Sans', 14, [50, 'Experience']),
        line(0.4, 'Sans', 12, [50, 'Otter Mobility']),
        line(0.1, 'Sans', 11.5, [50, 'UX Researcher']),
        line(0, 'Sans', 10, [50, 'March 2022 - Present (4 years 9 months)']),
        line(1, 'Sans', 14, [50, 'Education']),
        line(0.4, 'Sans', 12, [50, 'Hogeschool De Otter']),
        line(0, 'Sans', 10, [50, 'Bachelor of Arts - BA, History · (2018 - 2019)']),
        line(0.4, 'Sans', 12, [50, 'Universiteit Larch']),
        line(0, 'Sans', 10, [50, 'Master of Arts - MA, Psychology · (2011 - 2016)']),
      ],
      wrapped: true,
    }).facts.education.map(({ institution, field, end }) =>
      [institution, field, end].map((fact) => fact?.value),
    ),
  ).toEqual([
    ['Hogeschool De Otter', 'History', '2019'],
    ['Universiteit Larch', 'Psychology', '2016'],
  ]))

it('items of a narrow column that begin with the same word are two', () =>
  expect(
    readResume({
      lines: [
        ...NAME,
        line(1, 'Sans', 14, [50, 'Certifications']),
        line(0.2, 'Sans', 9, [50, 'Otter Certified Administrator']),
        line(0, 'Sans', 9, [50, 'Otter Certified Builder']),
      ],
      wrapped: true,
    }).facts.certificates.map(({ name }) => name.value),
  ).toEqual(['Otter Certified Administrator', 'Otter Certified Builder']))
