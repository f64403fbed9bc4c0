import type { Page } from 'playwright-core'
import { settled } from '#harness/settled.ts'

/** One picture of a journey, with what it took to come there from the one before. */
export interface Shot {
  readonly title: string
  readonly png: Buffer
  readonly clicks: number
  /** On this machine, without any time to read. */
  readonly seconds: number
}

export interface Camera {
  readonly page: Page
  readonly shots: readonly Shot[]
  readonly shoot: (title: string) => Promise<void>
}

/** Follows a page: counts the presses of a pointer and the seconds between two pictures. */
export async function cameraOn(page: Page): Promise<Camera> {
  const shots: Shot[] = []
  let clicks = 0
  let since = performance.now()
  await page.exposeFunction('countPress', () => void (clicks += 1))
  // A text: the page's own policy forbids nothing that the browser is told to run.
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
