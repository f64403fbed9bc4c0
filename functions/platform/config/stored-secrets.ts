import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import { addBeforeWork } from '../lambda/deps.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { createAnew } from '../lazy.ts'
import { describeError, logger } from '../log/logger.ts'
import { filled, readEnvironment } from './config.ts'

const Values = z.record(z.string(), z.string())
const SUFFIX = '_SECRET_ARN'

/**
 * Makes a function that reads the secrets that variables `<NAME>_SECRET_ARN` name, each a JSON object of variables.
 * Without such a variable, as on a local stage, it makes no call. It throws an Error that names the variable and no
 * content.
 */
export function secretReader(
  environment: Readonly<Record<string, string | undefined>>,
): () => Promise<Readonly<Record<string, string>>> {
  const named = Object.entries(environment).filter(([name, arn]) => name.endsWith(SUFFIX) && arn)
  if (named.length === 0) return () => Promise.resolve({})
  const client = new SecretsManagerClient({
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  })
  const read = async ([name, SecretId]: readonly [string, string | undefined]) =>
    await client
      .send(new GetSecretValueCommand({ SecretId }))
      .then(({ SecretString }) => Values.parse(JSON.parse(SecretString ?? '')))
      .catch(fail(name))
  return async () => Object.assign({}, ...(await Promise.all(named.map(read))))
}

/** The cause is left out, because a JSON parser's error quotes its input. */
const fail =
  (name: string) =>
  (error: unknown): never => {
    throw new Error(
      `The secret that ${name} names could not be read: ${error instanceof Error ? error.name : 'unknown'}.`,
    )
  }

/** How long a value is used before it is read again. */
const LIFE_MS = 60_000

/**
 * The secrets of the environment, read as the module loads and again before work once they are a minute old. A
 * changed one makes all clients anew, so no function is restarted for it. When Secrets Manager does not answer, the
 * values in use stay, and the next minute tries again. They are not put into process.env, which child
 * processes inherit.
 */
export async function heldSecrets(
  environment: Readonly<Record<string, string | undefined>>,
  clock: Clock,
  changed: () => void,
) {
  const read = secretReader(environment)
  let held = await read()
  let readAt = clock.now().getTime()
  return {
    values: () => held,
    async refresh(): Promise<void> {
      if (clock.now().getTime() - readAt < LIFE_MS) return
      readAt = clock.now().getTime()
      try {
        const now = await read()
        if (JSON.stringify(now) === JSON.stringify(held)) return
        held = now
        changed()
      } catch (error) {
        logger.warn({ error: describeError(error) }, 'secrets not read again')
      }
    },
  }
}

const held = await heldSecrets(process.env, systemClock, createAnew)
addBeforeWork(() => held.refresh())

/** Reads one required variable from the secrets, else from the environment. Throws an Error that names it. */
export const secretSetting = (variable: string): string =>
  readEnvironment(z.object({ [variable]: filled }), { ...process.env, ...held.values() })[variable] ?? ''
