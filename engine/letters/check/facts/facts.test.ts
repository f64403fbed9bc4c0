import { describe, expect, it } from 'vitest'
import { assignmentOfCase, letterOfCase } from '../../../bench/letters/case-file.ts'
import { hardFacts } from '../check-letter.ts'

const RESUME = `Jana Wieland
Erfurt | jana.wieland@post.example | 0361 555 0142
Gärtnerin
Berufserfahrung
Vorarbeiterin Baumpflege | Grünwerk Erfurt GmbH, Erfurt | 03/2021 – heute
- Pflege von 1.400 Straßenbäumen, etwa 30 Bäume pro Woche
- Sturmschäden im März 2024 in 9 Tagen beseitigt
- Einsatzleiterin ab 2023 mit 5 Leuten, Umsatz 2,9 Mio. € (Plan 2,5 Mio. €), Überstunden auf 3.200 begrenzt, Unfälle von 6 auf 0
- Unterstützung des Bauleiters bei der Planung
Gärtnerin | Staudenhof Linde, Weimar | 08/2016 – 02/2021
- 45 Stammkunden betreut, 3 Auszubildende angeleitet
Auszubildende | Baumschule Kranich, Gotha | 08/2013 – 07/2016
Helferin | Baumschule Kranich, Gotha | Jan 12 – Jul 13
Ausbildung
Bachelor Landschaftsbau, Hochschule Anhalt, 2019 – 2021, abgebrochen
Ausbildung zur Gärtnerin, Baumschule Kranich, Gotha, 2013 – 2016
Zertifikate
Motorsägenschein, 2022
Baumkontrolleur: Modul 1 abgelegt 2024, Modul 2 geplant 2027
Seilklettertechnik A, abgelaufen
Kenntnisse
AutoCAD (Grundkenntnisse), Baumkataster (sehr gut)
Sprachen: Deutsch (Muttersprache), Englisch (B2), Polnisch (A1)`

const assignment = {
  resume: RESUME,
  sender: { firstName: 'Jana', lastName: 'Wieland', email: 'jana.wieland@post.example' },
  jobTitle: 'Arborist',
  posting: {
    title: 'Arborist',
    company: 'Elmgate Trees',
    companyDomain: null,
    location: 'Leeds, United Kingdom',
    remote: false,
    description:
      'Elmgate Trees looks after parks, first of all Roundhay. We look for an arborist with three years of experience.',
  },
  contact: {
    firstName: 'Rose',
    lastName: 'Ames',
    title: null,
    company: 'Elmgate Trees',
    domain: 'elmgate.example',
    email: 'rose.ames@elmgate.example',
  },
}

const found = (text: string, of = assignment): readonly string[] => {
  const one = {
    id: 'one',
    assignment: 'one',
    letter: { subject: 'Arborist', greeting: 'Hi Rose,', paragraphs: [{ sentences: [{ text }] }] },
  }
  const given = assignmentOfCase(of, one, new Date('2026-11-27T09:00:00.000Z'))
  return hardFacts(given, letterOfCase(one, given)).flatMap(({ rule, message }) =>
    rule === 'L05' ? [message] : [],
  )
}

