import path from 'node:path'
import { importsOf, type SourceFile } from './source-files.ts'

const isSource = ({ path: file }: SourceFile) =>
  file.startsWith('web/src/') && !/\.test\.tsx?$|^web\/src\/testing\//.test(file)

/** A folder may import from those with a lower number, and from its own. */
const LEVELS: readonly { at: RegExp; level: number }[] = [
  { at: /^web\/src\/app\//, level: 3 },
  { at: /^web\/src\/features\//, level: 2 },
  { at: /^web\/src\/(?:components|queries)\//, level: 1 },
  { at: /^web\/src\/(?:lib|styles)\//, level: 0 },
]

const levelOf = (file: string) => LEVELS.find(({ at }) => at.test(file))?.level ?? null

/** Imports of the web that go up: routes know features, features know components, components know lib. */
export function upwardImports(files: readonly SourceFile[]): readonly string[] {
  return files.filter(isSource).flatMap((file) => {
    const own = levelOf(file.path)
    return importsOf(file)
      .filter((target) => own !== null && (levelOf(target) ?? 0) > own)
      .map((target) => `${file.path} may not import ${target}`)
  })
}

/** Files of the web that climb out of their folder instead of importing `#web/…`. */
export function climbingImports(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(
      ({ path: file, text }) => file.startsWith('web/src/') && /(?:from|import\(?)\s*'\.\.\//.test(text),
    )
    .map(({ path: file }) => file)
}

const MAX_FILES = 15

/** Folders of the web with more source files than anybody reads through. */
export function crowdedFolders(files: readonly SourceFile[]): readonly string[] {
  const folders = Map.groupBy(files.filter(isSource), ({ path: file }) => path.posix.dirname(file))
  return [...folders].flatMap(([folder, { length }]) =>
    length > MAX_FILES ? [`${folder} has ${length} files, at most ${MAX_FILES}`] : [],
  )
}

const PATHS = 'web/src/lib/paths.ts'

/** Files that write an address of the site instead of taking it from `paths`. */
export function ownAddresses(files: readonly SourceFile[]): readonly string[] {
  const table = files.find(({ path: file }) => file === PATHS)?.text ?? ''
  const roots = [...table.matchAll(/'\/([a-z][a-z-]*)/g)].map(([, root]) => root)
  const written = new RegExp(`['"\`]/(?:${[...new Set(roots)].join('|')})(?=['"\`/?#])`)
  return files
    .filter((file) => isSource(file) && file.path !== PATHS && written.test(file.text))
    .map(({ path: file }) => file)
}
