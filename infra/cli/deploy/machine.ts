import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { CannotStart } from '#dev/errors.ts'
import { checkPorts, DEFAULT_PORT, fixedPorts } from '#dev/ports.ts'
import { chooseVendors, readSettings, type Settings } from '#dev/settings.ts'
import { systemPrograms } from '#dev/system-programs.ts'
import { withFoundModel } from '#dev/vendors/find-model.ts'
import { VENDOR_KEYS } from '#infra/registered-vendors.ts'
import { stageHere } from '../running-stage.ts'
import { missing, type Done, type Step } from './step.ts'
import { tryKey } from './try-key.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

const { devDependencies } = z
  .object({ devDependencies: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')))

/** Turns a refusal to start into what is missing. */
async function starts(check: () => unknown): Promise<Done> {
  try {
    await check()
    return true
  } catch (error) {
    if (error instanceof CannotStart) return missing(error.message)
    throw error
  }
}

async function ports(settings: Settings): Promise<Done> {
  if (stageHere() !== null) return true
  return await starts(() => checkPorts(fixedPorts(Number(settings['PORT'] ?? DEFAULT_PORT)), true))
}

/** Secrets of a stage in the cloud, and the variables of `.env` that hold the same keys here. */
const KEYS: readonly { readonly secret: string; readonly variable: string; readonly name: string }[] = [
  ...VENDOR_KEYS,
  { secret: 'stripe', variable: 'STRIPE_SECRET_KEY', name: 'Stripe' },
  { secret: 'openai', variable: 'OPENAI_API_KEY', name: 'The model vendor' },
]

async function model(settings: Settings): Promise<Done> {
  const { settings: found } = await withFoundModel(settings)
  return chooseVendors(found).writer === 'plain' && settings['WRITER'] !== 'plain'
    ? missing('no model server answers, so letters are plain ones')
    : true
}

/** What `npm start` needs on this machine, and each key of `.env`, tried once. */
export function machineSteps(settings: Settings = readSettings()): readonly Step[] {
  return [
    {
      id: 'node',
      what: `this runs with the project's own Node (${devDependencies.node})`,
      isDone: async () =>
        process.version === `v${devDependencies.node}`
          ? true
          : missing(`it is ${process.version}: run npm ci`),
    },
    ...systemPrograms().map(({ name, missing: advice }) => ({
      id: name,
      what: `${name} is installed`,
      isDone: async () => (advice === null ? true : missing(advice)),
    })),
    {
      id: 'ports',
      what: 'the ports are free, or the product runs on them',
      isDone: () => ports(settings),
    },
    {
      id: 'settings',
      what: existsSync(path.join(ROOT, '.env')) ? '.env is complete' : 'no .env: every vendor is emulated',
      isDone: () => starts(() => chooseVendors(settings)),
    },
    {
      id: 'model',
      what: 'a model writes the letters',
      isDone: () => model(settings),
      person: () => ['Start a model server (Ollama, LM Studio or llama.cpp): docs/writing-with-a-model.md.'],
    },
    ...KEYS.filter(({ variable }) => settings[variable] !== undefined).map(({ secret, variable, name }) => ({
      id: secret,
      what: `${name} takes ${variable}`,
      isDone: () => tryKey(secret, settings),
    })),
  ]
}
