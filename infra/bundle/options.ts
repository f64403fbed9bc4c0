import type { InputOptions, OutputOptions } from 'rolldown'

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

/** What Google's client would load where Node has no web streams, which every Node has that Lambda runs. */
const POLYFILL = 'web-streams-polyfill/dist/ponyfill.es2018.js'

/**
 * Rolldown's options for Lambda code. It drops services, schemas and contracts that a function does not use:
 * package.json says that our files have no side effects, and `lazy` and `contract` that their calls have none.
 */
export const BUNDLED = {
  input: {
    platform: 'node',
    external: [...OTHER_CREDENTIALS, POLYFILL],
    logLevel: 'silent',
    resolve: { mainFields: ['module', 'main'] },
    // A long string, as the list of public suffixes is, would be copied into every file that reads it.
    optimization: { inlineConst: false },
  },
  output: {
    format: 'esm',
    minify: true,
    comments: false,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'part-[hash].mjs',
  },
} satisfies { input: InputOptions; output: OutputOptions }
