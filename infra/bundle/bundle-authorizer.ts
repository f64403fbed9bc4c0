import path from 'node:path'
import { build } from 'esbuild'
import { BUNDLED } from './options.ts'

/** Bundles the API's authorizer and returns its folder. Throws esbuild's BuildFailure. */
export async function bundleAuthorizer(outdir: string): Promise<string> {
  const folder = path.join(outdir, 'authorize-origin')
  await build({
    ...BUNDLED,
    entryPoints: { index: 'functions/platform/authorizers/authorize-origin.ts' },
    outdir: folder,
  })
  return folder
}
