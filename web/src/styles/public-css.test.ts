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

/** A file and all that it imports at once. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const from of importsIn(read(file), /from '(\.[^']+|#web\/[^']+)'/g))
    closure(resolved(file, from), seen)
  return seen
}

/**
 * What a page is made of that was rendered in advance: the app around it, the frame of the site and the pages
 * themselves.
 */
function filesOfPublicPages(): readonly string[] {
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

it('takes the classes of every component that a public page is made of', () => {
  const sheet = read(path.join(SRC, 'styles/public.css'))
  const sources = importsIn(sheet, /@source '([^']+)'/g).flatMap((pattern) =>
    globSync(pattern, { cwd: path.join(SRC, 'styles') }),
  )
  const taken = new Set(sources.map((file) => path.resolve(SRC, 'styles', file)))
  const needed = filesOfPublicPages().filter((file) => /\bclassNames?\b|\bcva\(/.test(read(file)))
  expect(needed.length).toBeGreaterThan(50)
  expect(needed.filter((file) => !taken.has(file)).map((file) => path.relative(SRC, file))).toEqual([])
})
