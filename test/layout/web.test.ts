import { expect, test } from 'vitest'
import { sourceFiles, type SourceFile } from './source-files.ts'
import { climbingImports, crowdedFolders, ownAddresses, upwardImports } from './web-rules.ts'

const files = sourceFiles()
const file = (path: string, text = ''): SourceFile => ({ path, text, lines: 1 })

test('routes compose features, features use components, components use lib', () => {
  expect(upwardImports(files)).toEqual([])
  expect(
    upwardImports([
      file('web/src/features/one/a.ts', "import { b } from '#web/app/b.ts'"),
      file('web/src/components/ui/a.tsx', "import { b } from '#web/features/one/b.ts'"),
      file('web/src/lib/a.ts', "import { b } from '#web/components/b.tsx'"),
      file('web/src/app/a.ts', "import { b } from '#web/features/one/b.ts'"),
    ]),
  ).toEqual([
    'web/src/features/one/a.ts may not import web/src/app/b.ts',
    'web/src/components/ui/a.tsx may not import web/src/features/one/b.ts',
    'web/src/lib/a.ts may not import web/src/components/b.tsx',
  ])
})

test('files of other folders are imported as #web/…', () => {
  expect(climbingImports(files)).toEqual([])
  expect(climbingImports([file('web/src/lib/a.ts', "import { b } from '../b.ts'")])).toEqual([
    'web/src/lib/a.ts',
  ])
})

test('no folder has more than fifteen source files', () => {
  expect(crowdedFolders(files)).toEqual([])
  const sixteen = Array.from({ length: 16 }, (_, index) => file(`web/src/lib/${index}.ts`))
  expect(crowdedFolders(sixteen)).toEqual(['web/src/lib has 16 files, at most 15'])
})

test('every URL of the site is in paths.ts', () => {
  expect(ownAddresses(files)).toEqual([])
  expect(
    ownAddresses([
      file('web/src/lib/paths.ts', "export const paths = { login: '/login', blog: '/blog' }"),
      file('web/src/app/a.tsx', '<a href="/login">'),
      file('web/src/app/b.tsx', "'/blogs'"),
    ]),
  ).toEqual(['web/src/app/a.tsx'])
})
