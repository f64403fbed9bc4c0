import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { atNight } from '#engine/test/at-night.ts'
import { SITE_PAGES } from '#shared/catalog/site-pages.ts'
import { browserStage } from './browser-stage.ts'

const { visit } = await browserStage()

/** Every public page as a visitor without a session opens it. */
const ADDRESSES = Object.values(SITE_PAGES)
  .map(({ path }) => path.replace(':slug', 'who-to-write-to'))
  .map((path) => (path === '/signup' ? '/signup?plan=pro' : path))

// By day the page that most visitors see first, and the one with a form.
test.each(atNight ? ADDRESSES : ['/', '/signup?plan=pro'])(
  '%s needs at most 15 requests and 90 KB of script',
  async (address) => {
    const { page } = await visit()
    const scripts: Promise<Buffer>[] = []
    let requests = 0
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      if (kind !== 'image') requests += 1
      if (kind === 'script') scripts.push(response.body())
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    // What a reader does: nothing of it needs more code.
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Tab')
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect(requests).toBeLessThanOrEqual(15)
    expect(bytes).toBeLessThanOrEqual(90_000)
    // A page that loads no script at all would pass as well.
    expect(scripts.length).toBeGreaterThan(2)
  },
)
