import type { LetterLanguage } from '../../values/letter-languages.ts'
import { small } from '../../values/letter-texts/letter-texts.ts'
import { textsOf } from '../texts.ts'
import { endsWithAbbreviation } from '../../language/abbreviation.ts'

/** A line of a resume as the predicate of a sentence about its writer, its words unchanged. */
export interface Told {
  readonly verb: string
  readonly rest: string
}

const anyOf = (words: string): string => words.trim().replaceAll(/\s+/gu, '|')

/** Past forms that don't end in -ed. */
const IRREGULAR = anyOf(`
  built led cut ran wrote rewrote taught grew brought won set kept held made took gave drove spoke sold bought
  found rebuilt oversaw began sent met co-wrote co-led drew laid put paid fed chose shot rose dealt cost hit`)
/** Words in -ed before a noun that are no deed, and words that only end like a past form. */
const NO_DEED = anyOf(`
  awarded crowned honored hundred named ranked rated voted
  accomplished advanced applied associated based bilingual certified combined dedicated detailed distinguished
  experienced extended feed gifted highly-skilled integrated-circuit interested licensed limited mixed motivated
  need proceed qualified related registered seasoned seed skilled speed self-employed self-motivated shed
  talented tired trained united varied unmatched`)
/** Past forms that stay the writer's deed before a preposition: "Worked with", but not "Promoted to". */
const WITH_PREPOSITION = anyOf(`
  acted advised assisted cared collaborated communicated competed complied consulted contributed coordinated
  dealt delivered focused helped interacted interned investigated led liaised looked managed met negotiated oversaw
  participated partnered planned presented ran recruited reported responded served specialized spoke studied
  trained travelled traveled volunteered worked wrote`)
const PREPOSITION =
  'to|for|as|by|in|with|at|from|of|on|into|through|under|during|after|against|across|within|between'
/** A month with its year, or a year: "Launched May 2024" says when, and not what. */
const DATE = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.? )?(?:19|20)\\d{2}\\b'
/** What others did to the writer: "Promoted to shift lead". */
const PASSIVE =
  /^(?:promoted|elected|appointed|nominated|recogni[sz]ed|entrusted|invited|selected|chosen|certified) (?=(?:to|as|by|for) )/iu
const PAST = new RegExp(
  `^(?!(?:${NO_DEED}) )((?:\\p{L}+ly )?(?:[\\p{L}-]{2,}(?<!e)ed|(?:${IRREGULAR})))(?= (?!(?:${PREPOSITION}) |${DATE})|, |(?<=\\b(?:${WITH_PREPOSITION})) )`,
  'iu',
)
/** Base forms that are no nouns, before anything but a preposition. */
const PRESENT = new RegExp(
  `^(${anyOf(`
  manage maintain prepare provide deliver develop teach train supervise oversee write keep build create reconcile
  negotiate coordinate handle administer organi[sz]e serve mentor advise cook sell recruit perform ensure assess install
  operate educate facilitate implement evaluate diagnose inspect identify introduce lead run own drive assist`)})(?= (?:(?:the|an?|all|our|my|both|each|every|up|one|two|three|four|five|six|seven|eight|nine|ten|new|daily|weekly|monthly) |[\\d$£€]))|^(${anyOf(`
  manage maintain prepare provide deliver develop teach supervise oversee reconcile negotiate administer recruit
  ensure assess facilitate implement evaluate diagnose inspect identify create write perform install organi[sz]e
  advise operate educate compute meet conduct precept monitor collaborate communicate coordinate assist serve`)})(?= (?!${PREPOSITION}))|^(${anyOf(`
  serve meet assist collaborate communicate participate work report advise consult`)})(?= (?:as|with|in|on|to) )`,
  'iu',
)

/** A semicolon after which the writer's deeds go on, so that "and" joins them. */
const DEED_AFTER = new RegExp(`; (?=(?:[\\p{L}-]+ed|${IRREGULAR}) )`, 'iu')
/** A semicolon before a clause with a verb of its own. */
const CLAUSE_AFTER = /; (?=[^;]* (?:is|are|was|were|has|have|had|went|fell|rose|dropped|grew|\p{L}+ed) )/iu

/** A part without a subject or a verb: "moved six reports, saves two days a month", "fixed issues, coverage from 58% to 79%" */
const LOOSE = /, (?:\p{Ll}+(?<!s)s (?:around|about|by|up to|over|\d)|(?:\p{Ll}+ ){1,2}from \d)/u

/** "Planned, wrote and edited": the comma stays with its verb. */
function split(line: string, first: string): Told {
  const verb = line.startsWith(`${first},`) ? `${first},` : first
  return { verb: small(verb), rest: line.slice(verb.length).trim().replace(DEED_AFTER, ' and ') }
}

function inEnglish(line: string, isPresent: boolean): Told | null {
  const be = isPresent ? 'am' : 'was'
  if (/^(?:responsible for|in charge of) /iu.test(line)) return { verb: be, rest: small(line) }
  if (PASSIVE.test(line)) return { verb: 'was', rest: small(line) }
  if (LOOSE.test(line)) return null
  if (/;/u.test(line.replace(DEED_AFTER, '').replace(CLAUSE_AFTER, ''))) return null
  const past = PAST.exec(line)?.[1]
  if (past !== undefined) return split(line, past)
  const present = PRESENT.exec(line)
    ?.slice(1)
    .find((verb) => verb !== undefined)
  return isPresent && present !== undefined ? split(line, present) : null
}

/** True for a line of several sentences, which no single one can tell. */
const hasSentences = (line: string): boolean =>
  /[?!]\s/u.test(line) ||
  [...line.matchAll(/\.\s/gu)].some(({ index }) => !endsWithAbbreviation(line.slice(0, index + 1)))

/** The line after its subject; null when only a colon or a dash can introduce it. */
export function toldOf(line: string, language: LetterLanguage, isPresent: boolean): Told | null {
  if (hasSentences(line)) return null
  const { deed } = textsOf(language)
  if (deed === 'as in English') return inEnglish(line, isPresent)
  const verb = line.includes(';') ? undefined : deed.exec(line)?.[1]
  return verb === undefined ? null : { verb: small(verb), rest: line.slice(verb.length).trim() }
}
