import { globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { BRAND } from '#shared/brand.ts'
import { Company } from '#shared/models/company.ts'
import company from '../../content/company.json' with { type: 'json' }
import { blogPages } from './blog-pages.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const WEB = path.join(ROOT, 'web')
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js')

interface SiteBuild {
  /** Output folder; emptied first. */
  readonly folder: string
  /** The site's origin for search engines and shared links. */
  readonly origin?: string
  /** Also writes Vite's manifest of chunks, for measurements. */
  readonly manifest?: boolean
  /** Folder for the source maps, which are not among the site's files; none are written without it. */
  readonly maps?: string
}

/**
 * Builds the site and prerenders its public pages, in child processes so that React is the production build.
 * Throws execa's error, and ZodError for an invalid content/company.json.
 */
export async function buildSite({
  folder,
  origin = process.env['SITE_ORIGIN'] || BRAND.site,
  manifest = false,
  maps,
}: SiteBuild): Promise<void> {
  Company.parse(company)
  const rendering = mkdtempSync(path.join(tmpdir(), 'render-'))
  const env = { NODE_ENV: 'production' }
  const vite = async (...args: readonly string[]) =>
    await execa(
      process.execPath,
      [
        VITE,
        'build',
        WEB,
        '--config',
        path.join(WEB, 'vite.config.ts'),
        '--emptyOutDir',
        '--logLevel',
        'error',
        ...args,
      ],
      { env, cwd: ROOT },
    )
  try {
    const [pages] = await Promise.all([
      blogPages(),
      vite(
        '--outDir',
        folder,
        ...(manifest ? ['--manifest'] : []),
        ...(maps === undefined ? [] : ['--sourcemap', 'hidden']),
      ),
      vite('--outDir', rendering, '--ssr', 'src/app/prerender.tsx'),
    ])
    await execa(process.execPath, [path.join(rendering, 'prerender.js')], {
      env,
      cwd: ROOT,
      input: JSON.stringify({ folder: path.resolve(folder), origin, pages }),
    })
    if (maps !== undefined) moveMaps(folder, maps)
  } finally {
    rmSync(rendering, { recursive: true, force: true })
  }
}

/** Takes the source maps out of the built site, under the same paths. */
function moveMaps(folder: string, maps: string): void {
  for (const name of globSync('**/*.map', { cwd: folder })) {
    mkdirSync(path.dirname(path.join(maps, name)), { recursive: true })
    renameSync(path.join(folder, name), path.join(maps, name))
  }
}
