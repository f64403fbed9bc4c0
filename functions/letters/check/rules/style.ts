import { bodyWords, countWords, isDashLine } from '#functions/letters/render-letter.ts'
import { error, warning } from '../findings.ts'
import type { Rule } from '../model.ts'
import { FOLLOW_UPS } from '#shared/catalog/constants.ts'
import type { Finding } from '#shared/models/outreach.ts'
import { sentencesIn } from '../sentences/asks.ts'
import { bare } from '../facts/fold.ts'

/** L01: 40 to 150 words, best 50 to 125; greeting and signature are not counted. A follow-up is shorter: L21. */
export const l01Length: Rule = ({ assignment: { followUp }, letter }) => {
  if (followUp !== undefined) return []
  const words = bodyWords(letter)
  if (words < 40) return [error('L01', `The body has ${words} words. Write at least 40, best 50 to 125.`)]
  if (words > 150)
    return [error('L01', `The body has ${words} words. Cut it to 150 at most, best 50 to 125.`)]
  if (words < 50) return [warning('L01', `The body has ${words} words. Between 50 and 125 is read most.`)]
  if (words > 125) return [warning('L01', `The body has ${words} words. Cut it to 125 or fewer.`)]
  return []
}

/** L21: a follow-up is short. That there is no third one its number says. */
export const l21FollowUp: Rule = ({ assignment: { followUp }, letter }) => {
  const words = bodyWords(letter)
  return followUp === undefined || words <= FOLLOW_UPS.maxWords
    ? []
    : [warning('L21', `The follow-up has ${words} words. Cut it to ${FOLLOW_UPS.maxWords} or fewer.`)]
}

/**
 * Groups of vowels, a silent e at the end left out: within a few percent of a dictionary over a whole letter.
 */
function syllables(word: string): number {
  const groups = bare(word)
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

/** The Flesch-Kincaid grade of a text (Kincaid and others, 1975). */
export function grade(text: string): number {
  const words = text.match(/\p{L}[\p{L}'-]*/gu) ?? []
  const sentences = sentencesIn(text).length
  if (words.length === 0 || sentences === 0) return 0
  return (
    0.39 * (words.length / sentences) +
    11.8 * (words.reduce((sum, word) => sum + syllables(word), 0) / words.length) -
    15.59
  )
}

/**
 * L10: short sentences, short paragraphs, plain words. Names of the record are not counted: nobody can
 * shorten them.
 */
export const l10Readability: Rule = ({
  assignment: { posting, contact, language },
  letter,
  laidOut,
  quoted,
}) => {
  const findings: Finding[] = []
  // What is quoted has the length that it has.
  const body = quoted.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    laidOut.body,
  )
  const own = laidOut.sentences
    .filter(({ sentence }) => !isDashLine(sentence.text))
    .map((placed) => ({
      ...placed,
      sentence: { ...placed.sentence, text: body.slice(placed.span.start, placed.span.end) },
    }))
  const names = [posting.title, posting.company, contact.company, contact.title ?? ''].filter(
    (name) => name.length > 2,
  )
  const text = names.reduce(
    (left, name) => left.replaceAll(name, 'it'),
    own.map(({ sentence }) => sentence.text).join(' '),
  )
  // The formula is made for English.
  const level = language === 'en' ? grade(text) : 0
  if (level > 9)
    findings.push(
      warning(
        'L10',
        `The letter reads like grade ${Math.round(level)}. Use shorter sentences and plainer words.`,
      ),
    )
  for (const { sentence, span } of own) {
    const longest = Math.max(0, ...sentencesIn(sentence.text).map((part) => countWords(part.text)))
    if (longest > 25) findings.push(warning('L10', `A sentence of ${longest} words. Cut it in two.`, span))
  }
  for (const [index, paragraph] of letter.paragraphs.entries()) {
    const count = paragraph
      .filter(({ text: said }) => !isDashLine(said))
      .reduce((sum, sentence) => sum + sentencesIn(sentence.text).length, 0)
    const first = laidOut.sentences.find((placed) => placed.paragraph === index)
    if (count > 3)
      findings.push(
        warning(
          'L10',
          `A paragraph of ${count} sentences. Start a new one after the third.`,
          first?.span ?? null,
        ),
      )
  }
  return findings
}

/** L12: at most half of the sentences begin with the writer. */
export const l12Self: Rule = ({ laidOut }) => {
  const all = laidOut.sentences
    .filter(({ sentence }) => !isDashLine(sentence.text))
    .flatMap(({ sentence }) => sentencesIn(sentence.text))
  const own = all.filter(({ text }) => /^(?:I|I'(?:m|ve|d|ll)|My|Mine)\b/.test(text)).length
  return own * 2 > all.length
    ? [
        warning(
          'L12',
          `${own} of ${all.length} sentences begin with I or My. Begin some with the reader or the work.`,
        ),
      ]
    : []
}
