import { expect, test } from 'vitest'
import { isDraftOf } from './is-draft-of.ts'

const WANTED = {
  messageId: 'k3j2@reachwell.example',
  to: 'li.ng@northwind.example',
  subject: 'Your platform team',
}
const EDITED = {
  messageId: 'CAF1x@mail.gmail.com',
  to: 'Li.Ng@northwind.example',
  subject: 'Your  platform team ',
}

test('a draft is recognized by its Message-ID, whatever else was changed', () => {
  expect(isDraftOf(WANTED, { ...WANTED, to: 'somebody@else.example', subject: 'Hello' })).toBe(true)
})

test('a draft that its owner edited is recognized by recipient and subject', () => {
  expect(isDraftOf(WANTED, EDITED)).toBe(true)
  expect(isDraftOf(WANTED, { ...EDITED, subject: 'Another subject' })).toBe(false)
  expect(isDraftOf(WANTED, { ...EDITED, to: 'ng@northwind.example' })).toBe(false)
})

test('a draft with another Message-ID of ours belongs to another email, however similar they are', () => {
  expect(isDraftOf(WANTED, { ...WANTED, messageId: 'z9y8@reachwell.example' })).toBe(false)
})
