import { looksLikeInstruction } from '../../resume/instruction-like.ts'
import { DOUBTFUL, type Fact, type ResumeLine, type ResumeRole } from '../../values/resume-facts.ts'
import { isNotHeld } from '../../language/not-held.ts'
import { termsOf } from '../../language/terms.ts'
import { lineStrength } from '../../matching/line-strength.ts'
import { remember } from '../../remember.ts'
import { namesTrade } from '../../titles/match-title.ts'
import { jaccard, shingles } from '../likeness.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment } from '../model.ts'
import { countWords } from '../render-letter.ts'
import { splitSentences } from '../sentences.ts'
import { isBulleted, refersBack, surelyOfJob } from './own-lines.ts'

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
/** Each word of a line after these counts against it. */
const SHORT_WORDS = 12
/** Two lines that share more than this say the same. */
const MAX_ALIKE = 0.4

/** Addresses, links, markup and characters that are not text, none of which may stand in a letter. */
const FOREIGN =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|example|invalid|test|ru|cn)\b|@|[<>{}[\]|\\^`~=_]|%[0-9a-f]{2}|[A-Za-z0-9+/]{28,}|(?:[0-9a-f]{2}[ :]){5}|\+?\d[\d ().-]{8,}\d|[\p{Cc}\p{Cf}\p{Co}\p{Extended_Pictographic}\uff01-\uff5e]/iu
/** Text about the email itself, as in a prompt injection. */
const ADDRESSED =
  /\b(?:(?:your|the) (?:whole |entire )?(?:subject line|email|mail|message|letter)|address of the contact|system prompts?|api keys?)\b/iu

/** True for plain Latin text that contains no instructions. */
export const isQuotable: (text: string) => boolean = remember(
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

/** A fragment: ends in the middle, or begins with what belongs elsewhere. */
const isFragment = (text: string): boolean =>
  /\.\.\.|…|^\d{4} (?:\d|\p{Lu})|[,:;(–—-]$|\s(?:and|or|of|the|to|in|for|with|by|at|from|a|und|oder|der|die|das|von|mit|für|et|ou|de|des|du|la|le|y|o|del|los|las)$/u.test(
    text,
  ) || (text.match(/\(/gu) ?? []).length !== (text.match(/\)/gu) ?? []).length

/** Speaks of another line, which the letter may not tell: "for the same app". */
const POINTS_BACK =
  /\b(?:the same (?!time|day)|said project|d(?:er|ie|as|em)selben? |(?:le|la|les) mêmes? |(?:el|la|los|las) mism[oa]s? )|^(?:before that|davor|avant cela|antes)(?!\p{L})/iu

/** "Beam: Beam is a library …", which says nothing of the writer. */
const DEFINITION = /^[^:.]{2,40}: .*\b(?:is|are) an? /u
const withoutEnd = (text: string): string => text.replace(/[.;]+$/u, '').trim()

export const isSaidIn = ({ said }: Line, text: string): boolean => text.includes(said.slice(1))

/** True for a current job. */
export const isPresent = (role: ResumeRole | null): boolean =>
  role?.kind === 'job' && sure(role.end)?.value === 'present'

/** Something that happened, whoever did it: "Store is cutting back hours", "Route got cut when two schools merged". */
const HAPPENED =
  /^(?:(?!I |we |ich |wir |je |nous |yo )[\p{L}’'-]+ ){1,2}(?:is|are|was|were|got|wird|wurden?|ist|sind|est|sont|fue|fueron) /iu
/** What one can, is free for or wants is no work done: "I can work Saturdays". */
const READY = /^(?:(?:I|ich|je|yo) )?(?:can|could|kann|peux|puedo) /iu
/** A sentence about somebody else: "She moved to Leeds." */
const OF_OTHERS = /^(?:he|she|it|they|er|sie|es|il|elle|ils|elles|él|ella|ellos) /iu
/** What the writer lacks, which is true and no reason to write to them. */
const LACKS =
  /^(?:\S+ ){0,3}(?:no|not|never|nur|kein\p{L}*|nicht|nie|pas|jamais|aucun\p{L}*|nunca|ning[uú]n\p{L}*)(?!\p{L})|^had to |\d+ on\/\d+ off|(?<!\p{L})not (?:\p{L}+ ){0,3}(?:so far|yet)(?!\p{L})/iu
/** References, hours and the end of a contract, which are no work. */
const NO_WORK =
  /^(?:(?:I )?(?:left|resigned|quit)|references?|referenzen|références|referencias|reason for leaving|made redundant|\p{L}+ closed) |^(?:contract|contrat|vertrag|contrato) (?:\p{Ll}+ )?(?:reduced|cut|ended|lost|expired|réduit|terminé|fini|reduziert|befristet|beendet|ausgelaufen|reducido|terminado|vencido)(?!\p{L})|\b(?:ab|um|bis) \d{1,2}(?:[.:]\d{2})? uhr\b|^\d+ ?(?:std|stunden|hours?|hrs?|h|heures|horas)(?!\p{L})/iu
/** People led, taught or cared for, with their number. */
const PEOPLE =
  /\bteam (?:of|von|mit) \d|\béquipe de \d|(?:\b\d+|three|four|five|six|seven|eight|nine|ten|drei|vier|fünf|trois|quatre|cinq|tres|cuatro|cinco) (?:\p{L}+ ){0,2}?(?:people|staff|employees|engineers|hires|graduates|apprentices|drivers|fitters|mudloggers|residents|patients|children|mitarbeit\p{L}*|frauen|leute|personen|azubis|kinder|employés|personnes|salariés|enfants|empleados|personas|clientes|niños)\b/iu

function lineOf({ facts, language }: Assignment, line: ResumeLine, answers: boolean): Line {
  const sentences = splitSentences(line.statement.value, language).map(({ text }) => text)
  const own = sentences.filter((text, at) => at === 0 || !OF_OTHERS.test(text)).join(' ')
  return {
    line,
    said: withoutEnd(own),
    role: facts.roles.find(({ id }) => id === line.role) ?? null,
    answers,
  }
}

/** True for a whole line about work: of a fit length, and no rest of the line above. */
const isTold = ({ said, line: { statement } }: Line, resumeText: string): boolean =>
  countWords(said) >= MIN_WORDS &&
  countWords(said) <= MAX_WORDS &&
  ![POINTS_BACK, DEFINITION, NO_WORK].some((pattern) => pattern.test(said)) &&
  !isFragment(said) &&
  (isBulleted(resumeText, statement) || (!/^\p{Ll}/u.test(said) && !refersBack(resumeText, statement)))

/** True for a line about what the writer did; a result with its amount is one, however it is put. */
const isDone = ({ said }: Line, language: string): boolean =>
  ![LACKS, READY, OF_OTHERS].some((pattern) => pattern.test(said)) &&
  !isNotHeld(said) &&
  (language === 'deu' || !NAMES.test(said)) &&
  (!HAPPENED.test(said) || AMOUNT.test(said))

/** What each further need that a line answers counts, and each word that it shares with the posting. */
const FURTHER = 0.5
const SHARED = 0.08
const MOST_SHARED = 3
const STRENGTH = 0.3
/** A line of the present or last job counts more than one of an earlier job, and most when it answers. */
const PRESENT = 0.1
/** An amount: not "5S", "1-2-1s" or "2 days". */
const AMOUNT =
  /(?<![\p{L}\d-])\d[\d.,]*(?![\d\p{L}-]| (?:days?|hours?|hrs?|h|Tage?|Std|jours?|días?|horas?)(?!\p{L}))/u
const FIGURE = 0.1
/** A line of a job of the posting's trade, which the present one is not. */
const TRADE = 0.15
/** A line of names: "Noorderdiep Bank, Groningen (cooperative bank)"; German begins every noun with a capital. */
const NAMES = /^(?:(?:\p{Lu}[\p{L}.'’-]*|and|of|&|y|et|de)[ ,]*){3,}(?:\([^()]*\))?$/u
const EACH_WORD = 0.006
/** What people do most, they write first. */
const FIRST = 0.25
/** What a line counts less for each line before it that is of the same job. */
const SAME_JOB = 0.04
/** Jobs that ended longer ago are seldom asked about; each further year counts against their lines. */
const MAX_AGE = 10
const EACH_YEAR = 0.03
/** What is left of a line's answer to a need that a line before it answers as well. */
const AGAIN = 0.5

/**
 * All lines that a letter may use, best first: each the one that answers most of what those before it leave
 * open, in the posting's words, and is the strongest.
 */
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
  const roleOf = ({ role }: ResumeLine) => facts.roles.find(({ id }) => id === role) ?? null
  const jobs = facts.roles.filter(({ kind }) => kind === 'job')
  const main = jobs.find(isPresent) ?? jobs[0]
  const isOfTrade = (role: ResumeRole | null | undefined): boolean =>
    namesTrade(role?.title?.value ?? '', posting.title)
  const hasWork = strongest.some(({ role }) => role !== null)
  const ofRole = Map.groupBy(facts.lines, ({ role }) => role)
  const own = new Set([...ofRole.values()].flatMap((lines) => surelyOfJob(lines, assignment)))
  let rest = strongest
    // A headline is no work.
    .filter(({ role }) => role !== null || !hasWork)
    .filter((line) => sure(line.statement) !== null && own.has(line))
    .map((statement) => {
      const shared = [...termsOf(statement.statement.value, facts.language)].filter((term) =>
        asked.has(term),
      ).length
      const ended = Number.parseInt(roleOf(statement)?.end?.value ?? '', 10) || today.getUTCFullYear()
      const beyond = Math.max(0, today.getUTCFullYear() - MAX_AGE - ended)
      const role = roleOf(statement)
      const isMain = role !== null && (isPresent(role) || role === main)
      const isAnswer = ofLine.has(statement) || (isForeign ? isMain : shared > 1)
      const line = lineOf(assignment, statement, isAnswer && beyond === 0)
      const all = ofRole.get(statement.role) ?? []
      const place = PRESENT * (line.answers ? 2 : 1) + FIRST * (1 - all.indexOf(statement) / all.length)
      const worth =
        SHARED * Math.min(MOST_SHARED, shared) +
        STRENGTH * lineStrength(statement, line.role, today) +
        (isMain ? place : 0) +
        (main?.title && isOfTrade(role) && !isOfTrade(main) ? TRADE : 0) -
        EACH_YEAR * beyond +
        (AMOUNT.test(line.said) ? FIGURE : 0) +
        (PEOPLE.test(line.said) ? FIGURE : 0) -
        EACH_WORD * Math.max(0, countWords(line.said) - SHORT_WORDS)
      return { line, worth, runs: shingles(line.said, 2) }
    })
    .filter(({ line }) => isTold(line, assignment.resumeText))
  const done = rest.filter(({ line }) => isDone(line, facts.language))
  if (done.length > 0) rest = done
  const best: Line[] = []
  const answered = new Map<string, number>()
  const gain = ({ line, role: job }: Line): number =>
    (ofLine.get(line) ?? [])
      .map(({ need, score }) => Math.max(AGAIN * score, score - (answered.get(need.id) ?? 0)))
      .toSorted((one, other) => other - one)
      .slice(0, 3)
      .reduce((sum, more, at) => sum + more * FURTHER ** at, 0) -
    SAME_JOB * best.filter(({ role }) => role === job).length
  while (rest.length > 0) {
    const [next] = rest
      .map((one) => ({ ...one, sum: gain(one.line) + one.worth }))
      .toSorted((one, other) => other.sum - one.sum)
    if (next === undefined) break
    best.push(next.line)
    for (const { need, score } of ofLine.get(next.line.line) ?? [])
      answered.set(need.id, Math.max(score, answered.get(need.id) ?? 0))
    rest = rest.filter(({ line, runs }) => line !== next.line && jaccard(runs, next.runs) <= MAX_ALIKE)
  }
  return best
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
