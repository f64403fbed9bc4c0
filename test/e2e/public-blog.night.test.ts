import { describe, expect, test } from 'vitest'
import { tableOf } from '#harness/table-of.ts'
import { waitFor } from '#harness/stage.ts'
import { readArticles } from '#infra/blog/read-articles.ts'
import { publishBlog } from '#infra/cli/publish-blog.ts'
import { browserStage } from './browser-stage.ts'

const { stage, visit } = await browserStage()
const { analytics } = stage.emulators
const SCHEMES = ['light', 'dark'] as const
const table = tableOf(stage)

describe('the help center', () => {
  test('lists the articles, and a card opens its article', async () => {
    const { page, takeProblems, look } = await visit()
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reachwell Help Center' }).waitFor()
    await page.getByRole('article').nth(9).waitFor()
    await expect.poll(() => page.title()).toBe('Help Center · Reachwell')
    const looks: string[] = []
    looks.push(...(await look('blog', SCHEMES)))
    // The whole card is a link: here the click is on the drawing.
    await page.getByRole('article').first().locator('img').click({ force: true })
    await page.waitForURL('**/blog/who-to-write-to')
    await page.getByRole('heading', { level: 1, name: 'Who to write to when a job is posted' }).waitFor()
    await expect.poll(() => page.title()).toBe('Who to write to when a job is posted - Blog')
    await expect.poll(() => page.locator('meta[property="og:type"]').getAttribute('content')).toBe('article')
    await expect
      .poll(() => page.locator('meta[property="og:image"]').getAttribute('content'))
      .toBe(`${stage.origin}/images/blog/who-to-write-to.png`)
    await page.getByText('Reachwell Team · November 16, 2026').waitFor()
    looks.push(...(await look('article', SCHEMES)))
    await page.setViewportSize({ width: 320, height: 700 })
    await expect
      .poll(() =>
        page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      )
      .toBe(0)
    expect([...looks, ...takeProblems()]).toEqual([])
  })

  test('hydrates once, even when it is touched before the browser is idle', async () => {
    const { page, takeProblems } = await visit()
    // The test decides when the browser is idle: after the click.
    await page.addInitScript(() => {
      const waiting: (() => void)[] = []
      Object.assign(window, { requestIdleCallback: (work: () => void) => waiting.push(work) })
      addEventListener('idle-now', () => {
        for (const work of waiting.splice(0)) work()
      })
    })
    await page.goto('/blog', { waitUntil: 'networkidle' })
    await page.getByRole('searchbox').fill('résumé')
    await page.getByText(/^Found \d+ article\(s\) for résumé$/).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('idle-now')))
    await page.waitForLoadState('networkidle')
    await page.getByRole('searchbox').fill('no article holds this')
    await page.getByRole('heading', { name: 'No articles found' }).waitFor()
    expect(takeProblems()).toEqual([])
  })

  test('leads by keyboard alone through a search, an article, back to the results, and to a trial', async () => {
    const { page, takeProblems, look } = await visit()
    await page.goto('/blog')
    await page.getByRole('searchbox', { name: 'Search the articles' }).focus()
    await page.keyboard.type('Résumé TRACKER')
    await page.getByText(/^Found \d+ article\(s\) for Résumé TRACKER$/).waitFor()
    await page.waitForURL((url) => url.searchParams.get('search') === 'Résumé TRACKER')
    await page.keyboard.press('Tab')
    const first = page.getByRole('article').locator('a:focus')
    const title = (await first.textContent()) ?? ''
    await first.press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.goBack()
    await page.getByText(/^Found \d+ article\(s\) for Résumé TRACKER$/).waitFor()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('Résumé TRACKER')

    await page.getByRole('searchbox').fill('no article holds this')
    await page.getByRole('heading', { name: 'No articles found' }).waitFor()
    await page.getByText('Found 0 article(s) for no article holds this').waitFor()
    expect(await look('blog-nothing-found', SCHEMES)).toEqual([])
    await page.getByRole('button', { name: 'Clear Search' }).press('Enter')
    await page.getByRole('article').nth(9).waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: 'Start Trial' }).getAttribute('href')).toBe(
      '/signup',
    )
    expect(takeProblems()).toEqual([])
  })

  test('says that an article does not exist', async () => {
    const { page, takeProblems, look } = await visit()
    await page.goto('/blog/no-such-article')
    await page.getByRole('heading', { level: 1, name: 'Article Not Found' }).waitFor()
    await page.getByText(/^Blog post not found/).waitFor()
    expect(takeProblems()).toEqual([
      'response: 404 GET /blog/no-such-article',
      'response: 404 GET /api/blog/no-such-article',
    ])
    expect(await look('article-not-found', SCHEMES)).toEqual([])
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await page.getByRole('article').first().waitFor()
  })

  test('sanitizes in the browser hostile HTML that was published', async () => {
    const contentHtml = [
      '<h2>Kept</h2><p onclick="window.broken=1" style="position:fixed" class="x" id="root">one</p>',
      '<script>window.broken=1</script>',
      '<img src=x onerror="window.broken=1">',
      '<svg onload="window.broken=1"></svg>',
      '<iframe srcdoc="<script>parent.broken=1</script>"></iframe>',
      '<a href="javascript:window.broken=1">a</a>',
      '<a href="//evil.example/">b</a>',
      '<form action="https://evil.example/"><input name="p"></form>',
      '<math><mtext></p><style><img src=x onerror="window.broken=1"></style></mtext></math>',
      '<a href="/blog">c</a>',
    ].join('')
    const post = {
      slug: 'hostile',
      title: 'A hostile article',
      abstract: 'Nothing of it may run.',
      publishedAt: '2026-11-20T00:00:00.000Z',
      featuredImageUrl: '/images/blog/subject-lines.svg',
      featuredImageAlt: 'A drawing',
      contentHtml,
    }
    await publishBlog(table, [...readArticles(), { post, fingerprint: 'hostile' }])
    const { page } = await visit()
    await page.goto('/blog/hostile', { waitUntil: 'networkidle' })
    const text = page.locator('.article-text')
    await text.getByRole('heading', { name: 'Kept' }).waitFor()
    expect(await page.evaluate('window.broken')).toBe(undefined)
    expect(
      await text
        .locator('script,svg,iframe,form,input,style,math,[onclick],[onerror],[style],[class],[id]')
        .count(),
    ).toBe(0)
    expect(
      await text.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([null, null, '/blog'])
    await publishBlog(table)
  })
})