describe('the facts of a German resume in an English letter', () => {
  it.each([
    'The storm damage of March 2024 was cleared in nine days.',
    'German is my mother tongue, my English is at B2 and my Polish at A1.',
    'I care for about 30 trees a week.',
    'I lead a tree care crew at Grünwerk Erfurt.',
    'My rope climbing ticket has expired, and I left the bachelor at Anhalt.',
    'Beside the job there was a degree in landscaping at Anhalt.',
    'I trained as a gardener at Baumschule Kranich.',
    'I began as a helper at Baumschule Kranich in 2012.',
    'AutoCAD I know at a basic level.',
    'The old oaks of Roundhay appeal to me.',
    'For the Baumkontrolleur I have passed module 1.',
    // What follows from two figures of a line, or is rounded and said to be.
    'My sales were sixteen percent over plan.',
    'Overtime hardly exceeded three thousand hours.',
    // Counted from a year within a job, and from the end of one.
    'For almost four years I have led operations.',
    'More than ten years ago I left Baumschule Kranich.',
    // An abbreviation may be another one in the resume's language.
    'A course on PPE was part of that.',
    // Two jobs of one employer, beside the name of another.
    'Before Staudenhof Linde I spent four and a half years at Baumschule Kranich.',
    'A bachelor that I started at Anhalt and did not finish.',
  ])('%s', (text) => {
    expect(found(text)).toEqual([])
  })

  it.each([
    ['The storm damage of April 2024 was cleared in nine days.', '"April 2024" is no date of your resume.'],
    [
      'I hold a bachelor in Landschaftsbau.',
      'Your resume says that this is not finished, or no longer held.',
    ],
    [
      'My Seilklettertechnik A certificate is valid.',
      'Your resume says that this is not finished, or no longer held.',
    ],
    [
      'Before Staudenhof Linde I spent seven years at Baumschule Kranich.',
      '"seven" is no duration that the dates of your resume come to.',
    ],
    ['I know the old oaks of Roundhay well.', '"Roundhay" is told of you, but only the posting names it.'],
    // A figure beside a nought is no ratio of it.
    ['My sales were 85 percent over plan.', '"85" stands in no source.'],
    ['My sales were nineteen percent over plan.', '"nineteen" stands in no source.'],
    [
      'I worked at Staudenhof Linde for nine years.',
      '"nine" is no duration that the dates of your resume come to.',
    ],
  ])('%s', (text, message) => {
    expect(found(text)).toContain(message)
  })
})

it.each([
  ['I have ten years in payments.', ['Your resume states fewer years of this.']],
  ['For a decade I have built payment systems.', ['Your resume states fewer years of this.']],
  ['I have had jobs for half a decade.', []],
  ['I have eight years in payments.', []],
  ['I have had jobs for ten years.', []],
  [
    'I graduated with a Bachelor of Arts in Economics.',
    ['Your resume says that this is not finished, or no longer held.'],
  ],
  ['I am reading for a Bachelor of Arts in Economics.', []],
])('%s', (text, messages) => {
  const resume = `Ana Ruiz
Engineer with 8 years in payments and freight
EXPERIENCE
Engineer, Larkfield Pay, Leeds, 2018 – present
- Cut the time of a payout from 4 days to 1 within two years
Tester, Otter Mill, Bath, 2016 – 2018
- Tested 30 forms
EDUCATION
University of Leeds, Leeds, Expected Graduation: June 2028
Bachelor of Arts, Economics`
  expect(found(text, { ...assignment, resume })).toEqual(messages)
})

it.each([
  ['Since March 2023 I have been in the lab of the Hospital del Somontano.', []],
  [
    'Since June 2022 I have been in the lab of the Hospital del Somontano.',
    ['"June 2022" is no date of your resume.'],
  ],
])('tells employers of one kind apart by the rest of their names: "%s"', (text, messages) => {
  const resume = `Ana Ruiz
EXPERIENCE
Lab technician, Hospital del Somontano, Barbastro, March 2023 – present
- Ran the night lab
Lab technician, Hospital de la Cuesta, Calatayud, June 2022 – September 2022
- Read cultures`
  expect(found(text, { ...assignment, resume })).toEqual(messages)
})

it('tells firms apart by more than a word and the letters of their legal form', () => {
  const resume = `Ana Ruiz
EXPERIENCE
Clerk, Telaria Moda, S. A., Leeds, 2022 – present
- Answered 60 calls a day
Clerk, Otter Mill, Bath, 2015 – 2021
- Sorted letters`
  const posting = { ...assignment.posting, company: 'Marlenca Moda, S. L.', location: 'Bath, United Kingdom' }
  const letter = "I'm writing about the Arborist role at Marlenca Moda, S. L. in Bath."
  expect(found(letter, { ...assignment, resume, posting })).toEqual([])
})
