import type { Answer } from '#functions/matching/model.ts'
import { conceptsOf } from '#functions/matching/tag.ts'
import { fitTitle, TITLE_MATCHES } from '#functions/postings/match-title.ts'
import { jaccard, shingles, withoutEnvelope } from '../likeness.ts'
import type { Assignment, Letter } from '../model.ts'
import { bodyWords, countWords, isClearlyShorter, isDashLine, renderBody } from '../render-letter.ts'
import { cleanTitle } from './clean-name.ts'
import { bothAsked, compose, type Plan } from './compose.ts'
import { isOfWork, isOtherTrade } from './gap.ts'
import { askedOf, awkwardness } from './needs.ts'
import { textsOf } from '../texts.ts'
import type { Material } from './model.ts'
import { isIn, isPresent, isSaidIn, isSure, partsOf, type Proof, proofsOf } from './proofs.ts'
import { pick, seeded } from './seeded.ts'
import { clauseOf } from './tell.ts'

const TRIES = 90
/**
 * An answer whose score is lower by at most this may still go first, so that letters don't all quote the
 * same line. Tried in turn.
 */
const NEAR = [0.15, 0.4, 1]
/** Two letters of a day are at most this alike (Jaccard), when the resume has another answer to offer. */
const ALIKE = 0.43
/** Added to the score of a need that the job title names. */
const OF_TITLE = 0.15
/** Added to the score of a goal of the employer. */
const GOAL = 0.1
/** How many of the strongest lines may be quoted although no need asks for them. */
const STRONGEST = 4
/** Cost of a letter with a bulleted line, because sentences read better. */
const LISTED = 4
/** Cost of a letter that is hardly shorter although the user asked for a shorter one; more than any other cost. */
const LONGER = 1000
/** The check refuses letters with fewer words. */
const MIN_WORDS = 41
/** Maximum number of words of all quoted lines together. */
const MAX_QUOTED = 70
/** Maximum number of words of a quoted line that no need asks for. */
const MAX_UNASKED = 25

/**
 * A line that answers a need is worth its score; any other is worth less, by its rank among the strongest.
 */
const worth = ({ answer, asked, rank }: Proof): number =>
  answer === null || asked === null ? Math.max(0, 0.25 - rank * 0.05) : answer.score - awkwardness(asked)
/** Clichés of resume summaries. */
const WORN =
  /\b(?:passion\w*|proven|track record|dynamic|results-\w+|detail-oriented|fast-paced|extensive|dedicated|excellent|seeking|motivated|team player)\b/iu
/** Awards and selections say nothing about the work itself. */
const CHOSEN =
  /\b(?:chosen|selected|shortlisted|nominated|awarded|finalist|applicants|ausgezeichnet|auszeichnung|élue?|lauréate?|finaliste|premiad[oa]|finalista)\b/iu
/** Prizes and summaries full of clichés are quoted only when the resume has nothing else. */
const isHollow = ({ role, said }: Proof): boolean => CHOSEN.test(said) || (role === null && WORN.test(said))
/** Cost of a line of the summary or of unpaid work, or with a cliché. */
const weakness = ({ role, said }: Proof, hasRoles: boolean): number =>
  (role === null && hasRoles ? 0.4 : 0) + (role?.kind === 'volunteer' ? 0.4 : 0) + (WORN.test(said) ? 0.5 : 0)
const hasFigure = ({ line }: Proof): boolean => line.numbers.length > 0
/** True when one sentence can name the needs that both lines answer. */
const isJoined = (material: Material, first: Proof, proof: Proof): boolean =>
  proof.answer !== null && isSure(proof.answer) && bothAsked(material, first, proof) !== null

/**
 * True for a line that surely answers a need, or a strong line with a figure from the same or the present
 * job.
 */
const isGoodAfter = (first: Proof, { role, rank, said, answer, line }: Proof): boolean =>
  role !== null &&
  (answer === null
    ? rank < STRONGEST &&
      countWords(said) <= MAX_UNASKED &&
      (line.numbers.length > 0 || isPresent(role) || role.id === first.role?.id)
    : isSure(answer))

/**
 * False when need and line share only words of the job title: "Keep the mechanical engineers' calendar" does
 * not ask for mechanics.
 */
function isOfNeed({ need, concepts }: Answer, posted: string, language: string): boolean {
  const title = cleanTitle(posted)?.text ?? posted
  const at = need.text.toLowerCase().indexOf(title.toLowerCase())
  if (at < 0) return true
  const rest = conceptsOf(need.text.slice(0, at) + need.text.slice(at + title.length), language)
  return concepts.some(({ id }) => [...rest].some((concept) => concept.id === id))
}

/** The elements that pass the test, or all of them when none does. */
function orAll<T>(all: readonly T[], passes: (one: T) => boolean): readonly T[] {
  const passing = all.filter(passes)
  return passing.length > 0 ? passing : all
}

