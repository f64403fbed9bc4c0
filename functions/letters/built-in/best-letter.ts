import type { Answer } from '#functions/matching/model.ts'
import { conceptsOf } from '#functions/matching/tag.ts'
import { fitTitle, TITLE_MATCHES } from '#functions/postings/match-title.ts'
import { jaccard, shingles, withoutEnvelope } from '../likeness.ts'
import type { Assignment, Letter } from '../model.ts'
import { bodyWords, countWords, isDashLine, renderBody } from '../render-letter.ts'
import { cleanTitle } from './clean-name.ts'
import { bothAsked, compose, type Material, type Plan } from './compose.ts'
import { isOtherTrade } from './gap.ts'
import { askedOf, awkwardness } from './needs.ts'
import { textsOf } from '../texts.ts'
import type { LetterTexts } from '#shared/letters/letter-texts.ts'
import { isIn, isPresent, isSaidIn, isSure, partsOf, type Proof, proofsOf } from './proofs.ts'
import { pick, seeded } from './seeded.ts'
import { clauseOf } from './tell.ts'

const TRIES = 90
/** An answer that is weaker by less than this may go first, so that not every letter quotes the same line. */
const NEAR = [0.15, 0.4, 1]
/** Two letters of a day are no more alike than this where the resume gives another answer. */
const ALIKE = 0.43
/** What the job's very title names is asked for before all else. */
const OF_TITLE = 0.15
/** So is what the employer wants to reach. */
const GOAL = 0.1
/** Lines that are worth saying though nothing asks for them. */
const STRONGEST = 4
/** Sentences read better than a list. */
const LISTED = 4
/** Who asked for a shorter letter gets one where there is one. */
const LONGER = 10
/** The check refuses shorter letters. */
const LEAST_WORDS = 41
/** Words of all quoted lines together. */
const MOST_QUOTED = 58
/** Words of a line that nothing asks for. */
const MOST_UNASKED = 25

/** What answers nothing is worth less than what does, the strongest line most. */
const worth = ({ answer, rank }: Proof, texts: LetterTexts): number =>
  answer === null ? Math.max(0, 0.25 - rank * 0.05) : answer.score - awkwardness(answer.need, texts)
/** Words that stand in every summary. */
const WORN =
  /\b(?:passion\w*|proven|track record|dynamic|results-\w+|detail-oriented|fast-paced|extensive|dedicated|seeking|motivated|team player)\b/iu
/** Whom others chose has told nothing yet of what they did. */
const CHOSEN =
  /\b(?:chosen|selected|shortlisted|nominated|awarded|finalist|applicants|ausgezeichnet|lauréate?|finaliste|premiad[oa]|finalista)\b/iu
/** A prize or a summary of worn words is quoted only when the resume has nothing else. */
const isHollow = ({ role, said }: Proof): boolean => CHOSEN.test(said) || (role === null && WORN.test(said))
/** A line of the summary counts less than one of a job; worn words count against any line. */
const weakness = ({ role, said }: Proof, hasRoles: boolean): number =>
  (role === null && hasRoles ? 0.4 : 0) + (WORN.test(said) ? 0.5 : 0)
const hasFigure = ({ line }: Proof): boolean => line.numbers.length > 0
/** True where one sentence asks for what both lines answer. */
const isJoined = (material: Material, first: Proof, proof: Proof): boolean =>
  proof.answer !== null && isSure(proof.answer) && bothAsked(material, first, proof) !== null

/**
 * A line that surely answers something; else one of the strongest, with a figure, of the same job or the
 * present one.
 */
const isGoodAfter = (first: Proof, { role, rank, said, answer, line }: Proof): boolean =>
  role !== null &&
  (answer === null
    ? rank < STRONGEST &&
      line.numbers.length > 0 &&
      countWords(said) <= MOST_UNASKED &&
      (isPresent(role) || role.id === first.role?.id)
    : isSure(answer))

