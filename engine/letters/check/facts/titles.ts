import { rememberOf } from '../../../remember.ts'
import { letterLanguageOf } from '../../../language/letter-languages.ts'
import { spanOf } from '../findings.ts'
import type { CheckContext, Rule } from '../model.ts'
import type { Records } from '../record.ts'
import { type Clause, isClaim } from '../text/clauses.ts'
import { bare } from '../text/fold.ts'
import { stemOf } from '../text/words.ts'
import { inClauses } from '../told.ts'

/** Ranks in titles, of people who lead and of others; each needs a record when a clause gives it to the writer. */
const LEADS =
  /(?<!\p{L})(?:director\p{L}*|direct(?:eur|rice)|direktor\p{L}*|direktion|manager\p{L}*|head|chief|chef\p{L}*|jef[ea]|lead(?:er)?|\p{L}*leiter\p{L}*|teamleit\p{L}*|leitung|\p{L}*führer\p{L}*|cadre|geschäftsführ\p{L}*|gérant\p{L}*|gerente|president\p{L}*|vice|supervisor\p{L}*|responsable|founder|gründer\p{L}*|fondat\p{L}*|fundador\p{L}*|foreman|vorarbeiter\p{L}*|\p{L}*meister(?:in)?|encargad\p{L}*|coordinator\p{L}*|coordinador\p{L}*)(?!\p{L})/giu
const OTHER_RANKS =
  /(?<!\p{L})(?:senior|principal|staff(?= \p{L}+(?:er|or|ist)\b)|partner|consultant\p{L}*|professor\p{L}*|architect\p{L}*|conduct(?:eur|rice) de travaux)(?!\p{L})/giu
/** Words that give a title to the writer: "I am", "as", "j'étais", "soy". */
const IS_TITLE =
  /(?<!\p{L})(?:I(?:'m| am| was|'ve been| have been)(?! (?:writing|applying|interested))|became|(?:work\w*|serv\w*|promoted|hired)(?: \w+)? (?:as|to)|as(?: an?| the)?|bin|war|als|arbeite\p{L}* als|je suis|j'étais|j'ai été|comme|en tant que|devenue?|soy|fui|era|como|trabaj\p{L}+ (?:de|como))\s(?:[^.,;]{0,24})$/iu
/** Somebody else's rank: "support the finance manager". */
const OF_ANOTHER =
  /(?<!\p{L})(?:the|our|my|to|der|dem|den|des|zur|zum|du|au|la|le|al|del)\s(?:\p{L}+\s){0,2}$/iu

const OF_OURS = /(?<!\p{L})(?:our|my|unser\p{L}*|mein\p{L}*|notre|mon|ma|nuestr[oa]|mi)\s(?:\p{L}+\s){0,2}$/iu

const ranksIn = (text: string) => [LEADS, OTHER_RANKS].flatMap((ranks) => [...text.matchAll(ranks)])
const isLead = (rank: string): boolean => rank.match(LEADS) !== null

/** What the lines of a resume say of ranks, but for those of others. */
const ranksOf = rememberOf(({ own }: Records): readonly string[] =>
  own.flatMap(({ text }) =>
    ranksIn(text).flatMap(({ 0: rank, index }) =>
      OF_ANOTHER.test(text.slice(0, index)) ? [] : [bare(rank)],
    ),
  ),
)

/** The ranks that a clause gives to the writer and that no title has, each with its place. */
function raised(clause: Clause, { records, assignment }: CheckContext): readonly RegExpExecArray[] {
  // "As lead technician at Larkfield, I …" is told of the writer as well.
  if (!isClaim(clause) && !/^as /iu.test(clause.text)) return []
  const known = ranksOf(records)
  const isTranslated = letterLanguageOf(assignment.facts.language) !== assignment.language
  return ranksIn(clause.text).filter(({ 0: rank, index }) => {
    const before = clause.text.slice(0, index)
    if (!IS_TITLE.test(before) || OF_OURS.test(before)) return false
    // A translated title is compared by whether it leads.
    if (isTranslated) return isLead(rank) && !known.some(isLead)
    const stem = stemOf(bare(rank))
    const isMaster = stem.endsWith('meist')
    return !known.some((word) => (isMaster ? word.includes('meister') : word.startsWith(stem.slice(0, 6))))
  })
}

/** L05: each rank that a clause gives to the writer stands in the resume. */
export const l05Titles: Rule = (context) =>
  inClauses(context.told, (clause, { isQuestion }) =>
    isQuestion
      ? []
      : raised(clause, context).map((match) => [`"${match[0]}" is no title of yours.`, spanOf(match)]),
  )
