import * as z from 'zod/mini'

/**
 * The parts of an OpenAPI 3.1 document that the rules below read; based on the specification, not on our
 * generator.
 */
const Schema = z.record(z.string(), z.unknown())
const Content = z.record(z.string(), z.strictObject({ schema: Schema }))
const Response = z.strictObject({
  description: z.string().check(z.minLength(1)),
  headers: z.optional(
    z.record(
      z.string().check(z.regex(/^[a-z-]+$/)),
      z.strictObject({ description: z.string(), schema: Schema }),
    ),
  ),
  content: z.optional(Content),
})
const Operation = z.strictObject({
  operationId: z.string().check(z.regex(/^[a-z][A-Za-z]+$/)),
  summary: z.string().check(z.minLength(1)),
  description: z.optional(z.string().check(z.minLength(1))),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.optional(
    z.array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query', 'header', 'cookie']),
        required: z.boolean(),
        schema: Schema,
      }),
    ),
  ),
  requestBody: z.optional(
    z.strictObject({ required: z.boolean(), description: z.string(), content: Content }),
  ),
  responses: z.record(z.string().check(z.regex(/^[1-5]\d\d$/)), Response),
})
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string(), description: z.string() })),
  tags: z.array(z.strictObject({ name: z.string() })),
  paths: z.record(
    z.string().check(z.regex(/^\//)),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().check(z.regex(/^[A-Za-z0-9._-]+$/)), Schema),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({
        type: z.literal('apiKey'),
        in: z.enum(['cookie', 'header', 'query']),
        name: z.string(),
        description: z.string(),
      }),
    ),
  }),
})
type Operation = z.infer<typeof Operation>

/**
 * JSON Schema 2020-12 keywords that our document may use; `nullable` or `definitions` of older drafts are not
 * among them.
 */
const KEYWORDS = new Set([
  '$ref',
  'type',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'format',
  'pattern',
  'default',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'propertyNames',
  'description',
])

interface Operated {
  readonly path: string
  readonly method: string
  readonly operation: Operation
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every schema inside a schema, including itself. */
function schemasIn(schema: unknown): readonly Record<string, unknown>[] {
  if (!isObject(schema)) return []
  const named = isObject(schema['properties']) ? Object.values(schema['properties']) : []
  const listed = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) =>
    Array.isArray(schema[keyword]) ? schema[keyword] : [],
  )
  return [
    schema,
    ...[...named, ...listed, schema['items'], schema['additionalProperties']].flatMap(schemasIn),
  ]
}

const schemasOf = ({ operation }: Operated) => [
  ...(operation.parameters ?? []).map(({ schema }) => schema),
  ...[operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
    Object.values(part?.content ?? {}).map(({ schema }) => schema),
  ),
]

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

function parameterBreaches({ path, operation }: Operated): readonly string[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
  return [
    ...inPath
      .filter((name) => !declared.some((parameter) => parameter.name === name))
      .map((name) => `${operation.operationId}: {${name}} is not declared`),
    ...declared
      .filter(({ name }) => !inPath.includes(name))
      .map(({ name }) => `${operation.operationId}: ${name} is not in the path`),
    ...declared
      .filter(({ required }) => !required)
      .map(({ name }) => `${operation.operationId}: path parameter ${name} is optional`),
    ...duplicates((operation.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}`)).map(
      (name) => `${operation.operationId}: ${name} twice`,
    ),
  ]
}

function responseBreaches({ operation }: Operated): readonly string[] {
  const id = operation.operationId
  const statuses = Object.keys(operation.responses)
  return [
    ...(statuses.some((status) => /^[23]/.test(status)) ? [] : [`${id}: never succeeds`]),
    ...Object.entries(operation.responses).flatMap(([status, { headers, content }]) => {
      if (status.startsWith('3'))
        return [
          ...(headers?.['location'] === undefined ? [`${id}: ${status} without a Location`] : []),
          ...(content === undefined ? [] : [`${id}: ${status} with a body`]),
        ]
      const schema = content?.['application/json']?.schema
      if (schema === undefined) return [`${id}: ${status} without a schema`]
      const isProblem = JSON.stringify(schema).includes('"#/components/schemas/Problem"')
      return isProblem === /^[45]/.test(status)
        ? []
        : [`${id}: ${status} ${isProblem ? 'is' : 'is not'} a problem`]
    }),
  ]
}

/**
 * The problems of a document: of its structure first, and if that is valid, of the rules that a structure
 * cannot express.
 */
export function breachesOf(value: unknown): readonly string[] {
  const parsed = Document.safeParse(value)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
  const { paths, components, tags } = parsed.data
  const operated = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Operated => ({ path, method, operation })),
  )
  const schemas = [...operated.flatMap(schemasOf), ...Object.values(components.schemas)].flatMap(schemasIn)
  const references = schemas.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
  const used = new Set(references)
  return [
    ...duplicates(operated.map(({ operation }) => operation.operationId)).map((id) => `${id} is used twice`),
    ...duplicates(Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))).map(
      (path) => `${path} differs by its parameter's name alone`,
    ),
    ...operated.flatMap(parameterBreaches),
    ...operated.flatMap(responseBreaches),
    ...operated.flatMap(({ method, operation }) =>
      method === 'get' && operation.requestBody !== undefined
        ? [`${operation.operationId}: a GET with a body`]
        : [],
    ),
    ...operated.flatMap(({ operation }) =>
      operation.tags
        .filter((tag) => !tags.some(({ name }) => name === tag))
        .map((tag) => `${operation.operationId}: unknown tag ${tag}`),
    ),
    ...operated.flatMap(({ operation }) =>
      operation.security
        .flatMap((scheme) => Object.keys(scheme))
        .filter((name) => !Object.hasOwn(components.securitySchemes, name))
        .map((name) => `${operation.operationId}: unknown scheme ${name}`),
    ),
    ...[...used]
      .filter(
        (reference) => !Object.hasOwn(components.schemas, reference.replace('#/components/schemas/', '')),
      )
      .map((reference) => `${reference} leads nowhere`),
    ...Object.keys(components.schemas)
      .filter((name) => !used.has(`#/components/schemas/${name}`))
      .map((name) => `${name} is used by nobody`),
    ...[...new Set(schemas.flatMap((schema) => Object.keys(schema)))]
      .filter((keyword) => !KEYWORDS.has(keyword))
      .map((keyword) => `${keyword} is no keyword`),
  ]
}
