import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** Marks this plugin's own calls of `resolve`, so that it ignores them. */
const ASKED = Symbol('asked')

/** The creation of a schema, a contract or a service. */
const MAKES = /([\s([{,:>])(z\.\w+\(|lazy\(|contract\()/g

/**
 * Tells esbuild that importing one of our files has no side effects, so that it drops unused declarations.
 * Otherwise a function's code would name environment variables and secrets that it has no right to.
 */
export const withoutUnusedDeclarations: Plugin = {
  name: 'unused-declarations',
  setup(build) {
    build.onResolve({ filter: /^[.#]/ }, async ({ path: file, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === ASKED || importer.includes('node_modules') || kind === 'entry-point')
        return undefined
      return {
        ...(await build.resolve(file, { importer, resolveDir, kind, pluginData: ASKED })),
        sideEffects: false,
      }
    })
    build.onLoad({ filter: /\/(functions|engine|shared)\/.*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(MAKES, '$1/* @__PURE__ */ $2'),
      loader: 'ts',
    }))
  },
}
