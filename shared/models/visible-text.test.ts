import { describe, expect, test } from 'vitest'
import { AdminInput } from './admin/admin.ts'
import { ConfigurationInput } from './configuration.ts'
import { ContactMessage } from './contact.ts'
import { DeletionRequest } from './account/deletion-request.ts'
import { AddedFact } from './resume-facts.ts'
import { TicketInput } from './ticket.ts'
import { ProfileInput } from './account/user.ts'
import { name, optionalName, optionalText, text, visibleName } from './visible-text.ts'

const UNSEEN = [
  ['zero-width spaces', '\u200B\u200B'],
  ['joiners', '\u200D\u200C'],
  ['controls of the direction', '\u202E\u2066\u2069'],
  ['a filler of Hangul', '\u3164'],
  ['a half-width filler', '\uFFA0'],
  ['an empty pattern of Braille', '\u2800'],
  ['marks without a letter', '\u0301\u0308'],
  ['a soft hyphen', '\u00AD'],
  ['tags', '\u{E0041}\u{E0042}'],
  ['selectors of variants', '\uFE0F\u{E0100}'],
  ['spaces of all widths', '\u00A0\u2003\u3000'],
] as const

describe.each(UNSEEN)('%s', (_, unseen) => {
  test('are no name and no text', () => {
    expect(name(100, 'Missing.').safeParse(unseen).success).toBe(false)
    expect(text(100, 'Missing.').safeParse(unseen).success).toBe(false)
    expect(visibleName(unseen)).toBe('')
  })

  test('are refused by each form that asks for a name or a text', () => {
    const admin = {
      email: 'a@staff.example',
      password: 'a long one of ours',
      firstName: 'Ada',
      lastName: 'Ash',
    }
    const message = {
      submissionId: '6b0f6e0c-3a1e-4f1c-9b1e-0a4a6f2f1d11',
      name: 'Ada',
      email: 'a@mail.example',
      message: 'Hello',
      website: '',
      openMs: 1,
    }
    const configuration = {
      resumeUrl: '/r',
      jobTitle: 'Nurse',
      targetArea: 'DE',
      targetCity: 'Bonn',
      targetPersonRoles: ['Human Resources'],
    }
    const fact = { id: 'added-abcdef', kind: 'tool', text: 'SQL', role: null }
    const forms = [
      AdminInput.safeParse({ ...admin, firstName: unseen }),
      AdminInput.safeParse({ ...admin, lastName: unseen }),
      ContactMessage.safeParse({ ...message, name: unseen }),
      ContactMessage.safeParse({ ...message, message: unseen }),
      TicketInput.safeParse({ subject: unseen, message: 'Hello' }),
      TicketInput.safeParse({ subject: 'Hello', message: unseen }),
      ConfigurationInput.safeParse({ ...configuration, jobTitle: unseen }),
      ConfigurationInput.safeParse({ ...configuration, targetCity: unseen }),
      AddedFact.safeParse({ ...fact, text: unseen }),
    ]
    expect(forms.map(({ success }) => success)).toEqual(forms.map(() => false))
    expect([
      AdminInput.safeParse(admin).success,
      ContactMessage.safeParse(message).success,
      TicketInput.safeParse({ subject: 'Hello', message: 'Hello' }).success,
      AddedFact.safeParse(fact).success,
    ]).toEqual([true, true, true, true])
  })
})

test('invisible texts become empty, or are refused, where a text may be empty', () => {
  expect(optionalText(10).parse('\u200B')).toBe('')
  expect(optionalText(10).safeParse('\u0301').success).toBe(false)
  expect(optionalName(10).safeParse('\u200B').success).toBe(false)
  expect(optionalName(10).parse(' ')).toBe('')
  expect(ProfileInput.parse({ firstName: '', lastName: 'Suharto' })).toEqual({
    firstName: '',
    lastName: 'Suharto',
  })
  expect(DeletionRequest.safeParse({ reason: 'other', additionalInfo: '\u0301' }).success).toBe(false)
})

test('a name with invisible characters is refused, a text is cleaned', () => {
  for (const hiding of ['Ada\u202Ehs', 'A\u200Bda', 'Ada\u{E0041}', 'Ada\u3164'])
    expect(name(100, 'Missing.').safeParse(hiding).error?.issues[0]?.message).toBe(
      'Use characters that can be seen.',
    )
  expect(
    text(100, 'Missing.').parse(' See\u200B this:\uFEFF\n\u2068Ada\u2069 \u{1F469}\u200D\u{1F680} '),
  ).toBe('See this:\nAda \u{1F469}\u200D\u{1F680}')
})

test.each([
  ['composed', 'Zoe\u0308', 'Zo\u00EB'],
  [
    'Persian, with a joiner',
    '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627',
    '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627',
  ],
  ['Devanagari, with marks', '\u0915\u094D\u200D\u0937', '\u0915\u094D\u200D\u0937'],
  ['Hangul', '\u1112\u1161\u11AB', '\uD55C'],
  ['with an apostrophe and a hyphen', ' O\u2019Neil-\u0141ach ', 'O\u2019Neil-\u0141ach'],
])('a name is taken: %s', (_, given, kept) => {
  expect(name(100, 'Missing.').parse(given)).toBe(kept)
  expect(visibleName(given)).toBe(kept)
})
