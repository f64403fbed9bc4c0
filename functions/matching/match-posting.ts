import type { PostingFact, PostingFactKind, PostingFacts } from '#functions/postings/reading/model.ts'
import { DOUBTFUL, type ResumeFacts, type ResumeLine, type ResumeRole } from '#functions/resume/model.ts'
import { type Asked, askedOf, yearsIn } from './asked.ts'
import { certificatesFor } from './certificates.ts'
import type { ConceptEntry } from './concepts/concept-entry.ts'
import { fitTitle, TITLE_MATCHES } from '#functions/postings/match-title.ts'
import { headOf } from './focus.ts'
import { levelFit } from './level.ts'
import { lineStrength, quotableLines } from './line-strength.ts'
import type { Answer, Concept, Matches } from './model.ts'
import { isNamed, namesIn, sharedNames } from './shared-names.ts'
import { type ObjectStems, objectStems, rareStems } from '#functions/language/stems.ts'
import { wordsOf } from '#functions/language/words.ts'
import { conceptsOf } from './tag.ts'
import { LETTER_LANGUAGES } from '#shared/catalog/letters.ts'

/** Kinds of facts that a letter can answer. */
const ANSWERABLE: ReadonlySet<PostingFactKind> = new Set(['goal', 'need', 'duty', 'requirement'])
const MAX_ANSWERS = 60
const GENERAL = 0.3
const STEM = 0.18
const MAX_STEMS = 3
/** A word that more needs or lines contain says little about each: "students" in a school's posting. */
const MAX_COMMON = 3
/** Number of shared words that a match by general concepts alone needs. */
const MIN_STEMS = 2
/** Points when both begin with the same verb: "design drains", "designed storm drainage". */
const SAME_VERB = 0.35
/** Points for an uncommon noun that is the object of both: "reduce driver turnover", "took turnover to 29%". */
const NOUN = 0.5
/** Points for several uncommon words that both contain. */
const WORDS = 0.3
/** Points for a skill that both name. */
const SKILL = 0.6
const MAX_SKILLS = 2
/** Factors for a concept that is only a means, example or reason in the need, and in the line. */
const ASIDE_ASKED = 0.3
const ASIDE_DONE = 0.6
/** Factor for lines of the summary, in which people describe themselves. */
const SUMMARY = 0.75

interface Tagged {
  readonly concepts: ReadonlySet<ConceptEntry>
  /** The concepts of the main part, without means, reasons and examples. */
  readonly main: ReadonlySet<ConceptEntry>
  readonly stems: ReadonlySet<string>
  readonly object: ObjectStems
  readonly names: ReadonlySet<string>
  /** Skills of the resume that the text names. */
  readonly skills: readonly string[]
}

interface Need extends Tagged {
  readonly need: PostingFact
  readonly asks: Asked | null
}

interface TaggedLine extends Tagged {
  readonly line: ResumeLine
  readonly role: ResumeRole | null
  readonly strength: number
}

function tagged(text: string, language: string, skills: readonly string[]): Tagged {
  const [concepts, head] = [conceptsOf(text, language), headOf(text)]
  return {
    concepts,
    main: head === text ? concepts : conceptsOf(head, language),
    stems: rareStems(text),
    object: objectStems(head),
    names: namesIn(text, language),
    skills: skills.filter((name) => isNamed(text, name)),
  }
}

/** Counts in how many of the sets an item occurs. */
function countsOf<T>(sets: readonly ReadonlySet<T>[]): (item: T) => number {
  const counts = new Map<T, number>()
  for (const set of sets) for (const item of set) counts.set(item, (counts.get(item) ?? 0) + 1)
  return (item) => counts.get(item) ?? 1
}

/** The first letters of the first word, which are the same for "reconcile" and "reconciled". */
const verbOf = (text: string): string => wordsOf(text)[0]?.slice(0, 5) ?? ''

