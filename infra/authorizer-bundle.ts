import path from 'node:path'
import { build } from 'esbuild'
import { withoutDeadParts } from './bundle/dead-parts.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The function before the endpoints, bundled like them. Returns its folder. Throws esbuild's BuildFailure. */
export async function bundleAuthorizer(outdir: string): Promise<string> {
  const folder = path.join(outdir, 'authorize-origin')
  await build({
    absWorkingDir: ROOT,
    entryPoints: { index: 'functions/authorizers/authorize-origin.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    sourcemap: 'external',
    legalComments: 'none',
    plugins: [withoutDeadParts],
    logLevel: 'silent',
  })
  return folder
}
