import { bodyWords, countWords, isDashLine } from '#functions/letters/render-letter.ts'
import { detectByFunctionWords } from '#functions/language/detect-language.ts'
import { mayBeIn } from '#functions/language/letter-languages.ts'
import { wordsOf } from '../facts/words.ts'
import { error, faults, warning, withoutQuotes } from '../findings.ts'
import type { Rule } from '../model.ts'
import { FOLLOW_UPS } from '#shared/catalog/constants.ts'
import { LETTER_LANGUAGE_LABELS } from '#shared/catalog/letters.ts'
import { sentencesIn } from '../sentences/asks.ts'
import { bare, fold } from '../facts/fold.ts'

/** L01: 40 to 150 words, best 50 to 125, without greeting and signature. L21 limits follow-ups. */
export const l01Length: Rule = ({ assignment: { followUp }, letter }) => {
  const words = bodyWords(letter)
  if (followUp !== undefined || (words >= 50 && words <= 125)) return []
  const make = words < 40 || words > 150 ? error : warning
  return [make('L01', `The body has ${words} words. Write at least 40 and at most 150, best 50 to 125.`)]
}

/** L21: a follow-up should be short. */
export const l21FollowUp: Rule = ({ assignment: { followUp }, letter }) => {
  const words = bodyWords(letter)
  return followUp === undefined || words <= FOLLOW_UPS.maxWords
    ? []
    : [warning('L21', `The follow-up has ${words} words. Cut it to ${FOLLOW_UPS.maxWords} or fewer.`)]
}

/**
 * Estimates syllables by counting groups of vowels without a final silent e. Over a whole letter this is
 * within a few percent of a dictionary.
 */
function syllables(word: string): number {
  const groups = bare(word)
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

/** The Flesch-Kincaid grade level of a text (Kincaid et al., 1975). */
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
 * L10: sentences and paragraphs should be short, and words plain. Names from the record and quotations are
 * left out, because nobody can shorten them.
 */
export const l10Readability: Rule = ({ assignment, letter, laidOut, quoted }) => {
  const { posting, contact, language } = assignment
  const body = withoutQuotes({ laidOut, quoted })
  const own = laidOut.sentences
    .filter(({ sentence }) => !isDashLine(sentence.text))
    .map(({ span }) => ({ span, said: body.slice(span.start, span.end) }))
  const text = [posting.title, posting.company, contact.company, contact.title ?? '']
    .filter((name) => name.length > 2)
    .reduce((left, name) => left.replaceAll(name, 'it'), own.map(({ said }) => said).join(' '))
  // The Flesch-Kincaid formula only applies to English.
  const level = language === 'en' ? Math.round(grade(text)) : 0
  const long = own.flatMap(({ span, said }) => {
    const longest = Math.max(0, ...sentencesIn(said).map((part) => countWords(part.text)))
    return longest > 25 ? [warning('L10', `A sentence of ${longest} words. Cut it in two.`, span)] : []
  })
  const paragraphs = letter.paragraphs.flatMap((paragraph, index) => {
    const count = paragraph
      .filter(({ text: said }) => !isDashLine(said))
      .flatMap(({ text: said }) => sentencesIn(said)).length
    const span = laidOut.sentences.find((placed) => placed.paragraph === index)?.span
    const message = `A paragraph of ${count} sentences. Start a new one after the third.`
    return count > 3 ? [warning('L10', message, span)] : []
  })
  const message = `The letter reads like grade ${level}. Use shorter sentences and plainer words.`
  return [...(level > 9 ? [warning('L10', message)] : []), ...long, ...paragraphs]
}

/** L12: at most half of the sentences should begin with the writer. */
export const l12Self: Rule = ({ laidOut }) => {
  const all = laidOut.sentences
    .filter(({ sentence }) => !isDashLine(sentence.text))
    .flatMap(({ sentence }) => sentencesIn(sentence.text))
  const own = all.filter(({ text }) => /^(?:I|I'(?:m|ve|d|ll)|My|Mine)\b/.test(text)).length
  const message = `${own} of ${all.length} sentences begin with I or My. Begin some with the reader or the work.`
  return own * 2 > all.length ? [warning('L12', message)] : []
}

const STOCK =
  /^(?:I hope (?:this|you|that|all)|hope (?:this|you)|I trust (?:this|you)|my name is|I(?:'m| am) (?:writing|reaching out|contacting|emailing|getting in touch)|I(?:'d| would) like to (?:introduce|express|apply)|I wanted to (?:reach|introduce|express)|please allow me|allow me|I(?:'m| am) (?:very |so |really )?(?:excited|thrilled|interested|pleased|delighted|eager)|I came across|I stumbled|I(?:'d| would) love|with great (?:interest|enthusiasm)|this (?:email|letter) is|as an? (?:highly|experienced|passionate|dedicated|motivated|results)|I know you(?:'re| are) busy|quick question)/i

/**
 * L11: the first sentence should say what the job needs, and should be neither a stock phrase nor an
 * explanation of what the company does.
 */
export const l11Opening: Rule = ({ laidOut, units: { posting, recordMeanings } }) => {
  const first = laidOut.sentences[0]
  if (!first) return []
  const telling = wordsOf(first.sentence.text).flatMap(({ light, stem }) => (light ? [] : [stem]))
  const about = posting.filter(({ says }) =>
    telling.some((stem) => says.has(stem) && !recordMeanings.has(stem)),
  )
  const said = first.sentence.text
  return faults(
    warning,
    'L11',
    [
      [
        about.length === 0 && !telling.some((stem) => recordMeanings.has(stem)),
        'The first sentence says nothing about the company or role. Begin with what the job needs.',
      ],
      [
        about.length === 1 && COMPANY_ONLY.test(said),
        'This tells the company what it does. Begin with what the job needs.',
      ],
      [STOCK.test(fold(said)), 'This is how every letter begins. Begin with what the job needs.'],
    ],
    first.span,
  )
}

const COMPANY_ONLY =
  /^(?!.*\b(?:need|want|look|hir|seek|ask|aim|goal|plan|your new)\p{L}*).*\b(?:is|are|makes?|builds?|runs?|sells?|develops?|offers?|provides?|operates?)\b/iu

/** L19: the letter must be in its chosen language, except for quotations. */
export const l19Language: Rule = ({ assignment: { language }, laidOut, quoted }) => {
  const body = withoutQuotes({ laidOut, quoted })
  const own = laidOut.sentences.map(({ span }) => body.slice(span.start, span.end)).join(' ')
  return mayBeIn(language, detectByFunctionWords(own))
    ? []
    : [error('L19', `The letter is not in ${LETTER_LANGUAGE_LABELS[language]}.`)]
}
