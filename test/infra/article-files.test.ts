import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { plainText } from '#vendors/kit/plain-text.ts'
import { readArticles } from '#infra/blog/read-articles.ts'

const HEAD = {
  slug: 'a-first-email',
  title: 'What a first email holds',
  abstract: 'Five parts and one question, in about a hundred words, with an example.',
  publishedAt: '2026-10-05',
  featuredImage: '/images/blog/letter.svg',
  imageAlt: 'A letter on a desk',
}

/** Returns a function that reads a folder with one article, beside a public folder with its image. */
function folderWith(file: string, front: Record<string, string>, body = 'Text.'): () => unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'articles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'public/images/blog'), { recursive: true })
  writeFileSync(path.join(folder, 'public/images/blog/letter.svg'), '<svg/>')
  writeFileSync(
    path.join(folder, file),
    `---\n${Object.entries(front)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}\n---\n${body}\n`,
  )
  return () => readArticles(folder, path.join(folder, 'public'))
}

test('an article is read, rendered and fingerprinted', () => {
  const [article] = readArticles()
  const read = folderWith('a-first-email.md', HEAD, '## Part\n\nOne *word*.')
  expect(read()).toEqual([
    {
      post: {
        slug: 'a-first-email',
        title: 'What a first email holds',
        abstract: HEAD.abstract,
        publishedAt: '2026-10-05T00:00:00.000Z',
        featuredImageUrl: '/images/blog/letter.svg',
        featuredImageAlt: 'A letter on a desk',
        contentHtml: '<h2>Part</h2>\n<p>One <em>word</em>.</p>',
      },
      fingerprint: expect.stringMatching(/^[\w-]{43}$/),
    },
  ])
  expect(article?.fingerprint).toMatch(/^[\w-]{43}$/)
})

test.each([
  [
    'another name',
    'other.md',
    HEAD,
    'other.md cannot be published:\n  slug: The file has to be called a-first-email.md.',
  ],
  [
    'no title',
    'a-first-email.md',
    { ...HEAD, title: '' },
    'a-first-email.md cannot be published:\n  title: Write some words here.',
  ],
  [
    'a slug with capitals',
    'A.md',
    { ...HEAD, slug: 'A' },
    'A.md cannot be published:\n  slug: Not the name of an article.',
  ],
  [
    'a date in words',
    'a-first-email.md',
    { ...HEAD, publishedAt: 'soon' },
    'a-first-email.md cannot be published:\n  publishedAt: Write a day as 2026-11-21.',
  ],
  [
    'an image elsewhere',
    'a-first-email.md',
    { ...HEAD, featuredImage: 'https://e.example/a.svg' },
    'a-first-email.md cannot be published:\n  featuredImage: Name an image as /images/blog/name.svg.',
  ],
  [
    'an image that is not there',
    'a-first-email.md',
    { ...HEAD, featuredImage: '/images/blog/none.svg' },
    'a-first-email.md cannot be published:\n  featuredImage: There is no such file under public.',
  ],
  [
    'a field too many',
    'a-first-email.md',
    { ...HEAD, draft: 'true' },
    'a-first-email.md cannot be published:\n  draft: No field has this name.',
  ],
  [
    'front matter that is no YAML',
    'a-first-email.md',
    { title: '[' },
    /^a-first-email\.md cannot be published:\n {2}front matter: /,
  ],
])('%s is reported with its file and field', (_, file, front, message) => {
  expect(folderWith(file, front)).toThrow(message)
})

test('an article without text is not published, and code in front matter is not executed', () => {
  expect(folderWith('a-first-email.md', HEAD, ' ')).toThrow(
    'a-first-email.md cannot be published:\n  The article has no text.',
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'articles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'x.md'), '---js\n{ title: process.exit(1) }\n---\nText.')
  expect(() => readArticles(folder, folder)).toThrow(
    'x.md cannot be published:\n  front matter: Write it as YAML between two lines of three dashes.',
  )
})

test('the project has ten or more articles of 700 to 1,200 words, each with its own drawing and working links', () => {
  const articles = readArticles()
  expect(articles.length).toBeGreaterThanOrEqual(10)
  expect(new Set(articles.map(({ post }) => post.featuredImageUrl)).size).toBe(articles.length)
  const lengths = articles.map(
    ({ post }) => [post.slug, plainText(post.contentHtml).split(/\s+/).length] as const,
  )
  expect(lengths.filter(([, words]) => words < 700 || words > 1_200)).toEqual([])
  const addresses = new Set(articles.map(({ post }) => `/blog/${post.slug}`))
  const links = articles.flatMap(({ post }) =>
    [...post.contentHtml.matchAll(/href="(\/[^"]*)"/g)].map(([, address = '']) => address),
  )
  expect(links.filter((address) => !addresses.has(address))).toEqual([])
  expect(articles.map(({ post }) => post.publishedAt)).toEqual(
    articles
      .map(({ post }) => post.publishedAt)
      .toSorted()
      .toReversed(),
  )
})