/**
 * When a line cannot be told as one clause, the proof quotes one sentence of it that can, preferably the one
 * that holds the answer.
 */
function tellable(proof: Proof, { language, facts }: Assignment): Proof {
  const texts = textsOf(language)
  if (clauseOf(proof, texts, false) !== null) return proof
  const isAbout = (part: string): boolean => {
    const found = new Set([...conceptsOf(part, facts.language)].map(({ id }) => id))
    return proof.answer?.concepts.some(({ id }) => found.has(id)) ?? true
  }
  const parts = partsOf(proof.line.statement.value).filter(
    (said) => clauseOf({ ...proof, said }, texts, false) !== null,
  )
  const part = parts.find(isAbout) ?? parts[0]
  return part === undefined ? proof : { ...proof, said: part }
}

/** The first paragraph of a letter, after the greeting. */
const openingOf = (body: string): string => body.split('\n\n')[1] ?? ''

/**
 * The lines that may be quoted. When the user asked for another fact, the previous draft's first line is left
 * out, and its others if any line remains; when the user asked for a shorter draft, only its lines are kept.
 * Lines in another language are used only when there are no others.
 */
export function usableProofs({ assignment, posting, matches, banned }: Material): readonly Proof[] {
  const { revision } = assignment
  const ofTitle = new Set([...conceptsOf(assignment.posting.title, posting.language)].map(({ id }) => id))
  const answers = matches.answers
    .filter((answer) => isOfNeed(answer, assignment.posting.title, posting.language))
    .map((answer) => ({
      ...answer,
      score:
        answer.score +
        (answer.concepts.some(({ id }) => ofTitle.has(id)) ? OF_TITLE : 0) +
        (answer.need.kind === 'goal' ? GOAL : 0),
    }))
  const all = proofsOf(assignment, { ...matches, answers })
    .map((proof) => tellable(proof, assignment))
    .map((proof) => {
      const asked = proof.answer && askedOf(assignment, posting, proof.answer, banned, ofTitle)
      return asked === null ? { ...proof, answer: null } : { ...proof, asked }
    })
    .filter(
      ({ said }) =>
        ![...banned].some((sentence) => isDashLine(sentence) && isSaidIn(said, sentence)) &&
        !(revision?.wish === 'other_fact' && isSaidIn(said, openingOf(revision.before.body))),
    )
  const own = orAll(all, ({ line }) => isIn(assignment, line))
  const whole = orAll(own, (proof) => !isHollow(proof))
  const usable =
    revision?.wish === 'other_fact'
      ? orAll(whole, ({ said }) => !isSaidIn(said, revision.before.body))
      : whole
  return revision?.wish === 'shorter'
    ? orAll(usable, ({ said }) => isSaidIn(said, revision.before.body))
    : usable
}

/**
 * Plans a letter: the given line first, then others that are good enough, while there is room. They stand in
 * the order of their jobs in the resume, those of the first line's job before all.
 */
function planned(
  material: Material,
  first: Proof,
  proofs: readonly Proof[],
  most: number,
  random: () => number,
): Plan {
  const texts = textsOf(material.assignment.language)
  const plan: [Proof, ...Proof[]] = [first]
  while (plan.length < most) {
    const room = MAX_QUOTED - plan.reduce((sum, { said }) => sum + countWords(said), 0)
    const good = proofs.filter(
      (proof) =>
        isGoodAfter(first, proof) &&
        countWords(proof.said) <= room &&
        !plan.some(({ line }) => line.id === proof.line.id) &&
        clauseOf(proof, texts, proof.role?.id === first.role?.id) !== null,
    )
    const joinable = orAll(good, (proof) => plan.length === 1 && isJoined(material, first, proof))
    const next = pick(joinable, random)
    if (next === undefined) break
    plan.push(next)
  }
  const jobs = [first.role?.id, ...material.assignment.facts.roles.map(({ id }) => id)]
  const placeOf = ({ role }: Proof): number => (role === null ? jobs.length : jobs.indexOf(role.id))
  return [first, ...plan.slice(1).toSorted((one, other) => placeOf(one) - placeOf(other))]
}

interface Candidate {
  readonly letter: Letter
  readonly cost: number
  /** Likeness to the most similar letter of the day, 0 to 1. */
  readonly likest: number
}

