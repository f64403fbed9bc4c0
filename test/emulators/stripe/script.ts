import path from 'node:path'
import { build } from 'esbuild'
import type { Hono } from 'hono'
import type { NodeEnv } from '#emulators/kit/server.ts'

/**
 * The browser script: the files of `browser/` as one plain script without eval, which knows its own origin.
 */
export async function browserScript(origin: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'browser/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { EMULATOR_ORIGIN: JSON.stringify(origin) },
  })
  return outputFiles[0]?.text ?? ''
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
