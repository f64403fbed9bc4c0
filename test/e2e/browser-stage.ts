import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import type { Stage } from '#dev/stage-options.ts'
import { startStage } from '#dev/stage.ts'
import { longestWait } from '#harness/patience.ts'
import { builtSite } from '#harness/site.ts'
import { ARTIFACTS, failureReport, openRequests } from './failure-report.ts'
import { look, SCREEN, type Scheme } from './look.ts'
import { sharedBrowser } from './shared-browser.ts'

/** One user's browser, with its problems. */
export interface Visit {
  readonly page: Page
  /** Console errors, page errors and failed requests since the last call. */
  readonly takeProblems: () => readonly string[]
  /**
   * Waits until the page has announced these words once more than in earlier calls, because a notice may be
   * gone before a busy machine looks for it. Returns the whole announcement.
   */
  readonly heard: (words: string) => Promise<string>
  /**
   * axe-core's findings on the screen at each width, in the given colour schemes or the current one, one per
   * line.
   */
  readonly look: (name: string, schemes?: readonly Scheme[]) => Promise<readonly string[]>
}

interface VisitOptions {
  /** False for a browser that runs no scripts. */
  readonly script?: boolean
}

export interface BrowserStage {
  readonly stage: Stage
  readonly visit: (options?: VisitOptions) => Promise<Visit>
}

/**
 * The whole stage in this process with the built site, or the development server, and a Chromium. Call it
 * once at the top of the file; it ends with the file.
 */
export async function browserStage({
  site = 'built',
  maps = false,
}: {
  site?: 'built' | 'developed'
  /** Whether staff's function has the source maps: two hundred files to store. */
  maps?: boolean
} = {}): Promise<BrowserStage> {
  mkdirSync(ARTIFACTS, { recursive: true })
  const reports: string[] = []
  const built = site === 'built' ? await builtSite() : null
  const stage = await startStage({
    ports: 0,
    stateDir: null,
    web: built === null ? true : { template: maps ? built : { site: built.site } },
    workers: { concurrency: 2 },
    dynamodb: inject('dynamodb'),
    table: `e2e-${randomBytes(8).toString('hex')}`,
    settings: { LOG_LEVEL: 'silent' },
    report: (line) => reports.push(line),
  })
  const browser = await sharedBrowser()
  afterAll(async () => {
    await stage.close()
    if (reports.length > 0) throw new Error(`The stage reported:\n${reports.join('\n')}`)
  })

  async function open({ script = true }: VisitOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      javaScriptEnabled: script,
      baseURL: stage.origin,
      viewport: SCREEN,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    })
    context.setDefaultTimeout(longestWait())
    return await context.newPage()
  }

  async function visit(options?: VisitOptions): Promise<Visit> {
    const page = await open(options)
    const problems: string[] = []
    const taken: string[] = []
    const { announced, all } = await listen(page)
    const unanswered = openRequests(page)
    page.on('console', (message) => {
      const answered = message.text().includes('the server responded with a status of')
      if (!answered && (message.type() === 'error' || message.type() === 'warning'))
        problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`page: ${error.message}`))
    // A request that the browser cancels because it leaves the page is not a failure.
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== 'net::ERR_ABORTED')
        problems.push(`request: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400)
        problems.push(
          `response: ${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`,
        )
    })
    onTestFinished(async ({ task }) => {
      const told = {
        'Asked and not answered': unanswered(),
        'Went wrong': [...taken, ...problems],
        Announced: all,
      }
      const sight = task.result?.state === 'fail' ? await failureReport(page, task.name, told) : null
      await page.context().close()
      if (sight !== null) throw new Error(`What the browser showed in the end.\n${sight}`)
    })
    const takeProblems = () => {
      const found = problems.splice(0)
      taken.push(...found)
      return found
    }
    async function heard(words: string): Promise<string> {
      const indexOf = () => announced.findIndex((text) => text.includes(words))
      await expect.poll(indexOf, { message: `announced: ${words}` }).not.toBe(-1)
      return announced.splice(indexOf(), 1).join('')
    }
    return { page, takeProblems, heard, look: async (name, schemes) => await look(page, name, schemes) }
  }

  if (site === 'built') return { stage, visit }
  // The first visit compiles the app, and the development server may reload the page when it meets a new
  // package.
  const first = await open()
  for (const address of ['/', '/login']) await first.goto(address, { waitUntil: 'networkidle' })
  await first.context().close()
  return { stage, visit }
}

/**
 * Records every text that enters a live region, which a screen reader would announce, in order and over all
 * visited pages.
 */
async function listen(page: Page): Promise<{ announced: string[]; all: readonly string[] }> {
  const announced: string[] = []
  const all: string[] = []
  await page.exposeFunction('announce', (text: string) => void (announced.push(text), all.push(text)))
  await page.addInitScript(`{
    const LIVE = '[aria-live], [role=alert], [role=status], output'
    const tell = (node) => node.textContent && announce(node.textContent)
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        const isLive = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
        if (type === 'characterData' && isLive) tell(target)
        for (const node of addedNodes) {
          if (isLive) tell(node)
          else if (node instanceof Element) for (const live of [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)]) tell(live)
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  }`)
  return { announced, all }
}
