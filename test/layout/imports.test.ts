import { expect, test } from 'vitest'
import { brokenImports } from './import-rule.ts'
import { sourceFiles, type SourceFile } from './source-files.ts'

const file = (path: string, text: string): SourceFile => ({ path, text, lines: 1 })

test('every import of the project follows the arrow', () => {
  expect(brokenImports(sourceFiles())).toEqual([])
})

test.each([
  [
    'core knows no adapter',
    'functions/core/x/a.ts',
    "import { b } from '#adapters/dynamo/table.ts'",
    'functions/adapters/dynamo/table.ts',
  ],
  [
    'core knows no vendor package',
    'functions/core/x/a.ts',
    "import { S3Client } from '@aws-sdk/client-s3'",
    null,
  ],
  ['core knows no platform module', 'functions/core/x/a.ts', "import { readFileSync } from 'node:fs'", null],
  [
    'a handler knows no adapter',
    'functions/api/x/a.ts',
    "import { b } from '#adapters/dynamo/table.ts'",
    'functions/adapters/dynamo/table.ts',
  ],
  [
    'an adapter knows no runtime',
    'functions/adapters/x/a.ts',
    "import { b } from '#runtime/clock.ts'",
    'functions/runtime/clock.ts',
  ],
  [
    'an adapter knows no other vendor',
    'functions/adapters/hunter/a.ts',
    "import { b } from '../adzuna/b.ts'",
    'functions/adapters/adzuna/b.ts',
  ],
  ['shared knows nobody', 'shared/a.ts', "import { b } from '#core/x/b.ts'", 'functions/core/x/b.ts'],
  [
    'the web knows no function',
    'web/src/app/a.ts',
    "import { b } from '../../../functions/core/x/b.ts'",
    'functions/core/x/b.ts',
  ],
  [
    'a feature knows no other',
    'web/src/features/one/a.ts',
    "import { b } from '../two/b.ts'",
    'web/src/features/two/b.ts',
  ],
])('a breach is found: %s', (_, from, text, target) => {
  const files = [file(from, text), ...(target === null ? [] : [file(target, '')])]
  expect(brokenImports(files)).toHaveLength(1)
})

test('what the arrow allows passes', () => {
  const files = [
    file('functions/api/x/a.ts', "import { b } from '#core/x/b.ts'\nimport { c } from '#runtime/clock.ts'"),
    file('functions/core/x/b.ts', "import * as z from 'zod/mini'"),
    file('functions/runtime/clock.ts', "import { d } from '#adapters/dynamo/table.ts'"),
    file('functions/adapters/dynamo/table.ts', "import { S3Client } from '@aws-sdk/client-s3'"),
  ]
  expect(brokenImports(files)).toEqual([])
})
