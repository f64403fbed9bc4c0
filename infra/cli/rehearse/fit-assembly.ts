import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const Resource = z.looseObject({
  Type: z.string(),
  Properties: z.optional(z.looseObject({})),
  DependsOn: z.optional(z.union([z.string(), z.array(z.string())])),
})
const Template = z.looseObject({ Resources: z.record(z.string(), Resource) })
type Template = z.infer<typeof Template>

const Reference = z.union([
  z.pipe(
    z.strictObject({ Ref: z.string() }),
    z.transform(({ Ref }) => ({ id: Ref, attribute: null })),
  ),
  z.pipe(
    z.strictObject({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
    z.transform(({ 'Fn::GetAtt': [id, attribute] }) => ({ id, attribute })),
  ),
])

/** What the emulator creates of a stack: the number of resources, and of each type that it does not support. */
export interface FittedStack {
  readonly name: string
  readonly made: number
  readonly left: ReadonlyMap<string, number>
}

/** Keeps a stack deployable without other resources, because other stacks use its exports. */
const NOTHING = { Nothing: { Type: 'AWS::CloudFormation::WaitConditionHandle' } }

const NEEDING: ReadonlySet<string> = new Set(['AWS::Lambda::EventSourceMapping', 'AWS::KMS::Alias'])

/** A stand-in for an attribute of a missing resource, in the format that its users expect. */
const standIn = (id: string, attribute: string | null): string =>
  attribute?.endsWith('Arn') === true ? `arn:aws:rehearsal:us-east-1:123456789012:${id}` : id

/** Replaces each reference to a missing resource by a stand-in. */
function withoutReferences(value: unknown, left: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutReferences(each, left))
  if (typeof value !== 'object' || value === null) return value
  const reference = Reference.safeParse(value)
  if (reference.success && left.has(reference.data.id))
    return standIn(reference.data.id, reference.data.attribute)
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutReferences(each, left)] as const),
  )
}

/** Removes dependencies on missing resources, and tags of KMS keys, for which moto answers 500. */
function fitResource(
  { DependsOn = [], ...resource }: z.infer<typeof Resource>,
  left: ReadonlySet<string>,
): object {
  const awaited = [DependsOn].flat().filter((id) => !left.has(id))
  const untagged = Object.fromEntries(
    Object.entries(resource.Properties ?? {}).filter(([name]) => name !== 'Tags'),
  )
  return {
    ...resource,
    ...(resource.Type === 'AWS::KMS::Key' ? { Properties: untagged } : {}),
    ...(awaited.length === 0 ? {} : { DependsOn: awaited }),
  }
}

/** The template with supported resources only, and the number of removed resources per type. */
export function fitTemplate(
  template: Template,
  known: ReadonlySet<string>,
): { readonly template: unknown; readonly made: number; readonly left: ReadonlyMap<string, number> } {
  const all = Object.entries(template.Resources)
  const isKnown = ([, { Type }]: (typeof all)[number]) => known.has(Type)
  const unknown = all.filter((resource) => !isKnown(resource)).map(([id]) => id)
  // A queue calls a worker by its alias, and an alias names a key: no stand-in is one that could be called or named.
  const isLost = (resource: (typeof all)[number]) =>
    !isKnown(resource) ||
    (NEEDING.has(resource[1].Type) &&
      unknown.some((id) => JSON.stringify(resource[1].Properties ?? {}).includes(`"${id}"`)))
  const lost = all.filter(isLost)
  const left = new Set(lost.map(([id]) => id))
  const kept = all.filter(([id]) => !left.has(id))
  const Resources =
    kept.length === 0
      ? NOTHING
      : Object.fromEntries(kept.map(([id, resource]) => [id, fitResource(resource, left)]))
  const counts = new Map<string, number>()
  for (const [, { Type }] of lost) counts.set(Type, (counts.get(Type) ?? 0) + 1)
  return {
    template: withoutReferences({ ...template, Resources }, left),
    made: kept.length,
    left: counts,
  }
}

/** Removes from an assembly's templates all resources of types that the emulator does not support. */
export const fitAssembly = (assembly: string, known: ReadonlySet<string>): readonly FittedStack[] =>
  readdirSync(assembly)
    .filter((name) => name.endsWith('.template.json'))
    .toSorted()
    .map((name) => {
      const file = path.join(assembly, name)
      const { template, made, left } = fitTemplate(
        Template.parse(JSON.parse(readFileSync(file, 'utf8'))),
        known,
      )
      writeFileSync(file, JSON.stringify(template))
      return { name: name.replace('.template.json', ''), made, left }
    })
