import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'

/** Settings of every AWS client; empty for the credentials of the shell. */
export interface Connection {
  readonly maxAttempts?: number
}

interface StackState {
  readonly status: string
  readonly changedAt: Date
  readonly outputs: ReadonlyMap<string, string>
  readonly parameters: ReadonlyMap<string, string>
}

const Values = z.record(z.string(), z.string())
export type SecretValues = z.infer<typeof Values>

/** Null for a stack that does not exist. */
export async function stackIn(
  connection: Connection,
  region: string,
  name: string,
): Promise<StackState | null> {
  try {
    const { Stacks: [found] = [] } = await new CloudFormationClient({ ...connection, region }).send(
      new DescribeStacksCommand({ StackName: name }),
    )
    if (found === undefined) return null
    return {
      status: found.StackStatus ?? '',
      changedAt: found.LastUpdatedTime ?? found.CreationTime ?? new Date(0),
      outputs: new Map(
        (found.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
      ),
      parameters: new Map(
        (found.Parameters ?? []).map(({ ParameterKey = '', ParameterValue = '' }) => [
          ParameterKey,
          ParameterValue,
        ]),
      ),
    }
  } catch (error) {
    // CloudFormation has no error class of its own for this.
    if (error instanceof Error && /does not exist/.test(error.message)) return null
    throw error
  }
}

/** Whether a stack stands: neither missing nor left behind by a failed first creation. */
export const stands = (stack: StackState | null): boolean =>
  stack !== null && /^(?:CREATE|UPDATE|UPDATE_ROLLBACK|IMPORT)_COMPLETE$/.test(stack.status)

/** The secrets of a stage; without a region in the one of the shell. */
export function secretsIn(connection: Connection, region: string | undefined, prefix: string) {
  const client = new SecretsManagerClient({ ...connection, region })
  const idOf = (name: string) => `${prefix}/${name}`
  return {
    idOf,
    /** Whether somebody has set it since the stack created it with a placeholder. Throws when it is missing. */
    async isSet(name: string): Promise<boolean> {
      const { VersionIdsToStages = {} } = await client.send(
        new DescribeSecretCommand({ SecretId: idOf(name) }),
      )
      return Object.values(VersionIdsToStages).some((labels) => labels.includes('AWSPREVIOUS'))
    },
    async read(name: string): Promise<SecretValues> {
      const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId: idOf(name) }))
      return Values.parse(JSON.parse(SecretString))
    },
    /** Returns the id of the new version. */
    async put(name: string, values: SecretValues): Promise<string | undefined> {
      const { VersionId } = await client.send(
        new PutSecretValueCommand({ SecretId: idOf(name), SecretString: JSON.stringify(values) }),
      )
      return VersionId
    },
  }
}

export type StageSecrets = ReturnType<typeof secretsIn>
