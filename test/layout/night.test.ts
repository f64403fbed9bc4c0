import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'

const NIGHT = '.night.test.ts'
const document = readFileSync(path.join(ROOT, 'docs/testing.md'), 'utf8')
/** The table of docs/testing.md: the files that only the night runs, and those that hold the same by day. */
const rows = document
  .slice(document.indexOf('### Files that only the night runs'), document.indexOf('## Random requests'))
  .split('\n')
  .map((line) =>
    line.split('|').map((cell) => [...cell.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name)),
  )
  .flatMap(([, atNight = [], , byDay = []]) => (atNight.length > 0 ? [{ atNight, byDay }] : []))

test('docs/testing.md lists every file that only the night runs, once', () => {
  const files = sourceFiles().flatMap(({ path: file }) =>
    file.endsWith(NIGHT) ? [file.slice(0, -NIGHT.length)] : [],
  )
  expect(files.length).toBeGreaterThan(40)
  expect(rows.flatMap(({ atNight }) => atNight).toSorted()).toEqual(files.toSorted())
})

test('each of them names tests that the day runs', () => {
  const byDay = rows.map((row) => row.byDay)
  expect(byDay.filter((names) => names.length === 0)).toEqual([])
  const exists = (name: string) =>
    ['.test.ts', '.test.tsx'].some((end) => existsSync(path.join(ROOT, name + end)))
  expect(byDay.flat().filter((name) => !exists(name))).toEqual([])
})
