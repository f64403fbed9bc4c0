import { describe, expect, it } from 'vitest'
import { linkHost, webLink } from './web-address.ts'

describe('webLink', () => {
  it.each([
    ['https://jobs.example.com/4711?utm=1', 'https://jobs.example.com/4711?utm=1'],
    ['http://example.org', 'http://example.org/'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,hi', null],
    ['file:///etc/passwd', null],
    ['//example.com/x', null],
    ['example.com', null],
    ['https://user:secret@example.com', null],
    ['', null],
    [null, null],
  ])('%s', (address, expected) => {
    expect(webLink(address)).toBe(expected)
  })
})

it('names the host without www', () => {
  expect(linkHost('https://www.northwind.example/team?x=1')).toBe('northwind.example')
})
