import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const Resource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.any()), {}),
  DeletionPolicy: z.optional(z.string()),
  DependsOn: z._default(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((on) => (typeof on === 'string' ? [on] : on)),
    ),
    [],
  ),
})
export type Resource = z.output<typeof Resource>

const Template = z.object({ Resources: z.record(z.string(), Resource) })
export type Template = z.output<typeof Template>

export interface Found extends Resource {
  readonly part: string
  readonly logicalId: string
}

export interface Assembly {
  readonly outdir: string
  readonly parts: readonly string[]
  readonly templates: ReadonlyMap<string, Template>
  /** All resources of a type, over all stacks. */
  of(type: string): readonly Found[]
  /** The only resource of a type in a stack whose logical id begins with `begins`. */
  one(type: string, begins?: string): Found
}

export function assemblyIn(outdir: string, parts: readonly string[]): Assembly {
  const templates = new Map(
    parts.map((part) => [
      part,
      Template.parse(JSON.parse(readFileSync(path.join(outdir, `${part}.template.json`), 'utf8'))),
    ]),
  )
  const all = [...templates].flatMap(([part, { Resources }]) =>
    Object.entries(Resources).map(([logicalId, resource]) => ({ ...resource, part, logicalId })),
  )
  const of = (type: string) => all.filter((resource) => resource.Type === type)
  return {
    outdir,
    parts,
    templates,
    of,
    one(type, begins = '') {
      const [found, ...others] = of(type).filter(({ logicalId }) => logicalId.startsWith(begins))
      if (found === undefined || others.length > 0)
        throw new Error(`${others.length + (found === undefined ? 0 : 1)} resources are ${type} ${begins}`)
      return found
    },
  }
}

export interface Statement {
  readonly actions: readonly string[]
  readonly resources: readonly unknown[]
  readonly conditions: unknown
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const Policy = z.object({
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Effect: z.string(),
        Action: z.unknown(),
        Resource: z.unknown(),
        Condition: z.optional(z.unknown()),
      }),
    ),
  }),
})

/** The statements of a role's own policies. */
export const statementsOf = (role: Resource): readonly Statement[] =>
  z
    .array(Policy)
    .parse(role.Properties['Policies'] ?? ('PolicyDocument' in role.Properties ? [role.Properties] : []))
    .flatMap(({ PolicyDocument }) =>
      PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow').map(
        ({ Action, Resource: resources, Condition }) => ({
          actions: list(Action).map(String),
          resources: list(resources),
          conditions: Condition,
        }),
      ),
    )
