import { measureEndpoints } from '../../access/measure-endpoints.ts'
import { measureTracker } from '../../access/measure-tracker.ts'
import { startCountingProxy } from '#harness/counting-proxy.ts'
import { startDynamodb } from '#dev/aws/dynamodb.ts'
import { freePorts } from '#dev/ports.ts'
import { figure, report } from '../figure.ts'
import { stageOfProcess } from '#harness/stage-of-process.ts'

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
  const most = Math.max(...trips)
  const share = (units: number | undefined) => (100 * (units ?? Number.NaN)) / (many?.whole ?? Number.NaN)
  report({
    figures: [
      figure(
        'P4',
        'table round trips in sequence over all endpoints, mean',
        trips.reduce((sum, trip) => sum + trip, 0) / trips.length,
        'trips',
        '<= 1.6',
        'the session is one, and names the user that the next asks for',
      ),
      figure(
        'P4',
        'table round trips in sequence, most',
        most,
        'trips',
        '<= 3',
        endpoints
          .filter(({ inSequence }) => inSequence === most)
          .map(({ id }) => id)
          .join(', '),
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
