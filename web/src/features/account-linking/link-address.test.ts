import { expect, test } from 'vitest'
import { readLinkAddress } from './link-address.ts'

test('a mailed link contains the scenario and its proof', () => {
  expect(
    readLinkAddress(
      '?scenario=merge_accounts&primary=a%40mail.example&secondary=b%40mail.example',
      '#proof=secret',
    ),
  ).toEqual({
    scenario: {
      type: 'merge_accounts',
      primaryAccount: 'a@mail.example',
      secondaryAccount: 'b@mail.example',
    },
    proof: 'secret',
    email: null,
    plan: null,
  })
})

test.each(['', '?scenario=merge_accounts&primary=a%40mail.example', '?scenario=other&primary=a&secondary=b'])(
  '%s starts at the first step',
  (search) => {
    expect(readLinkAddress(search, '')).toEqual({
      scenario: null,
      proof: undefined,
      email: null,
      plan: null,
    })
  },
)
