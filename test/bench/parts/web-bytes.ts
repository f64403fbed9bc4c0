import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import * as z from 'zod/mini'
import { figure, report } from '../figure.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

const Chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
})
const Manifest = z.record(z.string(), Chunk)
type Manifest = z.infer<typeof Manifest>

/** A chunk and all that it imports at once. */
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

function bytesOf(outDir: string, files: readonly string[]): Bytes {
  const contents = [...new Set(files)].map((file) => readFileSync(path.join(outDir, file)))
  const sum = (size: (content: Buffer) => number) => contents.reduce((total, content) => total + size(content), 0)
  return { files: contents.length, gzip: sum((content) => gzipSync(content).length), brotli: sum((content) => brotliCompressSync(content).length) }
}

const outDir = mkdtempSync(path.join(tmpdir(), 'bench-web-'))
try {
  process.env['NODE_ENV'] = 'production'
  await build({ configFile: path.join(ROOT, 'web/vite.config.ts'), mode: 'production', logLevel: 'silent', build: { outDir, emptyOutDir: true, manifest: true } })
  const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8')))
  const scripts = (names: Iterable<string>) => [...names].flatMap((name) => manifest[name]?.file ?? []).filter((file) => file.endsWith('.js'))
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry === true)?.[0] ?? 'index.html'
  const shell = closure(manifest, entry)
  const styles = bytesOf(outDir, Object.values(manifest).flatMap(({ css }) => css ?? []))
  const html = bytesOf(outDir, ['index.html'])
  const pages = Object.entries(manifest).filter(([, { isDynamicEntry, file }]) => isDynamicEntry === true && file.endsWith('.js')).map(([name]) => name)
  const named = (part: string) => closure(manifest, pages.find((name) => name.includes(part)) ?? '')
  const dashboard = new Set([...shell, ...named('dashboard-route')])
  const home = bytesOf(outDir, scripts(new Set([...shell, ...named('home-page')])))
  const first = bytesOf(outDir, scripts(dashboard))
  const further = pages
    .map((name) => ({ name, ...bytesOf(outDir, scripts([...closure(manifest, name)].filter((part) => !dashboard.has(part)))) }))
    .toSorted((one, other) => other.brotli - one.brotli)
  const largest = further[0]
  const kilo = (bytes: number | undefined) => (bytes ?? Number.NaN) / 1000
  report({
    figures: [
      figure('P8', 'JavaScript of the first dashboard page, Brotli', kilo(first.brotli), 'KB', '<= 130', `${first.files} files, gzip ${kilo(first.gzip).toFixed(1)} KB`),
      figure('P8', 'JavaScript that a further page adds, worst, Brotli', kilo(largest?.brotli), 'KB', '<= 25', largest?.name ?? 'no lazy pages'),
      figure('P6', 'JavaScript of the home page, Brotli', kilo(home.brotli), 'KB', null, `${home.files} files, gzip ${kilo(home.gzip).toFixed(1)} KB`),
      figure('P6', 'HTML and CSS, Brotli', kilo(html.brotli + styles.brotli), 'KB', '<= 20', `CSS ${kilo(styles.brotli).toFixed(1)} KB`),
    ],
    details: { home, dashboard: first, styles, html, further },
  })
} finally {
  rmSync(outDir, { recursive: true, force: true })
}
