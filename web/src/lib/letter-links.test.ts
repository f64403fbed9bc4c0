import { describe, expect, it } from 'vitest'
import { draftLink, gmailLink, mailtoLink } from './letter-links.ts'

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

describe('draftLink', () => {
  it('opens the draft in its own mailbox, within the search that finds it alone', () => {
    expect(
      draftLink({ mailbox: 'ada+jobs@mail.example', threadId: '19ab4c5d' }, 'mara@northwind.example'),
    ).toBe(
      'https://mail.google.com/mail/?authuser=ada%2Bjobs%40mail.example#search/in%3Adrafts%20to%3A(mara%40northwind.example)/19ab4c5d',
    )
  })

  it('searches where the thread is not known, in the mailbox page of a stage without Google too', () => {
    expect(
      draftLink({ mailbox: 'ada@mail.example', threadId: null }, 'a@b.example', 'http://localhost:1/mailbox'),
    ).toBe('http://localhost:1/mailbox?authuser=ada%40mail.example#search/in%3Adrafts%20to%3A(a%40b.example)')
  })
})
