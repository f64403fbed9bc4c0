import path from 'node:path'
import type { BuildOptions } from 'esbuild'
import { withoutUnusedDeclarations } from './unused-declarations.ts'

/** How whatever runs in a Lambda is bundled: one module, its source map beside it and not named in it. */
export const BUNDLED = {
  absWorkingDir: path.resolve(import.meta.dirname, '../..'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  sourcemap: 'external',
  legalComments: 'none',
  plugins: [withoutUnusedDeclarations],
  logLevel: 'silent',
} as const satisfies BuildOptions
