import { describe, expect, it } from 'vitest'
import { linkHost, mailtoLink, webLink } from './links.ts'

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

describe('mailtoLink', () => {
  it('encodes what would otherwise add a header or end the address', () => {
    expect(mailtoLink({ to: 'mara@northwind.example', subject: 'Data & tools', body: 'Dear Mara,\n\n50 % less?' })).toBe(
      'mailto:mara@northwind.example?subject=Data%20%26%20tools&body=Dear%20Mara%2C%0D%0A%0D%0A50%20%25%20less%3F',
    )
  })

  it('keeps a hostile address inside the address', () => {
    expect(mailtoLink({ to: 'a@b.example?bcc=x@y.example', subject: '', body: '' })).toBe('mailto:a@b.example%3Fbcc%3Dx%40y.example?subject=&body=')
  })
})
