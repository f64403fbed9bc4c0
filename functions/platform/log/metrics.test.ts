import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const FILE = path.join(import.meta.dirname, 'metrics.ts')

/** A function of a stage that counts. */
function started(
  environment: Record<string, string>,
  calls: string,
): { readonly output: Promise<string>; end(): void } {
  const program = `const { count } = await import(${JSON.stringify(FILE)}); ${calls}`
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env['PATH'], ...environment },
  })
  return { output: running.then(({ stdout }) => stdout), end: () => void running.child.stdin?.end() }
}

/** What it writes. */
const written = (
  environment: Record<string, string>,
  calls = "count('BillingDifferences', 3)",
): Promise<string> => started(environment, calls).output

test('a count is one line out of which CloudWatch makes a metric of the stage, whatever the level of the log', async () => {
  const line: unknown = JSON.parse(await written({ STAGE: 'prod', LOG_LEVEL: 'error' }))
  expect(line).toMatchObject({
    _aws: {
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [
        {
          Namespace: 'Reachwell',
          Dimensions: [['Stage']],
          Metrics: [{ Name: 'BillingDifferences', Unit: 'Count' }],
        },
      ],
    },
    Stage: 'prod',
    BillingDifferences: 3,
  })
})

test('a second dimension is counted under its value and as a whole', async () => {
  const line: unknown = JSON.parse(await written({ STAGE: 'prod' }, "count('RateLimited', 1, 'getUser')"))
  expect(line).toMatchObject({
    _aws: {
      CloudWatchMetrics: [
        { Dimensions: [['Stage'], ['Stage', 'Endpoint']], Metrics: [{ Name: 'RateLimited', Unit: 'Count' }] },
      ],
    },
    Stage: 'prod',
    Endpoint: 'getUser',
    RateLimited: 1,
  })
})

test('on one machine without an agent nobody collects counts, so none is written', async () => {
  expect(await written({ STAGE: 'local' })).toBe('')
})

test('an agent gets the same lines, and none of them is in the log', async () => {
  const lines: unknown[] = []
  const server = createServer((socket) => {
    createInterface(socket).on('line', (line) => lines.push(JSON.parse(line)))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const endpoint = `tcp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  // It ends with its standard input, once everything has arrived.
  const run = started(
    { STAGE: 'local', AWS_EMF_AGENT_ENDPOINT: endpoint },
    "count('BillingDifferences', 3); count('BillingReconciled', 1); for await (const _ of process.stdin);",
  )
  await expect
    .poll(() => lines)
    .toMatchObject([
      { Stage: 'local', BillingDifferences: 3, _aws: { LogGroupName: '/reachwell/local' } },
      { BillingReconciled: 1 },
    ])
  run.end()
  expect(await run.output).toBe('')
  server.close()
})
