import {
  CloudWatchLogsClient,
  GetQueryResultsCommand,
  ResourceNotFoundException,
  StartQueryCommand,
} from '@aws-sdk/client-cloudwatch-logs'
import { setTimeout as wait } from 'node:timers/promises'

/** A query of a week takes some seconds at most. */
const POLL_MS = 250
const MAX_POLLS = 40

const SECOND = 1_000

/** A row of an answer by its fields, whose names have no backticks. */
export type LogRow = ReadonlyMap<string, string>

/** The log group into which CloudWatch RUM copies events, asked by Logs Insights. */
export const visitLog = (client: CloudWatchLogsClient, logGroupName: string) => ({
  /** The rows of a query; none before the first event. Rejects when CloudWatch does not answer in ten seconds. */
  async query(
    queryString: string,
    range: { readonly from: Date; readonly to: Date },
  ): Promise<readonly LogRow[]> {
    const queryId = await started(client, {
      logGroupName,
      queryString,
      startTime: Math.floor(range.from.getTime() / SECOND),
      endTime: Math.ceil(range.to.getTime() / SECOND),
    })
    if (queryId === null) return []
    for (let polls = 0; polls < MAX_POLLS; polls += 1) {
      const { status, results = [] } = await client.send(new GetQueryResultsCommand({ queryId }))
      if (status === 'Complete')
        return results.map(
          (row) => new Map(row.map(({ field = '', value = '' }) => [field.replaceAll('`', ''), value])),
        )
      if (status !== 'Scheduled' && status !== 'Running') throw new Error(`The query ended as ${status}.`)
      await wait(POLL_MS)
    }
    throw new Error('The query takes too long.')
  },
})

async function started(
  client: CloudWatchLogsClient,
  query: ConstructorParameters<typeof StartQueryCommand>[0],
): Promise<string | null> {
  try {
    const { queryId } = await client.send(new StartQueryCommand(query))
    if (queryId === undefined) throw new Error('The query has no id.')
    return queryId
  } catch (error) {
    // RUM makes the log group with the first event.
    if (error instanceof ResourceNotFoundException) return null
    throw error
  }
}