/** "Keep the mechanical engineers' calendar" asks for no mechanics: the job's own title answers nothing. */
function isOfNeed({ need, concepts }: Answer, posted: string, language: string): boolean {
  const title = cleanTitle(posted)?.text ?? posted
  const at = need.text.toLowerCase().indexOf(title.toLowerCase())
  if (at < 0) return true
  const rest = conceptsOf(need.text.slice(0, at) + need.text.slice(at + title.length), language)
  return concepts.some(({ id }) => [...rest].some((concept) => concept.id === id))
}

/** The elements that pass the test; all of them when none does. */
function orAll<T>(all: readonly T[], passes: (one: T) => boolean): readonly T[] {
  const passing = all.filter(passes)
  return passing.length > 0 ? passing : all
}

/** A line that is no single sentence is quoted by the one of its sentences that holds the answer. */
function tellable(proof: Proof, { language, facts }: Assignment): Proof {
  const texts = textsOf(language)
  if (clauseOf(proof, texts, false) !== null) return proof
  const isAbout = (part: string): boolean => {
    const found = new Set([...conceptsOf(part, facts.language)].map(({ id }) => id))
    return proof.answer?.concepts.some(({ id }) => found.has(id)) ?? true
  }
  const part = partsOf(proof.line.statement.value).find(
    (said) => clauseOf({ ...proof, said }, texts, false) !== null && isAbout(said),
  )
  return part === undefined ? proof : { ...proof, said: part }
}

/**
 * What the draft before said may not be said again where the user asked for another fact, and a shorter one
 * says nothing else. Lines in the letter's language go before all others.
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
  const isSaid = ({ answer }: Proof): boolean =>
    answer !== null && askedOf(assignment, posting, answer, banned) !== null
  const all = proofsOf(assignment, { ...matches, answers })
    .map((proof) => tellable(proof, assignment))
    .map((proof) => (isSaid(proof) ? proof : { ...proof, answer: null }))
    .filter(
      ({ said }) =>
        ![...banned].some((sentence) => isDashLine(sentence) && isSaidIn(said, sentence)) &&
        !(revision?.wish === 'other_fact' && isSaidIn(said, revision.before.body)),
    )
  const own = all.filter(({ line }) => isIn(assignment, line))
  const usable = orAll(own.length > 0 ? own : all, (proof) => !isHollow(proof))
  return revision?.wish === 'shorter'
    ? orAll(usable, ({ said }) => isSaidIn(said, revision.before.body))
    : usable
}

/** 1 for a line of the same job, which stands beside it. */
const isOf = ({ role }: Proof, other: Proof): number => Number(other.role?.id === role?.id)

/** A line, then others that are worth it, as far as there is room. */
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
    const room = MOST_QUOTED - plan.reduce((sum, { said }) => sum + countWords(said), 0)
    const good = proofs.filter(
      (proof) =>
        isGoodAfter(first, proof) &&
        countWords(proof.said) <= room &&
        !plan.some(({ line }) => line.id === proof.line.id) &&
        clauseOf(proof, texts, proof.role?.id === first.role?.id) !== null,
    )
    const both = plan.length > 1 ? [] : good.filter((proof) => isJoined(material, first, proof))
    const next = pick(both.length > 0 ? both : good, random)
    if (next === undefined) break
    plan.push(next)
  }
  return [first, ...plan.slice(1).toSorted((one, other) => isOf(first, other) - isOf(first, one))]
}

interface Candidate {
  readonly letter: Letter
  readonly cost: number
  /** How alike it is to the one of the day that it is most like, 0 to 1. */
  readonly likest: number
}

