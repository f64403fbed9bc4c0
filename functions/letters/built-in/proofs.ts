import { mayBeIn } from '#functions/language/letter-languages.ts'
import { looksLikeInstruction } from '#functions/resume/instruction-like.ts'
import type { Answer, Matches } from '#functions/matching/model.ts'
import { DOUBTFUL, type ResumeFacts, type ResumeLine, type ResumeRole } from '#functions/resume/model.ts'
import { remember } from '#platform/remember.ts'
import { languageOfLine } from '../letter-language.ts'
import type { Assignment } from '../model.ts'
import { countWords } from '../render-letter.ts'

/** A line that may be quoted, and what it answers. */
export interface Proof {
  readonly line: ResumeLine
  /** The whole line, or the part of it that a letter quotes. */
  readonly said: string
  readonly role: ResumeRole | null
  /** Null for a line that answers nothing the posting asks for. */
  readonly answer: Answer | null
  /** Place among the strongest lines, 0 for the first. */
  readonly rank: number
}

const MOST_WORDS = 38
const FEWEST_WORDS = 4
/** An answer below this is a word in common; one that is not sure has to score more. */
const LEAST_SCORE = { close: 0.3, other: 0.36 } as const
const NEEDS_OF_A_LINE = 3

/** A line without the mark that ends it. */
export const unended = (said: string): string => said.replace(/[.;]+$/u, '')

/** True where a text says the line, whatever case and mark it begins and ends with. */
export const isSaidIn = (said: string, text: string): boolean => text.includes(unended(said.slice(1)))

/** Addresses, links, markup, other scripts and what is no text have no place in a line of a letter. */
const FOREIGN =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|example|invalid|test|ru|cn)\b|@|[<>{}[\]|\\^`~=_]|%[0-9a-f]{2}|[A-Za-z0-9+/]{28,}|(?:[0-9a-f]{2}[ :]){5}|\+?\d[\d ().-]{8,}\d|[\p{Cc}\p{Cf}\p{Co}\p{Extended_Pictographic}]/iu
/** What speaks of the very email that is being written. */
const ADDRESSED =
  /\b(?:(?:your|the) (?:subject line|email|mail|message|letter)|system prompts?|api keys?)\b/iu

/** True for one line of Latin text that speaks of work and to nobody. */
export const isQuotable: (text: string) => boolean = remember(
  (text) =>
    !FOREIGN.test(text) &&
    !ADDRESSED.test(text) &&
    !looksLikeInstruction(text) &&
    [...text.matchAll(/\p{L}/gu)].every(([letter]) => /\p{Script=Latin}/u.test(letter)),
  500_000,
)

/** "Beam: Beam is a model for defining pipelines." tells of a thing, not of what the writer did with it. */
const TELLS_OF_A_THING =
  /^(?:[^.:]{2,40}: )?\p{Lu}[\p{L}\p{N} +#-]{1,40} (?:is|was|ist|est|es) (?:an?|the|eine?|das|une?|le|una|el) [^.]*(?:\.(?:\s+|$)|$)/u

/**
 * A line of more words than a reader takes in ends at its last full stop or semicolon that leaves a thought.
 */
function shortened(whole: string): string {
  const text = whole.replace(TELLS_OF_A_THING, '')
  if (countWords(text) <= MOST_WORDS) return text
  const ends = [...text.matchAll(/(?<=\p{Ll}{2}|\d|%|\))[.;](?=\s)/gu)].map(({ index }) =>
    text.slice(0, index),
  )
  return ends.findLast((part) => countWords(part) <= MOST_WORDS && countWords(part) > 3) ?? ends[0] ?? text
}

/** "Full-stack developer - Wrote and reviewed code", "Billing: Cut the month's close" */
const LABEL = /^\p{Lu}[^.:;,]{1,40}(?::| [-–—]) (?=\p{Lu})/u

/** The sentences of a line, each also without its label. */
export const partsOf = (line: string): readonly string[] =>
  line
    .split(/(?<=[\p{Ll}\d%)][.;])\s+(?=\p{Lu})/u)
    .flatMap((sentence) => [sentence, sentence.replace(LABEL, '')])
    .filter((part) => isWhole(part) && countWords(part) <= MOST_WORDS)

/** An answer of this score answers, though the two have but one word in common. */
export const SURE = 0.55

/** True where a letter may say that a line answers a need. */
export const isSure = ({ isClose, score }: Answer): boolean => isClose || score >= SURE

/** "Consulting for ..." says nothing that could be quoted; "2013 7th/120 Race Tournament" is a row of a table. */
const isWhole = (text: string): boolean =>
  countWords(text) >= FEWEST_WORDS && !/\.\.\.|…|^\d{4} (?:\d|\p{Lu})/u.test(text)

/** True where a line is in the language of the letter. */
export function isIn({ facts, language }: Pick<Assignment, 'facts' | 'language'>, line: ResumeLine): boolean {
  return mayBeIn(language, languageOfLine(line, facts))
}

/** True for a job, a project or volunteer work that goes on. */
export const isOngoing = (role: ResumeRole | null): boolean =>
  role?.end?.value === 'present' && role.end.confidence >= DOUBTFUL

/** True for a job that goes on. */
export const isPresent = (role: ResumeRole | null): boolean => role?.kind === 'job' && isOngoing(role)

/**
 * Each line that may stand in a letter, with a few needs that it answers: those that answer something first,
 * best first, then those worth saying anyway.
 */
export function proofsOf({ facts }: Pick<Assignment, 'facts'>, matches: Matches): readonly Proof[] {
  const all = [
    ...matches.answers
      .filter(({ need, score, isClose }) => !need.cut && score >= LEAST_SCORE[isClose ? 'close' : 'other'])
      .map((answer) => ({ line: answer.line, answer })),
    ...matches.strongest.map((line) => ({ line, answer: null })),
  ]
  const few = all.filter(
    ({ line, answer }, at) =>
      all.slice(0, at).filter((other) => other.line.id === line.id).length <
      (answer === null ? 1 : NEEDS_OF_A_LINE),
  )
  return few
    .filter(
      ({ line: { statement } }) =>
        statement.confidence >= DOUBTFUL &&
        isQuotable(statement.value) &&
        isWhole(shortened(statement.value)),
    )
    .map(({ line, answer }) => ({
      line,
      said: shortened(line.statement.value),
      role: facts.roles.find(({ id }) => id === line.role) ?? null,
      answer,
      rank: matches.strongest.findIndex(({ id }) => id === line.id),
    }))
}

const isAhead = (end: ResumeFacts['education'][number]['end']): boolean =>
  end !== null &&
  end.confidence >= DOUBTFUL &&
  (end.value === 'present' || /^\s*(?:expected|anticipated)/iu.test(end.quote))

/** The studies that say most of a student: those that go on, else the first; `goesOn` tells which. */
export function studyOf({
  education,
}: ResumeFacts): { readonly study: ResumeFacts['education'][number]; readonly goesOn: boolean } | null {
  const study = education.find(({ end }) => isAhead(end)) ?? education[0]
  return study === undefined ? null : { study, goesOn: isAhead(study.end) }
}
