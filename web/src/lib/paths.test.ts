import { expect, test } from 'vitest'
import { isProtectedPath } from './paths.ts'

test.each([
  ['/dashboard', true],
  ['/dashboard/tracker', true],
  ['/privacy', true],
  ['/privacy/', true],
  ['/', false],
  ['/privacy-policy', false],
  ['/dashboards', false],
  ['/login', false],
])('%s needs a session: %s', (path, expected) => {
  expect(isProtectedPath(path)).toBe(expected)
})
