import { isForeign, letterLanguageOf } from '../language/letter-languages.ts'
import { wordsOf } from '../language/words.ts'
import { termsOf } from '../language/terms.ts'
import { namesTrade } from '../titles/match-title.ts'
import { rememberOf } from '../remember.ts'
import type { PostingFact, PostingFactKind, PostingFacts } from '../postings/reading/model.ts'
import { DOUBTFUL, type ResumeFacts, type ResumeLine, type ResumeRole } from '../values/resume-facts.ts'
import { alike } from './alike.ts'
import { type Asked, askedOf, ofJob } from './asked.ts'
import { lineStrength, quotableLines } from './line-strength.ts'
import type { Answer, Matches } from './model.ts'
import { isNamed, namesIn } from './shared-names.ts'

/** Kinds of facts that a letter can answer. */
const ANSWERABLE: ReadonlySet<PostingFactKind> = new Set(['goal', 'need', 'duty', 'requirement'])
const MAX_ANSWERS = 60
/** Points for a skill or a name that need and line both have, and for a word. */
const NAME = 0.6
const TERM = 0.35
/** Names and words beyond these add nothing. */
const MAX_NAMES = 2
const MAX_TERMS = 4
/** Points when both begin with the same verb: "design drains", "designed storm drainage". */
const SAME_VERB = 0.2
/** Compounds and derivations share a part of at least this length: "Pflege" and "Grundpflege", "reconciled" and "reconciliation". */
const MIN_PART = 5
/** Factor for texts that share only the word that both begin with: "Maintain boilers", "Maintained websites". */
const VERB_ALONE = 0.5
/** A trade that somebody left more jobs ago is no longer theirs. */
const MAX_TITLES = 3
/** How alike a resume and a posting are that are of one trade, whatever its name. */
const ALIKE = 0.06

interface Tagged {
  /** ISO 639-3, `und` when it is not known. */
  readonly language: string
  readonly terms: ReadonlySet<string>
  /** Capitalized names, and skills of the resume that the text names. */
  readonly names: ReadonlySet<string>
  readonly verb: string
}

interface Need extends Tagged {
  readonly need: PostingFact
  readonly asks: Asked | null
}

interface TaggedLine extends Tagged {
  readonly line: ResumeLine
  readonly role: ResumeRole | null
}

const tagged = (text: string, language: string, skills: readonly string[]): Tagged => ({
  terms: termsOf(text, language),
  language,
  names: new Set([...namesIn(text, language), ...skills.filter((name) => isNamed(text, name))]),
  // Cut, so that "reconcile" and "reconciled" are the same.
  verb: wordsOf(text)[0]?.slice(0, 5) ?? '',
})

/** The skills of a resume that are names or terms, without sentences. */
const skillsOf = ({ skills }: ResumeFacts): readonly string[] =>
  skills
    .filter(({ confidence }) => confidence >= DOUBTFUL)
    .map(({ value }) => value.trim())
    .filter((name) => name !== '' && name.length <= 40)

/** Tagged lines by resume, as a run compares the same resume with every posting. */
const taggedLines = rememberOf((facts: ResumeFacts): readonly TaggedLine[] => {
  const skills = skillsOf(facts)
  return quotableLines(facts).map((quotable) => ({
    ...quotable,
    ...tagged(quotable.line.statement.value, facts.language, skills),
  }))
})

/** The weight of a word, as in BM25: a word that many needs or lines have says little about each. */
function weigher(texts: readonly (readonly Tagged[])[]): (term: string) => number {
  const counts = texts.map((all) => {
    const found = new Map<string, number>()
    for (const { terms } of all) for (const term of terms) found.set(term, (found.get(term) ?? 0) + 1)
    return { found, all: all.length }
  })
  const rarity = (term: string) =>
    counts.map(({ found, all }) => {
      const having = Math.max(1, found.get(term) ?? 1)
      return Math.log(1 + (all - having + 0.5) / (having + 0.5)) / Math.log(1 + (all - 0.5) / 1.5)
    })
  return (term) => Math.min(...rarity(term))
}

function isSamePart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return one === other || (short.length >= MIN_PART && (long.startsWith(short) || long.endsWith(short)))
}

