import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { launchChromium } from '#dev/site/chromium.ts'
import { say } from '../command.ts'
import { flagStrip, sharePage } from './site-pictures.ts'

const WEB = path.resolve(import.meta.dirname, '../../../web')
const ARTICLES = path.join(WEB, 'public/images/blog')
/** Size of link previews in pixels (https://ogp.me); about twice as wide as high by convention. */
const SIZE = { width: 1200, height: 630 }
/** Kept small, because chat programs load it with every link. */
const MAX_BYTES = 70_000

async function drawPreviews(): Promise<void> {
  writeFileSync(path.join(WEB, 'src/features/landing/flags.svg'), flagStrip())
  const browser = await launchChromium(say)
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' })
  const draw = async (content: string, file: string, how: Parameters<typeof page.screenshot>[0]) => {
    await page.setContent(content)
    await page.evaluate('document.fonts.ready')
    const bitmap = await page.screenshot(how)
    if (bitmap.length > MAX_BYTES)
      throw new Error(`${file} takes ${bitmap.length} bytes, more than ${MAX_BYTES}`)
    writeFileSync(file, bitmap)
    say(`${path.relative(WEB, file)}: ${bitmap.length} bytes`)
  }
  try {
    await draw(sharePage(), path.join(WEB, 'public/share.jpg'), { type: 'jpeg', quality: 66 })
    for (const name of readdirSync(ARTICLES).filter((file) => file.endsWith('.svg'))) {
      const svg = readFileSync(path.join(ARTICLES, name), 'utf8')
      const bare = `<style>body{margin:0}svg{display:block}</style>${svg}`
      await draw(bare, path.join(ARTICLES, name.replace(/\.svg$/, '.png')), { type: 'png' })
    }
  } finally {
    await browser.close()
  }
}

export function addDrawPreviews(program: Command): void {
  program
    .command('draw-previews')
    .description(
      'Draws the images that link previews show, for the site and each article of the help center, and the strip of flags.',
    )
    .action(drawPreviews)
}
