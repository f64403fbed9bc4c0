import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { POLICY } from '#shared/catalog/policies.ts'
import { SITE_PAGES } from '#shared/catalog/site-pages.ts'
import { builtSite } from '#harness/site.ts'
import { assemblyOf, changedAssembly } from './assemblies.ts'
import type { Assembly } from './stack-templates.ts'

const { site: folder } = await builtSite()

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:html|js|css)$/.test(file),
)
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const page = (address: string) => read(path.join(address, 'index.html'))

test('the published site has no test pages', () => {
  const holding = (text: string) => files.filter((file) => read(file).includes(text))
  expect(holding('GMAIL SIGNUP WORKS!')).toEqual([])
  expect(holding('To try the checkout with')).toEqual([])
  // A control: the search finds what is published.
  expect(holding('404 Page Not Found')).not.toEqual([])
})

test('app pages are hidden from search engines before any script runs; public pages are not', () => {
  const isKeptOut = (html: string) => html.includes('<meta name="robots" content="noindex"')
  expect([isKeptOut(read('app.html')), isKeptOut(read('index.html')), isKeptOut(page('/about'))]).toEqual([
    true,
    false,
    false,
  ])
})

test('the sitemap lists the public pages and no app pages', () => {
  expect(read('robots.txt')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://reachwell.example/sitemap.xml\n',
  )
  const listed = [...read('sitemap.xml').matchAll(/<loc>https:\/\/reachwell\.example(.*?)<\/loc>/g)].map(
    ([, address = '']) => address,
  )
  expect(listed).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/contact',
      '/blog',
      '/blog/subject-lines',
      '/privacy-policy',
      '/signup',
      '/login',
    ]),
  )
  expect(listed.filter((address) => /404|dashboard|admin|privacy$|checkout/.test(address))).toEqual([])
  expect(
    listed.filter(
      (address) =>
        !page(address === '/' ? '' : address).includes(
          `<link rel="canonical" href="https://reachwell.example${address}">`,
        ),
    ),
  ).toEqual([])
})

describe('a page has its title and description before any script runs', () => {
  test.each([
    ['/about', 'Who it suits', SITE_PAGES.about.head],
    ['/contact', 'This form needs JavaScript.', SITE_PAGES.contact.head],
    ['/hub-diagram', 'The engine does', SITE_PAGES.hubDiagram.head],
    ['/recipients', 'You need no account.', SITE_PAGES.recipients.head],
    ['/privacy-policy', `Last updated <!-- -->${POLICY.privacyUpdated}`, SITE_PAGES.privacyPolicy.head],
    ['/terms-of-service', `Last updated <!-- -->${POLICY.termsUpdated}`, SITE_PAGES.termsOfService.head],
    ['/refund-policy', `Last updated <!-- -->${POLICY.refundUpdated}`, SITE_PAGES.refundPolicy.head],
  ])('%s', (address, text, { title, description }) => {
    const html = page(address)
    const missing = [
      text,
      `<title>${title}</title>`,
      `<meta name="description" content="${description}">`,
      `<meta property="og:title" content="${title}">`,
      `<meta property="og:description" content="${description}">`,
      `<meta property="og:url" content="https://reachwell.example${address}">`,
      `<link rel="canonical" href="https://reachwell.example${address}">`,
    ].filter((part) => !html.includes(part))
    expect(missing).toEqual([])
  })
})

test('without JavaScript the contact page shows the support address, and its button sends nothing', () => {
  const html = page('/contact')
  const form = /<form[^>]*>/.exec(html)?.[0] ?? ''
  expect(form).toContain('method="dialog"')
  expect(form).not.toContain('action')
  expect(/<noscript>.*support@reachwell\.example.*<\/noscript>/s.test(html)).toBe(true)
})

const Deployment = z.object({ SourceObjectKeys: z.array(z.string()), SystemMetadata: z.unknown() })

/** The files that a stage puts into its bucket: the built site and the stage's own settings. */
function pagesOf(stage: Assembly) {
  const { Properties } = stage.one('Custom::CDKBucketDeployment', 'WebFilesPages')
  const { SourceObjectKeys: keys } = Deployment.parse(Properties)
  const [site = '', ownFiles = ''] = keys.map((key) => key.replace(/\.zip$/, ''))
  const settings = path.join(stage.outdir, `asset.${ownFiles}`, 'stage.json')
  return { site, keys: keys.length, settings: JSON.parse(readFileSync(settings, 'utf8')) }
}

test('one build serves two stages, each with its own Stripe key and analytics', async () => {
  const dev = pagesOf(await assemblyOf('dev'))
  const prod = pagesOf(await changedAssembly('full'))
  expect(prod.site).toBe(dev.site)
  expect([dev.keys, prod.keys]).toEqual([2, 2])
  expect(dev.settings).toEqual({ stripe: { publishableKey: 'pk_test_sample' }, visitors: true })
  expect(prod.settings).toEqual({
    stripe: { publishableKey: 'pk_live_ofProd' },
    analytics: { domain: 'app.reachwell.example', endpoint: 'https://stats.example/api/event' },
    visitors: true,
  })
})

test('the built site holds no key of any stage', () => {
  expect(files.filter((file) => /pk_(?:test|live)_\w{3,}|VITE_[A-Z]/.test(read(file)))).toEqual([])
})
