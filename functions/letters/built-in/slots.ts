import type { Posting } from '#functions/postings/model.ts'
import type { PostingFact } from '#functions/postings/reading/model.ts'
import type { Fact } from '#functions/resume/model.ts'
import type { Sentence } from '../model.ts'
import type { Source } from '#shared/models/outreach/outreach.ts'
import type { Frames } from '#shared/letters/letter-texts.ts'
import { remember } from '#platform/remember.ts'
import type { LetterLanguage } from '#shared/catalog/letters.ts'

/** The text that replaces {name} in a frame, with its sources. */
export interface Slot {
  readonly text: string
  readonly sources: readonly Source[]
}

export type Slots = Readonly<Record<string, Slot | undefined>>

export const slot = (text: string, ...sources: readonly Source[]): Slot => ({ text, sources })

export const resumeSource = ({ span, quote }: Pick<Fact, 'span' | 'quote'>): Source => ({
  kind: 'resume',
  start: span.start,
  end: span.end,
  quote,
})

/** Offsets refer to `postingText`, where three lines precede the description. */
export function needSource(
  { span }: PostingFact,
  { title, company, location, description }: Posting,
): Source {
  const before = title.length + company.length + location.length + 3
  return {
    kind: 'posting',
    start: before + span.start,
    end: before + span.end,
    quote: description.slice(span.start, span.end),
  }
}

const listFormat = remember((language) => new Intl.ListFormat(language), 100)

/** Joins slots to one list in the letter's language; undefined when there are none. */
export function listed(items: readonly Slot[], language: LetterLanguage): Slot | undefined {
  const texts = items.map(({ text }) => text)
  const said =
    texts.length > 2 && texts.some((text) => text.includes(','))
      ? texts.join('; ')
      : listFormat(language).format(texts)
  return items.length === 0 ? undefined : slot(said, ...items.flatMap(({ sources }) => sources))
}

const SLOT = /\{([\w ]+)\}/gu

/** French punctuation follows a non-breaking space. */
export const unbroken = (frame: string): string => frame.replaceAll(/ (?=[:;?!»])|(?<=«) /gu, '\u00a0')

/** Splits a frame into its text and the names of its slots. */
const partsOf = remember((frame) => unbroken(frame).split(SLOT), 200_000)

/**
 * Fills the slots of a frame, or returns null when one is unknown. A sentence without sources is marked as
 * an opinion.
 */
export function fill(frame: string, slots: Slots): Sentence | null {
  const parts = partsOf(frame)
  const used = parts.flatMap((name, at) => (at % 2 === 1 ? [slots[name]] : []))
  if (used.includes(undefined)) return null
  const sources = used.flatMap((known) => known?.sources ?? [])
  return {
    text: parts.map((part, at) => (at % 2 === 1 ? (slots[part]?.text ?? '') : part)).join(''),
    sources: sources.length > 0 ? sources : [{ kind: 'opinion' }],
  }
}

/** Slots of dates, which add nothing to what a frame says. */
const TELLING = /\{(?!from\}|years\})[\w ]+\}/gu

/** The frames that can be filled with the most slots. */
export function fullest(frames: Frames, slots: Slots): readonly Sentence[] {
  const made = frames
    .map((frame) => ({ said: fill(frame, slots), size: frame.match(TELLING)?.length ?? 0 }))
    .filter(({ said }) => said !== null)
  const most = Math.max(0, ...made.map(({ size }) => size))
  return made.flatMap(({ said, size }) => (said !== null && size === most ? [said] : []))
}
