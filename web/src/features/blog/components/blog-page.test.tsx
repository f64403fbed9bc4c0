// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { BlogPostSummary } from '#shared/models/blog.ts'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import { blogPostsQuery } from '#web/features/blog/api/list-blog-posts.ts'
import BlogPage from './blog-page.tsx'

const LIST = 'GET /api/blog'

const summary = (slug: string, over: Partial<BlogPostSummary> = {}): BlogPostSummary => ({
  slug,
  title: `About ${slug}`,
  abstract: `What ${slug} is.`,
  publishedAt: '2026-10-05T00:00:00.000Z',
  featuredImageUrl: `/images/blog/${slug}.svg`,
  featuredImageAlt: 'A drawing',
  ...over,
})

const POSTS = [summary('subject-lines', { author: 'Ines Marrow' }), summary('following-up')]
const show = (replies: Replies = { [LIST]: ok(POSTS) }, address = '/blog') =>
  renderWithApi(<BlogPage />, replies, address)
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the articles' }), {
    target: { value: text },
  })

describe('the list', () => {
  test('is titled as the help center and links to the trial', async () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reachwell Help Center')
    expect(screen.getByRole('link', { name: 'Start Trial' }).getAttribute('href')).toBe('/signup')
    await screen.findAllByRole('article')
  })

  test('shows three placeholder cards while it loads', async () => {
    show()
    expect(screen.getByText('Loading the articles').nextElementSibling?.children).toHaveLength(3)
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.queryByText('Loading the articles')).toBeNull()
  })

  test('shows an image, a date, the author if there is one, a title, an abstract and one link on each card', async () => {
    show()
    const [first, second] = await screen.findAllByRole('article')
    expect(first?.textContent).toBe(
      'October 5, 2026 · Ines MarrowAbout subject-linesWhat subject-lines is.Read more',
    )
    expect(second?.textContent).toBe('October 5, 2026About following-upWhat following-up is.Read more')
    const link = within(first ?? document.body).getByRole('link')
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      'About subject-lines',
      '/blog/subject-lines',
    ])
    const image = first?.querySelector('img')
    expect([image?.getAttribute('src'), image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(
      ['/images/blog/subject-lines.svg', '1200', '630'],
    )
  })

  test('says that it could not be loaded, and can be retried', async () => {
    show({ [LIST]: [refusal('internal'), ok(POSTS)] })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to load blog posts. Please try again later.',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  test('fails with the documented error', async () => {
    const { queryClient } = show({ [LIST]: refusal('internal') })
    await screen.findByRole('alert')
    expect(queryClient.getQueryState(blogPostsQuery('').queryKey)?.error?.message).toBe(
      'Failed to fetch blog posts',
    )
  })
})

describe('the search', () => {
  test('sends the encoded term once typing pauses, and says how many articles it found', async () => {
    const { calls, address } = show({ [LIST]: [ok(POSTS), ok([POSTS[0]])] })
    await screen.findAllByRole('article')
    expect(screen.queryByText(/^Found/)).toBeNull()
    for (const text of ['l', 'li', 'line & row ']) type(text)
    await waitFor(() =>
      expect(screen.getByText('Found 1 article(s) for line & row').getAttribute('aria-live')).toBe('polite'),
    )
    expect(calls).toEqual(['GET /api/blog', 'GET /api/blog?search=line+%26+row'])
    expect(address()).toBe('/blog?search=line+%26+row')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  test('waits for 300 ms after the last keystroke', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const wait = async (ms: number) => await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
    const { calls } = show({ [LIST]: ok(POSTS) }, '/blog')
    await wait(0)
    type('li')
    await wait(299)
    type('line')
    await wait(299)
    expect(calls).toEqual(['GET /api/blog'])
    await wait(1)
    expect(calls).toEqual(['GET /api/blog', 'GET /api/blog?search=line'])
  })

  test('says that nothing was found, and can be cleared', async () => {
    const { calls, address } = show({ [LIST]: [ok([]), ok(POSTS)] }, '/blog?search=nothing')
    expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeTruthy()
    expect(screen.getByText('Found 0 article(s) for nothing')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(calls).toEqual(['GET /api/blog?search=nothing', 'GET /api/blog'])
    expect(address()).toBe('/blog')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  test('follows the URL when a link leads back to the whole list', async () => {
    const { router } = show({ [LIST]: [ok([POSTS[0]]), ok(POSTS)] }, '/blog?search=lines')
    expect(await screen.findAllByRole('article')).toHaveLength(1)
    await router.navigate('/blog')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })
})
