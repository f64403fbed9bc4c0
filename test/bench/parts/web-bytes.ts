import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { buildSite } from '#infra/site/build-site.ts'
import { figure, report } from '../figure.ts'

const Chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
})
const Manifest = z.record(z.string(), Chunk)
type Manifest = z.infer<typeof Manifest>

/** A chunk and everything that it imports statically. */
function closure(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (chunk === undefined || seen.has(name)) return seen
  seen.add(name)
  for (const next of chunk.imports ?? []) closure(manifest, next, seen)
  return seen
}

interface Bytes {
  readonly files: number
  readonly gzip: number
  readonly brotli: number
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-web-'))

function bytesOf(files: Iterable<string>): Bytes {
  const contents = [...new Set(files)].map((file) => readFileSync(path.join(folder, file)))
  const sum = (size: (content: Buffer) => number) =>
    contents.reduce((total, content) => total + size(content), 0)
  return {
    files: contents.length,
    gzip: sum((content) => gzipSync(content).length),
    brotli: sum((content) => brotliCompressSync(content).length),
  }
}

const kilo = (bytes: number | undefined) => (bytes ?? Number.NaN) / 1000

/**
 * Pages, sections and tabs have these names; any other lazy chunk belongs to one and is loaded when shown.
 */
const isPage = (name: string) => /-(?:page|route|screen|section|tab)\.tsx$/.test(name)

/** The chunks that a page needs for its first rendering: its own and those of its enclosing page. */
function drawing(manifest: Manifest, name: string): Set<string> {
  const around = Object.entries(manifest).filter(
    ([other, { dynamicImports = [] }]) => isPage(other) && dynamicImports.includes(name),
  )
  return new Set([...closure(manifest, name), ...around.flatMap(([other]) => [...closure(manifest, other)])])
}

/**
 * The files named in a page's HTML: everything that a browser loads before interaction or idle time, except
 * lazy images.
 */
function namedIn(html: string): readonly string[] {
  const tags = [...html.matchAll(/<(?:link|script|img)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('loading="lazy"'))
  const addresses = tags.map((tag) => /\b(?:href|src)="(\/[^"]+)"/.exec(tag)?.[1] ?? '')
  return [...new Set(addresses.filter((address) => /\.\w+$/.test(address)))].map((address) =>
    address.slice(1),
  )
}

/** The targets of P6 for each prerendered page. */
function publicPage(file: string) {
  const named = namedIn(readFileSync(path.join(folder, file), 'utf8'))
  const of = (ending: string) => named.filter((name) => name.endsWith(ending))
  return {
    page: `/${file.replace(/\/?index\.html$/, '')}`,
    html: bytesOf([file]).brotli,
    content: bytesOf([file, ...of('.css')]).brotli,
    scripts: bytesOf(of('.js')).brotli,
    fonts: of('.woff2').reduce((total, font) => total + readFileSync(path.join(folder, font)).length, 0),
    requests: named.length + 1,
  }
}

try {
  await buildSite({ folder, manifest: true })
  const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')))
  const scripts = (names: Iterable<string>) =>
    [...names].flatMap((name) => manifest[name]?.file ?? []).filter((file) => file.endsWith('.js'))
  const shell = closure(manifest, 'index.html')
  const routes = Object.entries(manifest)
    .filter(([, { isDynamicEntry, file }]) => isDynamicEntry === true && file.endsWith('.js'))
    .map(([name]) => name)
  const named = (part: string) => closure(manifest, routes.find((name) => name.includes(part)) ?? '')
  const dashboard = new Set([...shell, ...named('dashboard-route')])
  const first = bytesOf(scripts(dashboard))
  const alive = new Set([...closure(manifest, 'page.html'), ...named('app/hydrate')])
  const beyond = (
    names: readonly string[],
    needs: (of: Manifest, name: string) => ReadonlySet<string>,
    loaded: ReadonlySet<string>,
  ) =>
    names
      .map((name) => ({
        name,
        ...bytesOf(scripts([...needs(manifest, name)].filter((part) => !loaded.has(part)))),
      }))
      .toSorted((one, other) => other.brotli - one.brotli)
  const further = beyond(routes.filter(isPage), drawing, dashboard)
  const parts = beyond(
    routes.filter((name) => !isPage(name)),
    closure,
    dashboard,
  )
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== 'app.html' && !file.startsWith('checkout/'))
    .map(publicPage)
  const worst = (value: (page: (typeof pages)[number]) => number) =>
    pages.toSorted((one, other) => value(other) - value(one))[0]
  const [content, script, requests] = [
    worst((page) => page.content),
    worst((page) => page.scripts),
    worst((page) => page.requests),
  ]
  report({
    figures: [
      figure(
        'P6',
        'HTML and CSS of a public page, worst, Brotli',
        kilo(content?.content),
        'KB',
        '<= 20',
        `${content?.page} of ${pages.length}, HTML alone ${kilo(content?.html).toFixed(1)} KB`,
      ),
      figure(
        'P6',
        'JavaScript of a public page before idle or touch, worst, Brotli',
        kilo(script?.scripts),
        'KB',
        '<= 12',
        null,
      ),
      figure(
        'P6',
        'requests of a public page before idle or touch, worst',
        requests?.requests ?? Number.NaN,
        '',
        '<= 8',
        `${requests?.page}; without pictures that wait to be scrolled to`,
      ),
      figure(
        'P6',
        'JavaScript by which a public page comes alive, Brotli',
        kilo(bytesOf(scripts(alive)).brotli),
        'KB',
        null,
        "after idle or touch, without the page's own",
      ),
      figure(
        'P8',
        'JavaScript of the first dashboard page, Brotli',
        kilo(first.brotli),
        'KB',
        '<= 150',
        `${first.files} files, gzip ${kilo(first.gzip).toFixed(1)} KB`,
      ),
      figure(
        'P8',
        'JavaScript that a further page adds, worst, Brotli',
        kilo(further[0]?.brotli),
        'KB',
        '<= 40',
        `${further[0]?.name} of ${further.length} pages, sections and tabs`,
      ),
      figure(
        'P8',
        'JavaScript of a part that is loaded when it is shown, worst, Brotli',
        kilo(parts[0]?.brotli),
        'KB',
        null,
        `${parts[0]?.name}, with nothing but the first dashboard page loaded`,
      ),
    ],
    details: { pages, dashboard: first, further, parts, publicRoutes: beyond(routes, closure, alive) },
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
