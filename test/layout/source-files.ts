import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly lines: number
}

const TOP = ['engine', 'shared', 'functions', 'infra', 'web/src', 'test']

/** Every TypeScript file of the project. */
export function sourceFiles(root = ROOT): readonly SourceFile[] {
  return TOP.flatMap((top) => {
    const base = path.join(root, top)
    return readdirSync(base, { recursive: true, encoding: 'utf8' })
      .toSorted()
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .toSorted()
      .map((name) => {
        const text = readFileSync(path.join(base, name), 'utf8')
        return {
          path: path.posix.join(top, name.split(path.sep).join('/')),
          text,
          lines: text.split('\n').length - 1,
        }
      })
  })
}

/** The imports of a file: other project files as paths from the root, packages by name. */
export function importsOf(file: SourceFile): readonly string[] {
  const specifiers = [...file.text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, specifier]) =>
    specifier ? [specifier] : [],
  )
  return specifiers.map((specifier) => resolved(file.path, specifier))
}

/** The imports of a file that are `import type` only. */
export function typeImportsOf(file: SourceFile): readonly string[] {
  const typed = [...file.text.matchAll(/^(?:import|export) type [^']*'([^']+)'/gm)].flatMap(
    ([, specifier]) => (specifier ? [specifier] : []),
  )
  return typed.map((specifier) => resolved(file.path, specifier))
}

const ALIASES: Readonly<Record<string, string>> = {
  '#engine/': 'engine/',
  '#shared/': 'shared/',
  '#platform/': 'functions/platform/',
  '#vendors/': 'functions/vendors/',
  '#functions/': 'functions/',
  '#dev/': 'infra/dev/',
  '#infra/': 'infra/',
  '#emulators/': 'test/emulators/',
  '#harness/': 'test/harness/',
  '#web/': 'web/src/',
}

function resolved(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  // The doors of the engine: `#engine/letters` is engine/letters.ts.
  if (/^#engine\/\w+$/.test(specifier)) return `${specifier.slice(1)}.ts`
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix))
  return alias === undefined ? specifier : `${ALIASES[alias]}${specifier.slice(alias.length)}`
}
