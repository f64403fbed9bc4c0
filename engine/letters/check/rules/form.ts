import { detectByFunctionWords } from '../../../language/detect-language.ts'
import { letterLanguageOf } from '../../../language/letter-languages.ts'
import { bodyWords } from '../../render-letter.ts'
import { LETTER_LANGUAGE_LABELS } from '../../../values/letter-languages.ts'
import { MAX_FOLLOW_UP_WORDS } from '../../model.ts'
import { textsOf } from '../../texts.ts'
import { error, errors } from '../findings.ts'
import type { Rule } from '../model.ts'
import { fold } from '../text/fold.ts'
import { wordsOf } from '../text/words.ts'

const MIN_WORDS = 40
const MAX_WORDS = 150

const wordsKey = (text: string): string =>
  wordsOf(text)
    .map(({ key }) => key)
    .join(' ')

/** L01: 40 to 150 words; no sentence twice; none that breaks off. L21 limits follow-ups. */
export const l01Form: Rule = ({ assignment: { followUp, language }, letter, sentences }) => {
  const words = bodyWords(letter)
  const isShort = followUp === undefined && words < MIN_WORDS
  const isLong = words > MAX_WORDS || (followUp !== undefined && words > MAX_FOLLOW_UP_WORDS)
  const seen = new Set<string>()
  const repeated = sentences.filter(({ text }) => {
    const key = wordsKey(text)
    // "Exp. 11/2026" is two sentences by its full stop.
    const isAgain = /\p{L}.* /u.test(key) && seen.has(key)
    seen.add(key)
    return isAgain
  })
  const broken = sentences.filter(
    ({ text }) =>
      !text.trimEnd().endsWith('?') && textsOf(language).noEnd.has(wordsOf(text).at(-1)?.text ?? ''),
  )
  return [
    ...errors(followUp === undefined ? 'L01' : 'L21', [
      [
        isShort || isLong,
        `The body has ${words} words. Write ${followUp === undefined ? `at least ${MIN_WORDS} and at most ${MAX_WORDS}` : `at most ${MAX_FOLLOW_UP_WORDS}`}.`,
      ],
    ]),
    ...repeated.map(({ span }) => error('L01', 'This sentence stands in the letter twice.', span)),
    ...broken.map(({ span }) => error('L01', 'This sentence breaks off.', span)),
  ]
}

/** Words of a sentence that is long enough to have a language, and function words that must show it. */
const MIN_SENTENCE = 7
const MIN_FUNCTION_WORDS = 4

/** L19: the letter is in its language throughout; lines of the resume may be quoted in theirs. */
export const l19Language: Rule = ({ assignment: { language }, told }) => {
  const own = told.filter(({ span }) => span !== null)
  const whole = { text: own.map(({ text }) => text).join(' '), span: null }
  return [whole, ...own].flatMap(({ text, span }) => {
    const said = letterLanguageOf(detectByFunctionWords(text, MIN_FUNCTION_WORDS))
    if (wordsOf(text).length < MIN_SENTENCE || said === undefined || said === language) return []
    const label = `${span === null ? 'The letter' : 'This sentence'} is not in ${LETTER_LANGUAGE_LABELS[language]}.`
    return [error('L19', label, span)]
  })
}

/** Requests that stand for a question: "Please give me a call", "let me know". */
const REQUESTS =
  /\b(?:please|let me know|tell me|I(?:'d| would) (?:be glad|welcome|like) (?:to|a)|I(?:'d| would) appreciate)\b|\b(?:bitte|lassen Sie|geben Sie|sagen Sie|ich freue mich|ich würde mich freuen|gern(?:e)? (?:würde|spreche|erzähle|komme))\b|\b(?:merci de|dites-moi|faites-moi|n'hésitez|je serais (?:heureu|ravi)|au plaisir)\p{L}*|\b(?:por favor|dígame|avíseme|me gustaría|quedo a|estaría encantad)\p{L}*/iu

/** L08: one question, or one request where there is none: a busy reader answers one thing. */
export const l08OneQuestion: Rule = ({ assignment, sentences }) => {
  const questions = sentences.filter(({ text }) => /\?["'”’»)]*$/u.test(text))
  const asksInside = sentences.some(({ text }) => (text.match(/\?/gu) ?? []).length > 1)
  const isAsked = questions.length > 0 || sentences.some(({ text }) => REQUESTS.test(fold(text)))
  const isFollowUp = assignment.followUp !== undefined
  return [
    ...errors('L08', [
      [!isAsked && !isFollowUp, 'The letter asks for nothing. End with one small question.'],
    ]),
    ...(questions.length > 1 || asksInside
      ? [error('L08', 'The letter asks more than once. Keep one question.', questions[0]?.span ?? null)]
      : []),
  ]
}
