import { beforeEach, expect, test } from 'vitest'
import { applyHead } from './head-tags.ts'

const at = (path: string) => new URL(path, 'https://site.example')
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

beforeEach(() => {
  document.head.innerHTML = '<title></title><meta name="viewport" content="width=device-width">'
})

test("a page's head replaces the one of the page before and leaves the rest", () => {
  applyHead(
    { title: 'First - Blog', description: 'Of the first', image: '/images/first.png', type: 'article' },
    at('/blog/first'),
  )
  expect([
    document.title,
    content('[name=description]'),
    content('[property="og:type"]'),
    content('[property="og:image"]'),
  ]).toEqual(['First - Blog', 'Of the first', 'article', 'https://site.example/images/first.png'])
  expect(document.head.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
    'https://site.example/blog/first',
  )
  applyHead({ title: 'About', description: 'Of about' }, at('/about'))
  expect([
    document.title,
    content('[name=description]'),
    content('[property="og:type"]'),
    content('[property="og:image"]'),
  ]).toEqual(['About', 'Of about', 'website', 'https://site.example/share.jpg'])
  expect(document.head.querySelectorAll('[name=description]')).toHaveLength(1)
  expect(content('[name=viewport]')).toBe('width=device-width')
})

test('a page that is kept out of search engines has no canonical address', () => {
  applyHead({ title: 'About', description: 'Of about' }, at('/about'))
  applyHead({ title: 'Gone', description: 'Nowhere', unlisted: true }, at('/gone'))
  expect(document.head.querySelector('[rel=canonical]')).toBeNull()
  expect(content('[name=robots]')).toBe('noindex')
})
