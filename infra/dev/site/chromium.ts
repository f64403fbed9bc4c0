import { chromium, type Browser } from 'playwright-core'
import { ensureChromium } from '../system-programs.ts'

const FLAGS = ['--disable-gpu', '--disable-quic']

/** A browser without a window. Throws CannotStart where there is none and none may be installed. */
export async function launchChromium(
  say: (line: string) => void = () => undefined,
  more: readonly string[] = [],
): Promise<Browser> {
  return await chromium.launch({ executablePath: ensureChromium(say), args: [...FLAGS, ...more] })
}
