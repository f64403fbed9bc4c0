import type { Page } from 'playwright-core'

/** Waits until a page has stopped loading and fading. */
export async function settled(page: Page): Promise<void> {
  // A list is faded while it is reloaded. (A busy button stays busy as long as its action runs.)
  await page.locator('[aria-busy=true]:not(button)').first().waitFor({ state: 'detached' })
  // A fading element has the colours of neither end. Passed as a function, because the built site's content
  // security policy forbids evaluating text.
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ),
  )
}