/** The skills of a resume without general ones, which everybody claims. */
const skillsOf = ({ skills, language }: ResumeFacts): readonly string[] =>
  [
    ...new Set(skills.filter(({ confidence }) => confidence >= DOUBTFUL).map(({ value }) => value.trim())),
  ].filter(
    (name) =>
      name !== '' &&
      name.length <= 40 &&
      ![...conceptsOf(name, language)].some(({ general }) => general === true),
  )

/** Cache of tagged lines, as a run compares the same resume with every posting. */
const TAGGED = new WeakMap<ResumeFacts, readonly Omit<TaggedLine, 'strength'>[]>()

function taggedLines(facts: ResumeFacts): readonly Omit<TaggedLine, 'strength'>[] {
  const known = TAGGED.get(facts)
  if (known !== undefined) return known
  const skills = skillsOf(facts)
  const made = quotableLines(facts).map(({ line, role }) => ({
    line,
    role,
    ...tagged(line.statement.value, facts.language, skills),
  }))
  TAGGED.set(facts, made)
  return made
}

const round = (score: number): number => Math.round(score * 1000) / 1000

const skillConcept = (name: string): Concept => ({
  id: `skill:${name.toLowerCase()}`,
  label: Object.fromEntries(LETTER_LANGUAGES.map((language) => [language, name])),
})

/** Whether a line can answer a need. Of personal requirements, only years can be, by a line with years. */
const canAnswer = ({ asks }: Need, { line }: TaggedLine): boolean =>
  asks === null || (asks === 'years' && yearsIn(line.statement.value) !== null)

interface Common {
  readonly concept: Concept
  readonly general: boolean
  /** True when it is a specific concept in the main part of both. */
  readonly own: boolean
  readonly value: number
}

/** The skills and concepts that need and line share, with their values, the highest first. */
function inCommon(asked: Tagged, given: Tagged, worth: (concept: ConceptEntry) => number): readonly Common[] {
  const skills = asked.skills.filter((name) => given.skills.includes(name)).slice(0, MAX_SKILLS)
  return [
    ...skills.map((name) => ({ concept: skillConcept(name), general: false, own: true, value: SKILL })),
    ...[...asked.concepts]
      .filter((concept) => given.concepts.has(concept))
      .map((concept) => {
        const [isAsked, isDone] = [asked.main.has(concept), given.main.has(concept)]
        return {
          concept: { id: concept.id, label: concept.label },
          general: concept.general === true,
          own: concept.general !== true && isAsked && isDone,
          value: worth(concept) * (isAsked ? 1 : ASIDE_ASKED) * (isDone ? 1 : ASIDE_DONE),
        }
      }),
  ].toSorted((one, other) => other.value - one.value)
}

/** A word that need and line share and no concept has; such a match counts only within the field of the resume. */
const ofWord = (word: string, value: number): Common => ({
  concept: { id: `word:${word}`, label: {} },
  general: false,
  own: true,
  value,
})
const isWord = ({ id }: Concept): boolean => id.startsWith('word:')

/** Names that both texts contain, else the uncommon nouns of their objects, else several uncommon words. */
function wordsInCommon(
  asked: Tagged,
  given: Tagged,
  ofTitle: ReadonlySet<string>,
  isTelling: (noun: string) => boolean,
): readonly Common[] {
  const names = [...asked.names].filter((name) => given.names.has(name))
  if (names.length > 0)
    return names.slice(0, MAX_SKILLS).map((name) => ({ ...ofWord(name, SKILL), concept: skillConcept(name) }))
  const nouns = [...asked.object.nouns].filter(
    (noun) => given.object.all.has(noun) && !ofTitle.has(noun) && isTelling(noun),
  )
  if (nouns.length > 0) return nouns.map((noun) => ofWord(noun, NOUN))
  const words = [...asked.stems].filter((word) => given.stems.has(word) && !ofTitle.has(word))
  return words.length >= MIN_STEMS ? [{ ...ofWord(words.join(' '), WORDS), own: false }] : []
}

