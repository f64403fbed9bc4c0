import { CloudWatchClient, GetMetricDataCommand } from '@aws-sdk/client-cloudwatch'
import { expect, test } from 'vitest'
import { browserStage } from './browser-stage.ts'
import { land } from './walk.ts'

const { stage, visit } = await browserStage()
const metrics = new CloudWatchClient({
  region: 'eu-central-1',
  endpoint: stage.emulators.cloudwatch.url,
  credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
})

/** How often a directive was counted, as staff and alarms see it. */
async function counted(directive: string): Promise<number> {
  const { MetricDataResults = [] } = await metrics.send(
    new GetMetricDataCommand({
      StartTime: new Date(Date.now() - 3_600_000),
      EndTime: new Date(Date.now() + 60_000),
      MetricDataQueries: [
        {
          Id: 'counted',
          MetricStat: {
            Metric: {
              Namespace: 'Reachwell',
              MetricName: 'PolicyViolations',
              Dimensions: [
                { Name: 'Stage', Value: 'local' },
                { Name: 'Directive', Value: directive },
              ],
            },
            Period: 3_600,
            Stat: 'Sum',
          },
        },
      ],
    }),
  )
  return (MetricDataResults[0]?.Values ?? []).reduce((sum, value) => sum + value, 0)
}

test('text that would become script is refused, and the refusal is counted', async () => {
  const { page, takeProblems } = await visit()
  await land(page, '/about')
  const before = await counted('require-trusted-types-for')
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="document.title = 1">')
      return 'inserted'
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error)
    }
  })
  expect(refused).toBe('refused')
  await expect.poll(() => counted('require-trusted-types-for')).toBe(before + 1)
  expect(takeProblems().filter((problem) => !problem.includes('TrustedHTML'))).toEqual([])
})

test('a picture of another site is not fetched, and is counted without its address', async () => {
  const { page, takeProblems } = await visit()
  await land(page, '/about')
  const before = await counted('img-src')
  await page.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = 'https://tracker.example/pixel.gif?of=ann'
    document.body.append(picture)
  })
  await expect.poll(() => counted('img-src')).toBe(before + 1)
  expect(takeProblems().filter((problem) => !problem.includes('tracker.example'))).toEqual([])
})

test('a script of another address than the payment provider is refused before it is asked for', async () => {
  const { page } = await visit()
  await land(page, '/checkout?plan=pro')
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script')
    try {
      script.src = 'https://js.stripe.com.evil.example/v3/'
      return 'set'
    } catch {
      return 'refused'
    }
  })
  expect(outcome).toBe('refused')
})
