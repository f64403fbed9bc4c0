import { remember } from '../remember.ts'
import { titleParts } from '../language/title-words.ts'
import { isLevelWord } from './level.ts'
import { AND, occupations, PREPOSITIONS } from './occupations.ts'
import { HEADS } from './shared-words.ts'
import { titleStem } from '../language/title-stem.ts'

interface Token {
  readonly word: string
  readonly stem: string
  /** The kind of word between it and the previous token. */
  readonly after: 'nothing' | 'preposition' | 'and'
}

interface Named {
  readonly occupation: string
  readonly at: number
  readonly length: number
}

/** Occupations that serve others and name them in their titles: "Nurse Recruiter". */
const SERVING = new Set(['recruiter', 'trainer', 'personnel-developer', 'sales-engineer', 'software-sales'])

function tokensOf(part: readonly string[]): readonly Token[] {
  const tokens: Token[] = []
  let after: Token['after'] = 'nothing'
  for (const word of part) {
    if (AND.has(word)) after = 'and'
    else if (PREPOSITIONS.has(word)) after = 'preposition'
    else {
      tokens.push({ word, stem: titleStem(word), after })
      after = 'nothing'
    }
  }
  return tokens
}

/** The occupation whose name begins at a word, or that the word's ending names ("…buchhalter"). */
function namedAt(tokens: readonly Token[], at: number): Named | null {
  const { names, endings } = occupations()
  const stem = tokens[at]?.stem ?? ''
  const name = names
    .get(stem)
    ?.find(({ words }) => words.every((word, index) => tokens[at + index]?.stem === word))
  if (name !== undefined) return { occupation: name.occupation, at, length: name.words.length }
  const ending = endings.find(({ end }) => stem.length > end.length + 2 && stem.endsWith(end))
  return ending === undefined ? null : { occupation: ending.occupation, at, length: 1 }
}

/** The occupations named in a title, in order; of overlapping names the longest counts. */
function namedIn(tokens: readonly Token[]): readonly Named[] {
  const all = tokens
    .map((_, at) => namedAt(tokens, at))
    .filter((named) => named !== null)
    .toSorted((one, other) => other.length - one.length || one.at - other.at)
  const taken: Named[] = []
  for (const named of all)
    if (!taken.some(({ at, length }) => named.at < at + length && at < named.at + named.length))
      taken.push(named)
  return taken.toSorted((one, other) => one.at - other.at)
}

/** French for a salesperson, and an English adjective before a noun: "Commercial Property Paralegal". */
const ADJECTIVES = new Set(['commercial'])

/** Whether the word is an adjective of the job that its part of the title ends with. */
function isAdjective(tokens: readonly Token[], { at, length }: Named): boolean {
  const last = tokens.at(-1)
  if (last === undefined || length > 1 || !ADJECTIVES.has(tokens[at]?.word ?? '')) return false
  const rest = tokens.slice(at + 1)
  const isPhrase = rest.length > 0 && rest.every(({ after }) => after === 'nothing')
  return isPhrase && (HEADS.has(last.word) || namedAt(tokens, tokens.length - 1) !== null)
}

/**
 * Whether an occupation is not the one of the job: "Assistant to the Product Manager", "Product Manager
 * Mentor", "Recruiter for Nurses".
 */
function isComplement(tokens: readonly Token[], named: Named): boolean {
  const { at, length } = named
  const next = tokens[at + length]
  const served =
    tokens[at]?.after === 'preposition' && tokens.slice(0, at).some(({ word }) => !isLevelWord(word))
  return (
    served ||
    isAdjective(tokens, named) ||
    (next?.after === 'nothing' && HEADS.has(next.word) && !isLevelWord(next.word))
  )
}

/** The occupations of the job itself: for "Nurse Recruiter" only the recruiter. */
function heads(tokens: readonly Token[]): readonly string[] {
  const named = namedIn(tokens)
  const serving = named.filter(({ occupation }) => SERVING.has(occupation))
  const kept = serving.length > 0 ? serving : named.filter((each) => !isComplement(tokens, each))
  return kept.map(({ occupation }) => occupation)
}

/** "Director, Employee Relations" is read as "Employee Relations Director". */
function turned(parts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [first = [], second, ...rest] = parts
  const plain = first.filter((word) => !isLevelWord(word))
  return second !== undefined && plain.length === 1 && HEADS.has(plain[0] ?? '')
    ? [[...second, ...plain], ...parts, ...rest]
    : parts
}

/** Adds the special form that a later part may name: "Software Engineer - Frontend", "Teacher, Physics". */
function specialised(found: readonly string[], head: readonly Token[], later: readonly (readonly Token[])[]) {
  const last = head.at(-1)
  const { parents } = occupations()
  const special = later.flatMap((part) =>
    [last === undefined ? [] : [...part, last], [...head, ...part]].flatMap(heads),
  )
  const child = special.find((occupation) => found.includes(parents.get(occupation) ?? ''))
  return child === undefined ? found : [...found, child]
}

/** Names that count as the same job as a title, in the languages of the table, without the title itself. */
export function sameTitles(title: string): readonly string[] {
  const own = titleParts(title).flat().join(' ')
  const { shown } = occupations()
  const names = occupationsOf(title).flatMap((occupation) => shown.get(occupation) ?? [])
  return [...new Set(names)].filter((name) => titleParts(name).flat().join(' ') !== own)
}

/** The occupations of the first part of a title that names any; empty when none is known. */
export const occupationsOf: (title: string) => readonly string[] = remember((title) => {
  const parts = turned(titleParts(title)).map(tokensOf)
  const found = parts.map(heads)
  const at = found.findIndex((each) => each.length > 0)
  return specialised(found[at] ?? [], parts[at] ?? [], parts.slice(at + 1))
}, 50_000)
