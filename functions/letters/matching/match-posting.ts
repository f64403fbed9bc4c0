import type { PostingFact, PostingFactKind, PostingFacts } from '#functions/postings/reading/model.ts'
import type { ResumeFacts, ResumeLine, ResumeRole } from '#functions/resume/model.ts'
import { certificatesFor } from './certificates.ts'
import type { ConceptEntry } from './concepts/concept-entry.ts'
import { lineStrength, quotableLines } from './line-strength.ts'
import type { Answer, Matches } from './model.ts'
import { sharedNames } from './shared-names.ts'
import { conceptsOf } from './tag.ts'
import { rareStems } from '#functions/language/stems.ts'

/** What a letter can answer. */
const ANSWERABLE: ReadonlySet<PostingFactKind> = new Set(['goal', 'need', 'duty', 'requirement'])
const MOST_ANSWERS = 60
const GENERAL = 0.3
const STEM = 0.18
const MOST_STEMS = 3

interface Tagged {
  readonly concepts: ReadonlySet<ConceptEntry>
  readonly stems: ReadonlySet<string>
}

interface TaggedLine extends Tagged {
  readonly line: ResumeLine
  readonly role: ResumeRole | null
  readonly strength: number
}

const tagged = (text: string, language: string): Tagged => ({
  concepts: conceptsOf(text, language),
  stems: rareStems(text),
})

/** How often each stands in these, to tell what is rare. */
function countsOf<T>(sets: readonly ReadonlySet<T>[]): (item: T) => number {
  const counts = new Map<T, number>()
  for (const set of sets) for (const item of set) counts.set(item, (counts.get(item) ?? 0) + 1)
  return (item) => counts.get(item) ?? 1
}

/** A resume's lines are the same for every posting of a day. */
const TAGGED = new WeakMap<ResumeFacts, readonly Omit<TaggedLine, 'strength'>[]>()

function taggedLines(facts: ResumeFacts): readonly Omit<TaggedLine, 'strength'>[] {
  const known = TAGGED.get(facts)
  if (known !== undefined) return known
  const made = quotableLines(facts).map(({ line, role }) => ({
    line,
    role,
    ...tagged(line.statement.value, facts.language),
  }))
  TAGGED.set(facts, made)
  return made
}

const round = (score: number): number => Math.round(score * 1000) / 1000

/**
 * What of a resume answers a posting, best first. Pure: the same facts on the same day give the same answers
 * in the same order.
 */
export function matchPosting(
  posting: PostingFacts,
  facts: ResumeFacts,
  { today }: { readonly today: Date },
): Matches {
  const needs = posting.facts
    .filter(({ kind, cut }) => ANSWERABLE.has(kind) && !cut)
    .map((need) => ({ need, ...tagged(need.text, posting.language) }))
  const lines = taggedLines(facts).map(
    (given): TaggedLine => ({ ...given, strength: lineStrength(given.line, given.role, today) }),
  )
  const inLines = countsOf(lines.map(({ concepts }) => concepts))
  const inNeeds = countsOf(needs.map(({ concepts }) => concepts))
  const stemInLines = countsOf(lines.map(({ stems }) => stems))

  // A concept that half of the lines or needs speak of tells little about any of them.
  const worth = (concept: ConceptEntry): number =>
    (concept.general === true ? GENERAL : 1) /
    (1 + 0.12 * (inLines(concept) - 1) + 0.06 * (inNeeds(concept) - 1))

  const answerOf = (need: PostingFact, asked: Tagged, given: TaggedLine): Answer | null => {
    const concepts = [...asked.concepts]
      .filter((concept) => given.concepts.has(concept))
      .toSorted((one, other) => worth(other) - worth(one))
    if (concepts.length === 0) return null
    const stems = [...asked.stems].filter((stem) => given.stems.has(stem) && stemInLines(stem) <= 3).length
    const common =
      concepts.reduce((sum, concept) => sum + worth(concept), 0) + STEM * Math.min(stems, MOST_STEMS)
    const fit = 1 - Math.exp(-1.4 * common)
    const score = round(fit * Math.sqrt(need.weight) * (0.4 + 0.6 * given.strength))
    // One concept alone may be a word that means something else here.
    const own = concepts.filter(({ general }) => general !== true).length
    const isClose = own > 1 || (own === 1 && concepts[0]?.general !== true && stems > 1)
    return {
      need,
      line: given.line,
      role: given.role,
      concepts: concepts.map(({ id, label }) => ({ id, label })),
      isClose,
      score,
    }
  }

  const answers = needs
    .flatMap(({ need, ...asked }) =>
      lines.map((given) => answerOf(need, asked, given)).filter((answer) => answer !== null),
    )
    .toSorted((one, other) => other.score - one.score)
  const wanted = new Set(posting.facts.flatMap(({ text }) => [...conceptsOf(text, posting.language)]))
  const near = ({ concepts }: TaggedLine): number =>
    [...concepts].some((concept) => concept.general !== true && wanted.has(concept)) ? 0.15 : 0
  return {
    answers: answers.slice(0, MOST_ANSWERS),
    strongest: lines
      .toSorted((one, other) => other.strength + near(other) - one.strength - near(one))
      .map(({ line }) => line),
    certificates: certificatesFor(posting, facts),
    shared: sharedNames(posting, facts),
  }
}
