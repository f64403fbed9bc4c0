import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { StageName } from '#infra/context.ts'
import { synthesizePolicies } from '#infra/stacks/deployment-policies.ts'
import { buildArtifacts, synthesize } from '#infra/synth.ts'
import type { StageSettings } from './stage-settings.ts'

/** The stage's templates, generated once in a run and again after a setting has changed. */
export interface Assembly {
  folder(): Promise<string>
}

export function synthesized(stage: StageName, settings: StageSettings, output: string): Assembly {
  let last: { readonly of: string; readonly folder: Promise<string> } | null = null
  let artifacts: ReturnType<typeof buildArtifacts> | null = null
  const make = async (): Promise<string> => {
    const folder = path.join(output, stage)
    synthesize(stage, folder, await (artifacts ??= buildArtifacts()), { stages: settings.stages() })
    return folder
  }
  return {
    folder: () => {
      const now = JSON.stringify(settings.stages()[stage])
      if (last?.of !== now) last = { of: now, folder: make() }
      return last.folder
    },
  }
}

/** Those of the account, which the stage's own stacks need. */
export const synthesizedPolicies = (output: string) => (): string => {
  const folder = path.join(output, 'policies')
  synthesizePolicies(folder)
  return folder
}

const oneOrMany = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => [value].flat()),
)
const Statement = z.object({
  Effect: z.string(),
  Action: z.optional(oneOrMany),
  Resource: z.optional(z.unknown()),
})
const Policy = z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })
const Properties = z.looseObject({ Policies: z.optional(z.array(Policy)) })
const Template = z.object({
  Resources: z.record(z.string(), z.object({ Type: z.string(), Properties: z.optional(Properties) })),
})

const statementsOf = (type: string, properties: z.infer<typeof Properties>) => {
  if (type === 'AWS::IAM::Role')
    return (properties.Policies ?? []).flatMap((one) => one.PolicyDocument.Statement)
  return /^AWS::IAM::(?:Managed)?Policy$/.test(type) ? Policy.parse(properties).PolicyDocument.Statement : []
}

/** What the roles of an assembly may do, as one text for the person who agrees to it. */
export function permissionsOf(folder: string): readonly string[] {
  const resources = readdirSync(folder)
    .filter((name) => name.endsWith('.template.json'))
    .flatMap((name) =>
      Object.values(Template.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).Resources),
    )
  const allowed = resources
    .flatMap(({ Type, Properties: properties = {} }) => statementsOf(Type, properties))
    .filter(({ Effect }) => Effect === 'Allow')
  const actionsOf = (statements: readonly z.infer<typeof Statement>[]) =>
    [...new Set(statements.flatMap(({ Action = [] }) => Action))].toSorted()
  const services = Map.groupBy(actionsOf(allowed), (action) => action.split(':')[0] ?? '')
  const anywhere = actionsOf(allowed.filter(({ Resource }) => Resource === '*'))
  return [
    `${resources.filter(({ Type }) => Type === 'AWS::IAM::Role').length} roles, each for one function or service, may do this and nothing else:`,
    ...[...services].map(
      ([service, actions]) => `  ${service}: ${actions.map((action) => action.split(':')[1]).join(', ')}`,
    ),
    `On every resource (*), for lack of a narrower name: ${anywhere.length === 0 ? 'nothing' : anywhere.join(', ')}`,
  ]
}
