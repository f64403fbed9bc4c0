import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { importsOf, ROOT, sourceFiles } from './source-files.ts'

const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
const sources = sourceFiles()
const deployed = sources.filter(
  ({ path: file }) => file.startsWith('functions/') && !/\.test\.ts$|\/testing\//.test(file),
)
/** What the tests and groups of a file are called, in the words of the file. */
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

/** Each row of the tables: its number, and what its last column names. */
const rows = text.split('\n').flatMap((line) => {
  const [, id = '', shownBy = ''] = /^\| ([A-Z]\d+) \|.*\| ([^|]*) \|$/.exec(line) ?? []
  return id === '' ? [] : [{ id, shownBy }]
})
const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`)

describe('the document about security', () => {
  test('has a row for each requirement, which names its test or says why there is none', () => {
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      [
        ...numbered('S', 9),
        ...numbered('O', 9),
        ...numbered('A', 8),
        ...numbered('Z', 8),
        ...numbered('U', 6),
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
    '%s names tests that there are',
    (_, shownBy) => {
      const named = [...shownBy.matchAll(/`([\w./-]+\.test\.tsx?)`((?: “[^”]+”,?)*)/g)].flatMap(
        ([, file = '', titles = '']) =>
          [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
      )
      expect(named.filter(({ file, title }) => !titlesOf(file).includes(title))).toEqual([])
    },
  )
})

test('only these call an address by themselves: each of them bounds the time, and follows no redirect', () => {
  expect(filesWith(/(?<![.\w])fetch\(|from '(?:node:)?https?'|undici/).toSorted()).toEqual([
    'functions/platform/provider/pages/guarded-get.ts',
    'functions/platform/provider/post-json.ts',
    'functions/platform/provider/probe.ts',
    'functions/platform/provider/provider-client.ts',
    'functions/vendors/cognito/cognito-identity.ts',
  ])
})

test('one place starts a program, the one that reads documents, and none makes code of text', () => {
  expect(filesWith(/child_process|worker_threads/)).toEqual([
    'functions/vendors/documents/isolated-document-reader.ts',
  ])
  expect(filesWith(/\beval\(|new Function\(|node:vm/)).toEqual([])
})

test('Gmail is reached from its own folder, where nothing is sent', () => {
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

test('the storage of the browser is written in these files, none of which keeps a token', () => {
  const pages = sources.filter(
    ({ path: file }) => file.startsWith('web/src/') && !/\.test\.tsx?$|\/testing\//.test(file),
  )
  const stored = pages.filter((file) =>
    /\b(?:localStorage|sessionStorage|indexedDB|idb-keyval)\b/.test(file.text),
  )
  expect(stored.map((file) => file.path)).toEqual([
    // What somebody typed and has not saved yet, until the tab is closed.
    'web/src/features/resume/unsaved-text.ts',
    'web/src/lib/admin/admin-session.ts',
    'web/src/lib/admin/credential-vault.ts',
    'web/src/lib/page/consent.ts',
    'web/src/lib/payments/selected-plan.ts',
    'web/src/lib/session/signed-in-hint.ts',
    // It removes what an earlier site left there.
    'web/src/lib/session/use-end-session.ts',
  ])
  expect(pages.filter((file) => /document\.cookie/.test(file.text)).map((file) => file.path)).toEqual([])
})

test('no address of a file is signed', () => {
  expect(filesWith(/presign|getSignedUrl|createPresignedPost|getSignedCookies/i)).toEqual([])
})

test('packages are pinned to a version each, and these may run a script when they are installed', () => {
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
  expect(allowScripts).toEqual({ node: true, esbuild: true })
})
