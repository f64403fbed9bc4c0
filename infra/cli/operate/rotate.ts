import { VENDOR_KEYS } from '#infra/registered-vendors.ts'
import { CommandError } from '../command.ts'
import type { SecretValues as Values } from '../deploy/cloud.ts'
import type { Place } from './place.ts'

export interface Rotation {
  /** The new value, for secrets issued by a vendor. */
  readonly given: string | null
  /** The second step: removes the old value. */
  readonly finish: boolean
  readonly fresh: () => string
}

const BEFORE = 'ORIGIN_SECRET_BEFORE'

/** Secrets with one value at a time, by their variable. */
const SINGLE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(VENDOR_KEYS.map(({ secret, variable }) => [secret, variable])),
  signin: 'GOOGLE_CLIENT_SECRET',
  openai: 'OPENAI_API_KEY',
  stripe: 'STRIPE_SECRET_KEY',
}
export const ROTATABLE = ['origin', 'webhook', ...Object.keys(SINGLE)]

/** The secret's new content. Throws CommandError when a value is missing or the change is not allowed. */
export function rotated(name: string, now: Values, { given, finish, fresh }: Rotation): Values {
  if (name === 'hmac') {
    throw new CommandError(
      'This key is not rotated: with another one the service no longer knows who was written to, who objected, and which cards had a trial. docs/operations.md says what to do when it leaked.',
    )
  }
  if (name === 'origin') return origin(now, finish, fresh)
  if (name === 'webhook') return webhook(now, given, finish)
  const variable = SINGLE[name]
  if (variable === undefined)
    throw new CommandError(`There is no secret ${name} to rotate. There are ${ROTATABLE.join(', ')}.`)
  if (given === null)
    throw new CommandError('Pipe the new value in: it does not belong into the history of a shell.')
  return { ...now, [variable]: given }
}

function origin({ [BEFORE]: before, ...now }: Values, finish: boolean, fresh: () => string): Values {
  if (finish) return now
  if (before !== undefined)
    throw new CommandError(
      'A rotation of this secret is under way: deploy the edge, then end it with --finish.',
    )
  return { ...now, ORIGIN_SECRET: fresh(), [BEFORE]: now['ORIGIN_SECRET'] ?? '' }
}

function webhook(now: Values, given: string | null, finish: boolean): Values {
  const [newest = '', ...others] = (now['STRIPE_WEBHOOK_SECRETS'] ?? '')
    .split(',')
    .map((secret) => secret.trim())
  if (finish) return { ...now, STRIPE_WEBHOOK_SECRETS: newest }
  if (given === null || !given.startsWith('whsec_'))
    throw new CommandError('Pipe in the new signing secret that Stripe shows (whsec_…).')
  if (others.length > 0)
    throw new CommandError(
      'A rotation of this secret is under way: end it with --finish once Stripe signs with the new one alone.',
    )
  return { ...now, STRIPE_WEBHOOK_SECRETS: `${given},${newest}` }
}

const NEXT: Readonly<Record<string, readonly [begun: string, finished: string]>> = {
  origin: [
    'Both values are good within a minute. Put the version below into originSecretVersion of the stage in cdk.json, deploy the edge (npx cdk deploy edge), then end it: --finish.',
    'The old value is good no more, within minutes.',
  ],
  webhook: [
    'Both secrets are good within a minute. Once Stripe has let the old one go, end it: --finish.',
    'Only the new secret is good.',
  ],
}
const WITHIN_A_MINUTE =
  'Functions use it within a minute, without a restart. See that it works, then revoke the old key at the vendor.'

/**
 * Writes a secret's new content, and returns the remaining steps. Never shows a value. Throws CommandError.
 */
export async function rotate(
  name: string,
  rotation: Rotation,
  { secrets }: Place,
): Promise<readonly string[]> {
  if (secrets === null)
    throw new CommandError(
      'A stage on this machine has its keys in .env: change them there and start it anew.',
    )
  // The key of the fingerprints is refused without being read.
  const now = name === 'hmac' ? {} : await secrets.read(name)
  const version = await secrets.put(name, rotated(name, now, rotation))
  const [begun = WITHIN_A_MINUTE, finished = WITHIN_A_MINUTE] = NEXT[name] ?? []
  return [rotation.finish ? finished : begun, `Version of ${secrets.idOf(name)}: ${version ?? 'unknown'}`]
}
