import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { filled, readEnvironment } from './config.ts'

const Values = z.record(z.string(), z.string())
const SUFFIX = '_SECRET_ARN'

/**
 * Reads the secrets that variables `<NAME>_SECRET_ARN` name, each a JSON object of variables. Without such a
 * variable, as on a local stage, it makes no call. Throws an Error that names the variable and no content.
 */
export async function secretValues(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Readonly<Record<string, string>>> {
  const named = Object.entries(environment).filter(([name, arn]) => name.endsWith(SUFFIX) && arn)
  if (named.length === 0) return {}
  const client = new SecretsManagerClient({
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  })
  const read = async ([name, SecretId]: readonly [string, string | undefined]) =>
    await client
      .send(new GetSecretValueCommand({ SecretId }))
      .then(({ SecretString }) => Values.parse(JSON.parse(SecretString ?? '')))
      .catch(fail(name))
  return Object.assign({}, ...(await Promise.all(named.map(read))))
}

/** The cause is left out, because a JSON parser's error quotes its input. */
const fail =
  (name: string) =>
  (error: unknown): never => {
    throw new Error(
      `The secret that ${name} names could not be read: ${error instanceof Error ? error.name : 'unknown'}.`,
    )
  }

/** Read once per container, as the module loads. Not put into process.env, which child processes inherit. */
const held = await secretValues(process.env)

/** Reads one required variable from the secrets, else from the environment. Throws an Error that names it. */
export const secretSetting = (variable: string): string =>
  readEnvironment(z.object({ [variable]: filled }), { ...process.env, ...held })[variable] ?? ''
