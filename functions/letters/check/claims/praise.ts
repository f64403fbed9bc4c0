import { problem, type Problem } from '../findings.ts'
import { isRemark } from './support.ts'
import { namesCompany } from '../facts/anchors.ts'
import { meaningOf, stemOf, wordsOf } from '../facts/words.ts'
import type { Statement, Units } from '../model.ts'

const PRAISE =
  /\b(?:brilliant|impress(?:ive|ed|es|ing)?|amazing|inspiring|inspired|inspirational|wonderful|outstanding|remarkable|fantastic|incredible|admirable|exceptional|extraordinary|renowned|famous|beautiful|thrilling|visionary|groundbreaking|world-class|stunning|superb|magnificent|unique|legendary|excellent|marvellous|awesome|phenomenal|envied|(?<!\b(?:and|of|me|for) )leading (?=\p{L}+s? (?:in|of)\b|compan|firm|employer|team|maker|name)|finest|greatest|most (?:\p{L}+ )?(?:respected|admired|innovative|exciting))\b/giu

/** News of the company: no source of a letter but the posting could tell it. */
const NEWS =
  /\b(?:congratulat\p{L}* (?:on|to you)\b|(?:has|have) (?:just |recently |newly )?(?:taken over|acquired|raised|launched|won|merged|announced|expanded|opened|moved|doubled|tripled|been (?:named|voted|listed|acquired|bought))|(?<!\bwhat (?:is )?)(?:was|were|is|got|being) (?:just |recently |newly )?(?:bought|acquired|taken over|named|voted|ranked|sold|nominated)|(?:ranked|named|voted|rated|awarded|crowned|praised|chose) you\b|, I (?:hear|gather)\b|I(?:'m| am| was) told|I(?:'ve| have)? heard that|your (?:recent|latest|new) (?:\p{L}+ ){0,2}(?:round|funding|award|launch|acquisition|prize|article|interview|post|campaign|office))\b/iu

/** Things that the company has or did: "your fourth drying line", "the wing that you added". */
const DONE_BY_THEM =
  /\byour (?:fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b|\byou(?:'ve| have)? (?:just |recently )?(?:added|opened|built|launched|bought|won|moved|hired|doubled|expanded|raised|received|signed|sold)\b/iu

/** L24: news of the company that the posting does not mention. */
export function inventedNews({ text }: Statement, units: Units): readonly Problem[] {
  const match = NEWS.exec(text) ?? DONE_BY_THEM.exec(text)
  const isTold = wordsOf(match?.[0] ?? '').some(
    ({ stem, light }) => !light && (units.postingMeanings.has(stem) || units.ownMeanings.has(stem)),
  )
  return match === null || isTold || /\b(?:I|we) $/u.test(text.slice(0, match.index))
    ? []
    : [problem('L24', 'The posting says nothing of this.', match)]
}

/** Superlatives such as "is the most caring insurer in the country". */
const RANKED = /\b(?:is|are)\b[^,.;:]{0,20} the (?:most \p{L}+|\p{L}{3,}est)(?= \p{L}+ (?:in|of|on) the\b)/giu

/** L14: praise of the reader's side, unless the resume or the posting uses the same word. */
export function flattery(statement: Statement, units: Units): readonly Problem[] {
  const { text } = statement
  const unknown = [...text.matchAll(PRAISE)].filter(({ 0: said }) => {
    const stem = meaningOf(stemOf(said.toLowerCase().split(' ').at(-1) ?? ''))
    return !units.postingMeanings.has(stem) && !units.ownMeanings.has(stem)
  })
  const isOfReader = /\byou/iu.test(text) || namesCompany(text, units.company)
  return [...(isRemark(statement) ? [] : unknown), ...(isOfReader ? text.matchAll(RANKED) : [])].map(
    (match) => problem('L14', 'This flatters. Name a fact of the job instead.', match),
  )
}
