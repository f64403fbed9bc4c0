import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { importsOf, ROOT, sourceFiles } from './source-files.ts'

const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
const sources = sourceFiles()
const deployed = sources.filter(
  ({ path: file }) => /^(?:functions|engine\/(?!test\/|bench\/))/.test(file) && !file.endsWith('.test.ts'),
)
/** The titles of a file's tests and groups. */
const titlesOf = (file: string): readonly string[] =>
  existsSync(path.join(ROOT, file))
    ? [
        ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(
          /(?:\b(?:test|it|describe)|\))\(\s*(['"])(.*?)\1,/g,
        ),
      ].map(([, , title = '']) => title)
    : []
const filesWith = (pattern: RegExp): readonly string[] =>
  deployed.filter((file) => pattern.test(file.text)).map((file) => file.path)

/** Each row of the tables: its number and last column. */
const rows = text.split('\n').flatMap((line) => {
  const [, id = '', shownBy = ''] = /^\| ([A-Z]\d+) \|.*\| ([^|]*) \|$/.exec(line) ?? []
  return id === '' ? [] : [{ id, shownBy }]
})
const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`)

describe('docs/security.md', () => {
  test('has a row for each requirement, which names its test or says why there is none', () => {
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      [
        ...numbered('S', 9),
        ...numbered('O', 9),
        ...numbered('A', 8),
        ...numbered('Z', 8),
        ...numbered('U', 7),
        ...numbered('H', 6),
        ...numbered('E', 2),
        ...numbered('R', 2),
        ...numbered('L', 6),
        ...numbered('X', 10),
        ...numbered('G', 7),
      ].toSorted(),
    )
    expect(rows.filter(({ shownBy }) => shownBy.startsWith('none: ')).map(({ id }) => id)).toEqual(['U5'])
    expect(
      rows.filter(
        ({ shownBy }) => !shownBy.startsWith('none: ') && !/^`[\w./-]+\.test\.tsx?` “/.test(shownBy),
      ),
    ).toEqual([])
  })

  test.each(rows.map(({ id, shownBy }) => [id, shownBy] as const))(
    '%s names existing tests',
    (_, shownBy) => {
      const named = [...shownBy.matchAll(/`([\w./-]+\.test\.tsx?)`((?: “[^”]+”,?)*)/g)].flatMap(
        ([, file = '', titles = '']) =>
          [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
      )
      expect(named.filter(({ file, title }) => !titlesOf(file).includes(title))).toEqual([])
    },
  )
})

test('only these files call fetch themselves, with a timeout and without following redirects', () => {
  expect(filesWith(/(?<![.\w])fetch\(|from '(?:node:)?https?'|undici/).toSorted()).toEqual([
    'functions/vendors/cognito/cognito-identity.ts',
    'functions/vendors/kit/pages/guarded-get.ts',
    'functions/vendors/kit/post-json.ts',
    'functions/vendors/kit/probe.ts',
    'functions/vendors/kit/provider-client.ts',
  ])
})

test('only the document reader starts a process, and nothing evaluates text as code', () => {
  expect(filesWith(/child_process|worker_threads/)).toEqual([
    'functions/vendors/documents/isolated-document-reader.ts',
  ])
  expect(filesWith(/\beval\(|new Function\(|node:vm/)).toEqual([])
})

test('only the Gmail folder calls Gmail, and it sends nothing', () => {
  expect(
    deployed
      .filter((file) => importsOf(file).includes('@googleapis/gmail'))
      .map((file) => path.posix.dirname(file.path)),
  ).toEqual(['functions/vendors/google'])
  expect(filesWith(/gmail\.(?:send|modify|readonly)|mail\.google\.com\/?'/)).toEqual([])
  expect(
    deployed
      .filter(
        (file) =>
          file.path.startsWith('functions/vendors/google/') &&
          /\.send\b|\/send\b|(?:messages|drafts)\.(?:send|insert|import)/.test(file.text),
      )
      .map((file) => file.path),
  ).toEqual([])
})

test("only these files write to the browser's storage, and none stores a token of a person", () => {
  const pages = sources.filter(
    ({ path: file }) => file.startsWith('web/src/') && !/\.test\.tsx?$|\/testing\//.test(file),
  )
  const stored = pages.filter((file) =>
    /\b(?:localStorage|sessionStorage|indexedDB)\b|lib\/storage\.ts/.test(file.text),
  )
  expect(stored.map((file) => file.path)).toEqual([
    // Both read the chosen plan, and write nothing.
    'web/src/app/still-page/needs-react.ts',
    'web/src/app/still-page/without-plan.ts',
    // An applied code, until the tab is closed.
    'web/src/features/checkout/kept-coupon.ts',
    // When an admin's sign-in expires.
    'web/src/lib/admin/admin-hint.ts',
    'web/src/lib/admin/admin-session.ts',
    'web/src/lib/page/consent.ts',
    'web/src/lib/payments/save-selected-plan.ts',
    'web/src/lib/payments/selected-plan.ts',
    'web/src/lib/session/signed-in-hint.ts',
    // Removes what an earlier version of the site stored.
    'web/src/lib/session/use-end-session.ts',
    'web/src/lib/storage.ts',
    // Unsaved input, until the tab is closed.
    'web/src/lib/typing/unsaved-text.ts',
    // A guest's credentials, which may only report a visit, until the tab is closed.
    'web/src/lib/visits/credentials.ts',
  ])
  expect(pages.filter((file) => /document\.cookie/.test(file.text)).map((file) => file.path)).toEqual([])
})

test('signed URLs are made in one place alone', () => {
  expect(filesWith(/presign|getSignedUrl|createPresignedPost|getSignedCookies/i)).toEqual([
    'functions/vendors/s3/export-files.ts',
  ])
})

test('packages are pinned to exact versions, and only these may run install scripts', () => {
  const { dependencies, devDependencies, allowScripts } = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
      allowScripts: z.record(z.string(), z.boolean()),
    })
    .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')))
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(existsSync(path.join(ROOT, 'package-lock.json'))).toBe(true)
  expect(allowScripts).toEqual({ node: true })
})
