import { cleanTitle } from '#functions/letters/built-in/clean-name.ts'
import type { Assignment } from '#functions/letters/model.ts'
import { fold } from '../facts/fold.ts'
import { quantities, saysSame } from '../figures/quantities.ts'
import { type Anchor, anchorsOf } from '../facts/anchors.ts'
import { ungraded } from './grades.ts'
import type { Problem } from './problem.ts'
import { partAt } from '../sentences/segments.ts'
import { isGapAt, type Statement, TURNS_TO_READER } from '../sentences/statements.ts'
import type { Units } from '../facts/facts.ts'
import { meaningOf, stemOf, wordsOf } from '../facts/words.ts'

/** The fact says that the owner had a part in it. */
const HELPED =
  /^\W*(?:\p{L}+ ){0,2}(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|support(?:ed|ing|s)?(?= (?:the|an?|our|my|senior|lead|all|in)\b)|contribut\p{L}*|participat\p{L}*|took part|take part|taking part|part of|involved in|shadow\p{L}*|stood in for|deputi[sz]\p{L}* for|co-\p{L}+)\b/iu
/** The sentence says so too. */
const SAYS_PART =
  /\b(?:help\p{L}*|assist\p{L}*|support\p{L}*|contribut\p{L}*|participat\p{L}*|part|member|involved|together|alongside|with (?:a|an|the|my|our|other|another|two|three)|joined|sit|sat|serve[ds]?|share[ds]?|co-\p{L}+|and I|colleagues?|fellow|partners?|one of|belong\p{L}*|among|group|\d+[- ](?:person|people)|learned|shadow\p{L}*|st(?:ood|epp?\p{L}*|anding) in|deputi[sz]\p{L}*)\b/iu
/** "with a platform colleague": somebody else did it as well. */
const WITH_SOMEBODY =
  /\b(?:with (?:an?|another|one|two|three|other|my|our|the) (?:\p{L}+ ){0,2}(?:colleagues?|partners?|team ?mates?|engineers?|developers?|nurses?|teachers?|peers?|classmates?|students?|interns?)|jointly|together with|in a team of|co-\p{L}+)\b/iu
const ALONE =
  /\b(?:on my own|by myself|(?<=\bI (?:\p{L}+ ){0,6})alone|alone(?=,? I\b)|mine alone|single-?handed(?:ly)?|unaided|solo|sole|solely|all by|from scratch)\b/iu
const LEADS =
  /(?:\b(?:I|we|who|to|and|of|by|job is)\b(?:'ve|'d)?(?: have| had| also| now| then| \p{L}+ly){0,2} |^)(?:led|lead|leads|leading|chair(?:s|ed|ing)?|head(?:s|ed|ing)?|manage[sd]?|managing|direct(?:s|ed|ing)|(?:ran|runs?|running)(?= (?:the|an?|our|my|this|its|all)\b)|own|owned|owns|found(?:ed|er)|spearhead\p{L}*|oversaw|oversee\p{L}*|supervis\p{L}*|in charge of|responsible for|orchestrat\p{L}*|master-?mind\p{L}*)\b/iu
const LEADS_IN_FACT =
  /\b(?:led|lead|leads|leading|leader\p{L}*|chair\p{L}*|head|heads|headed|manag\p{L}*|direct\p{L}*|ran|run|runs|running|own|owned|owner|owns|found\p{L}*|spearhead\p{L}*|oversaw|oversee\p{L}*|supervis\p{L}*|charge|responsib\p{L}*|orchestrat\p{L}*|chief|principal|captain|president)\b/iu

const BEGINS_LEADING = /^\W*(?:own|led|lead|runs?|ran|manag|head|direct|supervis|overs|chair|in charge)/iu
const TITLE_LEADS =
  /\b(?:manager|head|lead|leader|director|chief|owner|founder|supervisor|principal|president|foreman)\b/iu

/** What only a fact can say: an outcome, a prize. */
const OUTCOMES: ReadonlySet<string> = new Set(
  `won award awarded saved increased boosted achieved exceeded surpassed transformed pioneered revolutionised
  invented founded promoted published patented certified licensed eliminated accelerated outperformed ranked
  introduced elected selected nominated recognised praised celebrated acclaimed`
    .split(/\s+/)
    .map((word) => meaningOf(stemOf(word))),
)

