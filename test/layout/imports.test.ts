import { expect, test } from 'vitest'
import { brokenImports, circles, filesBehind, roomImports } from './import-rule.ts'
import { sourceFiles, type SourceFile } from './source-files.ts'

const file = (path: string, text: string): SourceFile => ({ path, text, lines: 1 })

test('every import follows the allowed direction', () => {
  expect(brokenImports(sourceFiles())).toEqual([])
})

test.each([
  ['a rule knows no store', 'functions/x/a.ts', "import { b } from './b.store.ts'", 'functions/x/b.store.ts'],
  [
    'a rule knows no vendor package',
    'functions/x/a.ts',
    "import { S3Client } from '@aws-sdk/client-s3'",
    null,
  ],
  ['a rule knows no platform module', 'functions/x/a.ts', "import { readFileSync } from 'node:fs'", null],
  [
    'a handler knows no store',
    'functions/x/api/a.ts',
    "import { b } from '../b.store.ts'",
    'functions/x/b.store.ts',
  ],
  [
    'a vendor knows no wiring',
    'functions/vendors/x/a.ts',
    "import { b } from '#functions/services/table.ts'",
    'functions/services/table.ts',
  ],
  [
    'a rule knows no vendor, not even its types',
    'functions/x/a.ts',
    "import type { B } from '#vendors/x/b.ts'",
    'functions/vendors/x/b.ts',
  ],
  [
    'the platform knows no domain',
    'functions/platform/http/a.ts',
    "import type { B } from '#functions/x/b.ts'",
    'functions/x/b.ts',
  ],
  [
    'a vendor knows no other vendor',
    'functions/vendors/hunter/a.ts',
    "import { b } from '../adzuna/b.ts'",
    'functions/vendors/adzuna/b.ts',
  ],
  ['shared knows nobody', 'shared/a.ts', "import { b } from '#functions/x/b.ts'", 'functions/x/b.ts'],
  [
    'the engine knows nothing outside itself',
    'engine/x/a.test.ts',
    "import { b } from '../../shared/b.ts'",
    'shared/b.ts',
  ],
  [
    'the web knows no function',
    'web/src/app/a.ts',
    "import { b } from '../../../functions/x/b.ts'",
    'functions/x/b.ts',
  ],
  [
    'a feature knows no other',
    'web/src/features/one/a.ts',
    "import { b } from '../two/b.ts'",
    'web/src/features/two/b.ts',
  ],
])('a forbidden import is found: %s', (_, from, text, target) => {
  const files = [file(from, text), ...(target === null ? [] : [file(target, '')])]
  expect(brokenImports(files)).toHaveLength(1)
})

test('nobody enters the engine except by its doors', () => {
  const inner = 'engine/letters/b.ts'
  expect(
    brokenImports([file('functions/x/a.ts', `import { b } from '../../${inner}'`), file(inner, '')]),
  ).toEqual(['functions/x/a.ts may enter the engine by its doors only, not by engine/letters/b.ts'])
})

test('allowed imports pass', () => {
  const files = [
    file('functions/x/api/a.ts', "import { b } from '../b.ts'\nimport { c } from '#functions/services/x.ts'"),
    file('functions/x/b.ts', "import * as z from 'zod/mini'\nimport type { D } from './d.store.ts'"),
    file('functions/x/d.store.ts', "import { e } from '#platform/table/table.ts'"),
    file('functions/services/x.ts', "import { d } from '#functions/x/d.store.ts'"),
    file('functions/platform/table/table.ts', "import { S3Client } from '@aws-sdk/client-s3'"),
  ]
  expect(brokenImports(files)).toEqual([])
})

test('no room imports another in a circle, platform and vendors counted', () => {
  expect(circles(roomImports(sourceFiles()))).toEqual([])
  const files = [
    file('functions/a/b.ts', "import type { C } from '#functions/c/d.ts'"),
    file('functions/c/d.ts', "import { e } from '#functions/e/f.ts'"),
    file('functions/e/f.ts', "import { b } from '#functions/a/b.ts'"),
    file('functions/g/h.ts', "import { b } from '#functions/a/b.ts'"),
    file('functions/vendors/v/w.ts', "import { b } from '#functions/g/h.ts'"),
    file('functions/g/x.ts', "import { w } from '#vendors/v/w.ts'"),
    file('functions/platform/p.ts', "import { b } from '#functions/g/h.ts'"),
    file('functions/g/y.ts', "import { p } from '#platform/p.ts'"),
  ]
  expect(circles(roomImports(files))).toEqual([
    ['a', 'c', 'e'],
    ['g', 'platform', 'vendors'],
  ])
})

test('a handler imports the services of its domain, not those of all', () => {
  const files = [
    file('functions/a/api/b.ts', "import { c } from '#functions/services/a.ts'"),
    file(
      'functions/services/a.ts',
      "import { d } from '#functions/a/d.ts'\nimport type { E } from '#functions/e/f.ts'",
    ),
    file('functions/a/d.ts', ''),
    file('functions/e/f.ts', ''),
  ]
  expect([...filesBehind('functions/a/api/b.ts', files)]).toEqual([
    'functions/a/api/b.ts',
    'functions/services/a.ts',
    'functions/a/d.ts',
  ])
  expect(filesBehind('functions/account/api/get-user.ts', sourceFiles()).size).toBeLessThanOrEqual(50)
})
