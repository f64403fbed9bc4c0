import type { Posting } from '#core/finding/model.ts'
import type { PostingFact } from '#core/posting/model.ts'
import type { Fact } from '#core/resume/model.ts'
import type { Sentence } from '#core/writing/model.ts'
import type { Source } from '#shared/models/outreach.ts'
import type { Frames } from './languages/letter-texts.ts'
import { pick } from './seeded.ts'

/** What stands in a frame in place of {name}, and where it comes from. */
export interface Slot {
  readonly text: string
  readonly sources: readonly Source[]
}

export type Slots = Readonly<Record<string, Slot | undefined>>

export const slot = (text: string, ...sources: readonly Source[]): Slot => ({ text, sources })

export const resumeSource = ({ span, quote }: Pick<Fact, 'span' | 'quote'>): Source => ({ kind: 'resume', start: span.start, end: span.end, quote })

/** Offsets of `postingText`, in which the description comes after three lines. */
export function needSource({ span }: PostingFact, { title, company, location, description }: Posting): Source {
  const before = title.length + company.length + location.length + 3
  return { kind: 'posting', start: before + span.start, end: before + span.end, quote: description.slice(span.start, span.end) }
}

const SLOT = /\{(\w+)\}/gu

/** No line ends before French marks. */
export const unbroken = (frame: string): string => frame.replaceAll(/ (?=[:;?!»])|(?<=«) /gu, '\u00a0')

/** The frame with its slots filled; null where one of them is not known. What no fact stands behind is an opinion. */
export function fill(frame: string, slots: Slots): Sentence | null {
  const used = [...frame.matchAll(SLOT)].map(([, name = '']) => slots[name])
  if (used.includes(undefined)) return null
  const sources = used.flatMap((known) => known?.sources ?? [])
  return { text: unbroken(frame).replaceAll(SLOT, (_, name: string) => slots[name]?.text ?? ''), sources: sources.length > 0 ? sources : [{ kind: 'opinion' }] }
}

const filled = (frames: Frames, slots: Slots, banned: ReadonlySet<string>): readonly { readonly frame: string; readonly sentence: Sentence }[] =>
  frames.flatMap((frame) => {
    const sentence = fill(frame, slots)
    return sentence === null || banned.has(sentence.text) ? [] : [{ frame, sentence }]
  })

/** One of the frames that say most of what is known: those with {concept} come first, then those with most slots. */
export function tell(frames: Frames, slots: Slots, banned: ReadonlySet<string>, random: () => number): Sentence | null {
  const said = (frame: string): number => (/\{concept\}/iu.test(frame) ? 10 : 0) + new Set([...frame.matchAll(SLOT)].map(([, name]) => name).filter((name) => name !== 'quoted')).size
  const usable = filled(frames, slots, banned)
  const most = Math.max(0, ...usable.map(({ frame }) => said(frame)))
  return pick(usable.filter(({ frame }) => said(frame) === most), random)?.sentence ?? null
}

/** Any of the frames; the last one only where no other can be filled. */
export function oneOf(frames: Frames, slots: Slots, banned: ReadonlySet<string>, random: () => number): Sentence | null {
  const usable = filled(frames, slots, banned)
  const others = usable.filter(({ frame }) => frame !== frames.at(-1))
  return pick(others.length > 0 ? others : usable, random)?.sentence ?? null
}