/** Offices that somebody holds. */
const OFFICE =
  /\b(?:on (?:the|its|their) board|(?:as|am|was|the|a|its) (?:chair(?:man|woman|person)?|president|director|treasurer|secretary|founder|captain|leader|spokes\p{L}+)|I(?:'ve)? (?:now |also |have )?(?:chair(?:ed)?|preside[ds]?|captain(?:ed)?)|and chair(?:ed)?)\b/iu
/**
 * Others did it, and the owner had the good of it: "after the team introduced phone triage", "a list made by
 * marketing".
 */
const BY_OTHERS =
  /^\s*(?:after|once|when|since|because|as)\b(?! (?:I|we)\b)|\b(?:made|built|written|designed|created|run|led|introduced|prepared|drawn up|developed) by (?!me\b|us\b)/iu
const MADE_BY_ME =
  /\bI(?:'ve|'d)?(?: have| had| also| then| first)? (?:\p{L}+ly )?(?:made|built|(?:re)?wrote|(?:re)?written|created|designed|introduced|brought in|set up|developed|started|invented|launched|came up with|labelled|done)\b|\b(?:was|were|is|are) (?:all )?(?:my (?:work|idea|doing|design|own)|mine)\b/iu

/**
 * A part of a line that can stand for itself: what is said after a semicolon or an "and" has a verb of its
 * own.
 */
const partsOf = (text: string): readonly string[] =>
  text.split(
    /[;:]|,? (?=(?:after|once|when|since|because|made by|with a)\b)|\band\b(?= \p{Ll}+(?:ed|t|s)?\b)/u,
  )

/** Telling words and figures that a statement has in common with a part of a fact. */
function sharedWith({ text, words }: Pick<Statement, 'text' | 'words'>, part: string): number {
  const said = new Set(words.filter(({ light }) => !light).map(({ stem }) => stem))
  const numbers = quantities(text)
  const figures = quantities(part).filter((number) => numbers.some((other) => saysSame(number, other)))
  return (
    new Set(wordsOf(part).flatMap(({ light, stem }) => (light || !said.has(stem) ? [] : [stem]))).size +
    3 * figures.length
  )
}

/** Where the first thing that "I" did ends: "I chose the system | and wrote the tests". */
const firstClauseEnd = (text: string): number => /^I\b[^,;:]*?(?=,| and\b|[;:])/u.exec(text)?.[0].length ?? 0

/** The parts of a fact that a statement tells, the one it repeats most of first. */
function toldParts(statement: Pick<Statement, 'text' | 'words'>, fact: string): readonly string[] {
  const least = LEADS.test(fold(statement.text)) ? 1 : MIN_SHARED
  return partsOf(fact)
    .map((part) => ({ part, shared: sharedWith(statement, part) }))
    .filter(({ shared }) => shared >= least)
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ part }) => part)
}

/** Telling words and figures that a statement has in common with the part of a fact that it is about. */
const MIN_SHARED = 2

/** What has to be shared before a statement is taken to tell a fact. */
const MIN_SCORE = 0.9

const problem = (message: string, { text }: Statement): readonly Problem[] => [
  { rule: 'L23', message, span: { start: 0, end: text.length } },
]

/** L23 of a subject, which grades and claims no deed; what the posting calls the job is no grade of the writer. */
export const gradeOf = (subject: Statement, units: Units, { posting }: Assignment): readonly Problem[] => {
  const titles = [posting.title, cleanTitle(posting.title)?.text ?? '']
  const statement = titles.reduce((left, title) => ({ ...left, text: left.text.replace(title, '') }), subject)
  const grade = ungraded(
    statement,
    anchorsOf(statement, units).map(({ unit }) => unit),
    units,
  )
  return grade === null ? [] : problem(grade, subject)
}

