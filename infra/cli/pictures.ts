import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import type { Browser, Locator, Page } from 'playwright-core'
import * as z from 'zod/mini'
import { launchChromium } from '#dev/site/chromium.ts'
import { browserSession } from '#harness/session.ts'
import { PRODUCT_PICTURES, type ProductPicture } from '#shared/sample/product-pictures.ts'
import { CommandError, say } from './command.ts'
import { runningStage } from './running-stage.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const README = path.join(ROOT, 'docs/tracker.png')
const FOLDER = path.join(ROOT, 'web/public/images/product')
const README_SIZE = { width: 1280, height: 800 }
/** Pixels of the page around a picture: so wide a viewport has its content in the picture's width. */
const MARGIN = 14
const HEIGHT = 1400
type Screen = 'wide' | 'phone'
const OWNER = 'elena.elite@example.com'
const QUALITY = 0.82
/** Each is loaded when the page is scrolled to it. */
const MAX_BYTES = 90_000

const Emails = z.object({ data: z.array(z.object({ id: z.string(), emailStatus: z.string() })) })

/** The page of each picture, and the element at whose top it begins. */
const PLACES: Readonly<
  Record<ProductPicture['name'], (page: Page, draft: string) => { address: string; top: Locator }>
> = {
  search: (page) => ({
    address: '/dashboard',
    top: page
      .locator('section')
      .filter({ has: page.getByText('Target country') })
      .last(),
  }),
  run: (page) => ({ address: '/dashboard', top: page.locator('[aria-labelledby=run-panel] dl').first() }),
  letter: (page, draft) => ({
    address: `/dashboard/tracker?entry=${draft}`,
    top: page.getByRole('dialog').getByRole('article').first(),
  }),
}

/** The picture in its size, from the top of its element, in the middle of the page. */
async function taken(page: Page, picture: ProductPicture, screen: Screen, draft: string): Promise<Buffer> {
  const { address, top } = PLACES[picture.name](page, draft)
  await page.goto(address)
  await top.waitFor()
  await page.waitForLoadState('networkidle')
  // Removes the focus ring from the picture.
  await page.evaluate('document.activeElement?.blur()')
  await top.scrollIntoViewIfNeeded()
  const y = Math.max(0, ((await top.boundingBox())?.y ?? 0) - MARGIN)
  return await page.screenshot({ type: 'png', clip: { x: MARGIN, y, ...picture[screen] } })
}

/** Uses the browser's encoder, so that no library is needed. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = z.string().parse(
    await page.evaluate(`(async () => {
      const image = new Image()
      image.src = 'data:image/png;base64,${png.toString('base64')}'
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d').drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', ${QUALITY})
    })()`),
  )
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}

async function draw(browser: Browser, origin: string): Promise<void> {
  const client = await browserSession({ origin }, OWNER)
  const draft = Emails.parse((await client.get('/api/email-outreach')).body).data.find(
    ({ emailStatus }) => emailStatus === 'draft',
  )
  if (draft === undefined) throw new CommandError('There are no drafts to show. Run npm run seed first.')
  const cookies = Object.entries(client.cookies()).map(([name, value]) => ({ name, value, url: origin }))
  const encoder = await browser.newPage()
  const open = async (
    colorScheme: 'light' | 'dark',
    viewport: { width: number; height: number },
    deviceScaleFactor = 1,
  ) => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport,
      deviceScaleFactor,
      colorScheme,
      reducedMotion: 'reduce',
    })
    await context.addCookies(cookies)
    // Answers the question about page views.
    await context.addInitScript(`localStorage.setItem('visits', 'no')`)
    return await context.newPage()
  }
  const keep = (file: string, bytes: Buffer) => {
    writeFileSync(file, bytes)
    say(`${path.relative(ROOT, file)}: ${bytes.length} bytes`)
  }
  const readme = await open('light', README_SIZE)
  await readme.goto('/dashboard/tracker')
  await readme.getByText('Product Manager').first().waitFor()
  keep(README, await readme.screenshot({ type: 'png' }))
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const picture of Object.values(PRODUCT_PICTURES)) {
      for (const screen of ['wide', 'phone'] as const) {
        // Twice the pixels, for the screens of phones and newer notebooks.
        const viewport = { width: picture[screen].width + 2 * MARGIN, height: HEIGHT }
        const page = await open(colorScheme, viewport, 2)
        const webp = await asWebp(encoder, await taken(page, picture, screen, draft.id))
        if (webp.length > MAX_BYTES)
          throw new CommandError(
            `${picture.name} takes ${webp.length} bytes, which is more than ${MAX_BYTES}.`,
          )
        keep(path.join(FOLDER, `${picture.name}-${screen}-${colorScheme}.webp`), webp)
        await page.context().close()
      }
    }
  }
}

async function drawPictures(): Promise<void> {
  const stage = runningStage(', and fill it with npm run seed')
  mkdirSync(FOLDER, { recursive: true })
  const browser = await launchChromium(say)
  try {
    await draw(browser, stage.origin)
  } finally {
    await browser.close()
  }
}

export function addPictures(program: Command): void {
  program
    .command('pictures')
    .description(
      "Takes the product's pictures for the README and the landing page from the running local stage.",
    )
    .action(drawPictures)
}
