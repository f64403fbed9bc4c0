import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { launchChromium } from '#dev/site/chromium.ts'
import { say } from './command.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../web/public/images/blog')
/** What shared links show. Pixels. */
const SIZE = { width: 1200, height: 630 }
/** Chats fetch it with every link. */
const MAX_BYTES = 60_000

async function drawPreviews(): Promise<void> {
  const browser = await launchChromium(say)
  try {
    const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' })
    for (const name of readdirSync(FOLDER)
      .filter((file) => file.endsWith('.svg'))
      .toSorted()) {
      await page.setContent(
        `<style>body{margin:0}svg{display:block}</style>${readFileSync(path.join(FOLDER, name), 'utf8')}`,
      )
      const bitmap = await page.screenshot({ type: 'png' })
      if (bitmap.length > MAX_BYTES)
        throw new Error(`${name} makes ${bitmap.length} bytes, more than ${MAX_BYTES}`)
      writeFileSync(path.join(FOLDER, name.replace(/\.svg$/, '.png')), bitmap)
      say(`${name.replace(/\.svg$/, '.png')}: ${bitmap.length} bytes`)
    }
  } finally {
    await browser.close()
  }
}

/** `npm run draw-previews`. */
export function addDrawPreviews(program: Command): void {
  program
    .command('draw-previews')
    .description(
      'Draws a bitmap beside each drawing of the help center, for previews of links, which show no SVG.',
    )
    .action(drawPreviews)
}
