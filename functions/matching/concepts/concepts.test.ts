import { expect, test } from 'vitest'
import { conceptsOf, termsOf } from '../tag.ts'
import { wordsOf } from '#functions/language/words.ts'
import { ALL_CONCEPTS } from './all.ts'

/** The languages of the table. */
const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

const ids = (text: string, language = 'eng') => [...conceptsOf(text, language)].map(({ id }) => id)

test('every concept has an id of its own and a name for a sentence in four languages', () => {
  expect(ALL_CONCEPTS.length).toBeGreaterThanOrEqual(240)
  expect(new Set(ALL_CONCEPTS.map(({ id }) => id)).size).toBe(ALL_CONCEPTS.length)
  for (const { label } of ALL_CONCEPTS)
    for (const language of LANGUAGES) expect(label[language]).toMatch(/^\p{L}[^.;|]{2,60}$/u)
})

/** Short names and abbreviations, and parts of phrases. */
const SHORT =
  /^(?:5s|8d|a11y|ab|ai|ci|cd|ea|hr|ip|it|ki|l d|m a|p l|s4|pe|rh|s op|si|ui|ux|fp a|kk|ko|1 2|rn)$/u

test('no word of the table is empty or shorter than three letters, except known names', () => {
  const odd = ALL_CONCEPTS.flatMap(({ id, words }) =>
    LANGUAGES.flatMap((language) =>
      termsOf(words[language] ?? [])
        .filter((term) => wordsOf(term).join(' ').length < 3 && !SHORT.test(wordsOf(term).join(' ')))
        .map((term) => `${id} ${language}: ${term}`),
    ),
  )
  expect(odd).toEqual([])
})

test('every concept has at least three words in each language, and finds each of them', () => {
  const missed = ALL_CONCEPTS.flatMap(({ id, words }) =>
    LANGUAGES.flatMap((language) => {
      const terms = termsOf(words[language] ?? [])
      const lost = terms.filter(
        (term) => !ids(term.replaceAll('~', ' ').replaceAll(/[*.]/gu, ''), language).includes(id),
      )
      return terms.length < 3
        ? [`${id} ${language}: only ${terms.length}`]
        : lost.map((term) => `${id} ${language}: ${term}`)
    }),
  )
  expect(missed).toEqual([])
})

test('no concept is found in more than a tenth of lines of unrelated work', () => {
  const lines = [
    'Walk the dogs of twelve families every morning',
    'Plan the annual choir festival in the old church',
    'Restore wooden boats from the thirties',
    'Keep bees on the roofs of the museum',
    'Guide hikers across the glacier in summer',
    'Tune pianos in concert halls',
    'Write crosswords for a weekly paper',
    'Judge figure skating at district level',
    'Dive for lost anchors in the harbour',
    'Blow glass ornaments for the winter season',
    'Fly hot air balloons at dawn',
    'Carve chess pieces from walnut',
    'Bind books by hand in leather',
    'Train falcons for the airport',
    'Repaint the signs of the tram line',
  ]
  const counts = new Map<string, number>()
  for (const line of lines) for (const id of ids(line)) counts.set(id, (counts.get(id) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > lines.length / 10)).toEqual([])
})

test.each([
  ['churn', 'Cut churn from 6% to 4% in a year', 'understand why customers leave us', 'retention'],
  [
    'falls',
    'Cut catheter-associated infections by 38%',
    'lower falls on the ward by a third',
    'patient-safety',
  ],
  [
    'waiting',
    'Shortened the wait for an appointment from 9 to 4 weeks; waiting time fell',
    'shorter lead times for our customers',
    'waiting-time',
  ],
  [
    'delivery',
    'On-time delivery up from 71% to 96%',
    'get 97% of deliveries within the promised time',
    'on-time',
  ],
  [
    'monolith',
    'Led the move from nightly batch jobs to event streams',
    'split our order monolith into services',
    'services',
  ],
  ['food cost', 'Reduced kitchen waste by 20%', 'keep food cost under 28%', 'food-cost'],
])('%s: two phrases share a concept', (_, one, other, id) => {
  expect(ids(one)).toContain(id)
  expect(ids(other)).toContain(id)
})

test.each([
  ['the month-end close in five days', 'eng'],
  ['Monatsabschluss in fünf Tagen', 'deu'],
  ['clôture mensuelle en cinq jours', 'fra'],
  ['cierre mensual en cinco días', 'spa'],
])('four languages share a concept: %s', (text, language) => {
  expect(ids(text, language)).toContain('month-end')
})

test('words that only look alike do not get a concept', () => {
  expect(ids('Wrote press releases')).not.toContain('releases')
  expect(ids('Restaurant near the station')).not.toContain('api-design')
  expect(ids('Kreditorenbuchhaltung mit 1.800 Rechnungen', 'deu')).not.toContain('lending')
  expect(ids('Umsatzsteuervoranmeldung erstellt', 'deu')).not.toContain('sales-target')
  expect(ids('Réactivité et rigueur', 'fra')).not.toContain('frontend')
  expect(ids('Einführung von DATEV', 'deu')).not.toContain('leading-people')
  expect(ids('Computer literacy')).not.toContain('tutoring')
})
