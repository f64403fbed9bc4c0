import { expect, it } from 'vitest'
import { buildResume } from '../test/letters/resume-builder.ts'
import { letterLanguages } from './letter-language.ts'

const resume = (language: string, ...did: readonly string[]) =>
  buildResume({
    name: 'Katrin Vogel',
    language,
    jobs: [{ title: 'Accountant', employer: 'Rheinwerk', from: '2017', to: 'present', did }],
  }).facts

const IN_ENGLISH = resume('eng', 'Closed the books of five companies in four days')
const IN_GERMAN = resume('deu', 'Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage')
const BOTH = resume(
  'eng',
  'Closed the books of five companies in four days',
  'Ich habe die Abstimmung der Konten von neun auf vier Tage verkürzt',
)

const GERMAN_SPOKEN = {
  id: 'lan_1',
  value: 'German (fluent)',
  quote: 'German (fluent)',
  span: { start: 0, end: 15 },
  confidence: 1,
}

const GERMAN =
  'Wir suchen eine Person für die Buchhaltung, die mit den Kollegen und der Leitung des Hauses arbeitet.'
const ENGLISH =
  'We look for an accountant who works with the head of the office and is on the team for the year.'

it.each([
  ['an English resume, a posting in English', IN_ENGLISH, ENGLISH, 'en', 'en'],
  ['an English resume that names no German, a posting in German', IN_ENGLISH, GERMAN, 'en', 'en'],
  ['a German resume, a posting in English', IN_GERMAN, ENGLISH, 'en', 'de'],
  ['a German line that the user added to an English resume', BOTH, GERMAN, 'en', 'en'],
  [
    'an English resume that says its owner knows German, a posting in German',
    { ...IN_ENGLISH, languages: [GERMAN_SPOKEN] },
    GERMAN,
    'de',
    'en',
  ],
  [
    'a resume in a language that no letter is written in',
    resume('ita', 'Chiusura dei conti'),
    GERMAN,
    'de',
    'de',
  ],
] as const)('%s', (_, facts, description, language, quotingLanguage) =>
  expect(letterLanguages('posting', description, facts)).toEqual({ language, quotingLanguage }),
)

it('a language that the user chose applies to every writer', () =>
  expect(letterLanguages('fr', GERMAN, IN_ENGLISH)).toEqual({ language: 'fr', quotingLanguage: 'fr' }))
