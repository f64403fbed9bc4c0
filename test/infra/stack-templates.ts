import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { App } from 'aws-cdk-lib'
import { readContext, type StageName } from '#infra/context.ts'
import { addStage, type Artifacts } from '#infra/stacks/stage-stacks.ts'
import { committedContext } from '#infra/synth.ts'

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

/** Placeholders for built artifacts: a folder for each function, and a site with one prerendered page. */
export function placeholders(folder: string): Artifacts {
  const make = (name: string) => {
    mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, name, 'index.mjs'), `export const handler = () => '${name}'\n`)
    return path.join(folder, name)
  }
  const web = path.join(folder, 'web')
  mkdirSync(path.join(web, 'assets'), { recursive: true })
  mkdirSync(path.join(web, 'pricing'), { recursive: true })
  const canary = path.join(folder, 'canary')
  mkdirSync(canary, { recursive: true })
  writeFileSync(path.join(canary, 'index.js'), 'exports.handler = () => undefined\n')
  const webMaps = path.join(folder, 'web-maps')
  mkdirSync(webMaps, { recursive: true })
  writeFileSync(path.join(webMaps, 'index-1.js.map'), '{}')
  for (const file of ['index.html', 'pricing/index.html', 'assets/index-1.js'])
    writeFileSync(path.join(web, file), file)
  return { functions: make, canary, web, webMaps }
}

/** A folder that the test or caller removes. */
export const temporary = (): string => mkdtempSync(path.join(tmpdir(), 'stacks-'))

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

/**
 * Synthesizes without the cdk-nag rules, which take a process ten seconds to load: `assemblyOf` applies them
 * to the committed stages.
 */
export function synthesized(
  stage: StageName,
  folder: string,
  artifacts: Artifacts,
  overrides: Readonly<Record<string, unknown>> = {},
): Assembly {
  const outdir = path.join(folder, `assembly-${stage}`)
  const context = { ...committedContext(), ...overrides, stage }
  const app = new App({ outdir, analyticsReporting: false, context })
  const stacks = addStage(
    app,
    readContext((name) => app.node.tryGetContext(name)),
    artifacts,
  )
  app.synth()
  return assemblyIn(
    outdir,
    Object.values(stacks).map(({ artifactId }) => artifactId),
  )
}

/** Synthesizes for the duration of one test. */
export function once(stage: StageName, overrides: Readonly<Record<string, unknown>>): Assembly {
  const folder = temporary()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return synthesized(stage, folder, placeholders(folder), overrides)
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
