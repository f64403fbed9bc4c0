import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { atNight } from '#engine/test/at-night.ts'
import { settled } from '#harness/settled.ts'
import { CARD_FORM_COLOURS } from '#web/lib/payments/stripe-appearance.ts'
import type { Page } from 'playwright-core'
import { ARTIFACTS } from './failure-report.ts'

export type Scheme = 'light' | 'dark'

const WIDTHS = [1440, 390] as const
const HEIGHT = 900
/** Default size of a page. */
export const SCREEN = { width: WIDTHS[0], height: HEIGHT } as const
/** Reported places per kind of problem, because a list repeats it in every row. */
const MAX_PLACES = 3

/** Screenshots take longer than all checks, and are not compared. */
const wantsPictures = process.env['PICTURES'] === '1'

/** At night axe looks at a screen as wide as a desktop's and as a phone's; by day at the first alone. */
const AXE_WIDTHS: readonly number[] = atNight ? WIDTHS : [WIDTHS[0]]

/** Pages of this file that were looked at in another colour scheme. */
const recoloured = new Set<string>()

/** By day a file looks at each page in the second colour scheme once; at night at every state of the page. */
function isRecoloured(page: Page, colorScheme: Scheme): boolean {
  const key = `${new URL(page.url()).pathname} ${colorScheme}`
  if (!atNight && recoloured.has(key)) return true
  recoloured.add(key)
  return false
}

/**
 * axe-core's findings on the screen in the given colour schemes or the current one, and what is wider than
 * the screen at each width, one per line. With PICTURES=1 it stores screenshots among the artifacts.
 */
export async function look(
  page: Page,
  name: string,
  schemes?: readonly Scheme[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const [index, colorScheme] of (schemes ?? [null]).entries()) {
    // Another colour scheme changes only colours.
    const onlyColours = index > 0
    if (onlyColours && colorScheme !== null && isRecoloured(page, colorScheme)) continue
    if (colorScheme !== null) await changeColours(page, colorScheme)
    const called = colorScheme === null ? name : `${name}-${colorScheme}`
    for (const width of onlyColours ? AXE_WIDTHS : WIDTHS) {
      await settle(page, width)
      if (wantsPictures && (!onlyColours || width === WIDTHS[0])) await picture(page, `${called}-${width}`)
      if (!onlyColours) found.push(...(await overflow(page, `${called} at ${width}`)))
      if (AXE_WIDTHS.includes(width)) found.push(...(await audit(page, `${called} at ${width}`, onlyColours)))
    }
  }
  await page.setViewportSize(SCREEN)
  return found
}

/** The page passes its colours on to the card form a moment after changing them. */
async function changeColours(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    (ink) =>
      [...document.querySelectorAll('[data-stripe]')]
        .map((host) => getComputedStyle(host).getPropertyValue('--colorText').trim())
        .every((text) => text === '' || text === ink),
    CARD_FORM_COLOURS[colorScheme].ink,
  )
}

async function settle(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await settled(page)
}

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(ARTIFACTS, `${name}.png`), fullPage: true })
}

async function overflow(page: Page, where: string): Promise<readonly string[]> {
  const pixels: unknown = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  return typeof pixels === 'number' && pixels > 0 ? [`${where}: wider than the screen by ${pixels} px`] : []
}

/** axe-core's findings on the page, one per line. */
async function audit(page: Page, where: string, onlyColours: boolean): Promise<readonly string[]> {
  // Runs axe in the page itself, which has no frames: loading the source again, transferring passed checks
  // and opening another page for the results takes longer than the rules.
  const isThere = (await page.evaluate('"axe" in window')) === true
  const { violations } = await new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(onlyColours ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {}),
    })
    .analyze()
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => {
      const places = nodes.slice(0, MAX_PLACES).map(({ target }) => target.join(' '))
      const more = nodes.length > MAX_PLACES ? ` and ${nodes.length - MAX_PLACES} more` : ''
      return `${where}: ${impact} ${id} at ${places.join(' | ')}${more}`
    })
}
