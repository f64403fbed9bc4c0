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

/**
 * Whole packages that nothing here calls but that cannot be shaken off: something imports them at its top.
 */
const PACKAGES: readonly DeadPart[] = [
  {
    // Only Timestream-like services need it: DynamoDB's client makes a cache for it and no command uses it.
    at: /^@aws-sdk\/middleware-endpoint-discovery$/,
    instead:
      'export const resolveEndpointDiscoveryConfig = (input) => input; export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: () => undefined, configFileSelector: () => undefined, default: undefined };',
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
  // Pino asks whether it is in a thread; a Lambda is not, and the module costs a third of an empty handler's
  // import.
  { at: /^worker_threads$/, instead: 'module.exports = { isMainThread: true }' },
  // The module reads every property of the global for its named exports, its report and its streams among
  // them: half as much again.
  { at: /^(node:)?process$/, instead: 'module.exports = process' },
  // Writes a parsed page as HTML again, with all named characters there are; here pages become text.
  {
    at: /^dom-serializer$/,
    instead: `const none = ${never('Writing HTML')}; export { none as default, none as render }`,
  },
  // Draws an object in the text of an error that nobody here makes.
  { at: /^object-inspect$/, instead: 'module.exports = String' },
]

/** Single files of packages that are needed otherwise. */
const FILES: readonly DeadPart[] = [
  { at: /\/pino\/lib\/transport\.js$/, instead: `module.exports = ${never('A log transport')}` },
  { at: /\/pino\/lib\/multistream\.js$/, instead: `module.exports = ${never('A log of several streams')}` },
  {
    // The last link of the chain of bearer tokens, for a person at a terminal.
    at: /\/token-providers\/dist-es\/fromSso\.js$/,
    instead:
      "import { TokenProviderError } from '@smithy/core/config'; export const fromSso = () => async () => { throw new TokenProviderError('There is no single sign-on here.') }",
  },
  // For a Node without its own crypto.
  { at: /\/checksum\/sha256\/Sha256Js\.js$/, instead: 'export const Sha256Js = undefined' },
  {
    // Profiles of a person at a terminal. A Lambda is configured by its environment and has no such files.
    at: /\/shared-ini-file-loader\/loadSharedConfigFiles\.js$/,
    instead:
      "export { CONFIG_PREFIX_SEPARATOR } from './constants'; export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} })",
  },
  // Asks a virtual machine for its region; a Lambda has it in the environment.
  {
    at: /\/regionConfig\/getInstanceMetadataRegion\.js$/,
    instead: `export const getInstanceMetadataRegion = async () => { ${message('The region of a machine')} }`,
  },
  // Belongs to the retry mode `adaptive`, which nobody here chooses.
  {
    at: /\/util-retry\/DefaultRateLimiter\.js$/,
    instead: `export class DefaultRateLimiter { constructor() { ${message('Adaptive retrying')} } }`,
  },
  // Content types by the names of attached files: a draft has one text and nothing attached.
  {
    at: /\/nodemailer\/dist\/esm\/mime-funcs\/mime-types\.js$/,
    instead: `const none = ${never('Attaching files')}; export { none as detectMimeType, none as detectExtension }`,
  },
  // Attachments from an address.
  {
    at: /\/nodemailer\/dist\/esm\/fetch\/index\.js$/,
    instead: `export default ${never('Attaching from an address')}`,
  },
  // Our access to Google is a user's grant: no service accounts, machines, other clouds or programs vouch for
  // us.
  {
    at: /\/google-auth-library\/build\/src\/auth\/(awsclient|awsrequestsigner|baseexternalclient|computeclient|downscopedclient|envDetect|externalAccountAuthorizedUserClient|externalclient|gdchclient|iam|identitypoolclient|idtokenclient|impersonated|jwtaccess|jwtclient|passthrough|pluggable-auth-client|refreshclient)\.js$/,
    instead: 'module.exports = {}',
  },
  { at: /\/google-auth-library\/build\/src\/gtoken\/googleToken\.js$/, instead: 'module.exports = {}' },
  // Made when the package is imported, and never asked.
  {
    at: /\/google-auth-library\/build\/src\/auth\/googleauth\.js$/,
    instead: 'exports.GoogleAuth = class {}',
  },
  { at: /\/googleapis-common\/build\/src\/discovery\.js$/, instead: 'exports.Discovery = class {}' },
  // Only for calls that ask for it; it loads Node's own HTTP/2.
  { at: /\/googleapis-common\/build\/src\/http2\.js$/, instead: `exports.request = ${never('HTTP/2')}` },
]

/**
 * Errors of what only somebody who keeps tables asks for. One that is not registered is still thrown by its
 * name, as the service's own exception.
 */
const FOREIGN_ERRORS =
  /^n0_registry\.registerError\(\w*(?:Backup|Export|GlobalTable|Import|IndexNotFound|InvalidRestoreTime|PointInTime|PolicyNotFound|Replica[AN]|Table[AIN])\w*\$, \w+\);$/gm

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
    for (const { at, instead } of FILES)
      build.onLoad({ filter: at }, () => ({ contents: instead, loader: 'js' }))
    // A client names its version to the service and carries its whole package.json along for it.
    build.onLoad({ filter: /\/@aws-sdk\/client-[^/]+\/package\.json$/ }, ({ path: file }) => ({
      contents: JSON.stringify({ version: Version.parse(JSON.parse(readFileSync(file, 'utf8'))).version }),
      loader: 'json',
    }))
    // A schema with a key that is computed from a constant counts as doing something, and so would stay
    // without being used.
    build.onLoad(
      { filter: /\/@aws-sdk\/client-[^/]+\/dist-es\/schemas\/schemas_0\.js$/ },
      ({ path: file }) => {
        const text = readFileSync(file, 'utf8').replaceAll(FOREIGN_ERRORS, '')
        const constants = new Map(
          [...text.matchAll(/^const (\w+) = ("[^"\\]*");$/gm)].map(([, name, literal]) => [name, literal]),
        )
        return {
          contents: text.replaceAll(/\[(_\w+)\]:/g, (key, name: string) =>
            constants.has(name) ? `${constants.get(name)}:` : key,
          ),
          loader: 'js',
        }
      },
    )
    // Regions are told by their pattern as well; the list of them adds but a description to each.
    build.onLoad({ filter: /\/util-endpoints\/lib\/aws\/partitions\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(
        /"regions": \{(?:[^{}]|\{[^{}]*\})*\}/g,
        '"regions": {}',
      ),
      loader: 'js',
    }))
    // Lambda has its role's credentials in the environment; the chain behind it would only be loaded, never
    // asked.
    const credentials = path.join(import.meta.dirname, 'credentials-from-environment.ts')
    build.onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, () => ({ path: credentials }))
    const endpoint = path.join(import.meta.dirname, 'regional-endpoint.ts')
    build.onLoad(
      {
        filter:
          /\/client-(dynamodb|sqs|kms|scheduler|secrets-manager)\/dist-es\/endpoint\/endpointResolver\.js$/,
      },
      ({ path: file }) => {
        const service = /client-([\w-]+)/.exec(file)?.[1]?.replaceAll('-', '') ?? ''
        return {
          contents: `import { regionalEndpoint } from ${JSON.stringify(endpoint)}; export const defaultEndpointResolver = regionalEndpoint('${service}')`,
          loader: 'js',
        }
      },
    )
    // Importing a file of ours does nothing by itself: what is not used of it need not come along.
    build.onResolve({ filter: /^[.#]/ }, async ({ path: file, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === ASKED || importer.includes('node_modules') || kind === 'entry-point')
        return undefined
      return {
        ...(await build.resolve(file, { importer, resolveDir, kind, pluginData: ASKED })),
        sideEffects: false,
      }
    })
    // And what it makes for others is not made unless they are there: schemas, and needs that wait for their
    // first call.
    build.onLoad({ filter: /\/(functions|shared)\/.*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(MAKES, '$1/* @__PURE__ */ $2'),
      loader: 'ts',
    }))
  },
}