/** How well a line fits a need, 0 to 1; 0 when they share neither a name nor a word. */
function fitOf(asked: Need, given: TaggedLine, weight: (term: string) => number): number {
  // Years and papers are answered by no line of work.
  if (asked.asks !== null) return 0
  const names = [...asked.names].filter((name) => given.names.has(name)).length
  // The stems of another language are other words.
  const own = isForeign(asked.language, given.language) ? [] : [...given.terms]
  const terms = [...asked.terms].filter((term) => own.some((each) => isSamePart(term, each)))
  const sum = terms
    .map(weight)
    .toSorted((one, other) => other - one)
    .slice(0, MAX_TERMS)
    .reduce((total, each) => total + TERM * each, 0)
  if (names + terms.length === 0) return 0
  const isSameVerb = asked.verb === given.verb
  const isMore = names > 0 || terms.some((term) => !isSameVerb || !term.startsWith(asked.verb))
  return (
    1 -
    Math.exp(
      -1.4 *
        (NAME * Math.min(names, MAX_NAMES) +
          (isMore ? sum + (isSameVerb ? SAME_VERB : 0) : VERB_ALONE * sum)),
    )
  )
}

/** When a job began; entries of one date, courses among them, come after the others. */
const beganOf = ({ start, end }: ResumeRole): string =>
  start === null || start.value === end?.value ? '' : start.value

/** Whether a recent job, the studies or a license names the posted trade. Somebody without a job may begin in any. */
function isOwnTrade({ roles, headline, education, certificates }: ResumeFacts, title: string): boolean {
  const jobs = roles
    .filter(({ kind }) => kind === 'job')
    .toSorted((one, other) => beganOf(other).localeCompare(beganOf(one)))
  const named = [
    ...jobs.flatMap((role) => role.title ?? []).slice(0, MAX_TITLES),
    headline,
    ...education.map(({ field }) => field),
    ...certificates.map(({ name }) => name),
  ]
  return jobs.length === 0 || named.some((own) => own !== null && namesTrade(own.value, title))
}

/** The words of a resume, as a run compares it with every posting. */
const ownTerms = rememberOf(
  ({ headline, lines, roles, education, certificates, skills, language }: ResumeFacts): ReadonlySet<string> =>
    new Set(
      [
        headline,
        ...lines.map(({ statement }) => statement),
        ...roles.flatMap(({ title, employer }) => [title, employer]),
        ...education.flatMap(({ degree, field, institution }) => [degree, field, institution]),
        ...certificates.map(({ name }) => name),
        ...skills,
      ].flatMap((fact) => (fact === null ? [] : [...termsOf(fact.value, language)])),
    ),
)

/** The words of a posting's title and of what it asks for. */
const wantedTerms = (title: string, needs: readonly PostingFact[], language: string): ReadonlySet<string> =>
  new Set([title, ...needs.map(({ text }) => text)].flatMap((text) => [...termsOf(text, language)]))

const round = (score: number): number => Math.round(score * 1000) / 1000

/**
 * Finds the lines of a resume that answer a posting, best first, by words and names that they share. Pure: the
 * same facts on the same day give the same result.
 */
export function matchPosting(
  posting: PostingFacts,
  facts: ResumeFacts,
  { title, today }: { readonly title: string; readonly today: Date },
): Matches {
  const skills = skillsOf(facts)
  // The language of a short posting is not known.
  const language = letterLanguageOf(posting.language) === undefined ? facts.language : posting.language
  const needs = posting.facts
    .filter(({ kind, cut }) => ANSWERABLE.has(kind) && !cut)
    .map((need): Need => ({ need, asks: askedOf(need), ...tagged(need.text, language, skills) }))
  const lines = taggedLines(facts)
  const weight = weigher([needs, lines])
  const strengths = new Map(lines.map(({ line, role }) => [line, lineStrength(line, role, today)]))
  const strengthOf = (line: ResumeLine): number => strengths.get(line) ?? 0
  const answers = needs
    .flatMap((asked) =>
      lines.flatMap((given): readonly Answer[] => {
        const fit = fitOf(asked, given, weight)
        if (fit === 0) return []
        const { need } = asked
        const { line } = given
        const telling = 0.4 + 0.6 * strengthOf(line)
        return [{ need, line, score: round(fit * Math.sqrt(need.weight) * telling) }]
      }),
    )
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_ANSWERS)
  return {
    answers,
    strongest: lines.map(({ line }) => line).toSorted((one, other) => strengthOf(other) - strengthOf(one)),
    fits:
      isOwnTrade(facts, title) ||
      alike(ownTerms(facts), wantedTerms(title, ofJob(posting), language)) >= ALIKE
        ? 'answers'
        : 'nothing',
  }
}
