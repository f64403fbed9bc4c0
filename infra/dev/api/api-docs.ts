import type { ServerResponse } from 'node:http'
import { apiFiles } from '#infra/openapi/files.ts'

const TYPES = { 'openapi.json': 'application/json', 'api.html': 'text/html; charset=utf-8' } as const

const PAGES: Readonly<Record<string, keyof typeof TYPES>> = {
  '/api/docs': 'api.html',
  '/api/openapi.json': 'openapi.json',
}

/** Whether the address is one of the pages that describe the API, which are made anew for each request. */
export async function sendApiDocs(pathname: string, response: ServerResponse): Promise<boolean> {
  const name = PAGES[pathname]
  if (name === undefined) return false
  response.writeHead(200, {
    'content-type': TYPES[name],
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end((await apiFiles())[name])
  return true
}
