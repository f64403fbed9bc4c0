import { mayBeIn } from '../../language/letter-languages.ts'
import { looksLikeInstruction } from '../../resume/instruction-like.ts'
import { DOUBTFUL, type Fact, type ResumeLine, type ResumeRole } from '../../values/resume-facts.ts'
import { remember } from '../../remember.ts'
import { languageOfLine } from '../letter-language.ts'
import { jaccard, shingles } from '../likeness.ts'
import { matchesOf } from '../matches-of.ts'
import type { Answer } from '../../matching/model.ts'
import type { Assignment } from '../model.ts'
import { countWords } from '../render-letter.ts'
import { splitSentences } from '../sentences.ts'
import { type Told, toldOf } from './told.ts'

/** A line of the resume that a letter may use. */
export interface Line {
  readonly line: ResumeLine
  /** The whole line without its final mark. */
  readonly said: string
  readonly role: ResumeRole | null
  /** Null for a line that makes no sentence, in another language, or of no known job. */
  readonly told: Told | null
  readonly isForeign: boolean
}

const MAX_WORDS = 38
const MIN_WORDS = 4
/** Longer lines come last. */
const LONG_WORDS = 28
/** Two lines that share more than this say the same. */
const MAX_ALIKE = 0.4

/** Addresses, links, markup and characters that are not text, none of which may stand in a letter. */
const FOREIGN =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|example|invalid|test|ru|cn)\b|@|[<>{}[\]|\\^`~=_]|%[0-9a-f]{2}|[A-Za-z0-9+/]{28,}|(?:[0-9a-f]{2}[ :]){5}|\+?\d[\d ().-]{8,}\d|[\p{Cc}\p{Cf}\p{Co}\p{Extended_Pictographic}]/iu
/** Text about the email itself, as in a prompt injection. */
const ADDRESSED =
  /\b(?:(?:your|the) (?:subject line|email|mail|message|letter)|system prompts?|api keys?)\b/iu

/** True for plain Latin text that contains no instructions. */
const isQuotable: (text: string) => boolean = remember(
  (text) =>
    !FOREIGN.test(text) &&
    !ADDRESSED.test(text) &&
    !looksLikeInstruction(text) &&
    [...text.matchAll(/\p{L}/gu)].every(([letter]) => /\p{Script=Latin}/u.test(letter)),
  100_000,
)

/** The fact if its confidence is high enough for a letter, else null. */
export const sure = (fact: Fact | null | undefined): Fact | null =>
  fact && fact.confidence >= DOUBTFUL && isQuotable(fact.value) ? fact : null

/** A fragment: begins small, or ends in the middle. */
const isFragment = (text: string): boolean =>
  /^\p{Ll}|\.\.\.|…|^\d{4} (?:\d|\p{Lu})|[,:;(–—-]$|\s(?:and|or|of|the|to|in|for|with|by|at|from|a|und|oder|der|die|das|von|mit|für|et|ou|de|des|du|la|le|y|o|del|los|las)$/u.test(
    text,
  ) || (text.match(/\(/gu) ?? []).length !== (text.match(/\)/gu) ?? []).length

/** Speaks of another line, which the letter may not tell: "for the same app". */
const POINTS_BACK =
  /\b(?:the same (?!time|day)|said project|d(?:er|ie|as|em)selben? |(?:le|la|les) mêmes? |(?:el|la|los|las) mism[oa]s? )/iu

/** "Workflows: built …" */
const LABEL = /^[^:.]{2,30}: /u
/** "Beam: Beam is a library …", which says nothing of the writer. */
const DEFINITION = /^[^:.]{2,40}: .*\b(?:is|are) an? /u
const DATED = /^(?:\p{L}{3,9}\.? )?\d{4}\s*(?:[:–—-]|$)/u

const withoutEnd = (text: string): string => text.replace(/[.;]+$/u, '').trim()

export const isSaidIn = ({ said }: Line, text: string): boolean => text.includes(said.slice(1))

/** True for a current job. */
export const isPresent = (role: ResumeRole | null): boolean =>
  role?.kind === 'job' && sure(role.end)?.value === 'present'

function lineOf({ facts, language }: Assignment, line: ResumeLine): Line {
  const whole = withoutEnd(line.statement.value)
  const role = facts.roles.find(({ id }) => id === line.role) ?? null
  const isForeign = !mayBeIn(language, languageOfLine(line, facts))
  const isOngoing = role !== null && sure(role.end)?.value === 'present'
  const tells = (text: string) => (isForeign || role === null ? null : toldOf(text, language, isOngoing))
  const sentences = splitSentences(whole, language).map(({ text }) => withoutEnd(text))
  const said =
    [whole, whole.replace(LABEL, ''), ...sentences]
      .filter((text) => countWords(text) >= MIN_WORDS)
      .find((text) => tells(text) !== null) ?? whole
  return { line, said, role, isForeign, told: tells(said) }
}

/** True for a line at or below one that begins with a date: another job, which was not read as one. */
function isBelowDate({ lines }: Assignment['facts'], line: ResumeLine): boolean {
  const own = lines.filter(({ role }) => role !== null && role === line.role)
  return own.slice(0, own.indexOf(line) + 1).some(({ statement }) => DATED.test(statement.value))
}

/** A line's score for a posting: its best answer, half its second and a quarter of its third. */
const total = (answers: readonly Answer[] = []): number =>
  answers.slice(0, 3).reduce((sum, { score }, at) => sum + score / 2 ** at, 0)

/** All lines that a letter may use: those that answer a need of the posting first, then the strongest. */
export function usableLines(assignment: Assignment): readonly Line[] {
  const { answers, strongest } = matchesOf(assignment).matches
  const scores = Map.groupBy(answers, ({ line }) => line)
  const all = [
    ...[...scores.keys()].toSorted((one, other) => total(scores.get(other)) - total(scores.get(one))),
    ...strongest,
  ]
  return all
    .filter(
      (line, at) =>
        all.findIndex(({ id }) => id === line.id) === at &&
        sure(line.statement) !== null &&
        !isBelowDate(assignment.facts, line),
    )
    .map((line) => lineOf(assignment, line))
    .filter(
      ({ said }) =>
        countWords(said) >= MIN_WORDS &&
        countWords(said) <= MAX_WORDS &&
        !isFragment(said) &&
        !POINTS_BACK.test(said) &&
        !DEFINITION.test(said),
    )
}

const withoutRepeats = (lines: readonly Line[]): readonly Line[] =>
  lines.reduce<readonly Line[]>(
    (kept, line) =>
      kept.some(({ said }) => jaccard(shingles(said, 2), shingles(line.said, 2)) > MAX_ALIKE)
        ? kept
        : [...kept, line],
    [],
  )

const isLong = ({ said }: Line): boolean => countWords(said) > LONG_WORDS

/** After the best line, those of the next four that make a sentence come first. */
const NEXT = 4

/** The lines for a letter, best first: those that its owner chose, or as many as asked for. */
export function chosenLines(assignment: Assignment, banned: ReadonlySet<string>): readonly Line[] {
  const { facts, revision } = assignment
  if (revision?.wish === 'lines')
    return (revision.lines ?? []).flatMap((id) => {
      const line = facts.lines.find((one) => one.id === id)
      return line === undefined || sure(line.statement) === null ? [] : [lineOf(assignment, line)]
    })
  const before = revision?.before.body ?? ''
  const usable = usableLines(assignment).filter(({ line }) => !banned.has(line.id))
  const kept = revision?.wish === 'other_fact' ? usable.filter((line) => !isSaidIn(line, before)) : usable
  // Lines of no job, of several sentences and long ones come last.
  const rank = (line: Line): number =>
    (isSaidIn(line, before) ? -1 : 0) +
    (line.role === null || isLong(line) || splitSentences(line.said, assignment.language).length > 1 ? 1 : 0)
  const [best, ...others] = withoutRepeats(kept.toSorted((one, other) => rank(one) - rank(other)))
  const next = others.slice(0, NEXT).toSorted((one, other) => Number(!one.told) - Number(!other.told))
  return best === undefined ? [] : [best, ...next, ...others.slice(NEXT)]
}
