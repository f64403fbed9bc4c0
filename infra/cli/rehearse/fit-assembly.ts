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

/** How far the emulator makes a stack: resources that it makes, and how many of each type it does not. */
export interface FittedStack {
  readonly name: string
  readonly made: number
  readonly left: ReadonlyMap<string, number>
}

/** A stack without any resource is not deployed, and others take values from it. */
const NOTHING = { Nothing: { Type: 'AWS::CloudFormation::WaitConditionHandle' } }

/** What stands for a value of a resource that is not made: it has the form that its users ask for. */
const standIn = (id: string, attribute: string | null): string =>
  attribute?.endsWith('Arn') === true ? `arn:aws:rehearsal:us-east-1:123456789012:${id}` : id

/** The same value with a stand-in for each reference to what is not made. */
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

/** A resource that waits for none that is not made. Tags of KMS keys go: moto answers 500 to them. */
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

/** The template with what the emulator makes, and how many resources of each type it lost. */
export function fitTemplate(
  template: Template,
  known: ReadonlySet<string>,
): { readonly template: unknown; readonly made: number; readonly left: ReadonlyMap<string, number> } {
  const all = Object.entries(template.Resources)
  const kept = all.filter(([, { Type }]) => known.has(Type))
  const lost = all.filter(([, { Type }]) => !known.has(Type))
  const left = new Set(lost.map(([id]) => id))
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

/** Leaves in the templates of an assembly what the emulator makes, by the types that it knows. */
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
