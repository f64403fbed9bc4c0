import path from 'node:path'
import { BRAND } from '#shared/brand.ts'
import { buildSite } from '#infra/site/build-site.ts'
import type { BuiltSite } from '#dev/site/built-web.ts'
import { keptOnceARun, SITE_SOURCES } from './kept.ts'

/** Folders of the site as it is deployed, whose origin each stage fills in, and of its source maps. */
export async function builtSite(): Promise<Required<BuiltSite>> {
  const within = (folder: string) => ({ site: path.join(folder, 'site'), maps: path.join(folder, 'maps') })
  const build = async (folder: string) => {
    const { site, maps } = within(folder)
    await buildSite({ folder: site, maps, origin: BRAND.site })
  }
  return within(await keptOnceARun('site', SITE_SOURCES, build, BRAND.site))
}
