import path from 'node:path'
import type { Hono } from 'hono'
import { build } from 'rolldown'
import type { NodeEnv } from '#emulators/kit/server.ts'

/**
 * The browser script: the files of `browser/` as one plain script without eval, which knows its own origin.
 */
export async function browserScript(origin: string): Promise<string> {
  const { output } = await build({
    input: path.join(import.meta.dirname, 'browser/main.ts'),
    platform: 'browser',
    write: false,
    logLevel: 'silent',
    transform: { target: 'es2022', define: { EMULATOR_ORIGIN: JSON.stringify(origin) } },
    output: { format: 'iife', comments: false },
  })
  return output[0].code
}

export function scriptRoute(app: Hono<NodeEnv>, origin: () => string): void {
  let made: Promise<string> | null = null
  app.get('/stripe.js', async (c) => {
    made ??= browserScript(origin())
    return c.body(await made, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
}
