import { readdirSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FILES, spaRouter } from '#infra/constructs/edge/spa-router.ts'

const Routed = z.object({ uri: z.string() })
const sandbox = createContext({})
runInContext(spaRouter(['/pricing', '/blog/first'], ['/dashboard']), sandbox)
test.each([
  ['/', '/index.html'],
  ['/dashboard', '/app.html'],
  ['/dashboard/', '/app.html'],
  ['/dashboard/tracker', '/app.html'],
  ['/dashboards', '/404.html'],
  ['/pricing', '/pricing/index.html'],
  ['/pricing/', '/pricing/index.html'],
  ['/blog/first', '/blog/first/index.html'],
  ['/blog/second', '/404.html'],
  ['/constructor', '/404.html'],
  ['/assets/index-1.js', '/assets/index-1.js'],
  ['/favicon.svg', '/favicon.svg'],
  ['/images/blog/first.png', '/images/blog/first.png'],
  ['/robots.txt', '/robots.txt'],
  ['/stage.json', '/stage.json'],
  ['/visitors.json', '/visitors.json'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/pricing/index.html', '/pricing/index.html'],
  ['/favicon.ico', '/404.html'],
  ['/wp-login.php', '/404.html'],
  ['/dashboard/tracker.old', '/app.html'],
  ['/v1.2/settings', '/404.html'],
])('the path %s is rewritten to %s', (asked, file) => {
  expect(
    Routed.parse(runInContext(`handler(${JSON.stringify({ request: { uri: asked } })})`, sandbox)).uri,
  ).toBe(file)
})

test.each([
  ['/signup', { plan: { value: 'pro' } }, '/signup/pro.html'],
  ['/signup/', { plan: { value: 'pro' }, error: { value: 'cancelled' } }, '/signup/pro.html'],
  ['/checkout', { plan: { value: 'elite' }, email: { value: 'a%40mail.example' } }, '/checkout/elite.html'],
  ['/signup', { plan: { value: 'constructor' } }, '/signup/index.html'],
  ['/signup', {}, '/signup/index.html'],
  ['/checkout', { plan: { value: 'none' } }, '/app.html'],
  ['/dashboard', { plan: { value: 'pro' } }, '/app.html'],
  ['/checkout/elite.html', {}, '/checkout/elite.html'],
  ['/checkout/none.html', {}, '/app.html'],
])('the path %s with the query %j is rewritten to %s', (uri, querystring, file) => {
  const edge = createContext({})
  runInContext(spaRouter(['/signup']), edge)
  const event = { request: { uri, querystring } }
  expect(Routed.parse(runInContext(`handler(${JSON.stringify(event)})`, edge)).uri).toBe(file)
})

test('every file of the site is recognized by its extension', () => {
  const own = readdirSync(path.resolve(import.meta.dirname, '../../web/public'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => name.includes('.'))
  expect(own.map((name) => `/${name}`).filter((name) => !FILES.test(name))).toEqual([])
})

const Answered = z.object({ statusCode: z.number() })
test.each([
  ['/no/such/page', 200, 404],
  ['/404.html', 200, 404],
  ['/no/such/page', 304, 304],
  ['/pricing', 200, 200],
  ['/dashboard', 200, 200],
])('a response to %s with status %i is sent with %i', (asked, from, status) => {
  expect(
    Answered.parse(
      runInContext(
        `handler(${JSON.stringify({ request: { uri: asked }, response: { statusCode: from } })})`,
        sandbox,
      ),
    ).statusCode,
  ).toBe(status)
})
