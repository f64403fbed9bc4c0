import type { Page } from 'playwright-core'
import { settled } from '#harness/settled.ts'

/** One screenshot of a journey, with the clicks and seconds since the previous one. */
export interface Shot {
  readonly title: string
  readonly png: Buffer
  readonly clicks: number
  /** On this machine, without time to read. */
  readonly seconds: number
}

export interface Camera {
  readonly page: Page
  readonly shots: readonly Shot[]
  readonly shoot: (title: string) => Promise<void>
}

/** Records a page: counts clicks and seconds between two screenshots. */
export async function cameraOn(page: Page): Promise<Camera> {
  const shots: Shot[] = []
  let clicks = 0
  let since = performance.now()
  await page.exposeFunction('countPress', () => void (clicks += 1))
  // Passed as text; the page's CSP does not apply to scripts added by Playwright.
  await page.addInitScript(`addEventListener('pointerdown', () => countPress(), true)`)
  return {
    page,
    shots,
    async shoot(title) {
      const seconds = (performance.now() - since) / 1000
      await settled(page)
      shots.push({ title, png: await page.screenshot({ type: 'png' }), clicks, seconds })
      clicks = 0
      since = performance.now()
    },
  }
}