/** L23: no verb, title, skill or outcome is stronger than that of the fact. */
export function raised(statement: Statement, units: Units, assignment: Assignment): readonly Problem[] {
  if (
    statement.leadsIn ||
    (statement.kind !== 'own' &&
      statement.kind !== 'wish' &&
      statement.kind !== 'gap' &&
      statement.kind !== 'theirs')
  )
    return []
  const text = fold(statement.text)
  const anchors = anchorsOf(statement, units)
  const told = anchors.filter(({ score }) => score >= MIN_SCORE)
  if (statement.kind !== 'theirs' || told.length > 0) {
    const grade = ungraded(
      statement,
      [
        ...anchors.map(({ unit }) => unit),
        ...(statement.kind === 'theirs' || TURNS_TO_READER.test(text) ? units.posting : []),
      ],
      units,
    )
    if (grade !== null) return problem(grade, statement)
  }
  if (statement.kind === 'theirs' && told.length === 0) return []
  const alone = ALONE.exec(text)
  if (
    alone !== null &&
    statement.kind !== 'theirs' &&
    !isGapAt(text, alone.index) &&
    !ALONE.test(assignment.resumeText)
  )
    return problem('The resume does not say that you did this alone.', statement)
  if (statement.kind === 'gap') return []
  const office = OFFICE.exec(text)?.[0].toLowerCase().split(' ').at(-1)
  if (office !== undefined && !units.ownMeanings.has(meaningOf(stemOf(office))))
    return problem(`The resume does not say "${office}" of you.`, statement)
  if (office !== undefined && /\bI(?:'m| am)\b/u.test(text) && isOver(office, units, assignment.today))
    return problem(`Your resume says that your time as ${office} is over.`, statement)
  const numbers = quantities(statement.text)
  const outcome = statement.words.find(
    ({ stem, light, text: said, start, end }) =>
      !light &&
      /ed$|^(?:won|became|award)$/u.test(said) &&
      (said !== 'introduced' || /\b(?:I|we)(?:'ve| have| also)? $/u.test(text.slice(0, start))) &&
      text[start - 1] !== '-' &&
      !/^ up\b/u.test(text.slice(end)) &&
      (OUTCOMES.has(stem) || (said === 'became' && !/\bI $/u.test(text.slice(0, start)))) &&
      !anchors.some(
        ({ unit }) =>
          unit.states.has(stem) &&
          (statement.words.some(
            (other) => !other.light && other.stem !== stem && unit.states.has(other.stem),
          ) ||
            unit.numbers.some((number) => numbers.some((one) => saysSame(one, number)))),
      ),
  )
  if (outcome !== undefined && statement.kind === 'own')
    return problem(`The resume does not say "${outcome.text}" of this.`, statement)
  const best = told.find(
    ({ unit }) => unit.kind === 'line' || (unit.kind === 'other' && wordsOf(unit.text).length > 4),
  )
  return best === undefined ||
    statement.kind !== 'own' ||
    /^(?:your?|the (?:role|posting|position|job|team))\b/i.test(text)
    ? []
    : overstated(statement, text, best, anchors, units)
}

/**
 * The best line is the one that is told; a word of leading may come from whatever else the sentence repeats,
 * or from a title.
 */
function overstated(
  statement: Statement,
  text: string,
  best: Anchor,
  others: readonly Anchor[],
  units: Units,
): readonly Problem[] {
  const told = toldParts(statement, best.unit.text)
  const isMine = MADE_BY_ME.test(text) && !/[;,:] I\b/u.test(best.unit.text)
  const isOthers = (one: string) => BY_OTHERS.test(one) && !/^\s*(?:when|as|since)\b/iu.test(one)
  if (
    isMine &&
    !SAYS_PART.test(text) &&
    partsOf(best.unit.text).some((one) => isOthers(one) && sharedWith(statement, one) > 0)
  )
    return problem('Your resume says that others did this.', statement)
  const until = firstClauseEnd(text)
  const first = { text: text.slice(0, until), words: statement.words.filter(({ end }) => end <= until) }
  if (toldParts(first, best.unit.text).some((one) => HELPED.test(one)) && !SAYS_PART.test(first.text))
    return problem('Your resume says that you had a part in this, not that it was yours.', statement)
  const [part] = told
  if (part === undefined) return []
  const isOurs = !/\bI\b/u.test(text) && /\b(?:we|us|our)\b/iu.test(text)
  const isShared = HELPED.test(part) || WITH_SOMEBODY.test(part)
  if (isShared && (isOurs || SAYS_PART.test(text)) && !/\bchair\p{L}*/iu.test(text)) return []
  if (HELPED.test(part))
    return problem('Your resume says that you had a part in this, not that it was yours.', statement)
  if (WITH_SOMEBODY.test(part)) return problem('Your resume says that you did this with somebody.', statement)
  const leading = LEADS.exec(text)
  if (leading === null || /\bmy own\b/.test(text)) return []
  const [leads] = leading
  const ofPart = anchorsOf(partAt(statement, leading.index + leads.length - 1), units)
  const titles = others.map(({ unit }) => unit.role?.title?.value ?? '').join(' ')
  return others.some(({ unit, score }) =>
    (score * 2 >= best.score || unit === ofPart[0]?.unit ? LEADS_IN_FACT : BEGINS_LEADING).test(unit.text),
  ) || TITLE_LEADS.test(titles)
    ? []
    : problem(`"${leads}" says more than your resume does.`, statement)
}

/** True where every fact that names an office gives years that have gone by: "treasurer 2021 – 2023". */
function isOver(office: string, { own }: Units, today: Date): boolean {
  const held = own.flatMap(({ text }) => {
    const at = text.toLowerCase().indexOf(office)
    return at < 0 ? [] : [/^[^.;]*?(?:19|20)\d{2} ?(?:–|-|to) ?((?:19|20)\d{2})/u.exec(text.slice(at))?.[1]]
  })
  return held.length > 0 && held.every((end) => end !== undefined && Number(end) < today.getUTCFullYear())
}
