import { readdirSync } from 'node:fs'
import path from 'node:path'
import { APP_PATHS } from '#shared/catalog/site-pages.ts'

/**
 * Paths of the pages that were rendered in advance: every folder of the built site with an index.html, but
 * the site's own.
 */
export function prerenderedPages(web: string): readonly string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => `/${file.slice(0, -'/index.html'.length)}`)
    .toSorted()
}

/** The site's own page for an address that leads nowhere. */
const NOT_FOUND = '/404.html'

/**
 * Files of the site that are asked for by their names. Whatever else has a dot in it is no file of ours, and
 * the bucket would answer in XML.
 */
export const FILES =
  /^\/(?:(?:assets|images)\/.+|favicon\.svg|share\.jpg|robots\.txt|sitemap\.xml|stage\.json|(?:index|app|404)\.html)$/

/**
 * A CloudFront Function (JavaScript runtime 2.0) for both ways of the pages' behaviour. On the way in it
 * leads an address to its file: files as they are, pages rendered in advance to theirs, addresses of the app
 * (by their first parts) to the app's page, every other to the page that says so. On the way out it gives
 * that one its status. It stands on the pages' behaviour alone, so an answer of the API is never turned into
 * a page, which error responses of a whole distribution would do. An answer without a body (304) keeps its
 * status: the browser has the 404 itself.
 */
export const spaRouter = (pages: readonly string[], app: readonly string[] = APP_PATHS): string =>
  `
var PAGES = ${JSON.stringify(Object.fromEntries(pages.map((page) => [page, 1])))};
var APP = ${JSON.stringify(app)};
var FILES = ${FILES.toString()};
function isPage(path) {
  return Object.prototype.hasOwnProperty.call(PAGES, path);
}
function fileOf(asked) {
  var uri = asked.length > 1 && asked.endsWith('/') ? asked.slice(0, -1) : asked;
  if (uri === '/') return '/index.html';
  if (FILES.test(uri) || (uri.endsWith('/index.html') && isPage(uri.slice(0, -11)))) return uri;
  if (isPage(uri)) return uri + '/index.html';
  if (APP.some(function (path) { return uri === path || uri.startsWith(path + '/'); })) return '/app.html';
  return '${NOT_FOUND}';
}
function handler(event) {
  var file = fileOf(event.request.uri);
  if (!event.response) {
    event.request.uri = file;
    return event.request;
  }
  if (file === '${NOT_FOUND}' && event.response.statusCode === 200) {
    event.response.statusCode = 404;
    event.response.statusDescription = 'Not Found';
  }
  return event.response;
}
`.trim()
