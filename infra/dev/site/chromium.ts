import { chromium, type Browser } from 'playwright-core'
import { ensureChromium } from '../system-programs.ts'

const FLAGS = ['--disable-gpu', '--disable-quic']

/** Launches a headless browser. Throws CannotStart when there is none and none can be installed. */
export async function launchChromium(
  say: (line: string) => void = () => undefined,
  more: readonly string[] = [],
): Promise<Browser> {
  return await chromium.launch({ executablePath: ensureChromium(say), args: [...FLAGS, ...more] })
}
