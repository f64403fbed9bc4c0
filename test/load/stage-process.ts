import { monitorEventLoopDelay } from 'node:perf_hooks'
import { publishArticles } from '#functions/blog/blog.store.ts'
import { sessionEnds } from '#functions/auth/session.ts'
import { keys } from '#platform/table/keys.ts'
import { toStored } from '#platform/table/instant.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { readyUser } from '#harness/ready-user.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { seedPeople, type SeededPerson } from '#harness/seeded-people.ts'
import { tableOf } from '#harness/table-of.ts'
import * as z from 'zod/mini'
import { stageOfProcess } from '#harness/stage-of-process.ts'
import { ARTICLE } from '../fixtures/article.ts'
import { LOAD_SECRET, type Loaded, type Vitals } from './loaded.ts'

/** The users with sessions; the others are only in the table. */
const READERS = 100
const STARTERS = 20
const EMAILS_EACH = 60

const users = Number(process.argv[2])
const stage = await stageOfProcess({
  workers: { concurrency: 2 },
  settings: { STRIPE_WEBHOOK_SECRETS: LOAD_SECRET, LOG_LEVEL: 'silent' },
})
const table = tableOf(stage)
const target = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
const now = systemClock.now()

async function reader({ id, email }: SeededPerson) {
  const secret = secrets.fresh()
  const hash = secrets.hash(secret)
  const { expiresAt, absoluteEnd } = sessionEnds(now)
  const times = { expiresAt: toStored(expiresAt), absoluteEnd: toStored(absoluteEnd) }
  await table.put({ ...keys.session(hash), hash, userId: id, email, ...times })
  const [entry = ''] = await seedEntries(target, id, EMAILS_EACH, now)
  return { cookie: `sid=${secret}`, entry }
}

const Uploaded = z.object({ storageUrl: z.string() })

async function starter(index: number) {
  const client = await readyUser(stage, `starter-${index}@mail.example`, 'pro', 'product-manager.txt')
  const { storageUrl } = Uploaded.parse((await client.get('/api/user/resume/latest')).body)
  return { cookie: `sid=${client.cookies()['sid'] ?? ''}`, resumeUrl: storageUrl }
}

const began = performance.now()
const people = await seedPeople(target, users, now, { whole: true })
const seededSeconds = (performance.now() - began) / 1000
await publishArticles(table, [{ article: ARTICLE, text: 'Text.', fingerprint: 'load' }])
const loaded: Loaded = {
  origin: stage.origin,
  seededSeconds,
  readers: await Promise.all(people.slice(0, READERS).map(reader)),
  starters: [],
  admin: `adm=${(await signedInAdmin(stage, 'load@staff.example', 'super_admin')).cookie}`,
}
for (let index = 0; index < STARTERS; index += 1) loaded.starters.push(await starter(index))

const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
process.on('message', (message) => {
  if (message === 'end') {
    void stage.close().then(() => process.exit(0))
    return
  }
  const { user, system } = process.cpuUsage()
  const vitals: Vitals = { cpuMs: (user + system) / 1000, delayP99Ms: delay.percentile(99) / 1e6 }
  delay.reset()
  process.send?.(vitals)
})
process.send?.(loaded)
