import { looksLikeInstruction } from '../../resume/instruction-like.ts'
import { isVolunteer } from '../../resume/layout/sections/headings.ts'
import type { Source } from '../../values/finding.ts'
import { DOUBTFUL, type Fact, type ResumeLine, type ResumeRole } from '../../values/resume-facts.ts'
import { isNotHeld } from '../../language/not-held.ts'
import { isBrokenOff } from '../../language/open-end.ts'
import { termsOf } from '../../language/terms.ts'
import { countWords } from '../../language/words.ts'
import { lineStrength } from '../../matching/line-strength.ts'
import { remember } from '../../remember.ts'
import { phones } from '../check/text/contact-data.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment } from '../model.ts'
import { isBulleted, linesBelow } from './own-lines.ts'

/** A line of the resume that a letter may use. */
export interface Line {
  readonly line: ResumeLine
  /** The whole line without its final mark. */
  readonly said: string
  readonly role: ResumeRole | null
  /** Whether it answers a need of the posting, or has words of it. */
  readonly answers: boolean
}

const MAX_WORDS = 38
const MIN_WORDS = 4

/** Addresses, links (a B.Com is none), markup and characters that are not text, none of which may stand in a letter. */
const FOREIGN =
  /https?:|www\.|\b(?![BM]\.com\b)[\w-]+\.(?:com|net|org|io|example|invalid|test|ru|cn)\b|@|[<>{}[\]|\\^`~=_]|%[0-9a-f]{2}|[A-Za-z0-9+/]{28,}|(?:[0-9a-f]{2}[ :]){5}|[\p{Cc}\p{Cf}\p{Co}\p{Extended_Pictographic}\uff01-\uff5e]/iu
/** Text about the email itself, as in a prompt injection. */
const ADDRESSED =
  /\b(?:(?:your|the) (?:whole |entire )?(?:subject line|email|mail|message|letter)|address of the contact|system prompts?|api keys?)\b/iu

/** True for plain Latin text that contains no instructions. */
export const isQuotable: (text: string) => boolean = remember(
  (text) =>
    !FOREIGN.test(text) &&
    phones(text).length === 0 &&
    !ADDRESSED.test(text) &&
    !looksLikeInstruction(text) &&
    [...text.matchAll(/\p{L}/gu)].every(([letter]) => /\p{Script=Latin}/u.test(letter)),
  100_000,
)

/** The fact if its confidence is high enough for a letter, else null. */
export const sure = (fact: Fact | null | undefined): Fact | null =>
  fact && fact.confidence >= DOUBTFUL && isQuotable(fact.value) ? fact : null

export const resumeSource = ({ span, quote }: Pick<Fact, 'span' | 'quote'>): Source => ({
  kind: 'resume',
  start: span.start,
  end: span.end,
  quote,
})

/** A line that ends in the middle. */
export const isFragment = (text: string): boolean =>
  /\.\.\.|…|[,:;(&–—-]$/u.test(text) ||
  isBrokenOff(text) ||
  (text.match(/\(/gu) ?? []).length !== (text.match(/\)/gu) ?? []).length

const withoutEnd = (text: string): string => text.replace(/[.;]+$/u, '').trim()

export const isSaidIn = ({ said }: Line, text: string): boolean => text.includes(said.slice(1))

/** True for a job, which is no voluntary work. */
export const isJob = ({ kind, title }: ResumeRole): boolean =>
  kind === 'job' && !isVolunteer(title?.value ?? '')

/** True for a current job. */
export const isPresent = (role: ResumeRole | null): boolean =>
  role !== null && isJob(role) && sure(role.end)?.value === 'present'

/** References, hours, the end of a contract and what else is no work. */
const NO_WORK =
  /^(?:kündigungsfrist|grund (?:für|des)|notice(?: period)?:|availab\p{L}+:|préavis|disponib\p{L}+ ?:|prétentions|gehalts(?:vorstellung|wunsch|erwartung)\p{L}*|salary (?:expect|requir)|motivo |reason for leaving|references?|referees?|referenzen|références|referencias|(?:I )?(?:left|resigned|quit)|je cherche |busco |suche |seeking |looking for )|(?<!\p{L})(?:penalty points|(?:position|role|job|post) (?:was )?eliminated|(?<=^\P{L}*)(?:contract|contrat|vertrag|contrato) (?:\p{Ll}+ )?(?:reduced|cut|ended|ends|lost|expire[ds]|réduit|terminé|fini|reduziert|befristet|beendet|ausgelaufen|reducido|terminado|vencido)(?!\p{L})|(?<=[;,] )left (?:for|to|because|when) |redundan(?:t|cy)|laid off|furlough|unemploy|arbeitslos|kurzarbeit|gekündigt|chômage|licenciement|desemplead|despid)/iu

const roleOf = ({ facts }: Assignment, id: string | null): ResumeRole | null =>
  facts.roles.find((role) => role.id === id) ?? null

function lineOf(assignment: Assignment, line: ResumeLine, answers: boolean): Line {
  return {
    line,
    // "Vier-Augen- Prinzip", which a margin broke.
    said: withoutEnd(line.statement.value).replaceAll(/(?<=\p{Ll}-) (?=\p{Lu}\p{Ll})/gu, ''),
    role: roleOf(assignment, line.role),
    answers,
  }
}

/** True for a whole line about work, of a fit length. */
const isTold = ({ said }: Line): boolean =>
  countWords(said) >= MIN_WORDS && countWords(said) <= MAX_WORDS && !NO_WORK.test(said) && !isFragment(said)

/** True for a line about what the writer did. */
const isDone = ({ said }: Line): boolean => !isNotHeld(said)

/** What a line counts for each word that it shares with the posting, its strength, its job and its place in it. */
const SHARED = 0.08
const MOST_SHARED = 3
const STRENGTH = 0.3
/** A line of the present or last job counts more than one of an earlier job, and most when it answers. */
const PRESENT = 0.1
/** What people do most, they write first. */
const FIRST = 0.25
/** An amount: not "5S", "1-2-1s" or "2 days". */
const AMOUNT =
  /(?<![\p{L}\d-])\d[\d.,]*(?![\d\p{L}-]| (?:days?|hours?|hrs?|h|Tage?|Std|jours?|días?|horas?)(?!\p{L}))/u
const FIGURE = 0.1
/** What is left of a line's answers to needs beyond its best one. */
const FURTHER = 0.5

/** All lines that a letter may use, best first: those that answer most, in the posting's words, and are the strongest. */
function usableLines(assignment: Assignment): readonly Line[] {
  const { facts, posting, today } = assignment
  const {
    posting: { language },
    matches: { answers, strongest },
  } = matchesOf(assignment)
  // Words of two languages can't be compared.
  const isForeign = language !== 'und' && language !== facts.language
  const ofLine = Map.groupBy(answers, ({ line }) => line)
  const asked = termsOf(`${posting.title}\n${posting.description}`, facts.language)
  const jobs = facts.roles.filter(isJob)
  const main = jobs.find(isPresent) ?? jobs[0]
  const ofRole = Map.groupBy(facts.lines, ({ role }) => role)
  const own = new Set(
    [...ofRole].flatMap(([id, lines]) => linesBelow(lines, assignment, roleOf(assignment, id))),
  )
  const rated = strongest
    .filter((line) => sure(line.statement) !== null && own.has(line))
    .map((statement) => {
      const role = roleOf(assignment, statement.role)
      const isMain = role !== null && (isPresent(role) || role === main)
      const shared = [...termsOf(statement.statement.value, facts.language)].filter((term) =>
        asked.has(term),
      ).length
      const line = lineOf(assignment, statement, ofLine.has(statement) || (isForeign ? isMain : shared > 1))
      const all = ofRole.get(statement.role) ?? []
      const place = PRESENT * (line.answers ? 2 : 1) + FIRST * (1 - all.indexOf(statement) / all.length)
      const answered = (ofLine.get(statement) ?? []).slice(0, 3)
      const worth =
        answered.reduce((sum, { score }, at) => sum + score * FURTHER ** at, 0) +
        SHARED * Math.min(MOST_SHARED, shared) +
        STRENGTH * lineStrength(statement, role, today) +
        (isMain ? place : 0) +
        (AMOUNT.test(line.said) ? FIGURE : 0)
      return { line, worth }
    })
    .filter(({ line }) => isTold(line))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ line }) => line)
  const done = rated.filter(isDone)
  // A headline is no work.
  const work = done.filter(({ line }) => line.role !== null)
  // A resume of skills has its work under none of its jobs.
  const bySkill = done.filter(
    ({ role, line }) => role === null && isBulleted(assignment.resumeText, line.statement),
  )
  return [bySkill.length > work.length ? bySkill : work, done, rated].find((some) => some.length > 0) ?? []
}

/** The lines for a letter, best first: those that its owner chose, or all that may be used. */
export function chosenLines(assignment: Assignment): readonly Line[] {
  const { facts, revision } = assignment
  if (revision?.wish === 'lines')
    return (revision.lines ?? []).flatMap((id) => {
      const line = facts.lines.find((one) => one.id === id)
      return line === undefined || sure(line.statement) === null ? [] : [lineOf(assignment, line, false)]
    })
  const before = revision?.before.body ?? ''
  const usable = usableLines(assignment)
  return revision?.wish === 'other_fact'
    ? usable.filter((line) => !isSaidIn(line, before))
    : usable.toSorted((one, other) => Number(isSaidIn(other, before)) - Number(isSaidIn(one, before)))
}
