import { readdirSync, watch } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SOURCES = ['functions', 'shared', 'content'].map((name) => path.join(ROOT, name))

let version = 0

export const sourceVersion = (): number => version

/** The address of a source as it stands now: another version is another module to Node. */
export function versionedUrl(file: string): string {
  const { href } = pathToFileURL(file)
  return version === 0 ? href : `${href}?v=${version}`
}

/** What a version of a module imports is of the same version, for Node keeps a module for ever. */
function inheritVersion(url: string, parent: string | undefined, folders: readonly string[]): string {
  const wanted = parent === undefined ? null : /\?v=\d+$/.exec(parent)
  const isSource = folders.some((folder) => url.startsWith(`${pathToFileURL(folder).href}/`))
  return wanted === null || !isSource || url.includes('?') ? url : `${url}${wanted[0]}`
}

const withSubfolders = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
]

/** A saved file of the functions is in force with the next call; what this process imported stays. */
export function reloadOnSave(folders: readonly string[] = SOURCES): { close(): Promise<void> } {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      return { ...resolved, url: inheritVersion(resolved.url, context.parentURL, folders) }
    },
  })
  // Each folder by itself: the recursive watch of Linux misses a file that an editor replaces.
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
