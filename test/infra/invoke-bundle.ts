import { pathToFileURL } from 'node:url'

const isFunction = (value: unknown): value is (event: unknown, context: unknown) => unknown =>
  typeof value === 'function'

/** Imports a bundle in a process of its own, calls it when there is an event, and reports to the parent. */
async function invoke(
  file: string,
  event: string | undefined,
): Promise<{ isHandler: boolean; result: unknown }> {
  const loaded: unknown = await import(pathToFileURL(file).href)
  const handler =
    typeof loaded === 'object' && loaded !== null && 'handler' in loaded ? loaded.handler : undefined
  if (!isFunction(handler) || event === undefined) return { isHandler: isFunction(handler), result: null }
  process.env['APP_ORIGIN'] = 'https://app.example'
  return {
    isHandler: true,
    result: await handler(JSON.parse(event), {
      awsRequestId: 'req-1',
      getRemainingTimeInMillis: () => 10_000,
    }),
  }
}

const [file = '', event] = process.argv.slice(2)
process.send?.(await invoke(file, event))
process.disconnect()
