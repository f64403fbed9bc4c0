import { expect, test } from 'vitest'
import { NO_REVIEW } from '#engine/values/fact-review.ts'
import { factOf, NO_FACTS, roleOf } from '#engine/test/resume/facts.ts'
import { type Assignment, LetterPostponed, LetterRefused } from '#engine/letters'
import { MINUTE } from '#platform/clock.ts'
import type { Finding } from '#engine/values/finding.ts'
import type { CycleContext, Ending } from '../model.ts'
import { configurationOf, cycleContext, mailboxSince, resumeOf } from '#harness/outreach/cycle-context.ts'
import { emailSince, UNUSED_EMAILS, unused } from '#harness/outreach/outreach-samples.ts'
import { writeEmail } from './write-email.ts'
import type { OutreachEmailStore } from '../emails/outreach-email.store.ts'

const NOW = new Date('2026-03-10T12:00:00.000Z')
const TEXT = 'Kite\nLed a team\nBuilt the tool\n'
const place = (quote: string) => ({
  ...factOf(quote),
  span: { start: TEXT.indexOf(quote), end: TEXT.indexOf(quote) + quote.length },
})
const mailbox = mailboxSince(NOW)

const CONTEXT: CycleContext = cycleContext(NOW, {
  usage: { today: 1, month: 1, trial: 0 },
  mailbox,
  configuration: configurationOf(NOW),
  resume: resumeOf(NOW, {
    ...NO_FACTS,
    roles: [roleOf('role-1', { employer: place('Kite'), span: { start: 0, end: TEXT.length - 1 } })],
    lines: [
      { id: 'line-1', statement: place('Led a team'), numbers: [], role: 'role-1' },
      { id: 'line-2', statement: place('Built the tool'), numbers: [], role: 'role-1' },
    ],
  }),
  review: {
    ...NO_REVIEW,
    corrections: [{ item: 'role-1', field: 'employer', value: 'Larkfield', was: 'Kite' }],
    hidden: ['line-1'],
  },
})

const ENTRY = emailSince(NOW)

/**
 * Writes the email, whose letter is refused with these findings. Returns what the writer was given, and how
 * the email ended.
 */
async function refusedWith(findings: readonly Finding[], context = CONTEXT) {
  const given: Assignment[] = []
  const endings: Ending[] = []
  const end: OutreachEmailStore['end'] = async (_entry, _lease, ending) => endings.push(ending) > 0
  const deps = {
    emails: { ...UNUSED_EMAILS, end, todaysEmails: async () => [] },
    files: { getText: async () => TEXT },
    model: null,
    plain: { write: unused },
    clock: { now: () => NOW },
  }
  await writeEmail(ENTRY, context, mailbox, { token: 'lease', until: NOW }, deps, async (assignment) => {
    given.push(assignment)
    throw new LetterRefused(findings)
  })
  return { given: given[0], endings }
}

test("a letter is written from the resume with its owner's corrections, and signed with the right name", async () => {
  const { given } = await refusedWith([])
  expect(given).toMatchObject({
    resumeText: '    \n          \nBuilt the tool\n\nLarkfield',
    sender: { firstName: 'Zoe', lastName: 'Quill', email: 'zoe@mail.example' },
  })
  expect([given?.facts.roles[0]?.employer?.value, given?.facts.lines.map(({ id }) => id)]).toEqual([
    'Larkfield',
    ['line-2'],
  ])
})

test('a resume with nothing to say is distinguished from a letter that the check refused', async () => {
  expect((await refusedWith([])).endings).toEqual([
    {
      state: 'failed',
      failure: 'nothing_to_say',
      refusals: [
        {
          rule: 'nothing_to_say',
          missing: { code: 'no_match', params: {} },
          words: null,
          line: null,
        },
      ],
    },
  ])
  expect(
    (await refusedWith([{ rule: 'L05', severity: 'E', message: 'No fact says so.', span: null }])).endings,
  ).toEqual([
    {
      state: 'failed',
      failure: 'refused_by_check',
      refusals: [{ rule: 'L05', missing: null, words: null, line: null }],
    },
  ])
})

test('the user chooses language and tone', async () => {
  expect((await refusedWith([])).given).toMatchObject({ language: 'en', tone: 'plain' })
  expect(
    (
      await refusedWith([], {
        ...CONTEXT,
        configuration: CONTEXT.configuration && {
          ...CONTEXT.configuration,
          letterLanguage: 'de',
          letterTone: 'brisk',
        },
      })
    ).given,
  ).toMatchObject({ language: 'de', tone: 'brisk' })
})

test.each([
  ['3 h 59 min', new Date(NOW.getTime() - 239 * MINUTE), true],
  ['4 h', new Date(NOW.getTime() - 240 * MINUTE), false],
])('after %s the model of a letter may still be waited for: %s', async (_, openedAt, mayWait) => {
  const asked: boolean[] = []
  const deps = {
    emails: { ...UNUSED_EMAILS, todaysEmails: async () => [] },
    files: { getText: async () => TEXT },
    model: null,
    plain: { write: unused },
    clock: { now: () => NOW },
  }
  const email = { ...ENTRY, openedAt }
  const written = writeEmail(
    email,
    CONTEXT,
    mailbox,
    { token: 'lease', until: NOW },
    deps,
    async (_given, _writers, options) => {
      asked.push(options?.mayWait === true)
      throw new LetterPostponed('throttled')
    },
  )
  await expect(written).rejects.toThrow(LetterPostponed)
  expect(asked).toEqual([mayWait])
})
