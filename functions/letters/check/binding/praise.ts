import { fold } from '../text/fold.ts'
import type { Problem } from './problem.ts'
import type { Statement } from './statements.ts'
import type { Units } from './units.ts'
import { meaningOf, stemOf, wordsOf } from './words.ts'

const PRAISE =
  /\b(?:brilliant|impress(?:ive|ed|es|ing)?|amazing|inspiring|inspired|inspirational|wonderful|outstanding|remarkable|fantastic|incredible|admirable|exceptional|extraordinary|renowned|famous|beautiful|thrilling|visionary|groundbreaking|world-class|stunning|superb|magnificent|unique|legendary|excellent|marvellous|awesome|phenomenal|envied|leading|finest|greatest|most (?:\p{L}+ )?(?:respected|admired|innovative|exciting|interesting))\b/giu

/** What a firm does outside of its posting is news, and nobody told it. */
const NEWS =
  /\b(?:congratulat\p{L}*|(?:has|have|had) (?:just |recently |newly )?(?:taken over|acquired|raised|launched|won|merged|announced|expanded|opened|moved|doubled|tripled|been (?:named|voted|listed|acquired|bought))|(?:was|were|is|got|being) (?:just |recently |newly )?(?:bought|acquired|taken over|named|voted|ranked|sold|nominated)|your (?:recent|latest|new) (?:\p{L}+ ){0,2}(?:round|funding|award|launch|acquisition|prize|article|interview|post|campaign|office))\b/iu

/** L24: news of the company that the posting does not tell. */
export function invented({ text }: Statement, units: Units): readonly Problem[] {
  const match = NEWS.exec(fold(text))
  if (
    match === null ||
    wordsOf(match[0]).some(
      ({ stem, light }) => !light && (units.postingMeanings.has(stem) || units.ownMeanings.has(stem)),
    )
  )
    return []
  return [
    {
      rule: 'L24',
      span: { start: match.index, end: match.index + match[0].length },
      message: 'The posting says nothing of this.',
    },
  ]
}

/** L14: praise of the reader's side, but in the posting's own words. */
export function flattering({ text }: Statement, units: Units): readonly Problem[] {
  return [...fold(text).matchAll(PRAISE)].flatMap(({ 0: said, index }): readonly Problem[] => {
    const stem = meaningOf(stemOf(said.toLowerCase().split(' ').at(-1) ?? ''))
    return units.postingMeanings.has(stem) || units.ownMeanings.has(stem)
      ? []
      : [
          {
            rule: 'L14',
            span: { start: index, end: index + said.length },
            message: 'This flatters. Name a fact of the job instead.',
          },
        ]
  })
}

const MUST = /\b(?:a must|must(?: have)?|required?|requires|essential|mandatory|compulsory|insist)\b/iu
const PLUS =
  /\b(?:plus|advantage|bonus|nice to have|desirable|preferred|ideally|welcome|helpful|optional)\b/iu

/** L05: what the posting would like is no must. */
export function bent({ kind, text, words }: Statement, units: Units): readonly Problem[] {
  if (kind !== 'theirs' && kind !== 'own') return []
  if (!MUST.test(text) || PLUS.test(text)) return []
  const telling = words.filter(({ light }) => !light)
  const about = units.posting.filter(({ says }) => telling.some(({ stem }) => says.has(stem)))
  const isWished = about.length > 0 && about.every(({ text: said }) => PLUS.test(said) && !MUST.test(said))
  return isWished
    ? [
        {
          rule: 'L05',
          span: { start: 0, end: text.length },
          message: 'The posting would like this and does not ask for it.',
        },
      ]
    : []
}
