import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Option, type Command } from 'commander'
import { execa } from 'execa'
import type { Browser } from 'playwright-core'
import { startStage } from '#dev/stage.ts'
import { launchChromium } from '#dev/site/chromium.ts'
import { say } from '../command.ts'
import { cameraOn } from './camera.ts'
import { JOURNEYS, type Journey } from './journeys.ts'
import { stripOf, takenInAll } from './strip.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FOLDER = path.join(ROOT, 'film')
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
/** Timeout of each wait in milliseconds. */
const PATIENCE = 120_000

type Screen = (typeof SCREENS)[number]
const widthOf = ({ width }: Screen): string => String(width)

/** Each width has its own stage in its own process, because a card gets only one trial. */
async function film(names: readonly string[], { width }: { width?: string }): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const asked = SCREENS.find((screen) => widthOf(screen) === width)
  if (asked !== undefined) return await filmOn(asked, names)
  for (const screen of SCREENS)
    await execa(process.execPath, ['infra/cli/main.ts', 'film', ...names, '--width', widthOf(screen)], {
      cwd: ROOT,
      stdio: 'inherit',
    })
}

async function filmOn(screen: Screen, names: readonly string[]): Promise<void> {
  const stage = await startStage({
    ports: 0,
    stateDir: null,
    web: 'built',
    workers: { concurrency: 2 },
    settings: { LOG_LEVEL: 'silent' },
    report: say,
  })
  const browser = await launchChromium(say)
  try {
    for (const journey of JOURNEYS.filter(({ name }) => names.length === 0 || names.includes(name)))
      await filmJourney(browser, stage.origin, screen, journey)
  } finally {
    await browser.close()
    await stage.close()
  }
}

/** The strip of a failed journey shows where it stopped. */
async function filmJourney(
  browser: Browser,
  origin: string,
  screen: Screen,
  { name, title, play }: Journey,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screen,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
  context.setDefaultTimeout(PATIENCE)
  const camera = await cameraOn(await context.newPage())
  try {
    await play(camera)
  } catch (error) {
    await camera.shoot('Here it stopped')
    throw error
  } finally {
    const file = path.join(FOLDER, `${name}-${screen.width}.png`)
    writeFileSync(file, await stripOf(browser, title, screen.width, camera.shots))
    say(`${file}: ${camera.shots.length} pictures, ${takenInAll(camera.shots)}`)
    await context.close()
  }
}

export function addFilm(program: Command): void {
  program
    .command('film')
    .argument(
      '[journey...]',
      `those to film: ${JOURNEYS.map(({ name }) => name).join(', ')}; all when none is named`,
    )
    .addOption(new Option('--width <pixels>', 'one screen instead of both').choices(SCREENS.map(widthOf)))
    .description(
      'Plays journeys through a stage of its own at two widths, and draws each as a strip of pictures with clicks and seconds (film/).',
    )
    .action(film)
}
