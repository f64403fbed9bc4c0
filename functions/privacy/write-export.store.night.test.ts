import { S3Client, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { afterAll, expect, test } from 'vitest'
import { startS3 } from '#dev/aws/s3.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { accountOf } from '#harness/account/account.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import { MINUTE } from '#platform/clock.ts'
import { keys } from '#platform/table/keys.ts'
import { DataExport } from '#shared/models/account/privacy.ts'
import { s3ExportFiles } from '#vendors/s3/export-files.ts'
import { s3ResumeFiles } from '#vendors/s3/resume-files.ts'
import { dataExportStore } from './data-export.store.ts'
import { personalRecords } from './personal-records.store.ts'
import { writeExport, type WriteExportDeps } from './write-export.ts'

const s3 = await startS3({ port: 0, stateDir: null, bucket: 'resumes', accessKeyId: 'local' })
afterAll(() => s3.close())
const client = new S3Client({
  endpoint: s3.url,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
})
const table = await testTable()
const START = new Date('2026-11-21T10:00:00.000Z')
/** Of 300 kilobytes each, so that the file has a part of at least five megabytes, and a shorter last one. */
const JOBS = 25

class Crash extends Error {}

interface State {
  now: number
  step: number
  messages: number
  readonly mails: string[]
  /** Bytes of each part, in the order in which they were sent. */
  readonly sizes: number[]
}

/** An export under way, whose worker dies right after its `dieAt`-th step. */
async function exportOf(userId: string, dieAt: number) {
  const state: State = { now: START.getTime(), step: 0, messages: 1, mails: [], sizes: [] }
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    state.step += 1
    const result = await work()
    if (state.step === dieAt) throw new Crash()
    return result
  }
  const store = dataExportStore(table)
  const files = s3ExportFiles({ client, bucket: 'exports' })
  const deps: WriteExportDeps = {
    dataExports: {
      ...store,
      began: (...asked) => step(() => store.began(...asked)),
      claim: (...asked) => step(() => store.claim(...asked)),
      save: (...asked) => step(() => store.save(...asked)),
      release: (...asked) => step(() => store.release(...asked)),
      end: (...asked) => step(() => store.end(...asked)),
    },
    exportFiles: {
      ...files,
      begin: (...asked) => step(() => files.begin(...asked)),
      store: (...asked) => {
        state.sizes.push(asked[2].bytes.length)
        return step(() => files.store(...asked))
      },
      complete: (...asked) => step(() => files.complete(...asked)),
    },
    records: personalRecords(table),
    files: s3ResumeFiles({ client, bucket: 'resumes' }),
    accounts: {
      snapshot: async () => ({
        account: accountOf(START),
        subscription: NO_SUBSCRIPTION,
        usage: { today: 0, month: 0, trial: 0 },
      }),
    },
    mail: { send: async ({ subject }) => void state.mails.push(subject) },
    queue: { send: async () => void (state.messages += 1) },
    secrets: { hash: (secret) => secret, fresh: () => `token-${state.now}-${state.step}` },
    clock: { now: () => new Date(state.now) },
    leaseMs: 5 * MINUTE,
    site: 'https://reachwell.example',
    // Each turn ends after its first part.
    turnMs: 0,
  }
  await store.begin(userId, 'json', START, START)
  return { state, deps, store, files }
}

/** Delivers messages until there are none, as the queue and the sweeper do. Returns whether the worker died. */
async function deliverAll(userId: string, { state, deps }: Awaited<ReturnType<typeof exportOf>>) {
  let died = false
  while (state.messages > 0) {
    state.messages -= 1
    try {
      await writeExport({ v: 1, userId }, deps)
    } catch (error) {
      if (!(error instanceof Crash)) throw error
      died = true
      state.messages += 1
    }
    state.now += 10 * MINUTE
  }
  return died
}

async function fileOf(userId: string, files: ReturnType<typeof s3ExportFiles>): Promise<string> {
  return await (await fetch(await files.linkTo(userId, 'json'))).text()
}

for (let job = 0; job < JOBS; job += 1)
  await table.put({
    ...keys.usedJob('usr_1', `job-${String(job).padStart(4, '0')}`),
    about: 'x'.repeat(300_000),
  })

test('a worker that dies after any step leaves the same file, whole and with every record once', async () => {
  for (let dieAt = 1, died = true; died; dieAt += 1) {
    const run = await exportOf('usr_1', dieAt)
    died = await deliverAll('usr_1', run)
    const found = await run.store.find('usr_1')
    expect([dieAt, found?.state]).toEqual([dieAt, 'ready'])
    const text = await fileOf('usr_1', run.files)
    const { sections } = DataExport.parse(JSON.parse(text))
    expect(sections['usedJobs']?.map(({ id }) => id)).toEqual(
      Array.from({ length: JOBS }, (_, job) => `job-${String(job).padStart(4, '0')}`),
    )
    expect(found?.bytes).toBe(Buffer.byteLength(text))
    // The mail is not repeated when the worker died just before it: the page says the same.
    expect(run.state.mails.length).toBeLessThanOrEqual(1)
  }
})

test('a worker that lives sends parts that S3 takes, and one mail', async () => {
  const run = await exportOf('usr_1', 0)
  expect(await deliverAll('usr_1', run)).toBe(false)
  // S3 refuses parts of less than five megabytes, but for the last.
  expect(run.state.sizes.map((size) => size >= 5 * 1024 * 1024)).toEqual([true, false])
  expect(run.state.mails).toEqual(['Your Reachwell data is ready to download'])
})

test('of an account that is deleted meanwhile no file stays', async () => {
  const run = await exportOf('usr_1', 0)
  const { deps } = run
  const deleted: WriteExportDeps = {
    ...deps,
    exportFiles: {
      ...deps.exportFiles,
      complete: async (...asked) => {
        await table.remove(keys.dataExport('usr_1'))
        return await deps.exportFiles.complete(...asked)
      },
    },
  }
  await deliverAll('usr_1', { ...run, deps: deleted })
  expect((await client.send(new ListObjectsV2Command({ Bucket: 'exports' }))).Contents ?? []).toEqual([])
  expect(run.state.mails).toEqual([])
})

test('an export that never comes further is given up, and can be started again', async () => {
  const run = await exportOf('usr_1', 0)
  const begun: string[] = []
  const broken: WriteExportDeps = {
    ...run.deps,
    exportFiles: {
      ...run.deps.exportFiles,
      begin: async (...asked) => {
        const upload = await run.files.begin(...asked)
        begun.push(upload)
        return upload
      },
      store: async () => {
        throw new Crash()
      },
    },
  }
  await deliverAll('usr_1', { ...run, deps: broken })
  expect((await run.store.find('usr_1'))?.state).toBe('failed')
  // Nothing of it is left in S3 either.
  expect((await client.send(new ListObjectsV2Command({ Bucket: 'exports' }))).Contents ?? []).toEqual([])
  expect(begun).toHaveLength(1)
  await expect(
    run.files.store('usr_1', 'json', { upload: begun[0] ?? '', number: 1, bytes: Buffer.from('x') }),
  ).rejects.toThrow('The specified multipart upload does not exist.')
  expect(await run.store.begin('usr_1', 'csv', START, START)).toBe(true)
  expect(await run.store.begin('usr_1', 'json', START, START)).toBe(false)
  expect(await run.store.find('usr_1')).toMatchObject({ state: 'preparing', format: 'csv' })
})
