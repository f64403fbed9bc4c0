import { expect, test } from 'vitest'
import { unitsOf } from './quota-units.ts'

const at = (path: string) => new URL(path, 'https://gmail.googleapis.com')

test.each([
  ['GET', '/gmail/v1/users/me/profile', 1],
  ['POST', '/gmail/v1/users/me/drafts', 10],
  ['GET', '/gmail/v1/users/me/drafts?maxResults=500', 5],
  ['GET', '/gmail/v1/users/me/drafts/r-1?format=metadata', 5],
  ['PUT', '/gmail/v1/users/me/drafts/r-1', 15],
  ['DELETE', '/gmail/v1/users/me/drafts/r-1', 10],
  ['POST', '/token', 0],
  ['GET', '/oauth2/v3/certs', 0],
])('%s %s costs %i', (method, path, units) => {
  expect(unitsOf(method, at(path))).toBe(units)
})
