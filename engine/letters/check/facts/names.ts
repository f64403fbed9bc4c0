import tools from '../../../data/tools.json' with { type: 'json' }
import type { Finding } from '../../../values/finding.ts'
import { LETTER_LANGUAGES } from '../../../values/letter-languages.ts'
import { letterLanguageOf } from '../../../language/letter-languages.ts'
import { once } from '../../../remember.ts'
import { error } from '../findings.ts'
import type { CheckContext, Rule } from '../model.ts'
import type { Records } from '../record.ts'
import { type Clause, clausesOf, isClaim } from '../text/clauses.ts'
import { withoutContacts } from '../text/contact-data.ts'
import { isLight, stemOf, type Word, wordsOf } from '../text/words.ts'

const wordsIn = (lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(' ')))
/** Tools that are also written in lower case; none of them is an everyday word. */
const TOOL_NAMES = wordsIn(tools.names)
/** Tools named like everyday words, which count as tools only with a capital and within a sentence. */
const TOOLS_LIKE_WORDS = wordsIn(tools.likeWords)

/** Capitalized words that name nothing that needs a record. */
const GENERIC = new Set(
  `i cv pdf ok ps am pm faq usd eur gbp chf id hr it eu uk us usa
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays
  january february march april may june july august september october november december
  english german french spanish bachelor bachelors master masters christmas easter internet`.split(/\s+/),
)
/** A name in any position: an acronym, CamelCase, "Node.js", "R&D", "C++", a letter with a digit. */
const COINED = /^\p{Lu}[\p{Lu}&.]+s?$|\p{L}\.?\p{N}|\p{N}\p{L}|[\p{L}\p{N}][+#]|\p{Ll}\p{Lu}|\p{L}\.\p{L}{2}/u
const OPENS = /(?:^|[.?!:;]["')»]?\s+|\n|^["'(«¿¡])\s*["'(«¿¡]*$/u
/** UN M49: Africa, America, Asia, Europe, Oceania. */
const CONTINENTS = ['002', '019', '142', '150', '009']
/** Words of the names of countries and continents in the languages of letters: where somebody is, not what they did. */
const countryWords = once(
  (): ReadonlySet<string> =>
    new Set(
      LETTER_LANGUAGES.flatMap((locale) => {
        const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
        const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
        const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`))
        return [...codes, ...CONTINENTS].flatMap((code) =>
          wordsOf(names.of(code) ?? '').map(({ key }) => key),
        )
      }),
    ),
)
/** "In" tells a place, unless somebody works in a tool. */
const IN = /\b(?:in|en)\s$/u
const USES =
  /\b(?:work|build|built|log|chart|writ|wrote|run|ran|track|keep|kept|certif|record|skill|document|program|plan|use|fil|stor|organi[sz])\p{L}*\b/iu
/** A name after one of these is where something is, which is the second reader's to judge; tools stay names. */
const WHERE =
  /(?:(?<!\p{L})(?:near|outside|around|from|à|près de|depuis|cerca de|desde)\s|\p{Lu}[\p{L}-]+,\s)$/u

const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text)

/** Figures with a magnitude or a unit ("4.1M", "35min"), and abbreviations of two letters, which stand for much. */
const NO_NAME = /^\d[\d.,]*\p{L}{1,3}$|^\p{Lu}\.?\p{Lu}\.?s?$/u

/** Abbreviations of two letters that the posting has as they stand: its "CP credential". */
const abbreviationsOf = ({ posting }: Records): ReadonlySet<string> =>
  new Set(posting.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}&.])\p{Lu}{2}(?![\p{L}\p{N}&.])/gu) ?? []))

/** A short name of something that the resume may have in another language: VAT for IVA. */
const ACRONYM = /^\p{Lu}{3,5}s?$/u

const isCoined = ({ text }: Word): boolean =>
  COINED.test(text.replace(/'s?$/u, '').replaceAll("'", '')) && !NO_NAME.test(text)

/** Legal forms and two capitals in a row show a name even in German, where every noun has a capital. */
const isGermanName = (
  words: readonly Word[],
  at: number,
  text: string,
  known: ReadonlySet<string>,
): boolean => {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined || !isCapital(word)) return false
  const joined = (one: Word, other: Word) => /^ (?:& )?$/u.test(text.slice(one.end, other.start))
  const before = words[at - 1]
  const follows =
    before !== undefined &&
    /^(?:bei|von|fur|mit|der|die|zur|zum)$/u.test(words[at - 2]?.key ?? '') &&
    !hasIn(known, before) &&
    isCapital(before) &&
    joined(before, word) &&
    !OPENS.test(text.slice(0, before.start)) &&
    !isLight(before) &&
    !/^(?:Ihr|Sie|Mein|Fünf|Zehn)/u.test(before.text)
  const precedes = next !== undefined && /^(?:GmbH|AG|KG|SE|UG|OHG)$/u.test(next.text)
  return follows || precedes || /[éèêàçñóíáúâîô]/iu.test(word.text)
}

/** Words that a posting has within sentences and always with a capital: names even where they open a sentence. */
const postedNames = (posted: string): ReadonlySet<string> =>
  new Set(
    (posted.match(/(?<=[\p{Ll},] |: (?=\p{L}+[,.;]))\p{Lu}[\p{L}\p{N}]{2,}/gu) ?? []).filter(
      (word) => !posted.includes(word.toLowerCase()),
    ),
  )

/** The names in a text: words that only a record can prove. */
function namesIn(
  text: string,
  isGerman: boolean,
  known: ReadonlySet<string>,
  abbreviations: ReadonlySet<string>,
  posted: ReadonlySet<string>,
): readonly Word[] {
  const words = wordsOf(text)
  return words.filter((word, at) => {
    if (
      /^(?:I'|Ihr)/u.test(word.text) ||
      GENERIC.has(word.key) ||
      countryWords().has(word.key) ||
      isLight(word)
    )
      return false
    if (isCoined(word) || TOOL_NAMES.has(word.key.replaceAll('.', ''))) return true
    if (NO_NAME.test(word.text)) return abbreviations.has(word.text)
    if (isGerman) return isGermanName(words, at, text, known)
    if (!isCapital(word)) return false
    const before = text.slice(0, word.start)
    const isPlace = WHERE.test(before) || (IN.test(before) && !USES.test(before.slice(-50)))
    return (!OPENS.test(before) || posted.has(word.text)) && !isPlace
  })
}

/** The parts that make a compound a name: of "C1-Niveau" the level alone. */
function partsOf(key: string): readonly string[] {
  const parts = key.split(/[.&'-]/u)
  const named = parts.filter((part) => /\d/u.test(part))
  return named.length > 0 ? named : parts
}

const hasIn = (known: ReadonlySet<string>, { key }: Word): boolean =>
  known.has(stemOf(key)) ||
  known.has(stemOf(key.replace(/s$/u, ''))) ||
  known.has(`${key}s`) ||
  // Short for a longer word: "Tech" for "Technology".
  (key.length >= 4 && [...known].some((stem) => stem.startsWith(key))) ||
  (/[.&'-]/u.test(key) && partsOf(key).every((part) => part === '' || known.has(stemOf(part))))

const ARTICLE = /^(?:the|an?|der|die|das|le|la|les|el|los|las)$/u

/** True for an acronym of words that stand in one line: CAUTI for "catheter-associated urinary tract infections". */
const isInitials = ({ text }: Word, { own, posting }: Records): boolean => {
  const letters = text.replace(/s$/u, '').toLowerCase()
  return (
    /^\p{Lu}{3,6}s?$/u.test(text) &&
    [...own, ...posting].some((line) => {
      const words = wordsOf(line.text.replaceAll('-', ' '))
      // HIL is hardware-in-the-loop.
      const withoutArticles = words.filter(({ key }) => !ARTICLE.test(key))
      return [words, words.filter((word) => !isLight(word)), withoutArticles].some((kept) =>
        kept
          .map(({ key }) => key[0] ?? '')
          .join('')
          .includes(letters),
      )
    })
  )
}

/** Whether the record has a word as a name: "Excel" is a tool, "excel" a verb. */
const capitalIn = (records: Records, word: Word, posting: boolean): boolean =>
  [...records.own, ...(posting ? records.posting : [])].some(({ text }) => text.includes(word.text))

function unknownName(word: Word, clause: Clause, isQuestion: boolean, records: Records): string | null {
  const isTool = TOOLS_LIKE_WORDS.has(word.key) && isCapital(word)
  const isOwn = isTool ? capitalIn(records, word, false) : hasIn(records.ownStems, word)
  if (isOwn || hasIn(records.namedStems, word) || isInitials(word, records)) return null
  const isPosted = isTool ? capitalIn(records, word, true) : hasIn(records.postingStems, word)
  // What somebody does not have or has yet to learn is the second reader's to judge.
  if (!isPosted) return !isQuestion && clause.isGap ? null : `"${word.text}" stands in no source.`
  return isClaim(clause) && !isQuestion
    ? `"${word.text}" is told of you, but only the posting names it.`
    : null
}

/** L05: each name of an employer, tool, certificate, place or title stands in the record that it is told of. */
export const l05Names: Rule = ({ assignment, letter, sentences, records }: CheckContext) => {
  const known = new Set([...records.ownStems, ...records.postingStems, ...records.namedStems])
  const isGerman = assignment.language === 'de'
  const isTranslated = letterLanguageOf(assignment.facts.language) !== assignment.language
  const abbreviations = abbreviationsOf(records)
  const posted = postedNames(assignment.posting.description)
  const subject = { text: letter.subject, span: null }
  return [subject, ...sentences].flatMap(({ text, span }): readonly Finding[] => {
    const plain = withoutContacts(text)
    const isQuestion = plain.trimEnd().endsWith('?')
    const clauses = clausesOf({ text: plain })
    const at = (start: number, end: number) =>
      span === null ? null : { start: span.start + start, end: span.start + end }
    return namesIn(plain, isGerman, known, abbreviations, posted)
      .filter((word) => span !== null || isCoined(word))
      .filter((word) => !isTranslated || TOOL_NAMES.has(word.key) || !ACRONYM.test(word.text))
      .flatMap((word) => {
        const clause = clauses.findLast(({ start }) => start <= word.start) ?? clauses[0]
        const message = clause === undefined ? null : unknownName(word, clause, isQuestion, records)
        return message === null ? [] : [error('L05', message, at(word.start, word.end))]
      })
  })
}