describe('page views', () => {
  test('are sent once per change of path, without query, hash or cookie', async () => {
    const { page, takeProblems } = await visit()
    const before = analytics.views.length
    const seen = () => analytics.views.slice(before).map(({ url }) => url)
    await page.goto('/contact?email=somebody@mail.example#top')
    const question = page.getByRole('region', { name: 'Page view consent' })
    await question.waitFor()
    // Nothing is sent before the visitor agrees.
    expect(seen()).toEqual([])
    await question.getByRole('button', { name: 'Allow' }).click()
    await question.waitFor({ state: 'detached' })
    await waitFor(() => seen().length === 1)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('searchbox').fill('tracker')
    await page.getByText(/^Found \d+ article/).waitFor()
    await waitFor(() => seen().length >= 2)
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).waitFor()
    await waitFor(() => seen().length >= 3)
    const article = new URL(page.url()).pathname
    expect(seen()).toEqual(['/contact', '/blog', article].map((path) => `${stage.origin}${path}`))
    expect(await page.context().cookies()).toEqual([])
    expect(takeProblems()).toEqual([])
  })

  test('are asked about between the page and its footer, and not where something is signed up for', async () => {
    const { page, look } = await visit()
    await page.goto('/signup?plan=pro', { waitUntil: 'networkidle' })
    const question = page.getByRole('region', { name: 'Page view consent' })
    expect(await question.count()).toBe(0)
    await page.goto('/contact')
    await question.waitFor()
    expect(await look('consent', ['light', 'dark'])).toEqual([])
  })

  test.each([
    [1440, 900],
    [390, 700],
  ])(
    'are asked about without covering anything, however far the page is scrolled: %i px',
    async (width, height) => {
      const { page } = await visit()
      await page.setViewportSize({ width, height })
      await page.goto('/about')
      await page.getByRole('region', { name: 'Page view consent' }).waitFor()
      // What else would be seen or pressed at the question's place, at every height of the page.
      const covered = await page.evaluate(async () => {
        const question = document.getElementById('consent')
        const others = [...document.querySelectorAll('main *, footer *, main, footer')]
        const found: string[] = []
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
          const on = question?.getBoundingClientRect()
          if (on === undefined || on.height === 0) return ['no question']
          for (const other of others) {
            const box = other.getBoundingClientRect()
            const overlaps =
              box.bottom > on.top + 1 && box.top < on.bottom - 1 && box.width > 0 && box.height > 0
            if (overlaps) found.push(other.tagName)
          }
        }
        return [...new Set(found)]
      })
      expect(covered).toEqual([])
    },
  )

  test('are not asked about in the browser of staff', async () => {
    const { page } = await visit()
    await page.addInitScript(`localStorage.setItem('adminSignedInUntil', String(Date.now() + 3_600_000))`)
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
    expect(await page.getByRole('region', { name: 'Page view consent' }).count()).toBe(0)
  })

  test.each([
    '/login',
    '/signup?plan=pro',
    '/checkout?plan=pro&email=a%40mail.example',
    '/success',
    '/payment-failed',
    '/account-linking',
  ])('are not asked about on %s', async (address) => {
    const { page } = await visit()
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForTimeout(500)
    expect(await page.getByRole('region', { name: 'Page view consent' }).count()).toBe(0)
  })

  test('are not sent for a visitor who declines, who is not asked again', async () => {
    const { page } = await visit()
    const before = analytics.requests.length
    await page.goto('/blog')
    const question = page.getByRole('region', { name: 'Page view consent' })
    await question.getByRole('button', { name: 'No, thanks' }).click()
    await question.waitFor({ state: 'detached' })
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2_500)
    expect([await question.count(), analytics.requests.slice(before)]).toEqual([0, []])
  })

  test('are not sent for a visitor with Global Privacy Control', async () => {
    const { page } = await visit()
    await page.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })")
    const before = analytics.requests.length
    await page.goto('/blog', { waitUntil: 'networkidle' })
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(analytics.requests.slice(before)).toEqual([])
  })
})
