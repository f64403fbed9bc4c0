import { describe, expect, it } from 'vitest'
import { accountant, chef, nurse, seller } from '../../test/letters/people.ts'
import { checkLetter } from '../check/check-letter.ts'
import type { Assignment } from '../model.ts'
import type { FollowUp, Letter } from '../../values/letter.ts'
import { bodyWords, renderBody } from '../render-letter.ts'
import { writeLetter, type LetterWriters } from '../write-letter.ts'
import { formatDay } from './first-email.ts'
import { followUpWriter } from './follow-up-writer.ts'

const followUpTo = (of: Assignment, over: Partial<FollowUp> = {}): Assignment => ({
  ...of,
  followUp: {
    number: 1,
    subject: 'Registered Nurse',
    sentOn: new Date('2026-11-01T10:00:00.000Z'),
    before: [],
    ...over,
  },
})
const bodyOf = async (assignment: Assignment): Promise<string> =>
  renderBody(await followUpWriter.write(assignment, null)).replaceAll('\u00A0', ' ')

describe('a follow-up', () => {
  it('names the job and day of the first email, adds a line and asks one question', async () => {
    const letter = await followUpWriter.write(followUpTo(nurse()), null)
    expect(letter.subject).toBe('Re: Registered Nurse')
    expect(renderBody(letter)).toBe(`Hello Maya,

I wrote to you on November 1 about your Registered Nurse posting. One more thing from my resume:
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle (Charge Nurse, Bayou Grove Hospital, 2019-03 – present)

Is the role still open?

Best regards,
Maribel Sandoval
+1 713 555 0148`)
  })

  it('is signed as the first email was, and tells no line of another person', async () => {
    const signature = ['Regards,', 'M. Quill', '+1 713 555 0111']
    const given = followUpTo(nurse(), { signature })
    const letter = await followUpWriter.write(given, null)
    expect(letter.signature).toEqual(signature)
    expect(renderBody(letter)).not.toContain('\n- ')
    expect(checkLetter(given, letter).findings.filter(({ severity }) => severity === 'E')).toEqual([])
  })

  it('says in the second follow-up that it is the last', async () => {
    expect(await bodyOf(followUpTo(nurse(), { number: 2 }))).toContain(
      'I wrote to you on November 1 about your Registered Nurse posting, and I will not write again after this.',
    )
  })

  it('quotes no line that an earlier email quoted, and none at all when no line is left', async () => {
    const assignment = nurse()
    const [first, second] = ['Cut catheter-associated infections by 38%', 'Precepted 21 new graduates']
    expect(await bodyOf(followUpTo(assignment))).toContain(first)
    const next = await bodyOf(followUpTo(assignment, { before: [await bodyOf(followUpTo(assignment))] }))
    expect([next.includes(first), next.includes(second)]).toEqual([false, true])
    expect(await bodyOf(followUpTo(assignment, { before: [assignment.resumeText] }))).not.toContain('\n- ')
  })

  it.each([
    [
      'German',
      accountant(),
      'am 1. November habe ich Ihnen wegen Ihrer Anzeige „Bilanzbuchhalter“ geschrieben.',
    ],
    ['French', chef(), 'Je vous ai écrit le 1er novembre au sujet de votre annonce « Chef de cuisine ».'],
    ['Spanish', seller(), 'Le escribí el 1 de noviembre sobre su anuncio «Vendedor».'],
  ])('is written in %s', async (_, assignment, said) => {
    expect(await bodyOf(followUpTo(assignment))).toContain(said)
  })

  it.each([
    nurse(),
    accountant(),
    chef(),
    seller(),
    seller({ tone: 'warm' }),
    accountant({ language: 'en' }),
  ])('passes the check with at most sixty words', async (assignment) => {
    for (const number of [1, 2] as const) {
      const given = followUpTo(assignment, { number })
      const letter = await followUpWriter.write(given, null)
      expect(bodyWords(letter)).toBeLessThanOrEqual(60)
      expect(checkLetter(given, letter).findings.filter(({ severity }) => severity === 'E')).toEqual([])
    }
  })

  it('quotes another line when it is rewritten, and none when it has to be shorter', async () => {
    const given = followUpTo(nurse())
    const before = { subject: 'Re: Registered Nurse', body: await bodyOf(given) }
    const again = (wish: 'other_fact' | 'shorter') => bodyOf({ ...given, revision: { wish, before } })
    expect(await again('other_fact')).toContain('- Precepted 21 new graduates')
    expect(await again('shorter')).not.toContain('\n- ')
  })
})

describe('the check', () => {
  const changed = async (change: (letter: Letter) => Letter, given = followUpTo(nurse())) =>
    checkLetter(given, change(await followUpWriter.write(given, null)))
      .findings.filter(({ severity }) => severity === 'E')
      .map(({ rule }) => rule)

  it('accepts the day that the user marked, and no other', async () => {
    expect(
      await changed((letter) => ({
        ...letter,
        paragraphs: letter.paragraphs.map((sentences) =>
          sentences.map((sentence) => ({
            ...sentence,
            text: sentence.text.replace('November 1', 'October 9'),
          })),
        ),
      })),
    ).not.toEqual([])
  })

  it('accepts "Re:" before the subject of the first email, and before no other', async () => {
    expect(await changed((letter) => ({ ...letter, subject: 'Re: Our call' }))).toContain('L02')
  })

  it('warns of a follow-up that is too long', async () => {
    const given = followUpTo(nurse())
    const letter = await followUpWriter.write(given, null)
    const { findings } = checkLetter(given, {
      ...letter,
      paragraphs: [...letter.paragraphs, ...letter.paragraphs.slice(0, 1)],
    })
    expect(findings.map(({ rule }) => rule)).toContain('L21')
  })
})

it('a follow-up is written without the configured model', async () => {
  const unused: LetterWriters = {
    model: {
      writer: { write: () => Promise.reject(new Error('the model was asked')) },
      reader: { read: () => Promise.reject(new Error('the reader was asked')) },
    },
    plain: { write: () => Promise.reject(new Error('the plain writer was asked')) },
  }
  const { subject } = await writeLetter(followUpTo(nurse()), unused)
  expect(subject).toBe('Re: Registered Nurse')
})

it('formats days as each language does', () => {
  const day = new Date('2026-03-01T23:30:00.000Z')
  expect((['en', 'de', 'fr', 'es'] as const).map((language) => formatDay(day, language))).toEqual([
    'March 1',
    '1. März',
    '1er mars',
    '1 de marzo',
  ])
})
