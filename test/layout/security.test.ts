import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, ROOT, sourceFiles } from './source-files.ts'

const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
const deployed = sourceFiles().filter(
  ({ path: file }) => file.startsWith('functions/') && !/\.test\.ts$|\/testing\//.test(file),
)
const filesWith = (pattern: RegExp): readonly string[] =>
  deployed.filter((file) => pattern.test(file.text)).map((file) => file.path)

test('the document about security names tests that there are, and each of its rows names one', () => {
  const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = '']) => file)
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:what|---)/.test(line))
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((row) => !/\.test\.tsx?`/.test(row))).toEqual([])
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
