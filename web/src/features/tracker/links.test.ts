import { describe, expect, it } from 'vitest'
import { mailtoLink } from './links.ts'

describe('mailtoLink', () => {
  it('encodes what would otherwise add a header or end the address', () => {
    expect(
      mailtoLink({ to: 'mara@northwind.example', subject: 'Data & tools', body: 'Dear Mara,\n\n50 % less?' }),
    ).toBe(
      'mailto:mara@northwind.example?subject=Data%20%26%20tools&body=Dear%20Mara%2C%0D%0A%0D%0A50%20%25%20less%3F',
    )
  })

  it('keeps a hostile address inside the address', () => {
    expect(mailtoLink({ to: 'a@b.example?bcc=x@y.example', subject: '', body: '' })).toBe(
      'mailto:a@b.example%3Fbcc%3Dx%40y.example?subject=&body=',
    )
  })
})
