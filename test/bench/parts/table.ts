import { measureEndpoints } from '../../access/measure-endpoints.ts'
import { measureTracker } from '../../access/measure-tracker.ts'
import { startCountingProxy } from '#harness/counting-proxy.ts'
import { startDynamodb } from '#dev/aws/dynamodb.ts'
import { freePorts } from '#dev/ports.ts'
import { contracts } from '#shared/contracts/index.ts'
import { figure, report } from '../figure.ts'
import { stageOfProcess } from '#harness/stage-of-process.ts'

/** The names of the endpoints with the most sequential requests. */
function longest(of: readonly { readonly id: string; readonly inSequence: number }[]): string {
  const most = Math.max(...of.map(({ inSequence }) => inSequence))
  return of
    .filter(({ inSequence }) => inSequence === most)
    .map(({ id }) => id)
    .join(', ')
}

const { dynamodb: port } = await freePorts()
const database = await startDynamodb({ port, stateDir: null, say: () => undefined })
const proxy = await startCountingProxy(database.url)
const stage = await stageOfProcess({ dynamodb: proxy.url })
try {
  const endpoints = await measureEndpoints(stage, proxy)
  const tracker = [
    await measureTracker(stage, proxy, 10),
    await measureTracker(stage, proxy, 1_000),
    await measureTracker(stage, proxy, 10_000),
  ]
  const [few, , many] = tracker
  const trips = endpoints.map(({ inSequence }) => inSequence)
  const readIds = new Set<string>(
    Object.values(contracts).flatMap(({ id, method, reply }) =>
      // Exports are downloads, which no page waits for.
      method === 'GET' && reply !== 'redirect' && !id.startsWith('export') ? [id] : [],
    ),
  )
  const reads = endpoints.filter(({ id }) => readIds.has(id))
  const share = (units: number | undefined) => (100 * (units ?? Number.NaN)) / (many?.whole ?? Number.NaN)
  report({
    figures: [
      figure(
        'P4',
        'table round trips in sequence over all endpoints, mean',
        trips.reduce((sum, trip) => sum + trip, 0) / trips.length,
        'trips',
        '<= 3.5',
        'the session is one, and names the user that the next asks for',
      ),
      figure(
        'P4',
        'table round trips in sequence, most',
        Math.max(...trips),
        'trips',
        '<= 8',
        longest(endpoints),
      ),
      figure(
        'P4',
        'table round trips in sequence of a call that a page waits for, most',
        Math.max(...reads.map(({ inSequence }) => inSequence)),
        'trips',
        '<= 3',
        longest(reads),
      ),
      figure(
        'P5',
        'tracker page 1 at 10,000 entries ÷ reading whole items',
        share(many?.firstPage),
        '%',
        '<= 3',
        `${few?.firstPage} units with 10 entries, ${many?.firstPage} with 10,000`,
      ),
      figure(
        'P5',
        'usage counts at 10,000 entries ÷ reading whole items',
        share(many?.user),
        '%',
        '<= 3',
        `${few?.user} units with 10 entries, ${many?.user} with 10,000`,
      ),
      figure(
        'P5',
        'list of 1,000 for counting at 10,000 entries ÷ reading whole items',
        share(many?.counts),
        '%',
        '<= 3',
        `${many?.counts} units`,
      ),
    ],
    details: { endpoints, tracker },
  })
} finally {
  await stage.close()
  await proxy.close()
  await database.close()
}
