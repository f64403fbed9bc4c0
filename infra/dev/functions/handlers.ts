import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { totalmem } from 'node:os'
import path from 'node:path'
import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { contracts } from '#shared/contracts/index.ts'
import { kebab } from '#shared/contracts/file-name.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import { sourceVersion, versionedUrl } from './reload.ts'

const FUNCTIONS = path.resolve(import.meta.dirname, '../../../functions')

export type Handler = (event: unknown, context: Context) => Promise<unknown>

const HandlerModule = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') })

function unsupported(): never {
  throw new Error('Callbacks are gone from the Lambda runtime.')
}

export function lambdaContext(functionName: string, timeoutMs: number): Context {
  const began = Date.now()
  return {
    awsRequestId: randomUUID(),
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    // One process runs all functions here and may use the machine's whole memory.
    memoryLimitInMB: String(Math.round(totalmem() / 1024 ** 2)),
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, timeoutMs - (Date.now() - began)),
    done: unsupported,
    fail: unsupported,
    succeed: unsupported,
  }
}

/**
 * A handler that is imported at its first call, when the environment is set, and again after a source was
 * saved. A missing file fails only when called, with an error that names it.
 */
function lazyHandler(file: string | undefined, wanted: string): Handler {
  let loaded: { readonly version: number; readonly handler: Promise<Handler> } | null = null
  const load = async (): Promise<Handler> => {
    if (file === undefined) throw new Error(`There is no handler yet: ${wanted}`)
    const { success, data } = HandlerModule.safeParse(await import(versionedUrl(file)))
    if (!success) throw new Error(`${wanted} exports no function named handler`)
    return data.handler
  }
  return async (event, context) => {
    const version = sourceVersion()
    if (loaded?.version !== version) loaded = { version, handler: load() }
    return await (await loaded.handler)(event, context)
  }
}

type Room = 'api' | 'webhooks' | 'workers' | 'schedules'

/** The handler in functions/<domain>/<room>/<name>.ts, whichever domain has it. */
function handlerIn(room: Room, name: string): Handler {
  const file = readdirSync(FUNCTIONS)
    .map((domain) => path.join(FUNCTIONS, domain, room, `${name}.ts`))
    .find((candidate) => existsSync(candidate))
  return lazyHandler(file, `functions/*/${room}/${name}.ts`)
}

export const endpointHandlers = (): ReadonlyMap<string, Handler> =>
  new Map([
    ...Object.keys(contracts).map((id): [string, Handler] => [id, handlerIn('api', kebab(id))]),
    ...Object.keys(webhooks).map((id): [string, Handler] => [id, handlerIn('webhooks', kebab(id))]),
  ])

export const workerHandler = (name: string): Handler => handlerIn('workers', name)

export const scheduleHandler = (name: string): Handler => handlerIn('schedules', name)
