import { openApiDocument } from './document.ts'
import { apiPage } from './page.ts'

/** The files of docs/ that are generated from the contract table, by name. */
export async function apiFiles(): Promise<Readonly<Record<'openapi.json' | 'api.html', string>>> {
  const document = await openApiDocument()
  return { 'openapi.json': `${JSON.stringify(document, null, 2)}\n`, 'api.html': apiPage(document) }
}
