import { fitTitle, TITLE_MATCHES } from '#functions/postings/match-title.ts'
import type { Gap } from './languages/letter-texts.ts'
import type { Material } from './compose.ts'
import { LANGUAGES } from '../languages.ts'
import { SURE } from './proofs.ts'
import type { Self } from './who.ts'

const BEGINNING = 5

/** The beginnings of the words that tell a trade. */
const beginnings = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, BEGINNING))

/**
 * A gap that the reader will see and the facts show: a posting in another language, a graduate without a job
 * yet, a trade that no line answers and no title of the resume names.
 */
export function gapOf({ assignment, posting, matches }: Material, self: Self | null): Gap | null {
  const { facts, language } = assignment
  const isForeign = posting.language !== LANGUAGES[language].code && posting.language !== 'und'
  if (isForeign && facts.language === LANGUAGES[language].code) return 'language'
  if (self?.kind === 'graduate' && !facts.roles.some(({ kind }) => kind === 'job')) return 'first'
  const own = [
    ...facts.roles.map(({ title }) => title),
    facts.headline,
    ...facts.education.map(({ field }) => field),
  ]
    .map((fact) => fact?.value.toLowerCase() ?? '')
    .join(' ')
  const isOther =
    !isForeign &&
    self?.kind !== 'student' &&
    !matches.answers.some(({ isClose, score }) => isClose || score >= SURE) &&
    !facts.roles.some(
      ({ title }) => title !== null && fitTitle(title.value, assignment.posting.title).score >= TITLE_MATCHES,
    ) &&
    !beginnings(assignment.posting.title).some((word) => own.includes(word))
  return isOther ? 'field' : null
}
