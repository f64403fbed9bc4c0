import type { Page } from 'playwright-core'

/** Waits until a page shows what it is going to show: nothing of it is loaded or fades any more. */
export async function settled(page: Page): Promise<void> {
  // A list that is read anew is faded until it has come. (A button that is busy stays so while what it began
  // goes on.)
  await page.locator('[aria-busy=true]:not(button)').first().waitFor({ state: 'detached' })
  // What is still fading has the colours of neither end. A function: the policy of the built site forbids to
  // evaluate text.
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document
        .getAnimations()
        .every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity),
  )
}
