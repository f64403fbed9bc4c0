import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '#infra/site/build-site.ts'
import { TEMPLATE_ORIGIN } from '#dev/site/built-web.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of a built site whose origin each stage fills in. */
    site: string
  }
}

/** The site as it is deployed, built once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-template-'))
  await buildSite({ folder, origin: TEMPLATE_ORIGIN })
  project.provide('site', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
