import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listen, type Listening } from '#emulators/kit/listen.ts'
import { lazy, createAnew } from '../lazy.ts'
import { heldSecrets, secretReader } from './stored-secrets.ts'

const Asked = z.object({ SecretId: z.string() })
const VARIABLES = [
  'AWS_ENDPOINT_URL_SECRETS_MANAGER',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_REGION',
]

let server: Listening
const asked: string[] = []
const kept: Record<string, string> = {}
const before = new Map<string, string | undefined>()

/** Imitates GetSecretValue of Secrets Manager. */
beforeEach(async () => {
  server = await listen((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const { SecretId } = Asked.parse(JSON.parse(body))
      asked.push(`${String(request.headers['x-amz-target'])} ${SecretId}`)
      const value = kept[SecretId]
      response.setHeader('content-type', 'application/x-amz-json-1.1')
      if (value === undefined)
        return response
          .writeHead(400)
          .end(JSON.stringify({ __type: 'ResourceNotFoundException', message: SecretId }))
      return response.writeHead(200).end(JSON.stringify({ ARN: SecretId, Name: 'x', SecretString: value }))
    })
  })
  for (const name of VARIABLES) before.set(name, process.env[name])
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: server.url,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'us-east-1',
  })
})

afterEach(async () => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  asked.length = 0
  for (const name of Object.keys(kept)) delete kept[name]
  await server.close()
})

test('each secret that the environment names is read once', async () => {
  kept['arn:google'] = '{"GOOGLE_CLIENT_SECRET":"one"}'
  kept['arn:adzuna'] = '{"ADZUNA_APP_ID":"two","ADZUNA_APP_KEY":"three"}'
  expect(
    await secretReader({
      GOOGLE_SECRET_ARN: 'arn:google',
      ADZUNA_SECRET_ARN: 'arn:adzuna',
      TABLE_NAME: 'table',
    })(),
  ).toEqual({
    GOOGLE_CLIENT_SECRET: 'one',
    ADZUNA_APP_ID: 'two',
    ADZUNA_APP_KEY: 'three',
  })
  expect(asked.toSorted()).toEqual([
    'secretsmanager.GetSecretValue arn:adzuna',
    'secretsmanager.GetSecretValue arn:google',
  ])
})

test('without a named secret, Secrets Manager is not called', async () => {
  expect(await secretReader({ TABLE_NAME: 'table', GOOGLE_SECRET_ARN: undefined })()).toEqual({})
  expect(asked).toEqual([])
})

test('the error names the variable of an unreadable secret, and never its value', async () => {
  await expect(secretReader({ HUNTER_SECRET_ARN: 'arn:gone' })()).rejects.toThrow(
    'The secret that HUNTER_SECRET_ARN names could not be read: ResourceNotFoundException.',
  )
  kept['arn:broken'] = 'not-json-but-secret'
  await expect(secretReader({ HUNTER_SECRET_ARN: 'arn:broken' })()).rejects.toThrow(
    'The secret that HUNTER_SECRET_ARN names could not be read: SyntaxError.',
  )
})

/** A clock that a test moves, from noon of a day. */
function movedClock() {
  let ms = Date.UTC(2026, 0, 1, 12)
  return { now: () => new Date(ms), advance: (by: number) => void (ms += by) }
}

test('a changed secret is in use a minute later, and what was made with the old one is made anew', async () => {
  kept['arn:hunter'] = '{"HUNTER_API_KEY":"old"}'
  const clock = movedClock()
  const held = await heldSecrets({ HUNTER_SECRET_ARN: 'arn:hunter' }, clock, createAnew)
  const client = lazy(() => `client with ${held.values()['HUNTER_API_KEY']}`)
  const seen = async () => {
    await held.refresh()
    return client()
  }
  expect(await seen()).toBe('client with old')
  kept['arn:hunter'] = '{"HUNTER_API_KEY":"new"}'
  clock.advance(59_000)
  expect(await seen()).toBe('client with old')
  clock.advance(1_000)
  expect(await seen()).toBe('client with new')
  expect(asked).toHaveLength(2)
})

test('without a change nothing is made anew, and each minute reads once however much work comes', async () => {
  kept['arn:hunter'] = '{"HUNTER_API_KEY":"same"}'
  const clock = movedClock()
  let changes = 0
  const held = await heldSecrets({ HUNTER_SECRET_ARN: 'arn:hunter' }, clock, () => {
    changes += 1
  })
  for (let minute = 0; minute < 3; minute += 1) {
    clock.advance(60_000)
    await Promise.all([held.refresh(), held.refresh(), held.refresh()])
  }
  expect([asked.length, changes]).toEqual([4, 0])
})

test('while Secrets Manager does not answer, the values in use stay', async () => {
  kept['arn:hunter'] = '{"HUNTER_API_KEY":"old"}'
  const clock = movedClock()
  const held = await heldSecrets({ HUNTER_SECRET_ARN: 'arn:hunter' }, clock, createAnew)
  delete kept['arn:hunter']
  clock.advance(60_000)
  await held.refresh()
  expect(held.values()).toEqual({ HUNTER_API_KEY: 'old' })
  kept['arn:hunter'] = '{"HUNTER_API_KEY":"new"}'
  clock.advance(60_000)
  await held.refresh()
  expect(held.values()).toEqual({ HUNTER_API_KEY: 'new' })
})
