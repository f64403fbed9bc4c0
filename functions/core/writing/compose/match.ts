import { type Evidence, isResult } from './evidence.ts'
import { ACTIONS, kin } from './match-kin.ts'
import type { Need } from './posting-needs.ts'
import { isGeneric, isStop, stem, terms, termWeights, type Word, words } from './words.ts'

/** A need and the deed that may answer it. */
export interface Pair {
  readonly need: Need | null
  readonly evidence: Evidence
  /** True when the two are really about one thing; only then may the letter say so. */
  readonly fits: boolean
  /** True when the description names several things that the deed is about, though none of its needs is the deed's. */
  readonly near: boolean
  /** True for a deed beside the writer's line of work, where deeds in it exist: the front desk before the projects, the food bank beside the job. */
  readonly aside: boolean
  /** What both name, in the posting's words; null when that is no thing with a name. */
  readonly topic: string | null
  readonly score: number
}

/** Ends of a noun phrase: what follows is a small word, punctuation or nothing. */
const closes = (all: readonly Word[], index: number, text: string): boolean => {
  const [word, next] = [all[index], all[index + 1]]
  return word !== undefined && (next === undefined || isStop(next) || /[.,;:()]/u.test(text.slice(word.end, next.start)))
}

/** Plurals and nouns without a plural need no article: "two shifts", "onboarding", but not "roadmap". */
const standsAlone = (noun: string): boolean =>
  /(?:[^sui]s|ing|[a-z]ment|ance|ence|ity|ship|[A-Z]{2,})$/u.test(noun) && !/^(?:department|environment|document|assessment|apartment|instrument|facility|university|city|building|meeting|audience|ring|thing|this|always)$/iu.test(noun)
  || /^(?:data|inventory|software|hardware|safety|care|content|retention|freight|procurement|research|equipment|payroll|design|sql|python|accounting|produce|wound care)$/iu.test(noun)

/** The longest run of words that both texts share and that ends where a noun phrase ends in both, in the spelling of the first. */
export function sharedTopic(posting: string, resume: string): string | null {
  const [ours, theirs] = [words(posting), words(resume)]
  let best: string | null = null
  let bestScore = 0
  for (const [from, first] of ours.entries()) {
    for (const start of theirs.keys()) {
      for (let length = 0; length < 4; length += 1) {
        const [word, other] = [ours[from + length], theirs[start + length]]
        if (word === undefined || other === undefined || word.stem !== other.stem || isStop(word) || !/\p{L}{3}|[A-Z]{2}/u.test(word.text)) break
        if (/(?:ed|ing|ly|ive|ous|al|ful)$/u.test(word.text) && word.text !== 'training') continue
        const run = ours.slice(from, from + length + 1)
        if (run.some((part) => /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|new|other|good|several)$/iu.test(part.text))) break
        const special = run.filter((part) => !isGeneric(part)).length
        if (special === 0 || special * 2 + length <= bestScore || !closes(ours, from + length, posting) || !closes(theirs, start + length, resume)) continue
        if (from === 0 && length === 0) continue
        // One plural by itself ("pickers") is too little to be what two jobs have in common.
        if (length === 0 && /[^s]s$/u.test(word.text) && !/[A-Z]{2}/u.test(word.text)) continue
        bestScore = special * 2 + length
        const text = posting.slice(first.start, word.end)
        best = /[^\p{L}\p{N} '’&/-]/u.test(text) || !standsAlone(word.text) || (from === 0 && !/^\p{Lu}{2}/u.test(text)) ? null : text
      }
    }
  }
  return best
}

const LEVELS = new Set(['senior', 'junior', 'lead', 'head', 'staff', 'manager', 'assistant', 'associate', 'specialist', 'coordinator', 'officer', 'chief', 'director'].map((word) => stem(word)))

/** A rank says nothing about the field. */
const isLevel = (term: string): boolean => LEVELS.has(term)

const FIT = 3
const ACTION_SHARE = 0.5

/** A "cloud bill" is money spent, not a billing system. */
const withoutBills = (text: string): string => text.replaceAll(/\b(?:cloud|energy|electricity|power|phone|hosting|heating) bills?\b/giu, 'cost')

const kinTerms = (text: string): ReadonlySet<string> => new Set([...terms(withoutBills(text))].map((term) => kin(term)))

const times = (text: string, of: string): number => [...terms(withoutBills(text))].filter((term) => kin(term) === of).length

