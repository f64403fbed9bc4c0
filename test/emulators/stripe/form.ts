import * as z from 'zod/mini'

export type FormValue = string | readonly FormValue[] | { readonly [key: string]: FormValue }
export type Form = { readonly [key: string]: FormValue }
type Tree = Map<string, Tree | string>

/** Parses a query or form in the official client's bracket notation: `items[0][price]=p`, `expand[]=x`. */
export function parseForm(text: string): Form {
  const root: Tree = new Map()
  for (const [key, value] of new URLSearchParams(text)) {
    const bracket = key.indexOf('[')
    const steps =
      bracket === -1
        ? [key]
        : [
            key.slice(0, bracket),
            ...[...key.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map(([, step]) => step ?? ''),
          ]
    let here = root
    for (const [index, given] of steps.entries()) {
      const step = given === '' && index > 0 ? String(here.size) : given
      if (index === steps.length - 1) here.set(step, value)
      else {
        const known = here.get(step)
        const next: Tree = known instanceof Map ? known : new Map()
        here.set(step, next)
        here = next
      }
    }
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, toValue(value)]))
}

function toValue(tree: Tree | string): FormValue {
  if (typeof tree === 'string') return tree
  const entries = [...tree].map(([key, value]) => [key, toValue(value)] as const)
  return entries.every(([key]) => /^\d+$/.test(key))
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries)
}

export const text = z.string().check(z.minLength(1))
export const whole = z.pipe(z.string().check(z.regex(/^-?\d+$/, 'Invalid integer')), z.transform(Number))
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
)
/** An empty value clears the field. */
export const clearable = z.pipe(
  z.string(),
  z.transform((value) => (value === '' ? null : value)),
)
export const metadata = z.union([
  z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500))),
  z.literal(''),
])
