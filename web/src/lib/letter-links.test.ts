import { describe, expect, it } from 'vitest'
import { gmailLink, mailtoLink } from './letter-links.ts'

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

describe('links to write in', () => {
  it('gives Gmail recipient, subject and body, each encoded', () => {
    expect(
      gmailLink({
        to: 'mara+x@northwind.example',
        subject: 'Data & tools',
        body: 'Dear Mara,\n\n50 % less?',
      }),
    ).toBe(
      'https://mail.google.com/mail/?view=cm&fs=1&to=mara%2Bx%40northwind.example&su=Data+%26+tools&body=Dear+Mara%2C%0A%0A50+%25+less%3F',
    )
  })

  it('are left out where the letter is too long for an address', () => {
    const letter = { to: 'a@b.example', subject: '', body: 'ü'.repeat(400) }
    expect(mailtoLink(letter)).toBeNull()
    expect(gmailLink(letter)).toContain('body=%C3%BC')
    expect(gmailLink({ ...letter, body: 'ü'.repeat(1_400) })).toBeNull()
  })
})
