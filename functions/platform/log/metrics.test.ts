import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const FILE = path.join(import.meta.dirname, 'metrics.ts')

/** A process that runs `calls` with this environment. */
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

/** The process's standard output. */
const outputOf = (
  environment: Record<string, string>,
  calls = "count('BillingDifferences', 3)",
): Promise<string> => started(environment, calls).output

test('a count is one line in the embedded metric format, whatever the log level', async () => {
  const line: unknown = JSON.parse(await outputOf({ STAGE: 'prod', LOG_LEVEL: 'error' }))
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

test('a second dimension is counted under its value and in total', async () => {
  const line: unknown = JSON.parse(await outputOf({ STAGE: 'prod' }, "count('RateLimited', 1, 'getUser')"))
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

test('on a local stage without an agent nothing is written', async () => {
  expect(await outputOf({ STAGE: 'local' })).toBe('')
})

test('an agent gets the same lines, and the log gets none', async () => {
  const lines: unknown[] = []
  const server = createServer((socket) => {
    createInterface(socket).on('line', (line) => lines.push(JSON.parse(line)))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const endpoint = `tcp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  // The process runs until its standard input ends, after everything has arrived.
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
