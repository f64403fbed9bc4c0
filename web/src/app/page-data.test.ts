import { expect, test } from 'vitest'
import { readPageData, writePageData } from './page-data.ts'

test('the HTML of an article is sent once, in the page, and its data is complete again after hydration', () => {
  const post = { slug: 'first', title: '</script><b>', contentHtml: '<p>One &amp; two</p>' }
  const written = writePageData([
    { key: ['/api/blog', 'first'], data: post, html: { field: 'contentHtml', element: 'article' } },
  ])
  expect(written).not.toContain('<')
  expect(written).not.toContain('One')
  document.body.innerHTML = `<div id="article">${post.contentHtml}</div><script type="application/json" id="page-data">${written}</script>`
  expect(readPageData(document)).toEqual([
    { key: ['/api/blog', 'first'], data: post, html: { field: 'contentHtml', element: 'article' } },
  ])
})

test('a page without data has no queries', () => {
  document.body.innerHTML = ''
  expect(readPageData(document)).toEqual([])
})
