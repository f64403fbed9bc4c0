import { ModelUnavailable } from './language-model.ts'

/** Characters of an answer that are read: 6,000 tokens have some 24,000, and far more is not for us. */
const LONGEST_ANSWER = 60_000

/** Places that an object may begin at: prose around an answer has few braces. */
const MAX_BEGINNINGS = 20

const THINKING_ENDS = ['</think>', '</thinking>', '</reasoning>'] as const

const CONTROL = /\p{Cc}/u

/** What follows the thinking. A template may have eaten its beginning, so its end alone counts. */
function answered(said: string): string {
  const lower = said.toLowerCase()
  return said.slice(
    Math.max(
      0,
      ...THINKING_ENDS.map((end) => lower.lastIndexOf(end) + (lower.includes(end) ? end.length : 0)),
    ),
  )
}

/** The string that begins at `from`, with raw line breaks and other control characters in it escaped. */
function stringAt(text: string, from: number): { readonly json: string; readonly end: number } {
  let json = '"'
  for (let at = from + 1; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '"') return { json: `${json}"`, end: at + 1 }
    if (char === '\\') json += text.slice(at, (at += 1) + 1)
    else json += CONTROL.test(char) ? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}` : char
  }
  return { json, end: text.length }
}

/** The object or list from `from` on, without commas before a bracket; null when it does not end. */
function bracketedAt(text: string, from: number): { readonly json: string; readonly end: number } | null {
  let json = ''
  let depth = 0
  /** Commas and white space, which say nothing before a closing bracket. */
  let gap = ''
  for (let at = from; at < text.length; ) {
    const char = text.charAt(at)
    if (char === ',' || /\s/u.test(char)) {
      gap += char
      at += 1
      continue
    }
    const closes = char === '}' || char === ']'
    const { json: piece, end } = char === '"' ? stringAt(text, at) : { json: char, end: at + 1 }
    json += closes ? piece : gap + piece
    gap = ''
    at = end
    depth += closes ? -1 : Number(char === '{' || char === '[')
    if (depth === 0) return { json, end }
  }
  return null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object that a value is, or that a list of one holds. */
function objectOf(value: unknown): object | null {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  return isObject(only) ? only : null
}

/** The objects in a text, in their order; what stands inside one is not looked at again. */
function objectsIn(text: string): readonly { readonly value: object; readonly length: number }[] {
  const found: { value: object; length: number }[] = []
  let at = text.search(/[{[]/u)
  for (let tries = 0; at >= 0 && tries < MAX_BEGINNINGS; tries += 1) {
    const bracketed = bracketedAt(text, at)
    // Half an answer is none, whatever whole objects it has inside.
    if (bracketed === null && /^\{\s*"/u.test(text.slice(at, at + 100))) break
    const value = bracketed && objectOf(parsed(bracketed.json))
    if (bracketed && value) found.push({ value, length: bracketed.json.length })
    const from = bracketed?.end ?? at + 1
    const next = text.slice(from).search(/[{[]/u)
    at = next < 0 ? -1 : from + next
  }
  return found
}

/**
 * The longest object in what a model said, without thinking, fence and prose; raw line breaks in strings and
 * commas before a closing bracket are forgiven. Throws ModelUnavailable.
 */
export function jsonObjectIn(said: string): unknown {
  if (said.length > LONGEST_ANSWER) throw new ModelUnavailable('too_long', 'The answer is far too long.')
  const longest = objectsIn(answered(said)).toSorted((one, other) => other.length - one.length)[0]
  if (longest === undefined) throw new ModelUnavailable('not_json', 'The answer is not JSON.')
  return longest.value
}
