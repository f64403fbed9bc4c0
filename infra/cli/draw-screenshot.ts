import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { chromium } from 'playwright-core'
import * as z from 'zod/mini'
import { ensureChromium } from '#dev/system-programs.ts'
import { browserSession } from '#harness/session.ts'
import { CommandError, say } from './command.ts'
import { runningStage } from './running-stage.ts'

const FILE = path.resolve(import.meta.dirname, '../../docs/tracker.png')
/** Pixels. */
const SIZE = { width: 1280, height: 800 }
const OWNER = 'elena.elite@example.com'

async function drawScreenshot(): Promise<void> {
  const stage = runningStage(z.object({ origin: z.string() }))
  if (stage === null)
    throw new CommandError('No stage runs here. Start one with npm start, and fill it with npm run seed.')
  const client = await browserSession(stage, OWNER)
  const browser = await chromium.launch({
    executablePath: ensureChromium(say),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({
      viewport: SIZE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    await context.addCookies(
      Object.entries(client.cookies()).map(([name, value]) => ({ name, value, url: stage.origin })),
    )
    const page = await context.newPage()
    await page.goto(`${stage.origin}/dashboard/tracker`)
    await page.getByText('Product Manager').first().waitFor()
    const bitmap = await page.screenshot({ type: 'png' })
    writeFileSync(FILE, bitmap)
    say(`${FILE}: ${bitmap.length} bytes`)
  } finally {
    await browser.close()
  }
}

/** `npm run draw-screenshot`. */
export function addDrawScreenshot(program: Command): void {
  program
    .command('draw-screenshot')
    .description('Takes the picture of the tracker that the README shows, from the stage that runs here.')
    .action(drawScreenshot)
}
