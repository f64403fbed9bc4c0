import { absent, anyOf, below, part } from '#platform/table/expressions.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import type { TransactionPart } from '#platform/table/expressions.ts'
import { dynamoTable } from '#platform/table/table.ts'
import { BERLIN, readyUser, type Preferences } from '#harness/ready-user.ts'
import type { Client } from '#harness/session.ts'
import { Run } from '#shared/models/outreach/run.ts'
import { figure, report } from '../figure.ts'
import { stageOfProcess } from '#harness/stage-of-process.ts'
import { localAccess } from '#dev/local-access.ts'

const SIDE_BY_SIDE = 8
const BARE_TRANSACTIONS = 400
const PATIENCE_MS = 180_000

const USERS: readonly { resume: string; preferences: Preferences }[] = [
  { resume: 'product-manager.txt', preferences: BERLIN },
  {
    resume: 'marketing-coordinator.txt',
    preferences: {
      jobTitle: 'Marketing Coordinator',
      country: 'United States',
      city: 'Los Angeles',
      role: 'marketing',
      timeframe: '30',
    },
  },
  {
    resume: 'software-engineer.txt',
    preferences: {
      jobTitle: 'Software Engineer',
      country: 'United Kingdom',
      city: 'London',
      role: 'engineering',
      timeframe: '30',
    },
  },
  {
    resume: 'data-analyst.txt',
    preferences: {
      jobTitle: 'Data Analyst',
      country: 'United States',
      city: 'New York',
      role: 'engineering',
      timeframe: '30',
    },
  },
]

const Latest = z.object({ run: z.nullable(Run) })

async function finished(client: Client): Promise<Run> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const { run } = Latest.parse((await client.get('/api/runs/latest')).body)
    if (run?.state === 'finished') return run
    if (performance.now() > deadline) throw new Error('a run did not finish')
    await sleep(100)
  }
}

/** Transactions per second of the kind that reserves a draft, without anything else. */
async function bareTransactions(endpoint: string, name: string): Promise<number> {
  const table = dynamoTable(name, localAccess(endpoint))
  const put = (key: { pk: string; sk: string }, size: number): TransactionPart =>
    part.put({ ...key, text: 'x'.repeat(size) }, absent('pk'))
  const reserve = (user: string, index: number) =>
    table.transact([
      put(keys.email(user, `out_${index}`), 700),
      put(keys.material(user, `out_${index}`), 3_500),
      put(keys.usedJob(user, `job-${index}`), 60),
      part.update(keys.usage(user, '2026-01'), {
        add: { used: 1, q01: 1, n01: 1 },
        when: anyOf(absent('used'), below('used', 1e6)),
      }),
      part.update(keys.run(user, 'run_1'), { add: { reserved: 1, open: 1 } }),
      put(keys.recipient(`person-${user}-${index}`), 80),
      put(keys.recipient(`company-${user}-${index}`), 80),
    ])
  const work = async (worker: number) => {
    for (let index = 0; index < BARE_TRANSACTIONS / SIDE_BY_SIDE; index += 1)
      await reserve(`usr_bare_${worker}`, index)
  }
  await work(SIDE_BY_SIDE)
  const from = performance.now()
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, worker) => work(worker)))
  return (BARE_TRANSACTIONS * 1000) / (performance.now() - from)
}

const began = performance.now()
const stage = await stageOfProcess({ workers: { concurrency: SIDE_BY_SIDE } })
const startUpSeconds = (performance.now() - began) / 1000
try {
  const clients = await Promise.all(
    USERS.map(({ resume, preferences }, index) =>
      readyUser(stage, `elite-${index}@mail.example`, 'elite', resume, preferences),
    ),
  )
  const from = performance.now()
  await Promise.all(clients.map((client) => client.post('/api/start-email-drafting', {})))
  const runs = await Promise.all(clients.map(finished))
  const seconds = (performance.now() - from) / 1000
  const drafted = runs.reduce((sum, run) => sum + run.drafted, 0)
  const bare = await bareTransactions(stage.addresses['dynamodb'] ?? '', stage.table)
  report({
    figures: [
      figure(
        'P11',
        'drafts a second through the whole local stage',
        drafted / seconds,
        'drafts/s',
        null,
        `${drafted} drafts of ${USERS.length} elite users in ${seconds.toFixed(1)} s, postings searched and letters written included`,
      ),
      figure(
        'N8',
        'drafts from the whole posting',
        (100 * runs.reduce((sum, run) => sum + run.whole, 0)) / drafted,
        '%',
        null,
        'over the emulated market',
      ),
      figure('P11', 'bare table transactions of the reserving shape a second', bare, 'tx/s'),
      figure('P11', 'drafts ÷ bare transactions', drafted / seconds / bare, '×'),
      figure('P14', 'start of the whole stage, without the web app', startUpSeconds, 's', '<= 15'),
    ],
    details: {
      runs: runs.map(({ outcome, found, matched, whole, reserved, drafted: made, failed }) => ({
        outcome,
        found,
        matched,
        whole,
        reserved,
        drafted: made,
        failed,
      })),
      reports: stage.reports.length,
    },
  })
} finally {
  await stage.close()
}
