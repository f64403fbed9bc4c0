import path from 'node:path'
import type { BuildOptions } from 'esbuild'
import { withoutUnusedDeclarations } from './unused-declarations.ts'

/**
 * Where the SDK looks for credentials when the environment has none. In a Lambda it always has them, and the
 * runtime has these packages too.
 */
const OTHER_CREDENTIALS = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
]

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
  external: OTHER_CREDENTIALS,
  logLevel: 'silent',
} as const satisfies BuildOptions
