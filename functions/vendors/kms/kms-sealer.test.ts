import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { startKmsEmulator, type KmsEmulator } from '#emulators/kms/kms-emulator.ts'
import { kmsSealer } from './kms-sealer.ts'

const SECRET = '1//0a-refresh-token-of-somebody'
const ALICE = 'usr_01JD0000000000000000000001'
const BOB = 'usr_01JD0000000000000000000002'
let kms: KmsEmulator

beforeEach(async () => {
  kms = await startKmsEmulator({ copies: ['us-west-2'] })
})
afterEach(() => kms.close())

const sealer = (
  options: {
    keyId?: string
    region?: string
    url?: string
    maxAttempts?: number
    requestTimeout?: number
  } = {},
) =>
  kmsSealer({
    keyId: options.keyId ?? 'alias/reachwell',
    client: {
      endpoint: options.url ?? kms.url,
      region: options.region ?? 'us-east-1',
      credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
      maxAttempts: options.maxAttempts ?? 1,
      requestHandler: { requestTimeout: options.requestTimeout ?? 120_000, throwOnRequestTimeout: true },
    },
  })
async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    (value) => `it worked: ${String(value)}`,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) return inspect(error)
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/1\/\/0a|usr_/)
  return `${error.code}: ${String(error.cause)}`
}
const FOREIGN = 'internal: kms: not sealed for this user, or changed'

test('a secret sealed for a user opens for the same user', async () => {
  const sealed = await sealer().seal(ALICE, SECRET)
  expect(sealed).toMatch(/^v1\.a256gcm\.[\w-]+\.[\w-]{16}\.[\w-]+$/)
  expect(sealed).not.toContain('refresh')
  expect(await sealer().open(ALICE, sealed)).toBe(SECRET)
})

test('a secret opens by the copy of its key in another region, and by no key of a region without one', async () => {
  const sealed = await sealer({ keyId: kms.keyArn }).seal(ALICE, SECRET)
  const copy = { region: 'us-west-2', keyId: kms.keyArn.replace('us-east-1', 'us-west-2') }
  expect(await sealer(copy).open(ALICE, sealed)).toBe(SECRET)
  expect(await failureOf(sealer({ ...copy, keyId: kms.keyArn }).open(ALICE, sealed))).toBe(
    'unavailable: kms: NotFoundException',
  )
  const nowhere = { region: 'us-east-2', keyId: kms.keyArn.replace('us-east-1', 'us-east-2') }
  expect(await failureOf(sealer(nowhere).open(ALICE, sealed))).toBe('unavailable: kms: NotFoundException')
})

test('sealing twice gives different texts, and every kind of secret is restored', async () => {
  expect(await sealer().seal(ALICE, SECRET)).not.toBe(await sealer().seal(ALICE, SECRET))
  for (const text of ['', 'ü😀', 'x'.repeat(4_000)])
    expect(await sealer().open(ALICE, await sealer().seal(ALICE, text))).toBe(text)
})

test('a secret sealed for one user does not open for another', async () => {
  expect(await failureOf(sealer().open(BOB, await sealer().seal(ALICE, SECRET)))).toBe(FOREIGN)
})

test('parts of two sealed texts cannot be combined, even for one user', async () => {
  const one = (await sealer().seal(ALICE, SECRET)).split('.')
  const two = (await sealer().seal(ALICE, 'other')).split('.')
  for (const index of [2, 3, 4])
    expect(await failureOf(sealer().open(ALICE, one.with(index, two[index] ?? '').join('.')))).toBe(FOREIGN)
})

test('a changed, cut or unknown text is refused, and KMS is not asked about an unknown format', async () => {
  const sealed = await sealer().seal(ALICE, SECRET)
  const flipped = sealed.slice(0, -3) + (sealed.at(-3) === 'A' ? 'B' : 'A') + sealed.slice(-2)
  expect(await failureOf(sealer().open(ALICE, flipped))).toBe(FOREIGN)
  const asked = kms.requests.length
  for (const text of ['', 'v2.a256gcm.a.b.c', sealed.replace('a256gcm', 'a128gcm'), `${sealed}.`, SECRET])
    expect(await failureOf(sealer().open(ALICE, text))).toBe(FOREIGN)
  expect(kms.requests).toHaveLength(asked)
})

test.each([
  ['throttle', 'ThrottlingException'],
  ['internal', 'KMSInternalException'],
  ['disabled', 'DisabledException'],
  ['denied', 'AccessDeniedException'],
  ['timeout', 'TimeoutError'],
  ['drop', 'TimeoutError'],
] as const)('%s is unavailable when sealing and opening', async (kind, name) => {
  const sealed = await sealer().seal(ALICE, SECRET)
  const failing = () => sealer({ requestTimeout: kind === 'timeout' ? 400 : 120_000 })
  kms.faults.set({ kind })
  expect(await failureOf(failing().seal(ALICE, SECRET))).toBe(`unavailable: kms: ${name}`)
  kms.faults.set({ kind })
  expect(await failureOf(failing().open(ALICE, sealed))).toBe(`unavailable: kms: ${name}`)
})

test('the SDK retries while KMS throttles', async () => {
  kms.faults.set({ kind: 'throttle', times: 2 })
  expect(await sealer({ maxAttempts: 3 }).seal(ALICE, SECRET)).toMatch(/^v1\./)
})

test('an unknown key is unavailable, because our configuration is wrong', async () => {
  expect(await failureOf(sealer({ keyId: 'alias/other' }).seal(ALICE, SECRET))).toBe(
    'unavailable: kms: NotFoundException',
  )
})

test('the master key survives a restart; another key opens nothing', async () => {
  const statePath = join(mkdtempSync(join(tmpdir(), 'kms-')), 'kms.json')
  const before = await startKmsEmulator({ statePath })
  const sealed = await sealer({ url: before.url }).seal(ALICE, SECRET)
  await before.close()
  const after = await startKmsEmulator({ statePath })
  expect(after.keyArn).toBe(before.keyArn)
  expect(await sealer({ url: after.url, keyId: after.keyArn }).open(ALICE, sealed)).toBe(SECRET)
  expect(await failureOf(sealer().open(ALICE, sealed))).toBe(FOREIGN)
  await after.close()
})

test('a cached key is requested once per lifetime, only for its user, and not cached after a failure', async () => {
  let now = new Date('2026-03-10T08:00:00.000Z')
  const keeping = kmsSealer({
    keyId: 'alias/reachwell',
    keep: { ms: 300_000, clock: { now: () => now } },
    client: {
      endpoint: kms.url,
      region: 'us-east-1',
      credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
      maxAttempts: 1,
    },
  })
  const sealed = await keeping.seal(ALICE, SECRET)
  const asked = kms.requests.length
  kms.faults.set({ kind: 'disabled' })
  expect(await failureOf(keeping.open(ALICE, sealed))).toBe('unavailable: kms: DisabledException')
  expect(await Promise.all([1, 2, 3].map(() => keeping.open(ALICE, sealed)))).toEqual([
    SECRET,
    SECRET,
    SECRET,
  ])
  now = new Date('2026-03-10T08:04:59.000Z')
  expect(await keeping.open(ALICE, sealed)).toBe(SECRET)
  expect(kms.requests.length - asked).toBe(2)
  expect(await failureOf(keeping.open(BOB, sealed))).toBe(FOREIGN)
  now = new Date('2026-03-10T08:05:01.000Z')
  expect(await keeping.open(ALICE, sealed)).toBe(SECRET)
  expect(kms.requests.length - asked).toBe(4)
})
