import * as z from 'zod/mini'
import { Finding, Source } from './finding.ts'

const Sentence = z.object({
  text: z.string(),
  /** Sources of every statement in the sentence; never empty. */
  sources: z.readonly(z.array(Source)),
})
export type Sentence = Readonly<z.infer<typeof Sentence>>

/** A written email before it is rendered: greeting, paragraphs of sentences, signature. */
const Letter = z.object({
  subject: z.string(),
  greeting: z.string(),
  paragraphs: z.readonly(z.array(z.readonly(z.array(Sentence)))),
  /** Lines of the signature: an optional closing, the full name, then the resume's contact details. */
  signature: z.readonly(z.array(z.string())),
  /** PLAIN_WRITER, or the model's id. */
  writer: z.string(),
})
export type Letter = Readonly<z.infer<typeof Letter>>

export const CheckedLetter = z.object({
  letter: Letter,
  subject: z.string(),
  /** Greeting, paragraphs and signature as plain text: an empty line between parts, line breaks as \n. */
  body: z.string(),
  findings: z.readonly(z.array(Finding)),
  /** 0 to 100, as the check scores it. */
  score: z.number(),
})
export type CheckedLetter = Readonly<z.infer<typeof CheckedLetter>>

export const FollowUp = z.object({
  number: z.union([z.literal(1), z.literal(2)]),
  /** Subject of the first email. */
  subject: z.string(),
  /** The day on which the user says that the first email was sent. */
  sentOn: z.date(),
  /** Bodies of the earlier emails to this contact. */
  before: z.readonly(z.array(z.string())),
  /** The signature of the first email, which the follow-up repeats whatever resume is current; absent in old ones. */
  signature: z.optional(z.readonly(z.array(z.string()))),
})
export type FollowUp = Readonly<z.infer<typeof FollowUp>>