/** Every deed with the need it answers best, the best pair first. Unitless scores, comparable within one call only. */
export function pairUp(needs: readonly Need[], evidences: readonly Evidence[], jobTitle: string, description: string, skills: readonly string[] = []): readonly Pair[] {
  const weights = termWeights([...needs.map(({ quote }) => quote), ...evidences.map(({ statement }) => statement.value), jobTitle])
  const weigh = (term: string): number => weights(term) * (ACTIONS.has(term) ? ACTION_SHARE : 1)
  const needTerms = new Map(needs.map((need) => [need, kinTerms(need.base ?? need.noun ?? need.gerund ?? need.quote)]))
  const inTitle = kinTerms(jobTitle)
  const inDescription = kinTerms(description)
  const inField = (title: string): boolean => [...kinTerms(title)].some((term) => inTitle.has(term) && !isLevel(term))
  const hasJobs = evidences.some(({ kind }) => kind === 'job')
  // Whoever trained for this very field in rotations has been in it, whatever the job beside them was.
  const hasField = evidences.some(({ job, kind, clause }) => (kind === 'job' && job?.title && inField(job.title.text)) || (kind === 'rotation' && inField(`${job?.title?.text ?? ''} ${clause.said}`)))
  const pairs = evidences.flatMap((evidence) => {
    const title = evidence.job?.title?.text
    const aside = evidence.kind === 'job' ? hasField && title !== undefined && !inField(title) : evidence.kind !== 'project' && evidence.kind !== 'rotation' && hasJobs
    const about = [...new Set([...evidence.terms].map((term) => kin(term)))]
    const background = about.reduce((sum, term) => sum + (inTitle.has(term) ? 0.5 * weigh(term) : 0) + (inDescription.has(term) ? 0.3 * weigh(term) : 0), 0)
    const near = skills.some((skill) => evidence.clause.said.includes(skill)) || about.filter((term) => inDescription.has(term) && weigh(term) > 1 && !ACTIONS.has(term)).length > 1
    const own = background + worthOf(evidence) - (aside ? 1 : 0)
    const matched = needs.map((need): Pair => {
      const wanted = needTerms.get(need)
      const shared = about.filter((term) => wanted?.has(term))
      // Two words of one kin on either side ("subscription or payment products", "billing platform, failed payments") say as much as two words.
      const overlap = shared.reduce((sum, term) => sum + weigh(term) * Math.min(2, Math.max(times(need.base ?? need.noun ?? need.gerund ?? '', term), [...evidence.terms].filter((said) => kin(said) === term).length)), 0)
      const telling = shared.some((term) => weigh(term) > 1 && !ACTIONS.has(term))
      const topic = telling ? sharedTopic(need.quote, evidence.statement.value) : null
      const fits = telling && (overlap >= FIT || shared.length >= 2 || (topic?.includes(' ') ?? false))
      return { need, evidence, fits, near, aside, topic, score: own + overlap + (topic === null ? 0 : 0.5) + (fits ? 1 : 0) }
    })
    return [...matched, { need: null, evidence, fits: false, near, aside, topic: null, score: own - 0.5 }]
  })
  return pairs.toSorted((one, other) => other.score - one.score)
}

/** Deeds of somebody at the side of those who did them. */
export const HELPED = /^(?:work(?:ed)?|collaborat\w+|assist(?:ed)?|support(?:ed)?|help(?:ed)?|participat\w+|communicat\w+|attend(?:ed)?|partner(?:ed)?)\b/u

/** How much a deed says by itself, whatever the posting: figures, an outcome, a named employer, a recent job. */
function worthOf(evidence: Evidence): number {
  const { hasNumber, job, worn, terms: said, clause } = evidence
  const figures = [...clause.said.matchAll(/\d[\d,.]*/gu)].map(([figure]) => Number(figure.replaceAll(/[,.](?=\d{3})|[.,]$/gu, '')))
  const isLarge = /[%$€£]|\bpercent\b|\bfrom \S+ .*to /u.test(clause.said)
  const isSmall = !isLarge && figures.every((figure) => figure < 10)
  return (hasNumber ? (isSmall ? 0.7 : 1.2) : 0) - (clause.tense === 'now' ? 0.4 : 0) - (job?.rank ?? 1) * (job?.kind === 'job' ? 0.5 : 0.15) - (worn ? 1.5 : 0) - (!hasNumber && said.size > 9 ? 0.7 : 0)
    - (/^was (?!responsible|in charge)/u.test(clause.said) ? 2 : 0) + (job?.employer ? 0.3 : 0) + (isLarge ? 0.5 : 0)
    + (isResult(evidence) ? 0.5 : 0) - (HELPED.test(clause.said) ? 0.8 : 0) - (/\b(?:intern|trainee|apprentice)\b/iu.test(job?.title?.text ?? '') ? 0.8 : 0)
}
