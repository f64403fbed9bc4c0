import type { JsonSchema } from './components.ts'

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Sentences of ours, in which code stands between backticks. */
export const prose = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br>')

const KEYWORDS: readonly [keyof JsonSchema & string, string][] = [
  ['format', ''],
  ['minLength', 'at least characters:'],
  ['maxLength', 'at most characters:'],
  ['minimum', 'from'],
  ['maximum', 'to'],
  ['minItems', 'at least items:'],
  ['maxItems', 'at most items:'],
  ['pattern', 'pattern'],
  ['default', 'default'],
]

/** Bounds of one value in words; empty where there are none. */
function boundsOf(schema: JsonSchema): string {
  const words = KEYWORDS.flatMap(([keyword, word]) => {
    const value: unknown = schema[keyword]
    return value === undefined
      ? []
      : [`${word} ${typeof value === 'string' ? value : JSON.stringify(value)}`.trim()]
  })
  return words.length === 0 ? '' : ` <small>${escapeHtml(words.join(', '))}</small>`
}

const literal = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`

const isSchema = (part: unknown): part is JsonSchema => typeof part === 'object' && part !== null

/** A type in one line: `string or null`, a link to a model, a list of values. */
function typeOf(schema: JsonSchema): string {
  const variants = schema.anyOf ?? schema.oneOf
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/components/schemas/', '')
    return `<a href="#${name}">${name}</a>`
  }
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' ')
  if (variants !== undefined) return variants.map((part) => schemaHtml(part)).join(' or ')
  if (schema.type === 'array')
    return `list of ${isSchema(schema.items) && !Array.isArray(schema.items) ? schemaHtml(schema.items) : 'anything'}`
  return [schema.type ?? 'anything'].flat().join(' or ')
}

/** A schema as nested tables of its fields. */
export function schemaHtml(schema: JsonSchema): string {
  const fields = Object.entries(schema.properties ?? {})
  if (schema.type !== 'object') return `${typeOf(schema)}${boundsOf(schema)}`
  if (fields.length === 0) return 'an empty object'
  const rows = fields.map(([name, part]) => {
    const optional = schema.required?.includes(name) === true ? '' : ' <small>optional</small>'
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${optional}</th><td>${isSchema(part) ? schemaHtml(part) : 'anything'}</td></tr>`
  })
  return `<table><tbody>${rows.join('')}</tbody></table>`
}
