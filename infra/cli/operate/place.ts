import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { GetQueueUrlCommand, QueueDoesNotExist, SQSClient } from '@aws-sdk/client-sqs'
import { dynamoTable, type Table } from '#platform/table/table.ts'
import { prefixOf } from '#infra/stage-names.ts'
import { localAccess } from '#dev/local-access.ts'
import { CommandError } from '../command.ts'
import { secretsIn, type StageSecrets } from '../deploy/cloud.ts'
import { runningStage } from '../running-stage.ts'

/**
 * An operator's access to a stage: the local one, or one in the cloud with the shell's credentials.
 */
export interface Place {
  readonly sqs: SQSClient
  /** URL of a queue by its short name, such as `cycle` or `cycle-dead`. */
  queueUrl(name: string): Promise<string>
  /** Throws CommandError when no table was given. */
  table(): Table
  /** Null for the local stage, which has its keys in `.env`. */
  readonly secrets: StageSecrets | null
  /** Null for the local stage, which has none. */
  readonly alarms: { readonly client: CloudWatchClient; readonly prefix: string } | null
}

export interface Named {
  readonly stage?: string | undefined
  readonly table?: string | undefined
  readonly queueUrl?: string | undefined
}

export function localPlace(stage: {
  readonly table: string
  readonly dynamodb: string
  readonly sqs: string
}): Place {
  const sqs = new SQSClient({ ...localAccess(stage.sqs), useQueueUrlAsEndpoint: false })
  return {
    sqs,
    queueUrl: async (name) => await urlOf(sqs, name),
    table: () => dynamoTable(stage.table, localAccess(stage.dynamodb)),
    secrets: null,
    alarms: null,
  }
}

/** A stage in the cloud. `queueUrl` stands for the dead-letter queue that a command would look for. */
export function cloudPlace(stage: string, { table, queueUrl }: Named): Place {
  const prefix = prefixOf({ stage })
  const sqs = new SQSClient({ useQueueUrlAsEndpoint: false })
  return {
    sqs,
    queueUrl: async (name) =>
      queueUrl !== undefined && name.endsWith('-dead') ? queueUrl : await urlOf(sqs, `${prefix}-${name}`),
    table: () => {
      if (table === undefined)
        throw new CommandError(
          `This command reads the table: name it with --table (the output ${prefix}-data.TableName).`,
        )
      return dynamoTable(table)
    },
    secrets: secretsIn({}, undefined, prefix),
    alarms: { client: new CloudWatchClient({}), prefix },
  }
}

/** URL of a queue by its name. Throws CommandError when there is none. */
export async function urlOf(sqs: SQSClient, name: string): Promise<string> {
  try {
    const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: name }))
    return QueueUrl ?? ''
  } catch (error) {
    if (error instanceof QueueDoesNotExist) throw new CommandError(`There is no queue ${name} here.`)
    throw error
  }
}

/** The named stage, or the running local one. Throws CommandError when none is running. */
export function placeOf(named: Named): Place {
  if (named.stage !== undefined) return cloudPlace(named.stage, named)
  const { table, addresses } = runningStage(', or name one in the cloud with --stage')
  return localPlace({ table, ...addresses })
}
