import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { withFoundModel } from './find-model.ts'
import { chooseVendors } from '../settings.ts'

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))))
})

async function serverWith(body: string, status = 200): Promise<number> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/v1/models' ? status : 404, { 'content-type': 'application/json' })
    response.end(body)
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

const MODELS = JSON.stringify({
  object: 'list',
  data: [{ id: 'nomic-embed-text:latest' }, { id: 'small-writer:14b' }],
})

test('a model server of this machine writes the letters, and a line says how to switch it off', async () => {
  const port = await serverWith(MODELS)
  const { settings, says } = await withFoundModel({ LOG_LEVEL: 'info' }, [{ name: 'Ollama', port }])
  expect(settings).toEqual({
    LOG_LEVEL: 'info',
    MODEL_TIMEOUT_SECONDS: '300',
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    OPENAI_MODEL: 'small-writer:14b',
  })
  expect(chooseVendors(settings).writer).toBe('openai')
  expect(says).toBe(
    `Letters: written by small-writer:14b, found at http://127.0.0.1:${port}/v1 (Ollama). WRITER=plain switches it off.`,
  )
})

test.each([
  ['another server', '<html></html>'],
  ['a server without a model', '{"data":[]}'],
  ['a server with models for other work only', '{"data":[{"id":"bge-m3"}]}'],
])('%s is none', async (_, body) => {
  const { settings, says } = await withFoundModel({}, [{ name: 'llama.cpp', port: await serverWith(body) }])
  expect([settings, chooseVendors(settings).writer]).toEqual([{}, 'plain'])
  expect(says).toContain('no model was found')
})

test.each([
  { WRITER: 'plain' },
  { BEDROCK_MODEL_ID: 'amazon.nova-lite-v1:0' },
  { OPENAI_API_KEY: 'a', OPENAI_MODEL: 'b' },
])('%j: no server is looked for', async (given) => {
  const port = await serverWith(MODELS)
  expect((await withFoundModel(given, [{ name: 'Ollama', port }])).settings).toEqual(given)
})

test('nothing that listens is no model', async () => {
  expect((await withFoundModel({}, [{ name: 'Ollama', port: 9 }])).settings).toEqual({})
})
