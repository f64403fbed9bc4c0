import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** Marks a question of our own, so that it does not come back to us. */
const ASKED = Symbol('asked')

/** A schema, a contract or a service being made. */
const MAKES = /([\s([{,:>])(z\.\w+\(|lazy\(|contract\()/g

/**
 * Importing one of our files does nothing by itself, which esbuild cannot know. Without this a function's
 * code would name variables and secrets that it has no right to.
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
    build.onLoad({ filter: /\/(functions|shared)\/.*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(MAKES, '$1/* @__PURE__ */ $2'),
      loader: 'ts',
    }))
  },
}
