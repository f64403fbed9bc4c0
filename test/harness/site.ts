import type { TestProject } from 'vitest/node'
import { buildSite } from '#infra/site/build-site.ts'
import { TEMPLATE_ORIGIN } from '#dev/site/built-web.ts'
import { kept, SITE_SOURCES } from './kept.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of a built site whose origin each stage fills in. */
    site: string
  }
}

/** The site as it is deployed, built once for all browser tests. */
export default async function setup(project: TestProject): Promise<void> {
  const build = async (folder: string) => await buildSite({ folder, origin: TEMPLATE_ORIGIN })
  project.provide('site', await kept('site', SITE_SOURCES, build))
}
