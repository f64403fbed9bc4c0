import { expect, test } from 'vitest'
import { pageIdOf } from './page-id.ts'

test('pages of the site go by their own address', () => {
  for (const path of ['/', '/about', '/signup', '/dashboard', '/dashboard/tracker', '/privacy', '/blog'])
    expect(pageIdOf(path)).toBe(path)
  expect(pageIdOf('/about/')).toBe('/about')
  expect(pageIdOf('/blog/how-to-write-to-a-hiring-manager')).toBe('/blog/how-to-write-to-a-hiring-manager')
})

test('whatever else an address holds is not reported', () => {
  for (const path of [
    '/admin/users/usr_01KA8T3V2Q5J7W9Y1Z3X5C7B9N',
    '/dashboard/ada@mail.example',
    '/blog/Ada%20Example',
    '/Ada-Example',
    '/stop-reminders/eyJhbGciOi',
    '/api/session',
  ])
    expect(pageIdOf(path)).toBe('/other')
})
