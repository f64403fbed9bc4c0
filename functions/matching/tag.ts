import { LETTER_LANGUAGES, type LetterLanguage } from '#shared/catalog/letters.ts'
import { ALL_CONCEPTS } from './concepts/all.ts'
import type { ConceptEntry } from './concepts/concept-entry.ts'
import { letterLanguageOf } from '#functions/language/letter-languages.ts'
import { wordsOf } from '#functions/language/words.ts'
import { remember } from '#platform/remember.ts'

/** A term of the table: `stems` must follow each other, and `near` must be within NEAR words of them. */
interface Pattern {
  readonly concept: ConceptEntry
  readonly stems: readonly Stem[]
  readonly near: readonly Stem[]
}

interface Index {
  readonly byStart: ReadonlyMap<string, readonly Pattern[]>
  readonly inside: readonly { readonly concept: ConceptEntry; readonly part: string }[]
}

const NEAR = 5
const WHOLE = 3

interface Stem {
  readonly text: string
  readonly whole: boolean
}

/** Splits a phrase into stems. A stem of up to three letters, or with a full stop, is a whole word ("AI"). */
const stemsOf = (phrase: string): readonly Stem[] =>
  phrase
    .split(' ')
    .flatMap((part) =>
      wordsOf(part).map((text) => ({ text, whole: text.length <= WHOLE || part.endsWith('.') })),
    )

const begins = (word: string | undefined, { text, whole }: Stem): boolean =>
  word !== undefined && (whole ? word === text : word.startsWith(text))

export const termsOf = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(', '))

function indexOf(language: LetterLanguage): Index {
  const byStart = new Map<string, Pattern[]>()
  const inside: { concept: ConceptEntry; part: string }[] = []
  for (const concept of ALL_CONCEPTS) {
    for (const term of termsOf(concept.words[language] ?? [])) {
      if (term.startsWith('*')) {
        inside.push({ concept, part: wordsOf(term).join('') })
        continue
      }
      const [stems = [], near = []] = term.split('~').map(stemsOf)
      const key = stems[0]?.text.slice(0, WHOLE)
      if (key === undefined) continue
      byStart.set(key, [...(byStart.get(key) ?? []), { concept, stems, near }])
    }
  }
  return { byStart, inside }
}

const INDEXES = new Map<LetterLanguage, Index>()

function indexFor(language: LetterLanguage): Index {
  const made = INDEXES.get(language) ?? indexOf(language)
  INDEXES.set(language, made)
  return made
}

const standsAt = (words: readonly string[], stems: readonly Stem[], at: number): boolean =>
  stems.every((stem, index) => begins(words[at + index], stem))

function isNear(words: readonly string[], { stems, near }: Pattern, at: number): boolean {
  if (near.length === 0) return true
  const from = Math.max(0, at - NEAR)
  return words.slice(from, at + stems.length + NEAR).some((_, index) => standsAt(words, near, from + index))
}

function findConcepts(text: string, language: string): ReadonlySet<ConceptEntry> {
  const words = wordsOf(text)
  const own = letterLanguageOf(language)
  const languages = own === undefined ? LETTER_LANGUAGES : [...new Set<LetterLanguage>([own, 'en'])]
  const found = new Set<ConceptEntry>()
  for (const { byStart, inside } of languages.map(indexFor)) {
    words.forEach((word, at) => {
      for (const pattern of byStart.get(word.slice(0, WHOLE)) ?? []) {
        if (!found.has(pattern.concept) && standsAt(words, pattern.stems, at) && isNear(words, pattern, at))
          found.add(pattern.concept)
      }
    })
    for (const { concept, part } of inside)
      if (!found.has(concept) && words.some((word) => word.includes(part))) found.add(concept)
  }
  return found
}

/** Cached, because a run compares the same lines and needs when it ranks and when it writes. */
const finderIn = remember((language) => remember((text) => findConcepts(text, language), 200_000), 1_000)

/**
 * The concepts in a text. `language` is an ISO 639 code. English terms count in every language, and the terms
 * of all languages when the language is unknown.
 */
export const conceptsOf = (text: string, language: string): ReadonlySet<ConceptEntry> =>
  finderIn(language)(text)
