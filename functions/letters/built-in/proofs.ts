import { endsWithAbbreviation } from '#functions/language/abbreviation.ts'
import { mayBeIn } from '#functions/language/letter-languages.ts'
import { looksLikeInstruction } from '#functions/resume/instruction-like.ts'
import type { Answer, Matches } from '#functions/matching/model.ts'
import { DOUBTFUL, type ResumeFacts, type ResumeLine, type ResumeRole } from '#functions/resume/model.ts'
import { remember } from '#platform/remember.ts'
import { languageOfLine } from '../letter-language.ts'
import type { Assignment } from '../model.ts'
import type { Asked } from './model.ts'
import { countWords } from '../render-letter.ts'

/** A line that may be quoted, and the need it answers. */
export interface Proof {
  readonly line: ResumeLine
  /** The whole line, or the part of it that a letter quotes. */
  readonly said: string
  readonly role: ResumeRole | null
  /** Null when the line answers no need of the posting. */
  readonly answer: Answer | null
  /** How the reason names that need; null when the line answers none. */
  readonly asked: Asked | null
  /** Rank among the strongest lines, 0 for the first; -1 for others. */
  readonly rank: number
}

const MAX_WORDS = 38
const MIN_WORDS = 4
/** Minimum scores of an answer: `other` for one that is not close. */
const MIN_SCORE = { close: 0.35, other: 0.42 } as const
const NEEDS_OF_A_LINE = 3

/** A line without its final full stop or semicolon. */
export const unended = (said: string): string => said.replace(/[.;]+$/u, '')

/** True when a text contains the line, ignoring the case of its first letter and its final mark. */
export const isSaidIn = (said: string, text: string): boolean => text.includes(unended(said.slice(1)))

/** Addresses, links, markup and characters that are not text, none of which may stand in a letter. */
const FOREIGN =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|example|invalid|test|ru|cn)\b|@|[<>{}[\]|\\^`~=_]|%[0-9a-f]{2}|[A-Za-z0-9+/]{28,}|(?:[0-9a-f]{2}[ :]){5}|\+?\d[\d ().-]{8,}\d|[\p{Cc}\p{Cf}\p{Co}\p{Extended_Pictographic}]/iu
/** Text about the email itself, as in a prompt injection. */
const ADDRESSED =
  /\b(?:(?:your|the) (?:subject line|email|mail|message|letter)|system prompts?|api keys?)\b/iu

/** True for a line of plain Latin text that contains no instructions. */
export const isQuotable: (text: string) => boolean = remember(
  (text) =>
    !FOREIGN.test(text) &&
    !ADDRESSED.test(text) &&
    !looksLikeInstruction(text) &&
    [...text.matchAll(/\p{L}/gu)].every(([letter]) => /\p{Script=Latin}/u.test(letter)),
  500_000,
)

/** "Beam: Beam is a model for defining pipelines." describes a thing, not the writer's work. */
const TELLS_OF_A_THING =
  /^(?:[^.:]{2,40}: )?\p{Lu}[\p{L}\p{N} +#-]{1,40} (?:is|was|ist|est|es) (?:an?|the|eine?|das|une?|le|una|el) [^.]*(?:\.(?:\s+|$)|$)/u

/** The beginnings of a text that end before a full stop or semicolon, which no abbreviation has. */
const endsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=\p{Ll}{2}|\d|%|\))[.;](?=\s)/gu)]
    .filter(({ index }) => !endsWithAbbreviation(text.slice(0, index + 1)))
    .map(({ index }) => text.slice(0, index))

/** True for a line of several sentences, which no clause can tell. */
export const hasSentences = (said: string): boolean =>
  /[?!]\s/u.test(said) ||
  [...said.matchAll(/\.\s/gu)].some(({ index }) => !endsWithAbbreviation(said.slice(0, index + 1)))

/** Cuts a long line at a full stop or semicolon that leaves a complete sentence. */
function shortened(whole: string): string {
  const text = whole.replace(TELLS_OF_A_THING, '')
  if (countWords(text) <= MAX_WORDS) return text
  const ends = endsIn(text)
  return (
    ends.findLast((part) => countWords(part) <= MAX_WORDS && countWords(part) >= MIN_WORDS) ?? ends[0] ?? text
  )
}

/** "Full-stack developer - Wrote and reviewed code", "Billing: Cut the month's close" */
const LABEL = /^\p{Lu}[^.:;,]{1,40}(?::| [-–—]) (?=\p{Lu})/u

/** The sentences of a line and its parts between semicolons, each with and without its label. */
export const partsOf = (line: string): readonly string[] =>
  [...endsIn(line), line]
    .map((part, at, all) => part.slice(at === 0 ? 0 : (all[at - 1]?.length ?? 0) + 1).trim())
    .flatMap((sentence) => [sentence, sentence.replace(LABEL, '')])
    .filter((part) => isWhole(part) && countWords(part) <= MAX_WORDS)

/** An answer with this score counts even when it is not close. */
export const SURE = 0.55

/** True when a letter may say that the line answers the need. */
export const isSure = ({ isClose, score }: Answer): boolean => isClose || score >= SURE

/** False for fragments ("Consulting for ...") and rows of tables ("2013 7th/120 Race Tournament"). */
const isWhole = (text: string): boolean =>
  countWords(text) >= MIN_WORDS && !/\.\.\.|…|^\d{4} (?:\d|\p{Lu})/u.test(text)

/** True when a line is in the language of the letter. */
export function isIn({ facts, language }: Pick<Assignment, 'facts' | 'language'>, line: ResumeLine): boolean {
  return mayBeIn(language, languageOfLine(line, facts))
}

/** True for a current job, project or volunteer role. */
export const isOngoing = (role: ResumeRole | null): boolean =>
  role?.end?.value === 'present' && role.end.confidence >= DOUBTFUL

/** True for a current job. */
export const isPresent = (role: ResumeRole | null): boolean => role?.kind === 'job' && isOngoing(role)

/**
 * All lines that may be quoted: first those that answer needs, best first and each with up to three needs,
 * then the strongest of the others. `asked` is still null.
 */
export function proofsOf({ facts }: Pick<Assignment, 'facts'>, matches: Matches): readonly Proof[] {
  const all = [
    ...matches.answers
      .filter(({ need, score, isClose }) => !need.cut && score >= MIN_SCORE[isClose ? 'close' : 'other'])
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
      asked: null,
      rank: matches.strongest.findIndex(({ id }) => id === line.id),
    }))
}

const isAhead = (end: ResumeFacts['education'][number]['end']): boolean =>
  end !== null &&
  end.confidence >= DOUBTFUL &&
  (end.value === 'present' || /^\s*(?:expected|anticipated)/iu.test(end.quote))

/** The current studies, else the first of the list; `goesOn` is true for current studies. */
export function studyOf({
  education,
}: ResumeFacts): { readonly study: ResumeFacts['education'][number]; readonly goesOn: boolean } | null {
  const study = education.find(({ end }) => isAhead(end)) ?? education[0]
  return study === undefined ? null : { study, goesOn: isAhead(study.end) }
}
