import type { Browser, Page, Response } from 'playwright-core'
import { startStage } from '#dev/stage.ts'
import { launchChromium } from '#dev/site/chromium.ts'
import { figure, report } from '../figure.ts'

/**
 * One page of each kind, and what a visitor presses or fills in there. The sign-up and the checkout need a
 * plan, or they redirect to the prices.
 */
const PAGES = {
  '/': 'main a[href^="/signup"], main a[href*="#pricing"], main button',
  '/about': 'header a[href*="#pricing"]',
  '/contact': 'main button[type=submit]',
  '/blog': 'main a[href*="/blog/"]',
  '/blog/who-to-write-to': 'header a[href*="#pricing"]',
  '/privacy-policy': 'header a[href*="#pricing"]',
  '/recipients': 'main button[type=submit]',
  '/login': 'main a, main button',
  '/signup?plan=pro': 'main a, main button',
  '/checkout?plan=pro': 'main a, main button',
} as const

/** Of WebPageTest and of Lighthouse: bits per second and milliseconds there and back. */
const SLOW_3G = { bits: 400_000, latencyMs: 400 }
const SLOW_4G = { bits: 1_638_400, latencyMs: 150 }
const TIMEOUT_MS = 60_000

/** An empty cache, a phone's screen, and the network given. */
async function visit(browser: Browser, network: { bits: number; latencyMs: number } | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  if (network === null) return page
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.bits / 8,
    uploadThroughput: network.bits / 8,
  })
  return page
}

const LARGEST_PAINT = `new Promise((resolve) => {
  const seen = (list) => resolve(list.getEntries().at(-1).startTime)
  new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true })
  setTimeout(() => resolve(-1), 2000)
})`
const PAINTED = `new Promise((resolve) => {
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
})`

/** Kilobytes of script as sent, and the requests other than for images. */
function counted(page: Page) {
  const scripts: Response[] = []
  let requests = 0
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'image') requests += 1
    if (kind === 'script') scripts.push(response)
  })
  return async () => {
    const sizes = await Promise.all(
      scripts.map(async (one) => (await one.request().sizes()).responseBodySize),
    )
    return { requests, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 }
  }
}

async function measured(browser: Browser, address: string, press: string) {
  const quick = await visit(browser, null)
  const count = counted(quick)
  await quick.goto(address, { waitUntil: 'networkidle' })
  const idle = await count()
  // A form loads the code that it needs when it is touched.
  const field = quick.locator('main input, main textarea').first()
  if ((await field.count()) > 0) await field.focus()
  await quick.waitForTimeout(300)
  await quick.waitForLoadState('networkidle')
  const touched = await count()
  await quick.context().close()

  const fast = await visit(browser, SLOW_4G)
  await fast.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS })
  const lcpMs = Number(await fast.evaluate(LARGEST_PAINT))
  await fast.context().close()

  const slow = await visit(browser, SLOW_3G)
  const began = Date.now()
  await slow.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS })
  await slow.locator(press).first().waitFor({ timeout: TIMEOUT_MS })
  await slow.evaluate(PAINTED)
  const buttonMs = Date.now() - began
  await slow.context().close()
  return {
    requests: idle.requests,
    kilobytes: idle.kilobytes,
    touchedKilobytes: touched.kilobytes,
    lcpMs,
    buttonMs,
  }
}

const stage = await startStage({
  ports: 0,
  stateDir: null,
  web: 'built',
  workers: null,
  settings: { LOG_LEVEL: 'silent' },
  report: () => undefined,
})
const browser = await launchChromium()
try {
  const pages: Record<string, Awaited<ReturnType<typeof measured>>> = {}
  for (const [address, press] of Object.entries(PAGES))
    pages[address] = await measured(browser, `${stage.origin}${address}`, press)
  const most = (key: keyof (typeof pages)[string]) =>
    Math.max(...Object.values(pages).map((page) => page[key]))
  const on = `worst of ${Object.keys(pages).length} public pages`
  report({
    figures: [
      figure('P6', `requests without images, ${on}`, most('requests'), ''),
      figure('P6', `script before anything is touched, ${on}`, most('kilobytes'), 'kB'),
      figure('P6', `script once the form is touched, ${on}`, most('touchedKilobytes'), 'kB'),
      figure('P7', `largest paint on slow 4G, ${on}`, most('lcpMs'), 'ms', '<= 2500'),
      figure('P7', `main button on slow 3G, ${on}`, most('buttonMs'), 'ms'),
    ],
    details: pages,
  })
} finally {
  await browser.close()
  await stage.close()
}
