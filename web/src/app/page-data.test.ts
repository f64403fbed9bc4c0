import { expect, test } from 'vitest'
import { readPageData, writePageData } from './page-data.ts'

test('the data of a page cannot end its script element, and is the same after hydration', () => {
  const post = { slug: 'first', title: '</script><b>', contentHtml: '<p>One &amp; two</p>' }
  const written = writePageData([{ key: ['/api/blog', 'first'], data: post }])
  expect(written).not.toContain('<')
  document.body.innerHTML = `<script type="application/json" id="page-data">${written}</script>`
  expect(readPageData(document)).toEqual([{ key: ['/api/blog', 'first'], data: post }])
})

test('a page without data has no queries', () => {
  document.body.innerHTML = ''
  expect(readPageData(document)).toEqual([])
})
