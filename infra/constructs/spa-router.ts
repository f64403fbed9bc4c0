import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Paths of the pages that were rendered in advance: every folder of the built site with an index.html, but the site's own. */
export function prerenderedPages(web: string): readonly string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => `/${file.slice(0, -'/index.html'.length)}`)
    .toSorted()
}

/**
 * A CloudFront Function (JavaScript runtime 2.0) that leads an address to its file: files as they are, pages rendered in advance
 * to theirs, every other address to the app, which knows its own routes. It stands on the pages' behaviour alone, so an answer of the
 * API is never turned into a page, which error responses of a whole distribution would do.
 */
export const spaRouter = (pages: readonly string[]): string => `
var PAGES = ${JSON.stringify(Object.fromEntries(pages.map((page) => [page, 1])))};
function handler(event) {
  var request = event.request;
  var uri = request.uri.length > 1 && request.uri.endsWith('/') ? request.uri.slice(0, -1) : request.uri;
  if (uri.slice(uri.lastIndexOf('/')).includes('.')) return request;
  request.uri = Object.prototype.hasOwnProperty.call(PAGES, uri) ? uri + '/index.html' : '/index.html';
  return request;
}
`.trim()