/** Whether a title of the resume names the posted job, or a line surely answers one of the needs. */
function isOfField(title: string, facts: ResumeFacts, answers: readonly Answer[]): boolean {
  const titles = facts.roles.flatMap((role) => role.title?.value ?? [])
  return (
    titles.some((own) => fitTitle(own, title).score >= TITLE_MATCHES) ||
    answers.some(({ isClose }) => isClose)
  )
}

/**
 * Finds the parts of a resume that answer a posting, best first. Pure: the same facts on the same day give
 * the same result.
 */
export function matchPosting(
  posting: PostingFacts,
  facts: ResumeFacts,
  { title, today }: { readonly title: string; readonly today: Date },
): Matches {
  const skills = skillsOf(facts)
  const needs = posting.facts
    .filter(({ kind, cut }) => ANSWERABLE.has(kind) && !cut)
    .map((need): Need => ({ need, asks: askedOf(need), ...tagged(need.text, posting.language, skills) }))
  const lines = taggedLines(facts).map(
    (given): TaggedLine => ({ ...given, strength: lineStrength(given.line, given.role, today) }),
  )
  const ofTitle = rareStems(title)
  const inLines = countsOf(lines.map(({ concepts }) => concepts))
  const stemInLines = countsOf(lines.map(({ stems }) => stems))

  const stemInNeeds = countsOf(needs.map(({ stems }) => stems))
  const isTelling = (stem: string): boolean =>
    stemInLines(stem) <= MAX_COMMON && stemInNeeds(stem) <= MAX_COMMON

  // A concept that many lines share says little about each of them.
  const worth = (concept: ConceptEntry): number =>
    (concept.general === true ? GENERAL : 1) / (1 + 0.12 * (inLines(concept) - 1))

  const answerOf = (asked: Need, given: TaggedLine): Answer | null => {
    const { need } = asked
    if (!canAnswer(asked, given)) return null
    const known = inCommon(asked, given, worth)
    const common = known.some(({ general }) => !general)
      ? known
      : [...wordsInCommon(asked, given, ofTitle, isTelling), ...known]
    if (common.length === 0) return null
    const stems = [...asked.stems].filter((stem) => given.stems.has(stem) && isTelling(stem)).length
    if (common.every(({ general }) => general) && stems < MIN_STEMS) return null
    const sum =
      common.reduce((total, { value }) => total + value, 0) +
      STEM * Math.min(stems, MAX_STEMS) +
      (verbOf(need.text) === verbOf(given.line.statement.value) ? SAME_VERB : 0)
    const fit = (1 - Math.exp(-1.4 * sum)) * levelFit(need, given.line.statement.value)
    const telling = (0.4 + 0.6 * given.strength) * (given.role === null ? SUMMARY : 1)
    const own = common.filter((each) => each.own).length
    return {
      need,
      line: given.line,
      role: given.role,
      concepts: common.map(({ concept }) => concept),
      // A single concept may come from a word with another meaning here.
      isClose: common[0]?.own === true && (own > 1 || stems > 1),
      score: round(fit * Math.sqrt(need.weight) * telling),
    }
  }

  const all = needs
    .flatMap((asked) => lines.map((given) => answerOf(asked, given)).filter((answer) => answer !== null))
    .toSorted((one, other) => other.score - one.score)
  const byConcept = all.filter(({ concepts: [first] }) => first !== undefined && !isWord(first))
  const answers = isOfField(title, facts, byConcept) ? all : byConcept
  const wanted = new Set(posting.facts.flatMap(({ text }) => [...conceptsOf(text, posting.language)]))
  const near = ({ concepts }: TaggedLine): number =>
    [...concepts].some((concept) => concept.general !== true && wanted.has(concept)) ? 0.15 : 0
  return {
    answers: answers.slice(0, MAX_ANSWERS),
    strongest: lines
      .toSorted((one, other) => other.strength + near(other) - one.strength - near(one))
      .map(({ line }) => line),
    certificates: certificatesFor(posting, facts),
    shared: sharedNames(posting, facts),
  }
}
