import { BRAND } from '#shared/brand.ts'
import { edgeOnly, must, type Checks } from './check.ts'
import type { Answer, Site } from './site.ts'

const YEAR_SECONDS = 31_536_000

const asBrowser = { headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' } }

async function page(site: Site, path: string, status = 200): Promise<Answer> {
  const answer = await site.request(path, asBrowser)
  must(answer.status === status, `${path} answered ${answer.status}`)
  must(
    answer.headers.get('content-type')?.startsWith('text/html') === true,
    `${path} is ${answer.headers.get('content-type')}`,
  )
  must(
    /<div id="root"/.test(answer.text) && answer.text.includes(BRAND.name),
    `${path} is not the page of the app`,
  )
  return answer
}

async function firstScript(site: Site): Promise<string> {
  const { text } = await page(site, '/')
  const script = /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1]
  must(script !== undefined, 'the page loads no script of /assets/')
  return script
}

const secondsOf = (header: string | null): number => Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? 0)

/** The sources of a policy's directive; null when the policy does not have it. */
const sourcesOf = (policy: string, directive: string): string | null =>
  new RegExp(`(?:^|;)\\s*${directive}\\s+([^;]+)`).exec(policy)?.[1]?.trim() ?? null

function checkPolicy(policy: string): void {
  for (const [directive, sources] of [
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ] as const) {
    must(
      sourcesOf(policy, directive) === sources,
      `content-security-policy has ${directive} ${sourcesOf(policy, directive)}`,
    )
  }
  const scripts = sourcesOf(policy, 'script-src')
  must(
    scripts !== null && !/unsafe-|\*(?!\.)|(?:^|\s)(?:https?|data):(?:\s|$)/.test(scripts),
    `content-security-policy has script-src ${scripts}`,
  )
}

const HEADERS: readonly [string, RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/],
  ['cross-origin-opener-policy', /^same-origin/],
  ['permissions-policy', /camera=\(\)/],
]

export const PAGE_CHECKS: Checks = {
  'the site answers': async (site) => void (await page(site, '/')),
  'plain http leads to https': edgeOnly(async (site) => {
    const { status, headers } = await site.request(site.origin.replace(/^https:/, 'http:'))
    must([301, 308].includes(status), `http answered ${status}`)
    must(
      headers.get('location')?.startsWith(site.origin) === true,
      `http leads to ${headers.get('location')}`,
    )
  }),
  'pages carry the security headers': edgeOnly(async (site) => {
    const { headers } = await page(site, '/')
    checkPolicy(headers.get('content-security-policy') ?? '')
    must(
      secondsOf(headers.get('strict-transport-security')) >= YEAR_SECONDS,
      `strict-transport-security is ${headers.get('strict-transport-security')}`,
    )
    for (const [name, form] of HEADERS)
      must(form.test(headers.get(name) ?? ''), `${name} is ${headers.get(name)}`)
  }),
  'every address of the app answers with the app': async (site) => {
    for (const path of ['/login', '/dashboard', '/dashboard/configuration']) await page(site, path)
  },
  'an address that leads nowhere is answered with a page that says so': edgeOnly(
    async (site) => void (await page(site, '/no/such/page', 404)),
  ),
  'the page itself is asked for anew': async (site) => {
    const { headers } = await page(site, '/')
    must(
      secondsOf(headers.get('cache-control')) === 0,
      `cache-control of the page is ${headers.get('cache-control')}`,
    )
  },
  'assets are kept for a year and travel compressed': edgeOnly(async (site) => {
    const script = await firstScript(site)
    const { status, headers } = await site.request(script, asBrowser)
    must(status === 200, `${script} answered ${status}`)
    const kept = headers.get('cache-control')
    must(
      secondsOf(kept) >= YEAR_SECONDS && /immutable/.test(kept ?? ''),
      `cache-control of an asset is ${kept}`,
    )
    must(
      /^(?:br|gzip|zstd)$/.test(headers.get('content-encoding') ?? ''),
      `content-encoding of an asset is ${headers.get('content-encoding')}`,
    )
  }),
  'an asset that is not there is not answered with the page': edgeOnly(async (site) => {
    const { status, text } = await site.request('/assets/no-such-file.js', asBrowser)
    must(status === 404 || status === 403, `a missing asset answered ${status}`)
    must(!text.includes('<div id="root"'), 'a missing asset answered with the page')
  }),
}
