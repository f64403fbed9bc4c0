import { OPEN_END } from './clauses.ts'

const LONG = 400

/**
 * The offset at which the source cut a description off: at an ellipsis, or at the end of a long text that stops
 * inside a phrase. Null when the description is whole.
 */
export function cutOf(description: string): number | null {
  const text = description.trimEnd()
  const ellipsis = /\s?(?:…|\.{3,}|\[(?:…|\.{3}|more)\])$/u.exec(text)
  if (ellipsis !== null) return ellipsis.index
  return text.length >= LONG && OPEN_END.test(text.slice(-20)) ? text.length : null
}
