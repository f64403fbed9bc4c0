// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { BlogPost } from '#shared/models/blog.ts'
import { ok, refusal, renderWithApi, type Reply } from '#harness/web/render-with-api.tsx'
import { blogPostQuery } from '#web/features/blog/api/get-blog-post.ts'
import ArticlePage from './article-page.tsx'

const POST: BlogPost = {
  slug: 'subject-lines',
  title: 'Subject lines',
  abstract: 'What they hold.',
  publishedAt: '2026-11-02T00:00:00.000Z',
  featuredImageUrl: '/images/blog/subject-lines.svg',
  featuredImageAlt: 'An inbox',
  contentHtml: '<p>First <strong>words</strong>.</p>',
}

const show = (reply: Reply) =>
  renderWithApi(
    <Routes>
      <Route path="/blog/:slug" element={<ArticlePage />} />
    </Routes>,
    { 'GET /api/blog/subject-lines': reply },
    '/blog/subject-lines',
  )

const meta = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

test('an article has a breadcrumb, a byline, an image, its text and a link to the trial', async () => {
  show(ok(POST))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Subject lines')
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('Blog/Subject lines')
  expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog')
  expect(screen.getByText('November 2, 2026').parentElement?.textContent).toBe(
    'Reachwell Team · November 2, 2026',
  )
  expect(screen.getByRole('img', { name: 'An inbox' }).getAttribute('src')).toBe(
    '/images/blog/subject-lines.svg',
  )
  // The sanitizing of hostile HTML is tested in a real browser, because happy-dom parses HTML differently.
  expect(document.querySelector('.article-text')?.textContent).toBe('First words.')
  expect(screen.getByRole('link', { name: 'Start Trial' }).getAttribute('href')).toBe('/signup')
})

test('the head describes the article', async () => {
  show(ok({ ...POST, author: 'Ines Marrow' }))
  expect(await screen.findByText(/^Ines Marrow/)).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Subject lines - Blog'))
  expect([
    meta('[name="description"]'),
    meta('[property="og:title"]'),
    meta('[property="og:description"]'),
    meta('[property="og:type"]'),
  ]).toEqual(['What they hold.', 'Subject lines - Blog', 'What they hold.', 'article'])
  expect(new URL(meta('[property="og:image"]') ?? '').pathname).toBe('/images/blog/subject-lines.png')
})

test.each([
  ['not_found', 'Blog post not found'],
  ['internal', 'Failed to fetch blog post'],
] as const)(
  '%s: it says that there is no article, and links to the blog and the home page',
  async (code, thrown) => {
    const { queryClient } = show(refusal(code))
    expect((await screen.findByRole('alert')).querySelector('h1')?.textContent).toBe('Article Not Found')
    expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog')
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
    expect(queryClient.getQueryState(blogPostQuery('subject-lines').queryKey)?.error?.message).toBe(thrown)
    expect(meta('[name="robots"]')).toBe('noindex')
  },
)
