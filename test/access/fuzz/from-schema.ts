import fc from 'fast-check'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Json = Exclude<z.core.JSONSchema._JSONSchema, boolean>

const jsonOf = (part: z.core.JSONSchema._JSONSchema | undefined): Json =>
  typeof part === 'object' ? part : {}

/**
 * Values that look valid for a schema. Rules that JSON Schema cannot express (refinements, checks after a
 * transformation) may still refuse one: ask the schema whether a value is valid.
 */
export const valuesOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fromJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }))

function fromJson(schema: Json): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => fromJson(jsonOf(choice))))
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true, ...rangeOf(schema) })
    case 'integer':
      return fc.integer(rangeOf(schema))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fromJson(jsonOf(Array.isArray(schema.items) ? undefined : schema.items)), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'object':
      return objectOf(schema)
    default:
      return fc.jsonValue()
  }
}

const rangeOf = ({ minimum, maximum }: Json): { min?: number; max?: number } => ({
  ...(minimum === undefined ? {} : { min: Math.max(minimum, -(2 ** 31)) }),
  ...(maximum === undefined ? {} : { max: Math.min(maximum, 2 ** 31 - 1) }),
})

function textOf({ pattern, minLength = 0, maxLength = 60 }: Json): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 300)) }
  return fc.oneof(
    fc.string(bounds),
    fc.string({ ...bounds, unit: 'grapheme' }),
    fc.string({ minLength: maxLength, maxLength }),
  )
}

function objectOf({ properties = {}, required = [], additionalProperties }: Json): fc.Arbitrary<unknown> {
  const named = Object.entries(properties).map(([key, part]) => [key, fromJson(jsonOf(part))] as const)
  if (named.length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 12 }), fromJson(additionalProperties), { maxKeys: 4 })
  return fc.record(Object.fromEntries(named), { requiredKeys: [...required] })
}
