import path from 'node:path'
import type { BuildOptions } from 'esbuild'
import { withoutUnusedDeclarations } from './unused-declarations.ts'

/** esbuild's options for Lambda code: one module, with a separate source map that the code does not name. */
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
