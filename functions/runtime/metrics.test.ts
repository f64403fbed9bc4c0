import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const FILE = path.join(import.meta.dirname, 'metrics.ts')

/** What a function of a stage writes when it counts. */
async function written(environment: Record<string, string>): Promise<string> {
  const program = `const { count } = await import(${JSON.stringify(FILE)}); count('BillingDifferences', 3)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env: { PATH: process.env['PATH'], ...environment } })
  return stdout
}

test('a count is one line out of which CloudWatch makes a metric of the stage, whatever the level of the log', async () => {
  const line: unknown = JSON.parse(await written({ STAGE: 'prod', LOG_LEVEL: 'error' }))
  expect(line).toMatchObject({
    _aws: { Timestamp: expect.any(Number), CloudWatchMetrics: [{ Namespace: 'Reachwell', Dimensions: [['Stage']], Metrics: [{ Name: 'BillingDifferences', Unit: 'Count' }] }] },
    Stage: 'prod',
    BillingDifferences: 3,
  })
})

test('on one machine nobody collects counts, so none is written', async () => {
  expect(await written({ STAGE: 'local' })).toBe('')
})