/** Returns a function that computes the cost of a letter; the cheapest letter is chosen. */
function costs(material: Material, best: number) {
  const { assignment, isShort } = material
  const { todaysEmails, revision, facts } = assignment
  const bodies = todaysEmails.map(({ body }) => shingles(withoutEnvelope(body)))
  const subjects = new Set(
    [...todaysEmails, ...(revision === null ? [] : [revision.before])].map(({ subject }) => subject),
  )
  const hasPresent = facts.roles.some(isPresent)
  const [fewest, most] = isShort ? [42, 65] : [85, 120]
  const used = ({ said }: Proof): number =>
    todaysEmails.filter(({ body }) => isSaidIn(said, body)).length / Math.max(5, todaysEmails.length)
  const hasWork = facts.roles.some((role) => isOfWork(role, material))
  /** A summer job says little when other jobs of the resume are of the posting's kind. */
  const isSideJob = ({ role }: Proof): boolean =>
    hasWork && role?.kind === 'job' && !isPresent(role) && !isOfWork(role, material)
  const against = (proof: Proof): number =>
    used(proof) * 0.3 + weakness(proof, facts.roles.length > 0) + (isSideJob(proof) ? 0.4 : 0)

  return (plan: Plan, letter: Letter): Omit<Candidate, 'letter'> => {
    const [first, ...others] = plan
    const sentences = letter.paragraphs.flat()
    const frames = sentences.filter(
      ({ text }) => !isDashLine(text) && !plan.some(({ said }) => isSaidIn(said, text)),
    )
    const isListed = sentences.some(({ text }) => isDashLine(text))
    const isAsLong =
      revision?.wish === 'shorter' && !isClearlyShorter(renderBody(letter), revision.before.body)
    const own = shingles(sentences.map(({ text }) => text).join('\n'))
    const likest = Math.max(0, ...bodies.map((body) => jaccard(own, body)))
    const said = (bodyOf: string): number => frames.filter(({ text }) => bodyOf.includes(text)).length
    const words = bodyWords(letter)
    const isLeft =
      revision !== null && revision.wish !== 'other_fact' && !isSaidIn(first.said, revision.before.body)
    const telling = (proof: Proof, at: number): number => {
      if (isShort) return 1
      const isAsked = at === 0 && proof.answer !== null && isSure(proof.answer)
      return (
        Math.max(0, proof.rank) * 0.06 +
        (best - worth(proof)) * 0.2 -
        (isAsked ? 0.6 : at === 0 || hasFigure(proof) ? 0.3 : 0)
      )
    }
    const cost =
      (best - worth(first)) * 6 +
      plan.reduce((sum, proof) => sum + against(proof), 0) +
      others.reduce((sum, proof, at) => sum + telling(proof, at), 0) +
      (plan.some(hasFigure) ? 0 : 0.6) +
      (hasPresent && !isPresent(first.role) ? 0.8 : 0) +
      (isListed ? LISTED : 0) +
      Math.max(0, fewest - words, words - most) / 25 +
      Math.max(0, MIN_WORDS - words) * 2 +
      likest +
      Math.max(0, likest - 0.38) * 40 +
      Math.max(0, likest - ALIKE) * 200 +
      todaysEmails.reduce((sum, { body }) => sum + said(body), 0) / Math.max(1, todaysEmails.length) +
      (revision === null ? 0 : said(revision.before.body)) +
      (isLeft ? 1 : 0) +
      (isAsLong ? LONGER : 0) +
      (subjects.has(letter.subject) ? 0.5 : 0)
    return { cost, likest }
  }
}

/** True when the posting is in another field than the user's jobs and is not what the user searches for. */
const isMisfit = (material: Material): boolean => {
  const { facts, jobTitle, posting } = material.assignment
  return (
    facts.roles.some(({ kind }) => kind === 'job') &&
    fitTitle(jobTitle, posting.title).score < TITLE_MATCHES &&
    isOtherTrade(material)
  )
}

/**
 * Composes many letters and returns the one that suits the posting best and is least like the day's other
 * letters. Returns null when there is nothing to quote, or nothing relevant to this job.
 */
export function bestLetter(material: Material, seed: string): Letter | null {
  const random = seeded(seed)
  const proofs = usableProofs(material)
  const answers = proofs.filter(({ answer }) => answer !== null)
  if (answers.length === 0 && isMisfit(material)) return null
  const best = Math.max(0, ...proofs.map(worth))
  const weigh = costs(material, best)
  const firsts = (near: number): readonly Proof[] =>
    answers.length > 0 ? answers.filter((proof) => worth(proof) >= best - near) : proofs.slice(0, STRONGEST)

  let all: readonly Candidate[] = []
  for (const near of NEAR) {
    const made = Array.from({ length: TRIES }, (_, at): readonly Candidate[] => {
      const first = pick(firsts(near), random)
      if (first === undefined) return []
      const plan = planned(material, first, proofs, material.isShort ? 1 : 1 + (at % 3), random)
      const letter = compose(material, plan, random)
      return letter === null ? [] : [{ letter, ...weigh(plan, letter) }]
    }).flat()
    all = [...all, ...made].toSorted((one, other) => one.cost - other.cost)
    if ((all[0]?.likest ?? 0) <= ALIKE) break
  }
  return all[0]?.letter ?? null
}
