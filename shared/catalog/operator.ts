/**
 * Who runs the service, for the policies and the about page. SAMPLES: the owner puts the real ones here
 * before the launch and sets `isSample` to false; until then the pages say that these are samples.
 */
export const OPERATOR = {
  isSample: true,
  legalName: 'Reachwell Example Limited',
  address: '1 Sample Street, Dublin 2, Ireland',
  law: 'Ireland',
  courts: 'Dublin',
} as const

export interface Founder {
  readonly name: string
  /** Which of the line drawings stands beside the name. */
  readonly portrait: 'bun' | 'beard'
  readonly role: string
  readonly story: string
}

export const FOUNDERS: readonly Founder[] = [
  {
    name: 'Ines Halloran',
    portrait: 'bun',
    role: 'Co-founder, product',
    story:
      'Spent eleven years as a hiring manager and read every letter that reached her desk. Most of the good ones had never gone through the application form.',
  },
  {
    name: 'Tobias Wren',
    portrait: 'beard',
    role: 'Co-founder, engineering',
    story:
      'Changed fields at thirty-eight and sent 212 applications to find one job. Built the first version to write the other kind of letter, with the sources beside it.',
  },
]
