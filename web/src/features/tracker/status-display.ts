import { STATUS_TEXTS } from './texts.ts'

export type StatusTone = 'good' | 'brand' | 'neutral' | 'bad'

export interface StatusDisplay {
  label: (typeof STATUS_TEXTS)[keyof typeof STATUS_TEXTS]
  tone: StatusTone
  /** What is really known, which the label alone does not say. */
  known: string
}

const GONE = 'No longer among your Gmail drafts: you sent it or deleted it. Gmail does not tell us which.'
const IN_DRAFTS = 'Saved as a draft in your Gmail. You send it: we never do, and Gmail does not tell us when you did.'
const READY = 'Written and checked, but not in your Gmail. Copy it or open it in your mail program to send it.'
const FAILED = 'No draft was saved and nothing was sent. It does not count against your emails.'
const WRITING = 'Still being written and checked. Nothing is in your Gmail yet and nothing was sent.'
const UNKNOWN = 'Nothing more is known of it. Look into your Gmail drafts.'

const DISPLAYS: Readonly<Record<string, StatusDisplay>> = {
  draft: { label: STATUS_TEXTS.draft, tone: 'neutral', known: IN_DRAFTS },
  sent: { label: STATUS_TEXTS.sent, tone: 'good', known: GONE },
  draft_sent: { label: STATUS_TEXTS.sent, tone: 'good', known: IN_DRAFTS },
  pending_send: { label: STATUS_TEXTS.ready, tone: 'brand', known: READY },
  scheduled: { label: STATUS_TEXTS.scheduled, tone: 'neutral', known: WRITING },
  failed: { label: STATUS_TEXTS.failed, tone: 'bad', known: FAILED },
}

const UNNAMED: StatusDisplay = { label: STATUS_TEXTS.draft, tone: 'neutral', known: UNKNOWN }

/** The specification's mapping: anything it does not name, or nothing at all, is a draft. */
export function statusDisplay(status: string | null | undefined): StatusDisplay {
  if (status === null || status === undefined || !Object.hasOwn(DISPLAYS, status)) return UNNAMED
  return DISPLAYS[status] ?? UNNAMED
}
