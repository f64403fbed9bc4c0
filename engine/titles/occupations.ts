import content from '../data/occupations.json' with { type: 'json' }
import { once } from '../remember.ts'
import { titleParts } from '../language/title-words.ts'
import { titleStem } from '../language/title-stem.ts'

/** An entry of `engine/data/occupations.json`. */
interface Occupation {
  /** The occupation of which this is a special form. */
  readonly parent?: string
  /** Occupations that the same person could do as well. */
  readonly near?: readonly string[]
  /** Lines of comma-separated names in four languages, without filler words; `*` begins a compound's end. */
  readonly names: readonly string[]
}

const OCCUPATIONS: readonly Readonly<Record<string, Occupation>>[] = Object.values(content)

interface Name {
  readonly occupation: string
  readonly words: readonly string[]
}

interface Occupations {
  readonly parents: ReadonlyMap<string, string>
  readonly near: ReadonlyMap<string, ReadonlySet<string>>
  /** Names by their first word, the longest first. */
  readonly names: ReadonlyMap<string, readonly Name[]>
  /** The names of each occupation as they are written, without ends of compounds. */
  readonly shown: ReadonlyMap<string, readonly string[]>
  /** Ends of compounds, the longest first. */
  readonly endings: readonly { readonly occupation: string; readonly end: string }[]
}

/** Function words that connect others. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  `of for in to at with a an the de del la el las los le les du des d l en au aux con por para chez
  fur im am zum zur mit bei von vom der die das dem den`.split(/\s+/u),
)

/** Words that join two names. */
export const AND: ReadonlySet<string> = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'y', 'o', 'bzw'])

const wordsOfName = (name: string): readonly string[] =>
  titleParts(name)
    .flat()
    .filter((word) => !PREPOSITIONS.has(word) && !AND.has(word))
    .map(titleStem)

/** The tables of occupations, built at the first call. */
export const occupations = once((): Occupations => {
  const parents = new Map<string, string>()
  const near = new Map<string, Set<string>>()
  const names = new Map<string, Name[]>()
  const shown = new Map<string, string[]>()
  const endings: { occupation: string; end: string }[] = []
  const put = (one: string, other: string) => near.set(one, (near.get(one) ?? new Set()).add(other))
  for (const [occupation, entry] of OCCUPATIONS.flatMap((field) => Object.entries(field))) {
    if (entry.parent !== undefined) parents.set(occupation, entry.parent)
    for (const other of entry.near ?? []) {
      put(occupation, other)
      put(other, occupation)
    }
    for (const name of entry.names.flatMap((line) => line.split(', '))) {
      if (name.startsWith('*')) {
        endings.push({ occupation, end: titleStem(name.slice(1)) })
        continue
      }
      shown.set(occupation, [...(shown.get(occupation) ?? []), name])
      const words = wordsOfName(name)
      const [first] = words
      if (first === undefined) continue
      names.set(first, [...(names.get(first) ?? []), { occupation, words }])
    }
  }
  for (const list of names.values()) list.sort((one, other) => other.words.length - one.words.length)
  return {
    parents,
    near,
    shown,
    names,
    endings: endings.toSorted((one, other) => other.end.length - one.end.length),
  }
})

/** The relation of one occupation to another. */
export type Relation = 'same' | 'special' | 'general' | 'near'

/** The relation of the occupation `found` to `wanted`; null when they are unrelated. */
export function relationOf(wanted: string, found: string): Relation | null {
  const { parents, near } = occupations()
  if (wanted === found) return 'same'
  if (parents.get(found) === wanted) return 'special'
  if (parents.get(wanted) === found) return 'general'
  return near.get(wanted)?.has(found) === true ? 'near' : null
}
