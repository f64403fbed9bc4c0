import { cleanTitle } from '#functions/letters/clean-name.ts'
import { quantities, saysSame } from '../figures/quantities.ts'
import { type Anchor, anchorsOf, namesCompany } from '../facts/anchors.ts'
import { unprovenGrade } from './grades.ts'
import { problem, type Problem } from '../findings.ts'
import { isGapAt, TURNS_TO_READER } from '../sentences/statements.ts'
import { meaningOf, stemOf, wordsOf } from '../facts/words.ts'
import type { Statement, Units } from '../model.ts'

/** The fact says that the writer only took part. */
const HELPED =
  /^\W*(?:\p{L}+ ){0,2}(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|support(?:ed|ing|s)?(?= (?:the|an?|our|my|senior|lead|all|in)\b)|contribut\p{L}*|participat\p{L}*|took part|take part|taking part|part of|involved in|shadow\p{L}*|stood in for|deputi[sz]\p{L}* for|co-\p{L}+)\b/iu
/** The sentence admits that the writer only took part. */
const SAYS_PART =
  /\b(?:help\p{L}*|assist\p{L}*|support\p{L}*|contribut\p{L}*|participat\p{L}*|part|member|involved|together|alongside|with (?:a|an|the|my|our|other|another|two|three)|joined|sit|sat|serve[ds]?|share[ds]?|hand|worked on|know|co-\p{L}+|and I|others|colleagues?|fellow|partners?|one of|belong\p{L}*|among|group|\d+[- ](?:person|people)|learned|shadow\p{L}*|st(?:ood|epp?\p{L}*|anding) in|deputi[sz]\p{L}*)\b/iu
/** The fact says that somebody else did it too: "with a platform colleague". */
const WITH_SOMEBODY =
  /\b(?:with (?:an?|another|one|two|three|other|my|our|the) (?:\p{L}+ ){0,2}(?:colleagues?|partners?|team ?mates?|engineers?|developers?|nurses?|teachers?|peers?|classmates?|students?|interns?)|jointly|together with|in a team of|co-\p{L}+)\b/iu
const ALONE =
  /\b(?:on my own|by myself|(?<=\bI (?:\p{L}+ ){0,6})alone|alone(?=,? I\b)|mine alone|single-?handed(?:ly)?|unaided|solo|sole|solely|all by|from scratch)\b/iu
/** Outcomes and prizes, which need a fact. */
const OUTCOME =
  /^(?:won|award|awarded|saved|increased|boosted|achieved|exceeded|transformed|invented|founded|promoted|published|patented|introduced|elected|nominated|praised)$/iu
/** "Days won at the close are days free for questions": a general thought with a participle. */
const OF_ANY =
  /^(?:\p{L}+ ){1,2}(?:won|saved) (?:at|in|on|by|there|early) .*\b(?:is|are|can|leaves?|gives?|means?)\b/iu
/** Offices that a person holds. */
const OFFICE =
  /\b(?:on (?:the|its|their) board|(?:as|am|was|the|a|its) (?:chair(?:man|woman|person)?|president|director|treasurer|secretary|founder|captain|leader|spokes\p{L}+)|I(?:'ve)? (?:now |also |have )?(?:chair(?:ed)?|preside[ds]?|captain(?:ed)?)|and chair(?:ed)?)\b/iu
/** The fact says that others did it: "after the team introduced phone triage", "a list made by marketing". */
const BY_OTHERS =
  /^\s*(?:after|once|because)\b(?! (?:I|we)\b)|\b(?:made|built|written|designed|created|run|led|introduced|prepared|drawn up|developed) by (?!me\b|us\b)/iu
const MADE_BY_ME =
  /\bI(?:'ve|'d)?(?: have| had| also| then| first)? (?:\p{L}+ly )?(?:made|built|(?:re)?wrote|(?:re)?written|created|designed|introduced|brought in|set up|developed|started|invented|launched|came up with|labelled|done)\b|\b(?:was|were|is|are) (?:all )?(?:my (?:work|idea|doing|design|own)|mine)\b/iu

/** Splits a line into parts that each make their own claim, as after a semicolon or an "and" with a verb. */
const partsOf = (text: string): readonly string[] =>
  text.split(
    /[;:]|,? (?=(?:after|once|when|since|because|made by|with a)\b)|\band\b(?= \p{Ll}+(?:ed|t|s)?\b)/u,
  )

/** Number of content words that a statement shares with a part of a fact; a shared figure counts three. */
function sharedWith({ text, words }: Statement, part: string): number {
  const said = new Set(words.filter(({ light }) => !light).map(({ stem }) => stem))
  const numbers = quantities(text)
  const figures = quantities(part).filter((number) => numbers.some((other) => saysSame(number, other)))
  const shared = new Set(wordsOf(part).flatMap(({ light, stem }) => (light || !said.has(stem) ? [] : [stem])))
  return shared.size === 0 ? 0 : shared.size + 3 * figures.length
}

/** The parts of a fact that a statement repeats, best match first. */
const toldParts = (statement: Statement, fact: string): readonly string[] =>
  partsOf(fact)
    .map((part) => ({ part, shared: sharedWith(statement, part) }))
    .filter(({ shared }) => shared > 1)
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ part }) => part)

