import type { Finding } from '../../values/finding.ts'
import type { Assignment } from '../model.ts'
import type { CheckedLetter, Letter, Sentence } from '../../values/letter.ts'
import { layOut, renderBody } from '../render-letter.ts'
import { sentencesOf } from '../sentences.ts'
import { error } from './findings.ts'
import type { CheckContext, Rule } from './model.ts'
import { recordsOf } from './record.ts'
import { checkAssignment } from './rules/address.ts'
import { l17Alike } from './rules/alike.ts'
import { l05Credentials } from './facts/credentials.ts'
import { l05Figures } from './facts/figures.ts'
import { l01Form, l08OneQuestion, l19Language } from './rules/form.ts'
import { l05Lines } from './facts/lines.ts'
import { l09Links } from './rules/links.ts'
import { l04Leak, l22Promotion } from './rules/model-text.ts'
import { l05Names } from './facts/names.ts'
import { l03Placeholder } from './rules/placeholders.ts'
import { l06Recipient } from './rules/recipient.ts'
import { l15Signature } from './rules/signature.ts'
import { l02Subject } from './rules/subject.ts'
import { bare } from './text/fold.ts'
import { l05Titles } from './facts/titles.ts'
import { toldOf } from './told.ts'

/** Maximum length of subject and body in characters. Longer text is refused unread, so it costs no time. */
const MAX_TEXT_LENGTH = 5_000

const onlySigns = (text: string): string => bare(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
/** Shorter parts may stand in the resume by chance. */
const MIN_QUOTE = 20

/** Whether a sentence stands in the resume word for word, or each of its parts in the lines that it is from. */
function isQuoted({ text, sources }: Sentence, resume: string): boolean {
  const signs = onlySigns(text)
  const lines = onlySigns(sources.flatMap((one) => (one.kind === 'resume' ? one.quote : [])).join(' '))
  return (
    signs.length >= MIN_QUOTE &&
    (resume.includes(signs) || text.split(', ').every((part) => lines.includes(onlySigns(part))))
  )
}

/** Every rule that reads a letter; L18 needs none and is checkAssignment. */
const RULES: readonly Rule[] = [
  l01Form,
  l02Subject,
  l03Placeholder,
  l04Leak,
  l05Figures,
  l05Lines,
  l05Names,
  l05Credentials,
  l05Titles,
  l06Recipient,
  l08OneQuestion,
  l09Links,
  l15Signature,
  l17Alike,
  l19Language,
  l22Promotion,
]

/** True when nothing was found, so that the letter may be saved as a draft. */
export const passes = (findings: readonly Finding[]): boolean => findings.length === 0

const ERROR = 25
/** 0 to 100: what the check found, and nothing about how well the letter is written. */
export const scoreOf = (findings: readonly Finding[]): number => Math.max(0, 100 - ERROR * findings.length)

/**
 * The hard facts: what can be decided without understanding, in every language of letters and whoever wrote
 * the letter; what a sentence means is the second reader's. Never throws. Spans are UTF-16 offsets into the body;
 * findings about the subject have none.
 */
export function hardFacts(assignment: Assignment, letter: Letter): readonly Finding[] {
  const { language, resumeText } = assignment
  const laidOut = layOut(letter)
  if (laidOut.body.length + letter.subject.length > MAX_TEXT_LENGTH)
    return [error('L01', 'The text is far too long for a letter.')]
  const records = recordsOf(assignment)
  const resume = onlySigns(resumeText)
  const own = laidOut.sentences.filter(({ sentence }) => !isQuoted(sentence, resume))
  const said = [{ text: letter.subject, span: null }, ...sentencesOf(own, language)]
  const told = toldOf(said, language, records)
  const sentences = sentencesOf(laidOut.sentences, language)
  const context: CheckContext = { assignment, letter, laidOut, sentences, told, records }
  return RULES.flatMap((rule) => rule(context))
}

/** The recipient and the hard facts, which every letter must pass before it reaches a mailbox. */
export function checkLetter(assignment: Assignment, letter: Letter): CheckedLetter {
  const findings = [...checkAssignment(assignment), ...hardFacts(assignment, letter)]
  return { letter, subject: letter.subject, body: renderBody(letter), findings, score: scoreOf(findings) }
}
