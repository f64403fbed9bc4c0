import type { Sentence } from '#core/writing/model.ts'
import { remember } from '#core/kernel/remember.ts'
import type { Source } from '#shared/models/outreach.ts'

/** A piece of a sentence and where it comes from. */
export interface Slot {
  readonly text: string
  readonly sources: readonly Source[]
  /** Said without an article: "I am Head of Mathematics". */
  readonly bare?: boolean
}

export type Slots = Readonly<Record<string, Slot | undefined>>

const MOST_WORDS = 23
const SLOT = /\{(a:)?(\w+)\}/gu

/** `an` before a vowel sound: "an hour", "an SEO lead", but "a user researcher". */
export function article(word: string): 'a' | 'an' {
  if (/^(?:hour|honest|honor|heir)/iu.test(word)) return 'an'
  if (/^(?:u(?:ni(?!n|m)|s(?:e|a|u)|tili|k\b)|eu|one\b|once)/iu.test(word)) return 'a'
  const [first = ''] = word.split(/[\s,;:/-]/u, 1)
  if (/^[A-Z&]{2,5}s?$/u.test(first) && !/^(?:SAP|NASA|SaaS|HIPAA|LEAN)$/u.test(first)) return /^[AEFHILMNORSX]/u.test(first) ? 'an' : 'a'
  return /^[aeiouáàâäéèêëíìîïóòôöúùûü]/iu.test(word) ? 'an' : 'a'
}

const sourceKey = (source: Source): string => JSON.stringify(source)

/** Each source once, in the order of the sentence; a sentence that rests on nothing is opinion. */
export function mergeSources(sources: readonly Source[]): readonly Source[] {
  const merged = [...new Map(sources.map((source) => [sourceKey(source), source])).values()]
  return merged.length === 0 ? [{ kind: 'opinion' }] : merged
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** No "the the", and no "lead the lead". */
function isSound(text: string): boolean {
  const all = text.toLowerCase().split(' ')
  return all.every((word, at) => word !== all[at + 1] && (word.length < 5 || word !== all[at + 2]))
}

/** The slots that a pattern needs: most patterns need one that is not there. */
const neededBy = remember((pattern): readonly string[] => [...pattern.matchAll(SLOT)].map(([, , name = '']) => name), 50_000)

/**
 * A pattern such as `At {employer}, I {did}.` with its slots filled; `{a:title}` puts the article before it. Null when a slot is missing
 * or the sentence would be long or have a doubled word.
 */
export function fill(pattern: string, slots: Slots): Sentence | null {
  if (neededBy(pattern).some((name) => slots[name] === undefined)) return null
  const sources: Source[] = []
  const filled = pattern.replaceAll(SLOT, (_, withArticle: string | undefined, name: string) => {
    const slot = slots[name]
    sources.push(...(slot?.sources ?? []))
    const text = slot?.text ?? ''
    return withArticle === undefined || slot?.bare === true ? text : `${article(text)} ${text}`
  })
  // An iPhone app or eBay at the start of a sentence keeps its letter.
  const text = (/^\p{Ll}\p{Lu}/u.test(filled) ? filled : capital(filled)).replace(/([.!?])\.$/u, '$1').replace(/\bI also (am|was|have|had)\b/u, 'I $1 also')
  return text.split(/\s+/u).length > MOST_WORDS || !isSound(text) ? null : { text, sources: mergeSources(sources) }
}
