import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(file, 'utf8')
const importsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, from]) => from ?? [])

const resolved = (file: string, from: string) =>
  from.startsWith('#web/')
    ? path.join(SRC, from.slice('#web/'.length))
    : path.resolve(path.dirname(file), from)

/** A file and everything that it imports statically, directly or not. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const from of importsIn(read(file), /from '(\.[^']+|#web\/[^']+)'/g))
    closure(resolved(file, from), seen)
  return seen
}

/**
 * The files of the prerendered pages: the app around them, the layout of the site and the pages themselves.
 */
function publicPageFiles(): readonly string[] {
  const pages = path.join(SRC, 'app/public-pages.ts')
  const around = ['app/hydrate.tsx', 'app/routes/not-found-page.tsx', 'components/site/site-layout.tsx'].map(
    (file) => path.join(SRC, file),
  )
  const entries = [
    ...around,
    ...importsIn(read(pages), /import\('([^']+)'\)/g).map((from) => resolved(pages, from)),
  ]
  return [...new Set(entries.flatMap((entry) => [...closure(entry)]))]
}

it('public.css scans every component that a public page uses', () => {
  const sheet = read(path.join(SRC, 'styles/public.css'))
  const sources = importsIn(sheet, /@source '([^']+)'/g).flatMap((pattern) =>
    globSync(pattern, { cwd: path.join(SRC, 'styles') }),
  )
  const scanned = new Set(sources.map((file) => path.resolve(SRC, 'styles', file)))
  const needed = publicPageFiles().filter((file) => /\bclassNames?\b|\bcva\(/.test(read(file)))
  expect(needed.length).toBeGreaterThan(50)
  expect(needed.filter((file) => !scanned.has(file)).map((file) => path.relative(SRC, file))).toEqual([])
})
