import lighthouse from 'lighthouse'
import { freePorts } from '#dev/ports.ts'
import { startStage } from '#dev/stage.ts'
import { launchChromium } from '#dev/site/chromium.ts'
import { figure, median, report } from '../figure.ts'

/**
 * One page of each kind; pages of the same kind differ only in their text. The sign-up needs a plan, or it
 * redirects to the prices.
 */
const PAGES = [
  '/',
  '/about',
  '/contact',
  '/blog',
  '/blog/who-to-write-to',
  '/login',
  '/signup?plan=pro',
] as const
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const stage = await startStage({
  ports: 0,
  stateDir: null,
  web: 'built',
  workers: null,
  settings: { LOG_LEVEL: 'silent' },
  report: () => undefined,
})
// The first of the free ports is as good as any for the browser.
const { site: port } = await freePorts()
const browser = await launchChromium(undefined, [`--remote-debugging-port=${port}`])
try {
  const pages: Record<string, Record<string, number>> = {}
  for (const page of PAGES) {
    const runs: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'][] = []
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(`${stage.origin}${page}`, {
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...CATEGORIES],
      })
      if (result === undefined) throw new Error(`No result for ${page}`)
      runs.push(result.lhr)
    }
    const of = (value: (run: (typeof runs)[number]) => number | null | undefined) =>
      median(runs.map((run) => value(run) ?? Number.NaN))
    pages[page] = {
      ...Object.fromEntries(
        CATEGORIES.map((category) => [
          category,
          of(({ categories }) => (categories[category]?.score ?? Number.NaN) * 100),
        ]),
      ),
      cls: of(({ audits }) => audits['cumulative-layout-shift']?.numericValue),
      lcpMs: of(({ audits }) => audits['largest-contentful-paint']?.numericValue),
      tbtMs: of(({ audits }) => audits['total-blocking-time']?.numericValue),
    }
  }
  const least = (key: string) => Math.min(...Object.values(pages).map((page) => page[key] ?? Number.NaN))
  report({
    figures: [
      ...CATEGORIES.map((category) =>
        figure(
          'P7',
          `Lighthouse, ${category}, worst of ${PAGES.length} public pages`,
          least(category),
          '',
          '>= 100',
          `median of ${RUNS}`,
        ),
      ),
      figure(
        'P7',
        'cumulative layout shift, worst',
        Math.max(...Object.values(pages).map(({ cls }) => cls ?? Number.NaN)),
        '',
        '<= 0',
        null,
      ),
    ],
    details: pages,
  })
} finally {
  await browser.close()
  await stage.close()
}
