import type { Fact, ResumeFacts, ResumeLine } from '#core/resume/model.ts'
import { isName } from './clean-name.ts'
import type { Slot } from './fill.ts'
import { credentialsOf } from './credentials.ts'
import { type Clause, firstPerson, LIMITS, unquoted } from './first-person.ts'
import { inFull } from './in-full.ts'
import { type Job, resumeSlot } from './job.ts'
import { hasNoOtherLanguage, isQuotable, isWorn, looksEnglish } from './plain-prose.ts'
import { headingAbove, type RoleKind, roleKind } from './role-kind.ts'
import { verbForm } from './verbs.ts'
import { terms } from './words.ts'

/** A deed of the resume that can be told in the first person. */
export interface Evidence {
  readonly clause: Clause
  readonly statement: Fact
  readonly job: Job | null
  /** `job` for a deed under no role and no heading that says otherwise. */
  readonly kind: RoleKind
  readonly terms: ReadonlySet<string>
  readonly hasNumber: boolean
  readonly worn: boolean
}

const startsAsDeed = (part: string): boolean => part.split(' ').length >= 4 && verbForm(part.replace(/^Also\s/u, '').split(' ', 1)[0] ?? '')?.form === 'past'

/** Who or what is meant stands in another sentence. */
const POINTS_BACK = /\b(?:this|these|those|it|its|they|them|such|same|there)\b/iu

/** The sentences of a bullet that tell a deed of their own; none of them where another sentence says that it was done with others. */
function deedsOf(text: string): readonly string[] {
  const all = text.replace(/^\p{Lu}[\p{L} ]{2,24}:\s+(?=\p{Lu})/u, '').split(/(?<=[\p{L}\p{N})]{2}\.)\s+(?=\p{Lu})/u)
  if (all.length < 2) return [text]
  const deeds = all.filter((one) => startsAsDeed(one))
  return all.some((one) => !deeds.includes(one) && LIMITS.test(one)) ? [] : deeds.filter((one) => !POINTS_BACK.test(one))
}

/** A sentence, and what it tells after a semicolon where that is a deed too: "Own the close for 5 entities; cut it from 9 days to 6". */
function partsOf(text: string): readonly string[] {
  const [, ...others] = text.split(/;\s+/u)
  if (others.some((other) => LIMITS.test(other)) || LIMITS.test(text.split(';', 1)[0] ?? '')) return [text]
  return [text, ...others.filter((other) => startsAsDeed(other))]
}

const MOST_CHARACTERS = 900
const LONGEST_SENTENCE = 320

function evidenceOf(line: ResumeLine, jobs: readonly Job[], resumeText: string, isEnglish: (text: string) => boolean): readonly Evidence[] {
  const { statement } = line
  const job = jobs.find(({ role }) => role === line.role) ?? null
  const text = unquoted(inFull(statement.value))
  if (text.length > MOST_CHARACTERS || !isQuotable(text) || !isEnglish(text)) return []
  return deedsOf(text).flatMap((sentence) => (sentence.length > LONGEST_SENTENCE ? [] : partsOf(sentence))).flatMap((part) => {
    const clause = firstPerson(part, job?.current ?? false)
    if (clause === null) return []
    const whole = `${clause.said} ${clause.result ?? ''}`
    return [{
      clause, statement, job, terms: terms(whole), worn: isWorn(whole),
      kind: job?.kind ?? roleKind(headingAbove(resumeText, statement.span.start), { kind: 'job', title: null, employer: null }),
      hasNumber: line.numbers.some(({ value }) => whole.includes(value)) || /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/iu.test(whole),
    }]
  })
}

/** Everything in the resume that can be told with certainty, in its order. */
export function evidencesOf(facts: ResumeFacts, jobs: readonly Job[], resumeText: string): readonly Evidence[] {
  return facts.lines.flatMap((line) => evidenceOf(line, jobs, resumeText, facts.language === 'eng' ? hasNoOtherLanguage : looksEnglish))
}

/** Words of an outcome rather than of a task: "cut", "brought … down", "automated … from 5 hours to 10 minutes". */
const OUTCOME = /^(?:cut|reduced|lowered|raised|grew|increased|saved|doubled|tripled|halved|won|improved|shortened|exceeded|lifted|eliminated|generated|earned|brought\b.*\b(?:down|up)|(?:automated|took|moved|drove|brought)\b.*\bfrom \S+ .*to)\b|\bby [$€£]?\d[\d.,]*\s?(?:%|percent|[kKmM]\b)/u

/** True for a deed with an outcome that can be measured. */
export const isResult = ({ clause, hasNumber }: Pick<Evidence, 'clause' | 'hasNumber'>): boolean => clause.result !== null || (hasNumber && clause.tense === 'past' && OUTCOME.test(clause.said))

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)

const findWord = (text: string, word: string, flags: string): RegExpExecArray | null =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(word)}(?![\p{L}\p{N}+#])`, flags).exec(text)

/** Credentials and skills that the posting names too, as the posting writes them, with where both stand. */
export function sharedSkills(facts: ResumeFacts, posting: string, resumeText: string): readonly Slot[] {
  const listed = new Set([...facts.skills, ...facts.languages].map(({ value }) => value.toLowerCase()))
  const credentials = credentialsOf(resumeText).filter(({ value }) => !listed.has(value.toLowerCase()))
  return [...credentials, ...facts.skills, ...facts.languages].flatMap((skill) => {
    if (!isName(skill.value, 3) || skill.value.length > 30 || isWorn(skill.value) || /^(?:communication|leadership|teamwork|english|organization|management|problem.solving|time management)\b/iu.test(skill.value)) return []
    const lower = findWord(posting, skill.value.toLowerCase(), 'u')
    const at = lower ?? findWord(posting, skill.value, 'iu')
    if (at === null) return []
    const quote = at[0]
    // "Go" and "Word" are words as well: only with their capital are they meant.
    if (skill.value.length < 5 && quote !== skill.value) return []
    // Lists write "Wound care"; within a sentence it has no capital, which the posting's own spelling or a second word shows.
    const common = /^\p{Lu}[\p{Ll} -]+$/u.test(skill.value) && (lower !== null || /\s\p{Ll}/u.test(skill.value))
    return [{ text: common ? skill.value.toLowerCase() : skill.value, sources: [...resumeSlot(skill).sources, { kind: 'posting' as const, start: at.index, end: at.index + quote.length, quote }] }]
  })
}
