import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '#infra/site/build-site.ts'
import { TEMPLATE_ORIGIN, type BuiltSite } from '#dev/site/built-web.ts'
import { kept, SITE_SOURCES } from './kept.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folders of a built site whose origin each stage fills in, and of its source maps. */
    site: Required<BuiltSite>
  }
}

/** The site as it is deployed, built once for all browser tests. */
export default async function setup(project: TestProject): Promise<void> {
  const within = (folder: string) => ({ site: path.join(folder, 'site'), maps: path.join(folder, 'maps') })
  const build = async (folder: string) => {
    const { site, maps } = within(folder)
    await buildSite({ folder: site, maps, origin: TEMPLATE_ORIGIN })
  }
  project.provide('site', within(await kept('site', SITE_SOURCES, build)))
}
