// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#harness/web/render.tsx'
import { SiteFooter } from './site-footer.tsx'

test('names no profile that does not exist, and has no empty links', () => {
  show(<SiteFooter />)
  const links = screen.getAllByRole('link')
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((link) => /^#?$/u.test(link.getAttribute('href') ?? ''))).toEqual([])
  expect(screen.queryByText(/LinkedIn|Instagram|Facebook|YouTube/u)).toBeNull()
})
