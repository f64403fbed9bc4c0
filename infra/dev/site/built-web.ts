import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { brotliCompressSync, constants } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import * as z from 'zod/mini'
import { listen } from '#emulators/kit/listen.ts'
import { pagePolicy, PERMISSIONS_POLICY } from '#infra/constructs/edge/security-headers.ts'
import { prerenderedPages, spaRouter } from '#infra/constructs/edge/spa-router.ts'
import { buildSite } from '#infra/site/build-site.ts'
import { lazy } from '#platform/lazy.ts'
import { BRAND } from '#shared/brand.ts'
import { STAGE_SETTINGS_PATH, type StageSettings } from '#shared/models/stage-settings.ts'
import { VISITOR_SETTINGS_PATH, type VisitorSettings } from '#shared/models/visitors/visitor-settings.ts'

export interface BuiltSite {
  readonly site: string
  /** Without them staff sees an error of a script at its place in the built file. */
  readonly maps?: string
}

interface BuiltWebOptions {
  readonly port: number
  readonly apiUrl: string
  readonly settings: StageSettings
  /** Origin of the payment emulator, whose script the pages may then load. */
  readonly payments?: string | undefined
  /** What a visitor who agreed reports with. */
  readonly visitors: VisitorSettings
  /** Origins that pages may report visits to. */
  readonly visits: readonly string[]
  /** Folders of a site that was built for the brand's own address, and its source maps; without it the site is built here. */
  readonly template?: BuiltSite | undefined
  /** Keeps the source maps of a folder where staff's function reads them. */
  readonly keepMaps: (folder: string) => Promise<void>
}

const COMPRESSED = /^(?:text|image\/svg|application)/

interface StoredFile {
  readonly type: string
  readonly plain: Buffer
  /** Compressed on first use; null for types that compression would not make smaller. */
  readonly brotli: (() => Buffer) | null
}

/** The best quality takes thirty times as long, for every stage again, and saves only a tenth. */
const compressed = (plain: Buffer) =>
  lazy(() => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))

function readFiles(folder: string, fill: (text: string) => string): ReadonlyMap<string, StoredFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  )
  return new Map(
    names.map((name) => {
      const type = getMimeType(name) ?? 'application/octet-stream'
      const stored = readFileSync(path.join(folder, name))
      const plain = COMPRESSED.test(type) ? Buffer.from(fill(stored.toString('utf8'))) : stored
      return [
        `/${name.split(path.sep).join('/')}`,
        { type, plain, brotli: COMPRESSED.test(type) ? compressed(plain) : null },
      ]
    }),
  )
}

function load(folder: string, fill = (text: string) => text) {
  return { files: readFiles(folder, fill), router: edgeRouter(folder) }
}

async function built(origin: string, keepMaps: BuiltWebOptions['keepMaps']) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const [site, maps] = [path.join(folder, 'site'), path.join(folder, 'maps')]
  try {
    await buildSite({ folder: site, maps, origin })
    await keepMaps(maps)
    return load(site)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const Answer = z.object({ uri: z.optional(z.string()), statusCode: z.optional(z.number()) })

/** The routing function that runs at the edge, in a sandbox. */
function edgeRouter(folder: string) {
  const sandbox = createContext({})
  runInContext(spaRouter(prerenderedPages(folder)), sandbox)
  const run = (event: unknown) => Answer.parse(runInContext(`handler(${JSON.stringify(event)})`, sandbox))
  const request = ({ pathname, searchParams }: URL) => ({
    uri: pathname,
    querystring: Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }])),
  })
  return {
    fileOf: (url: URL) => run({ request: request(url) }).uri ?? url.pathname,
    statusOf: (url: URL) => run({ request: request(url), response: { statusCode: 200 } }).statusCode ?? 200,
  }
}

/** Headers that the distribution adds to every page (infra/constructs/edge/response-headers.ts). */
const headersOf = (
  payments: string | undefined,
  visits: readonly string[],
): Readonly<Record<string, string>> => ({
  'content-security-policy': pagePolicy({ ...(payments === undefined ? {} : { payments }), visits }),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
})

function proxy(request: IncomingMessage, response: ServerResponse, apiUrl: string): void {
  const upstream = httpRequest(
    new URL(request.url ?? '/', apiUrl),
    { method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  upstream.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  request.pipe(upstream)
}

/**
 * Serves the built site with the edge's own function, headers and Brotli. Not imitated: TLS, HTTP/2 and the
 * caching at the edge.
 */
export async function startBuiltWeb({
  port,
  apiUrl,
  settings,
  payments,
  visitors,
  visits,
  template,
  keepMaps,
}: BuiltWebOptions): Promise<{ url: string; close(): Promise<void> }> {
  const url = `http://localhost:${port}`
  const { files, router } =
    template === undefined
      ? await built(url, keepMaps)
      : load(template.site, (text) => text.replaceAll(BRAND.site, url))
  if (template?.maps !== undefined) await keepMaps(template.maps)
  const security = headersOf(payments, visits)
  const json = (value: object): StoredFile => ({
    type: 'application/json',
    plain: Buffer.from(JSON.stringify(value)),
    brotli: null,
  })
  const stored = new Map(files)
    .set(STAGE_SETTINGS_PATH, json(settings))
    .set(VISITOR_SETTINGS_PATH, json(visitors))

  function sendFile(request: IncomingMessage, response: ServerResponse, asked: URL): void {
    const name = router.fileOf(asked)
    const file = stored.get(name)
    // The bucket answers 403 for a missing file.
    if (file === undefined)
      return void response.writeHead(403, { ...security, 'content-type': 'application/xml' }).end()
    const compress = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? file.brotli : null
    const body = compress?.() ?? file.plain
    response.writeHead(router.statusOf(asked), {
      ...security,
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compress === null ? {} : { 'content-encoding': 'br', vary: 'accept-encoding' }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return await listen(
    (request, response) => {
      const asked = new URL(request.url ?? '/', url)
      const { pathname } = asked
      if (pathname === '/api' || pathname.startsWith('/api/')) proxy(request, response, apiUrl)
      else sendFile(request, response, asked)
    },
    port,
    'localhost',
  )
}
