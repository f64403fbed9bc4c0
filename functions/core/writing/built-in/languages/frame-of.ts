import type { LetterLanguage } from '#shared/catalog/letters.ts'
import { unbroken } from '../slots.ts'
import { textsOf } from './index.ts'

/** A sentence that our own writer could have written: its frame, and what stands in each slot. */
export interface Framed {
  readonly frame: string
  readonly slots: Readonly<Record<string, string>>
}

interface Pattern {
  readonly frame: string
  readonly pattern: RegExp
}

const strings = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [])

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`)

/** {quoted} may be empty; {concept} twice is the same. */
function patternOf(frame: string): Pattern {
  const seen = new Set<string>()
  const source = escaped(unbroken(frame)).replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    if (seen.has(name)) return String.raw`\k<${name}>`
    seen.add(name)
    return name === 'quoted' ? '(?<quoted>.*?)' : `(?<${name}>.+?)`
  })
  return { frame, pattern: new RegExp(`^${source}$`, 'u') }
}

const cache = new Map<LetterLanguage, readonly Pattern[]>()

/** Sentences of a language, those with most words of their own first. */
function patternsOf(language: LetterLanguage): readonly Pattern[] {
  const known = cache.get(language)
  if (known !== undefined) return known
  const { open, proof, more, unread, support, ask, wayOut } = textsOf(language)
  const own = (frame: string): number => frame.replaceAll(/\{\w+\}/gu, '').length
  const made = [...new Set(strings({ open, proof, more, unread, support, ask, wayOut }))].toSorted((one, other) => own(other) - own(one)).map(patternOf)
  cache.set(language, made)
  return made
}

/** What a sentence says in its slots, when it is one of the built-in writer's own in this language; else null. */
export function frameOf(sentence: string, language: LetterLanguage): Framed | null {
  for (const { frame, pattern } of patternsOf(language)) {
    const found = pattern.exec(sentence)
    if (found !== null) return { frame, slots: { ...found.groups } }
  }
  return null
}
