import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import * as z from 'zod/mini'

interface DeadPart {
  /** Matches the resolved file, or the package as it is imported. */
  readonly at: RegExp
  /** What stands there instead. */
  readonly instead: string
}

const message = (what: string) => `throw new Error('${what} is not part of this bundle.')`
const never = (what: string) => `() => { ${message(what)} }`

/** Whole packages that nothing here calls but that cannot be shaken off: something imports them at its top. */
const PACKAGES: readonly DeadPart[] = [
  {
    // Only Timestream-like services need it: DynamoDB's client makes a cache for it and no command uses it.
    at: /^@aws-sdk\/middleware-endpoint-discovery$/,
    instead: 'export const resolveEndpointDiscoveryConfig = (input) => input; export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: () => undefined, configFileSelector: () => undefined, default: undefined };',
  },
  {
    // Answers that arrive as a stream of events (S3 Select, Converse streaming): no call here asks for one.
    at: /^@smithy\/core\/event-streams$/,
    instead: `const none = ${never('Event streaming')}; export const resolveEventStreamSerdeConfig = (input) => input; export const eventStreamSerdeProvider = none; export const EventStreamSerde = none; export const EventStreamCodec = none;`,
  },
  {
    at: /^@aws-sdk\/(eventstream-handler-node|middleware-eventstream|middleware-websocket)$/,
    instead: `const none = ${never('Event streaming')}; const same = (input) => input; export const eventStreamPayloadHandlerProvider = none; export const resolveEventStreamConfig = same; export const resolveWebSocketConfig = same; export const getEventStreamPlugin = none; export const getWebSocketPlugin = none;`,
  },
  // Transports write logs in a thread; a Lambda writes to stdout.
  { at: /^(thread-stream|on-exit-leak-free)$/, instead: `module.exports = ${never('A log transport')}` },
  // For a Node without streams of the web.
  { at: /^web-streams-polyfill/, instead: 'module.exports = {}' },
  // Asks a Google machine who it is; our access to Google is a user's grant.
  { at: /^gcp-metadata$/, instead: 'module.exports = {}' },
  // Our logger is handed the stream it writes to; this one is for those that name a file.
  { at: /^sonic-boom$/, instead: `module.exports = class { constructor() { ${message('A log file')} } }` },
  // For objects that refer to themselves. Where JSON.stringify throws, pino says so in the line.
  { at: /^safe-stable-stringify$/, instead: 'module.exports = { configure: () => JSON.stringify }' },
]

/** Single files of packages that are needed otherwise. */
const FILES: readonly DeadPart[] = [
  { at: /\/pino\/lib\/transport\.js$/, instead: `module.exports = ${never('A log transport')}` },
  { at: /\/pino\/lib\/multistream\.js$/, instead: `module.exports = ${never('A log of several streams')}` },
  {
    // The last link of the chain of bearer tokens, for a person at a terminal.
    at: /\/token-providers\/dist-es\/fromSso\.js$/,
    instead: "import { TokenProviderError } from '@smithy/core/config'; export const fromSso = () => async () => { throw new TokenProviderError('There is no single sign-on here.') }",
  },
  // For a Node without its own crypto.
  { at: /\/checksum\/sha256\/Sha256Js\.js$/, instead: 'export const Sha256Js = undefined' },
]

/** Marks a question of our own, so that it does not come back to us. */
const ASKED = Symbol('asked')

/** A schema or a need being made. */
const MAKES = /([\s([{,:>])(z\.\w+\(|lazy\(|contract\()/g

const Version = z.object({ version: z.string() })

/** Leaves out of a bundle what is in it for callers that this project is not. */
export const withoutDeadParts: Plugin = {
  name: 'without-dead-parts',
  setup(build) {
    for (const { at, instead } of PACKAGES) {
      build.onResolve({ filter: at }, ({ path: name }) => ({ path: name, namespace: 'dead' }))
      build.onLoad({ filter: at, namespace: 'dead' }, () => ({ contents: instead, loader: 'js' }))
    }
    for (const { at, instead } of FILES) build.onLoad({ filter: at }, () => ({ contents: instead, loader: 'js' }))
    // A client names its version to the service and carries its whole package.json along for it.
    build.onLoad({ filter: /\/@aws-sdk\/client-[^/]+\/package\.json$/ }, ({ path: file }) => ({
      contents: JSON.stringify({ version: Version.parse(JSON.parse(readFileSync(file, 'utf8'))).version }),
      loader: 'json',
    }))
    // The client makes all resources of its API at once; of them a writer uses chat completions.
    build.onLoad({ filter: /\/openai\/resources\/.*\.mjs$/ }, ({ path: file }) => {
      if (/\/resources\/chat\/|\/(shared|index)\.mjs$/.test(file)) return undefined
      const names = [...readFileSync(file, 'utf8').matchAll(/^export class (\w+)/gm)].map(([, name]) => `export class ${name} {}`)
      return { contents: names.join('\n'), loader: 'js' }
    })
    // A schema with a key that is computed from a constant counts as doing something, and so would stay without being used.
    build.onLoad({ filter: /\/@aws-sdk\/client-[^/]+\/dist-es\/schemas\/schemas_0\.js$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8')
      const constants = new Map([...text.matchAll(/^const (\w+) = ("[^"\\]*");$/gm)].map(([, name, literal]) => [name, literal]))
      return { contents: text.replaceAll(/\[(_\w+)\]:/g, (key, name: string) => (constants.has(name) ? `${constants.get(name)}:` : key)), loader: 'js' }
    })
    // Lambda has its role's credentials in the environment; the chain behind it would only be loaded, never asked.
    const credentials = path.join(import.meta.dirname, 'credentials-from-environment.ts')
    build.onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, () => ({ path: credentials }))
    const endpoint = path.join(import.meta.dirname, 'regional-endpoint.ts')
    build.onLoad({ filter: /\/client-(dynamodb|sqs|kms|scheduler|secrets-manager)\/dist-es\/endpoint\/endpointResolver\.js$/ }, ({ path: file }) => {
      const service = /client-([\w-]+)/.exec(file)?.[1]?.replaceAll('-', '') ?? ''
      return { contents: `import { regionalEndpoint } from ${JSON.stringify(endpoint)}; export const defaultEndpointResolver = regionalEndpoint('${service}')`, loader: 'js' }
    })
    // Importing a file of ours does nothing by itself: what is not used of it need not come along.
    build.onResolve({ filter: /^[.#]/ }, async ({ path: file, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === ASKED || importer.includes('node_modules') || kind === 'entry-point') return undefined
      return { ...(await build.resolve(file, { importer, resolveDir, kind, pluginData: ASKED })), sideEffects: false }
    })
    // And what it makes for others is not made unless they are there: schemas, and needs that wait for their first call.
    build.onLoad({ filter: /\/(functions|shared)\/.*\.ts$/ }, ({ path: file }) => ({ contents: readFileSync(file, 'utf8').replaceAll(MAKES, '$1/* @__PURE__ */ $2'), loader: 'ts' }))
  },
}
