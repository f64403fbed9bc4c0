import { ModelUnavailable } from '#engine/model'

/** Longer answers are refused, in characters: 6,000 tokens have some 24,000. */
const MAX_ANSWER = 60_000

/** How many opening brackets are tried as the object's start: prose around an answer has few. */
const MAX_STARTS = 20

const THINKING_ENDS = ['</think>', '</thinking>', '</reasoning>'] as const

const CONTROL = /\p{Cc}/u

/** The text after the thinking. Chat templates may strip the opening tag, so only the closing tag counts. */
function withoutThinking(said: string): string {
  const lower = said.toLowerCase()
  return said.slice(
    Math.max(
      0,
      ...THINKING_ENDS.map((end) => lower.lastIndexOf(end) + (lower.includes(end) ? end.length : 0)),
    ),
  )
}

/** The string literal that begins at `from`; raw line breaks and other control characters get escaped. */
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

/** The object or list that begins at `from`, without trailing commas; null when it is not closed. */
function bracketedAt(text: string, from: number): { readonly json: string; readonly end: number } | null {
  let json = ''
  let depth = 0
  /** Commas and white space since the last piece, dropped before a closing bracket. */
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

/** The value if it is an object, or the only object of a list; else null. */
function objectOf(value: unknown): object | null {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  return isObject(only) ? only : null
}

/** The outermost objects in a text, in their order. */
function objectsIn(text: string): readonly { readonly value: object; readonly length: number }[] {
  const found: { value: object; length: number }[] = []
  let at = text.search(/[{[]/u)
  for (let tries = 0; at >= 0 && tries < MAX_STARTS; tries += 1) {
    const bracketed = bracketedAt(text, at)
    // The answer was cut off: complete objects inside it are not the answer.
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
 * The longest JSON object in a model's answer, without thinking, code fence and prose. Raw line breaks in
 * strings and trailing commas are tolerated. Throws ModelUnavailable `too_long` or `not_json`.
 */
export function jsonObjectIn(said: string): unknown {
  if (said.length > MAX_ANSWER) throw new ModelUnavailable('too_long', 'The answer is far too long.')
  const longest = objectsIn(withoutThinking(said)).toSorted((one, other) => other.length - one.length)[0]
  if (longest === undefined) throw new ModelUnavailable('not_json', 'The answer is not JSON.')
  return longest.value
}