/** Anchor score above which a statement counts as telling a fact. */
const MIN_SCORE = 0.9

const tooStrong = (message: string, { text }: Statement): readonly Problem[] => [
  problem('L23', message, text),
]

/** L23 for a subject: it can only claim a level, and the title of the job claims none. */
export const overstatedSubject = (subject: Statement, units: Units): readonly Problem[] => {
  const { title: posted } = units.assignment.posting
  const titles = [posted, cleanTitle(posted)?.text ?? '']
  const statement = titles.reduce((left, title) => ({ ...left, text: left.text.replace(title, '') }), subject)
  const told = anchorsOf(statement, units).map(({ unit }) => unit)
  const grade = unprovenGrade(statement, told, units)
  return grade === null ? [] : tooStrong(grade, subject)
}

/** L23: no verb, title, level or outcome may be stronger than in the fact. */
export function overstatements(statement: Statement, units: Units): readonly Problem[] {
  const { kind, text, words } = statement
  if (!['own', 'wish', 'gap', 'theirs'].includes(kind)) return []
  const anchors = anchorsOf(statement, units)
  const told = anchors.filter(({ score }) => score >= MIN_SCORE)
  const isTheirs = kind === 'theirs'
  if (isTheirs && told.length === 0) return []
  const graded = [
    ...anchors.map(({ unit }) => unit),
    ...(isTheirs || TURNS_TO_READER.test(text) ? units.posting : []),
  ]
  const grade = unprovenGrade(statement, graded, units)
  if (grade !== null) return tooStrong(grade, statement)
  const alone = isTheirs || ALONE.test(units.assignment.resumeText) ? null : ALONE.exec(text)
  if (alone !== null && !isGapAt(text, alone.index))
    return tooStrong('The resume does not say that you did this alone.', statement)
  const office = OFFICE.exec(text)?.[0].toLowerCase().split(' ').at(-1)
  if (office !== undefined && !units.ownMeanings.has(meaningOf(stemOf(office))))
    return tooStrong(`The resume does not say "${office}" of you.`, statement)
  if (isTheirs && (TURNS_TO_READER.test(text) || namesCompany(text, units.company))) return []
  const numbers = quantities(text)
  const states = ({ unit }: Anchor, outcome: string) =>
    unit.states.has(outcome) &&
    (words.some(({ light, stem }) => !light && stem !== outcome && unit.states.has(stem)) ||
      unit.numbers.some((number) => numbers.some((one) => saysSame(one, number))))
  const outcome = words.find(
    ({ stem, text: said, start }) =>
      OUTCOME.test(said) &&
      (kind === 'own' || !/^(?:saved|increased|boosted|achieved)$/iu.test(said)) &&
      !(isTheirs && OF_ANY.test(text)) &&
      (said !== 'introduced' || /\b(?:I|we)(?:'ve| have| also)? $/u.test(text.slice(0, start))) &&
      !anchors.some((anchor) => states(anchor, stem)),
  )
  if (outcome !== undefined) return tooStrong(`The resume does not say "${outcome.text}" of this.`, statement)
  const best = told.find(({ unit }) => unit.kind === 'line' || unit.kind === 'other')
  return kind !== 'own' ||
    best === undefined ||
    /^(?:your?|the (?:role|posting|position|job|team))\b/iu.test(text)
    ? []
    : overstated(statement, best.unit.text)
}

/** L23 for a statement and the fact that it repeats most of: who did it, and whether alone. */
function overstated(statement: Statement, fact: string): readonly Problem[] {
  const { text } = statement
  if (
    MADE_BY_ME.test(text) &&
    !SAYS_PART.test(text) &&
    !/[;,:] I\b/u.test(fact) &&
    partsOf(fact).some((one) => BY_OTHERS.test(one))
  )
    return tooStrong('Your resume says that others did this.', statement)
  const [part = ''] = toldParts(statement, fact)
  const isOurs =
    !MADE_BY_ME.test(text) &&
    /^(?:we|us|ours?)$/iu.test(/\b(?:I|[Mm]y|[Mm]ine|[Ww]e|[Uu]s|[Oo]urs?)\b/u.exec(text)?.[0] ?? '')
  if (isOurs || SAYS_PART.test(text)) return []
  if (HELPED.test(part))
    return tooStrong('Your resume says that you had a part in this, not that it was yours.', statement)
  return WITH_SOMEBODY.test(part)
    ? tooStrong('Your resume says that you did this with somebody.', statement)
    : []
}
