import { readdirSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

export type JsonSchema = z.core.JSONSchema.BaseSchema
type Schema = z.ZodMiniType

const SHARED = path.resolve(import.meta.dirname, '../../shared')

/** The exports of every TypeScript file of a folder of shared/, by the file's name. */
export async function modulesOf(
  folder: 'models' | 'contracts',
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const base = path.join(SHARED, folder)
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const modules = await Promise.all(
    files
      .toSorted()
      .map(
        async (file): Promise<[string, Record<string, unknown>]> => [
          path.basename(file, '.ts'),
          await import(path.join(base, file)),
        ],
      ),
  )
  return new Map(modules)
}

const isSchema = (value: unknown): value is Schema => value instanceof z.ZodMiniType
const isDate = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodMiniStringFormat || (schema instanceof z.ZodMiniPipe && isDate(schema.def.out))

/** The models by name; the simple ones, days and instants, are written where they are used. */
async function modelRegistry() {
  const registry = z.registry<{ id?: string }>()
  for (const exported of (await modulesOf('models')).values())
    for (const [id, value] of Object.entries(exported))
      if (isSchema(value) && !isDate(value)) registry.add(value, { id })
  return registry
}

function tidy(zodSchema: z.core.$ZodTypes, json: JsonSchema, io: 'input' | 'output'): void {
  // zod adds a regular expression of a calendar, but `format` is enough.
  if (json.format === 'date-time' || json.format === 'date') delete json.pattern
  // A client should accept new fields in a reply, unless the schema says that it sends the object back.
  if (io === 'output' && zodSchema instanceof z.ZodMiniObject && zodSchema.def.catchall === undefined)
    delete json.additionalProperties
}

/** Adds the length limits of texts: zod describes a pipe by its input schema, and the limits are in its output. */
function withBounds(zodSchema: z.core.$ZodTypes, json: JsonSchema): void {
  if (!(zodSchema instanceof z.ZodMiniPipe) || json.type !== 'string') return
  const { minLength, maxLength } = z.toJSONSchema(zodSchema.def.out)
  Object.assign(json, {
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
  })
}

export interface SchemaBook {
  /** A reference if the schema is one of our models, otherwise the schema itself. */
  use(schema: Schema, io: 'input' | 'output'): JsonSchema
  components(): Readonly<Record<string, JsonSchema>>
}

/** Converts and collects a document's schemas; models become components that others refer to. */
export async function schemaBook(): Promise<SchemaBook> {
  const metadata = await modelRegistry()
  const found = new Map<string, JsonSchema>()

  function add(name: string, schema: JsonSchema): void {
    const known = found.get(name)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`${name} has two shapes, one as input and one as output`)
    found.set(name, schema)
  }

  return {
    use(schema, io) {
      const {
        $schema: _,
        $defs = {},
        ...root
      }: JsonSchema = withReferences(
        z.toJSONSchema(schema, {
          io,
          metadata,
          override: ({ zodSchema, jsonSchema }) => {
            withBounds(zodSchema, jsonSchema)
            tidy(zodSchema, jsonSchema, io)
          },
        }),
      )
      for (const [id, part] of Object.entries($defs)) add(id, part)
      return root
    },
    components: () => Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Rewrites zod's references to references to the document's components. */
const withReferences = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'))
