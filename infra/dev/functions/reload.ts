import { readdirSync, watch } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SOURCES = ['functions', 'engine', 'shared', 'content'].map((name) => path.join(ROOT, name))

let version = 0

export const sourceVersion = (): number => version

/** URL of the current version of a source file; Node treats each version as another module. */
export function versionedUrl(file: string): string {
  const { href } = pathToFileURL(file)
  return version === 0 ? href : `${href}?v=${version}`
}

/** Gives a module's version to its imports too, because Node caches each module for ever. */
function inheritVersion(url: string, parent: string | undefined, folders: readonly string[]): string {
  const query = parent === undefined ? null : /\?v=\d+$/.exec(parent)
  const isSource = folders.some((folder) => url.startsWith(`${pathToFileURL(folder).href}/`))
  return query === null || !isSource || url.includes('?') ? url : `${url}${query[0]}`
}

const withSubfolders = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
]

/** Makes saved functions take effect at the next call. Modules of the stage itself stay as loaded. */
export function reloadOnSave(folders: readonly string[] = SOURCES): { close(): Promise<void> } {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      return { ...resolved, url: inheritVersion(resolved.url, context.parentURL, folders) }
    },
  })
  // Each folder is watched by itself: on Linux a recursive watch misses a file that an editor replaces.
  const watchers = folders.flatMap(withSubfolders).map((folder) =>
    watch(folder, (_event, file) => {
      if (file !== null && /(?<!\.test)\.(?:ts|json)$/.test(file)) version += 1
    }),
  )
  return {
    close: async () => {
      hooks.deregister()
      for (const each of watchers) each.close()
    },
  }
}
