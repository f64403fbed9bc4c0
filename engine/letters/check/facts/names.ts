import tools from '../../../data/tools.json' with { type: 'json' }
import { countryByName } from '../../../values/countries.ts'
import { wordsFor } from '../../../language/initials.ts'
import { letterLanguageOf } from '../../../language/letter-languages.ts'
import { isDate } from '../../../matching/shared-names.ts'
import type { Rule } from '../model.ts'
import type { Records } from '../record.ts'
import { type Clause, isClaim } from '../text/clauses.ts'
import { isLight, stemOf, type Word, wordsIn, wordsOf } from '../text/words.ts'
import { inClauses, within, type Wrong } from '../told.ts'

/** Tools that are also written in lower case; none of them is an everyday word. */
export const TOOL_NAMES = wordsIn(tools.names)
/** Capitalized words that name nothing that needs a record. */
const GENERIC = new Set(
  `i cv pdf ok ps am pm faq usd eur gbp chf id hr it eu uk us usa may
  english german french spanish bachelor bachelors master masters christmas easter internet`.split(/\s+/),
)
/** A name in any position: an acronym, CamelCase, "Node.js", "R&D", "C++", a letter with a digit. */
const COINED = /^\p{Lu}[\p{Lu}&.]+s?$|\p{L}\.?\p{N}|\p{N}\p{L}|[\p{L}\p{N}][+#]|\p{Ll}\p{Lu}|\p{L}\.\p{L}{2}/u
const OPENS = /(?:^|[.?!:;]["')»]?\s+|\n|^["'(«¿¡])\s*["'(«¿¡]*$/u
const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text)

/** Figures with a magnitude or a unit ("4.1M", "35min"), and abbreviations of two letters, which stand for much. */
const NO_NAME = /^\d[\d.,]*\p{L}{1,3}$|^\p{Lu}\.?\p{Lu}\.?s?$/u

/** A short name of something that the resume may have in another language: VAT for IVA. */
const ACRONYM = /^\p{Lu}{3,5}s?$/u

const isCoined = ({ text }: Word): boolean =>
  COINED.test(text.replace(/'s?$/u, '').replaceAll("'", '')) && !NO_NAME.test(text)

/** Words that a posting has within sentences and always with a capital: names even where they open a sentence. */
const postedNames = (posted: string): ReadonlySet<string> =>
  new Set(
    (posted.match(/(?<=[\p{Ll},] |: (?=\p{L}+[,.;]))\p{Lu}[\p{L}\p{N}]{2,}/gu) ?? []).filter(
      (word) => !posted.includes(word.toLowerCase()),
    ),
  )

/** The names in a text: words that only a record can prove. */
function namesIn(text: string, isGerman: boolean, posted: ReadonlySet<string>): readonly Word[] {
  return wordsOf(text).filter((word) => {
    if (
      /^(?:I'|Ihr)/u.test(word.text) ||
      GENERIC.has(word.key) ||
      isDate(word.key) ||
      countryByName(word.text) !== null ||
      isLight(word)
    )
      return false
    if (isCoined(word) || TOOL_NAMES.has(word.key.replaceAll('.', ''))) return true
    // In German every noun has a capital.
    if (isGerman || !isCapital(word) || NO_NAME.test(word.text)) return false
    return !OPENS.test(text.slice(0, word.start)) || posted.has(word.text)
  })
}

const hasIn = (known: ReadonlySet<string>, { key }: Word): boolean =>
  // "T1s" are several of T1.
  known.has(stemOf(key.replace(/(?<=\d)s$/u, ''))) ||
  // Short for a longer word: "Tech" for "Technology".
  (key.length >= 4 && [...known].some((stem) => stem.startsWith(key))) ||
  (/[.&'-]/u.test(key) && key.split(/[.&'-]/u).every((part) => part === '' || known.has(stemOf(part))))

/** True for an acronym of words that stand in one line: CAUTI for "catheter-associated urinary tract infections". */
const isInitials = ({ text }: Word, { own, posting }: Records): boolean =>
  /^\p{Lu}{3,6}s?$/u.test(text) &&
  [...own, ...posting].some((line) => wordsFor(text.replace(/s$/u, ''), line.text).length > 0)

/** Why a name may not stand where it stands. */
function wrong(word: Word, clause: Clause, isQuestion: boolean, records: Records): readonly Wrong[] {
  if (hasIn(records.ownStems, word) || hasIn(records.namedStems, word) || isInitials(word, records)) return []
  // What somebody does not have or has yet to learn is the second reader's to judge.
  if (!hasIn(records.postingStems, word))
    return !isQuestion && clause.isGap ? [] : [[`"${word.text}" stands in no source.`, word, true]]
  return isClaim(clause) && !isQuestion
    ? [[`"${word.text}" is told of you, but only the posting names it.`, word]]
    : []
}

/** L05: each name of an employer, tool, certificate, place or title stands in the record that it is told of. */
export const l05Names: Rule = ({ assignment, told, records }) => {
  const isGerman = assignment.language === 'de'
  const isTranslated = letterLanguageOf(assignment.facts.language) !== assignment.language
  const posted = postedNames(assignment.posting.description)
  return inClauses(told, (clause, { text, span, isQuestion }) =>
    within(clause, namesIn(text, isGerman, posted))
      .filter((word) => span !== null || isCoined(word))
      .filter((word) => !isTranslated || TOOL_NAMES.has(word.key) || !ACRONYM.test(word.text))
      .flatMap((word) => wrong(word, clause, isQuestion, records)),
  )
}
