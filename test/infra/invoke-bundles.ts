import { pathToFileURL } from 'node:url'

interface Answer {
  readonly isHandler?: boolean
  readonly result?: unknown
  readonly error?: string
}

const isFunction = (value: unknown): value is (event: unknown, context: unknown) => unknown =>
  typeof value === 'function'

/** Imports a bundle and calls it if there is an event. */
async function invoke(file: string, event: string): Promise<Answer> {
  const loaded: unknown = await import(pathToFileURL(file).href)
  const handler =
    typeof loaded === 'object' && loaded !== null && 'handler' in loaded ? loaded.handler : undefined
  if (!isFunction(handler) || event === '') return { isHandler: isFunction(handler), result: null }
  process.env['APP_ORIGIN'] = 'https://app.example'
  return {
    isHandler: true,
    result: await handler(JSON.parse(event), {
      awsRequestId: 'req-1',
      getRemainingTimeInMillis: () => 10_000,
    }),
  }
}

/** One bundle after the other, each in an empty environment. */
async function invokeAll(pairs: readonly string[]): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < pairs.length; at += 2) {
    for (const name of Object.keys(process.env)) delete process.env[name]
    const answer = invoke(pairs[at] ?? '', pairs[at + 1] ?? '')
    answers.push(await answer.catch((error: unknown) => ({ error: String(error) })))
  }
  return answers
}

process.send?.(await invokeAll(process.argv.slice(2)))
process.disconnect()
