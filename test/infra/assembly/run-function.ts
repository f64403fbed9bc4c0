import { pathToFileURL } from 'node:url'

/** A message from the parent process: an event with its number. */
export interface Invocation {
  readonly number: number
  readonly event: unknown
  readonly requestId: string
  readonly timeoutMs: number
}

/** The result under the same number. */
export interface Outcome {
  readonly number: number
  readonly result?: unknown
  readonly error?: string
}

const isFunction = (value: unknown): value is (event: unknown, context: unknown) => unknown =>
  typeof value === 'function'
const isInvocation = (value: unknown): value is Invocation =>
  typeof value === 'object' && value !== null && 'number' in value

/** Replaces Lambda's runtime: loads a bundle once and calls it for every event. */
async function load(file: string): Promise<(event: unknown, context: unknown) => unknown> {
  const loaded: unknown = await import(pathToFileURL(file).href)
  const handler =
    typeof loaded === 'object' && loaded !== null && 'handler' in loaded ? loaded.handler : undefined
  if (!isFunction(handler)) throw new Error('The bundle exports no handler.')
  return handler
}

const [file = ''] = process.argv.slice(2)
const loading = load(file)

async function run({ number, event, requestId, timeoutMs }: Invocation): Promise<Outcome> {
  try {
    const deadline = Date.now() + timeoutMs
    const handler = await loading
    return {
      number,
      result: await handler(event, {
        awsRequestId: requestId,
        getRemainingTimeInMillis: () => deadline - Date.now(),
      }),
    }
  } catch (error) {
    return { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', (message) => {
  if (isInvocation(message)) void run(message).then((outcome) => process.send?.(outcome))
})
