import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { filled, readEnvironment } from './config.ts'

const Values = z.record(z.string(), z.string())
const SUFFIX = '_SECRET_ARN'

/**
 * Each `<NAME>_SECRET_ARN` names a JSON object of variables; without one, as on a local stage, nothing is
 * asked. Throws an Error that names the variable, and nothing of the content.
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

/** Without its cause: the parser's own error quotes what it was given. */
const fail =
  (name: string) =>
  (error: unknown): never => {
    throw new Error(
      `The secret that ${name} names could not be read: ${error instanceof Error ? error.name : 'unknown'}.`,
    )
  }

/** Once a container, while the module loads. They never enter the environment, which children inherit. */
const held = await secretValues(process.env)

/** Reads the environment with the secrets laid over it. Throws an Error that names the variables only. */
export const readSecrets = <S extends z.ZodMiniType>(schema: S): z.output<S> =>
  readEnvironment(schema, { ...process.env, ...held })

/** One variable that has to be there, or in a secret. Throws Error that names it. */
export const secretSetting = (variable: string): string =>
  readSecrets(z.object({ [variable]: filled }))[variable] ?? ''
