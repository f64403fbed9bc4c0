import { readdirSync } from 'node:fs'
import path from 'node:path'
import { APP_PATHS, PLAN_PAGES } from '#shared/catalog/site-pages.ts'

/** Paths of the prerendered pages: folders of the built site with an index.html. */
export function prerenderedPages(web: string): readonly string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => `/${file.slice(0, -'/index.html'.length)}`)
    .toSorted()
}

const NOT_FOUND = '/404.html'

/** Files that a URL may name. For any other path with a dot the bucket would answer in XML. */
export const FILES =
  /^\/(?:(?:assets|images)\/.+|favicon\.svg|share\.jpg|robots\.txt|sitemap\.xml|(?:stage|visitors)\.json|(?:index|app|404)\.html)$/

/**
 * A CloudFront Function (JavaScript runtime 2.0) for requests and responses of pages. It maps URLs to files,
 * prerendered pages (some by the plan in their query), the app's page or the 404 page, and sets that page's status on the response. (A
 * distribution's error responses would also replace the API's answers.) A 304 keeps its status, because the
 * browser has cached the 404.
 */
export const spaRouter = (pages: readonly string[], app: readonly string[] = APP_PATHS): string =>
  `
var PAGES = ${JSON.stringify(Object.fromEntries(pages.map((page) => [page, 1])))};
var APP = ${JSON.stringify(app)};
var PLANNED = ${JSON.stringify(Object.fromEntries(PLAN_PAGES.map(({ address, file }) => [address, file])))};
var PLAN_FILES = ${JSON.stringify(PLAN_PAGES.map(({ file }) => file))};
var FILES = ${FILES.toString()};
function isPage(path) {
  return Object.prototype.hasOwnProperty.call(PAGES, path);
}
function fileOf(asked, query) {
  var uri = asked.length > 1 && asked.endsWith('/') ? asked.slice(0, -1) : asked;
  if (uri === '/') return '/index.html';
  if (FILES.test(uri) || (uri.endsWith('/index.html') && isPage(uri.slice(0, -11)))) return uri;
  if (PLAN_FILES.indexOf(uri) !== -1) return uri;
  var planned = uri + '?plan=' + (query && query.plan ? query.plan.value : '');
  if (Object.prototype.hasOwnProperty.call(PLANNED, planned)) return PLANNED[planned];
  if (isPage(uri)) return uri + '/index.html';
  if (APP.some(function (path) { return uri === path || uri.startsWith(path + '/'); })) return '/app.html';
  return '${NOT_FOUND}';
}
function handler(event) {
  var file = fileOf(event.request.uri, event.request.querystring);
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
