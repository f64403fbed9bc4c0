import type { Browser } from 'playwright-core'
import { launchChromium } from '#dev/site/chromium.ts'

declare global {
  var browserOfProcess: Promise<Browser> | undefined
}

/**
 * The browser of this process, which runs one test file after another. Cookies, storage and cache end with
 * each test's own context.
 */
export async function sharedBrowser(): Promise<Browser> {
  globalThis.browserOfProcess ??= launchChromium()
  const running = await globalThis.browserOfProcess
  if (running.isConnected()) return running
  globalThis.browserOfProcess = launchChromium()
  return await globalThis.browserOfProcess
}
