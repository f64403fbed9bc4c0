import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { tableOf } from '#harness/table-of.ts'
import { visitor } from '#harness/session.ts'
import { inAnInstant, testStage } from '#harness/stage.ts'
import type { RenderedArticle } from '#infra/blog/read-articles.ts'
import { publishBlog } from '#infra/cli/publish-blog.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)
const MINUTE = 60_000

const article = (
  slug: string,
  over: { title?: string; text?: string; publishedAt?: string; fingerprint?: string; author?: string } = {},
): RenderedArticle => {
  const {
    title = `About ${slug}`,
    text = 'Plain words.',
    publishedAt = '2026-10-05T00:00:00.000Z',
    fingerprint = slug,
    author,
  } = over
  const post = {
    slug,
    title,
    abstract: `What ${slug} is.`,
    ...(author === undefined ? {} : { author }),
    publishedAt,
    featuredImageUrl: `/images/blog/${slug}.svg`,
    featuredImageAlt: 'A drawing',
    contentHtml: `<p>${text}</p>`,
  }
  return { post, fingerprint }
}

const FIRST = article('subject-lines', {
  publishedAt: '2026-09-01T00:00:00.000Z',
  text: 'A résumé is not a subject line. Don’t shout.',
})
const SECOND = article('following-up', {
  publishedAt: '2026-10-01T00:00:00.000Z',
  author: 'Ines Marrow',
  text: 'Write to the manager once.',
})
const THIRD = article('keeping-a-tracker', {
  publishedAt: '2026-11-01T00:00:00.000Z',
  title: 'Keeping a tracker of your résumés',
})

const client = visitor(stage)
const slugsOf = (body: unknown) =>
  z
    .array(z.object({ slug: z.string() }))
    .parse(body)
    .map(({ slug }) => slug)
const list = async (query = '') => slugsOf((await client.get(`/api/blog${query}`)).body)

beforeAll(async () => {
  await publishBlog(table, [FIRST, SECOND, THIRD])
})

describe('the list', () => {
  test('is public, newest first, without the article texts', async () => {
    const reply = await client.get('/api/blog')
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(reply.body).toEqual([
      expect.objectContaining({ slug: 'keeping-a-tracker' }),
      {
        slug: 'following-up',
        title: 'About following-up',
        abstract: 'What following-up is.',
        author: 'Ines Marrow',
        publishedAt: '2026-10-01T00:00:00.000Z',
        featuredImageUrl: '/images/blog/following-up.svg',
        featuredImageAlt: 'A drawing',
      },
      expect.objectContaining({ slug: 'subject-lines' }),
    ])
    expect(JSON.stringify(reply.body)).not.toContain('contentHtml')
  })

  test.each([
    ['?search=resume', ['keeping-a-tracker', 'subject-lines']],
    ['?search=R%C3%89SUM%C3%89', ['keeping-a-tracker', 'subject-lines']],
    ['?search=line%20shout', ['subject-lines']],
    ['?search=dont', ['subject-lines']],
    ['?search=manager+once', ['following-up']],
    ['?search=what%20tracker', ['keeping-a-tracker']],
    ['?search=manager+twice', []],
    ['?search=%3C%3E', []],
    ['?search=', ['keeping-a-tracker', 'following-up', 'subject-lines']],
    ['?search=%20%20', ['keeping-a-tracker', 'following-up', 'subject-lines']],
  ])('%s finds %j', async (query, found) => {
    expect(await list(query)).toEqual(found)
  })

  test('accepts search terms of up to a hundred characters', async () => {
    expect((await client.get(`/api/blog?search=${'x'.repeat(100)}`)).status).toBe(200)
    const reply = await client.get(`/api/blog?search=${'x'.repeat(101)}`)
    expect([reply.status, reply.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid_request',
        fields: [{ field: 'search', message: 'Use at most 100 characters.' }],
      }),
    ])
  })

  test('can be searched sixty times a minute per network, and read without a limit', async () => {
    stage.advance(MINUTE)
    const statuses: number[] = []
    await inAnInstant(async () => {
      for (let index = 0; index < 61; index += 1)
        statuses.push((await client.get('/api/blog?search=email')).status)
    })
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429])
    expect((await client.get('/api/blog')).status).toBe(200)
    stage.advance(MINUTE)
    expect((await client.get('/api/blog?search=email')).status).toBe(200)
  })
})

describe('an article', () => {
  test('has the fields of its list entry and its text', async () => {
    expect((await client.get('/api/blog/following-up')).body).toEqual(SECOND.post)
    expect((await client.get('/api/blog/subject-lines')).body).toEqual(FIRST.post)
  })

  test.each(['no-such-article', 'following', 'following-up-2'])('%s is not there', async (slug) => {
    const reply = await client.get(`/api/blog/${slug}`)
    expect([reply.status, reply.body]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
  })

  test.each(['Following-Up', 'a--b', '-a', 'LIST', 'a%23b', 'x'.repeat(81)])(
    '%s is not a valid slug',
    async (slug) => {
      expect((await client.get(`/api/blog/${slug}`)).status).toBe(400)
    },
  )
})

describe('publishing', () => {
  test('the same articles twice writes them once', async () => {
    expect(await publishBlog(table, [FIRST, SECOND, THIRD])).toEqual({
      written: [],
      unchanged: ['subject-lines', 'following-up', 'keeping-a-tracker'],
      removed: [],
    })
  })

  test('applies a change, a new date and a removal to the list, the search and the article', async () => {
    const changed = article('subject-lines', {
      publishedAt: '2026-12-01T00:00:00.000Z',
      text: 'Another text.',
      fingerprint: 'second',
    })
    expect(await publishBlog(table, [changed, SECOND])).toEqual({
      written: ['subject-lines'],
      unchanged: ['following-up'],
      removed: ['keeping-a-tracker'],
    })
    stage.advance(MINUTE)
    expect(await list()).toEqual(['subject-lines', 'following-up'])
    expect(await list('?search=another')).toEqual(['subject-lines'])
    expect(await list('?search=shout')).toEqual([])
    expect(await list('?search=tracker')).toEqual([])
    expect((await client.get('/api/blog/subject-lines')).body).toEqual(changed.post)
    expect((await client.get('/api/blog/keeping-a-tracker')).status).toBe(404)
    const { items } = await table.query({ keys: { pk: 'BLOG#SEARCH' } })
    expect(items).toHaveLength(2)
  })
})