/** Tells how much speaks against a letter. */
function costs(material: Material, best: number, texts: LetterTexts) {
  const { assignment, isShort } = material
  const { todaysEmails, revision, facts } = assignment
  const bodies = todaysEmails.map(({ body }) => shingles(withoutEnvelope(body)))
  const subjects = new Set(
    [...todaysEmails, ...(revision === null ? [] : [revision.before])].map(({ subject }) => subject),
  )
  const hasPresent = facts.roles.some(isPresent)
  const [fewest, most] = isShort ? [42, 65] : [62, 95]
  const used = ({ said }: Proof): number =>
    todaysEmails.filter(({ body }) => isSaidIn(said, body)).length / Math.max(5, todaysEmails.length)
  const against = (proof: Proof): number => used(proof) * 0.3 + weakness(proof, facts.roles.length > 0)

  return (plan: Plan, letter: Letter): Omit<Candidate, 'letter'> => {
    const [first, ...others] = plan
    const sentences = letter.paragraphs.flat()
    const frames = sentences.filter(
      ({ text }) => !isDashLine(text) && !plan.some(({ said }) => isSaidIn(said, text)),
    )
    const isListed = sentences.some(({ text }) => isDashLine(text))
    const isLonger = revision?.wish === 'shorter' && renderBody(letter).length >= revision.before.body.length
    const own = shingles(sentences.map(({ text }) => text).join('\n'))
    const likest = Math.max(0, ...bodies.map((body) => jaccard(own, body)))
    const said = (bodyOf: string): number => frames.filter(({ text }) => bodyOf.includes(text)).length
    const words = bodyWords(letter)
    const isLeft =
      revision !== null && revision.wish !== 'other_fact' && !isSaidIn(first.said, revision.before.body)
    const telling = (proof: Proof, at: number): number => {
      if (isShort) return 1
      const isAsked = at === 0 && proof.answer !== null && isSure(proof.answer)
      return Math.max(0, proof.rank) * 0.06 + (best - worth(proof, texts)) * 0.2 - (isAsked ? 0.4 : 0)
    }
    const cost =
      (best - worth(first, texts)) * 6 +
      plan.reduce((sum, proof) => sum + against(proof), 0) +
      others.reduce((sum, proof, at) => sum + telling(proof, at), 0) +
      (plan.some(hasFigure) ? 0 : 0.6) +
      (hasPresent && !isPresent(first.role) ? 0.4 : 0) +
      (isListed ? LISTED : 0) +
      Math.max(0, fewest - words, words - most) / 25 +
      Math.max(0, LEAST_WORDS - words) * 2 +
      likest +
      Math.max(0, likest - 0.38) * 40 +
      Math.max(0, likest - ALIKE) * 200 +
      todaysEmails.reduce((sum, { body }) => sum + said(body), 0) / Math.max(1, todaysEmails.length) +
      (revision === null ? 0 : said(revision.before.body)) +
      (isLeft ? 1 : 0) +
      (isLonger ? LONGER : 0) +
      (subjects.has(letter.subject) ? 0.5 : 0)
    return { cost, likest }
  }
}

/** Another trade than that of the user's jobs, and not the one they search for: nothing is worth saying. */
const isMisfit = (material: Material): boolean => {
  const { facts, jobTitle, posting } = material.assignment
  return (
    facts.roles.some(({ kind }) => kind === 'job') &&
    fitTitle(jobTitle, posting.title).score < TITLE_MATCHES &&
    isOtherTrade(material)
  )
}

/**
 * The letter of many that says most for this posting and is least like the others of the day; null when there
 * is nothing to quote, or nothing that has to do with this job.
 */
export function bestLetter(material: Material, seed: string): Letter | null {
  const random = seeded(seed)
  const proofs = usableProofs(material)
  const answers = proofs.filter(({ answer }) => answer !== null)
  if (answers.length === 0 && isMisfit(material)) return null
  const texts = textsOf(material.assignment.language)
  const best = Math.max(0, ...proofs.map((proof) => worth(proof, texts)))
  const weigh = costs(material, best, texts)
  const firsts = (near: number): readonly Proof[] =>
    answers.length > 0
      ? answers.filter((proof) => worth(proof, texts) >= best - near)
      : proofs.slice(0, STRONGEST)

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
