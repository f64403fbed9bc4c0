import path from 'node:path'
import { importsOf, type SourceFile } from './source-files.ts'

const isSource = ({ path: file }: SourceFile) => file.startsWith('web/src/') && !/\.test\.tsx?$/.test(file)

/** A folder may import from folders with a lower level, and from itself. */
const LEVELS: readonly { at: RegExp; level: number }[] = [
  { at: /^web\/src\/app\//, level: 3 },
  { at: /^web\/src\/features\//, level: 2 },
  { at: /^web\/src\/(?:components|queries)\//, level: 1 },
  { at: /^web\/src\/(?:lib|styles)\//, level: 0 },
]

const levelOf = (file: string) => LEVELS.find(({ at }) => at.test(file))?.level ?? null

/** Upward imports of the web: routes may import features, features components, components lib. */
export function upwardImports(files: readonly SourceFile[]): readonly string[] {
  return files.filter(isSource).flatMap((file) => {
    const own = levelOf(file.path)
    return importsOf(file)
      .filter((target) => own !== null && (levelOf(target) ?? 0) > own)
      .map((target) => `${file.path} may not import ${target}`)
  })
}

/** Web files that import with `../` instead of `#web/…`. */
export function climbingImports(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(
      ({ path: file, text }) => file.startsWith('web/src/') && /(?:from|import\(?)\s*'\.\.\//.test(text),
    )
    .map(({ path: file }) => file)
}

const MAX_FILES = 15

/** Web folders with too many source files. */
export function crowdedFolders(files: readonly SourceFile[]): readonly string[] {
  const folders = Map.groupBy(files.filter(isSource), ({ path: file }) => path.posix.dirname(file))
  return [...folders].flatMap(([folder, { length }]) =>
    length > MAX_FILES ? [`${folder} has ${length} files, at most ${MAX_FILES}`] : [],
  )
}

const PATHS = 'web/src/lib/paths.ts'

/** Files with a site URL that is not taken from `paths`. */
export function ownAddresses(files: readonly SourceFile[]): readonly string[] {
  const table = files.find(({ path: file }) => file === PATHS)?.text ?? ''
  const roots = [...table.matchAll(/'\/([a-z][a-z-]*)/g)].map(([, root]) => root)
  const written = new RegExp(`['"\`]/(?:${[...new Set(roots)].join('|')})(?=['"\`/?#])`)
  return files
    .filter((file) => isSource(file) && file.path !== PATHS && written.test(file.text))
    .map(({ path: file }) => file)
}
