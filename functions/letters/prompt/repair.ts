import { dataBlock } from '#platform/language-model/data-block.ts'
import type { RefusedLetter } from '../model.ts'
import { layOut } from '../render-letter.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { oneLine } from '#platform/language-model/clean-data.ts'

const MAX_REASON_LENGTH = 300

/** Messages of the check may quote the letter, and so untrusted data: they are cleaned like all data. */
const reason = ({ rule, message }: Finding): string =>
  `${rule}: ${oneLine(message).slice(0, MAX_REASON_LENGTH)}`

const reasons = (findings: readonly Finding[], indent: string): readonly string[] =>
  [...new Set(findings.map(reason))].map((line) => `${indent}${line}`)

/**
 * The model's refused letter, sentence by sentence, with the errors below each, so that the repair keeps the
 * sentences that are right.
 */
export function repairBlock({ letter, findings }: RefusedLetter, mark: string): string {
  const errors = findings.filter(({ severity }) => severity === 'E')
  const { sentences } = layOut(letter)
  const within = ({ start, end }: { start: number; end: number }) =>
    errors.filter(({ span }) => span !== null && span.start < end && start < span.end)
  const placed = new Set(sentences.flatMap(({ span }) => within(span)))
  const lines = sentences.flatMap(({ sentence, span }, index) => {
    const wrong = within(span)
    return [
      `${index + 1}. ${wrong.length === 0 ? '' : 'REFUSED '}${oneLine(sentence.text)}`,
      ...reasons(wrong, '   '),
    ]
  })
  const rest = reasons(
    errors.filter((finding) => !placed.has(finding)),
    '   ',
  )
  const whole = rest.length === 0 ? [] : ['The letter as a whole is REFUSED:', ...rest]
  return [
    'Your letter was refused. It stands below with the reasons. Hand it over again, whole: mend what is marked REFUSED and nothing else, every other sentence word for word and with its ids.',
    'What no fact says is left out or said as the fact says it; nothing unproven takes its place.',
    dataBlock('refused', mark, [`Subject: ${oneLine(letter.subject)}`, ...lines, ...whole].join('\n')),
  ].join('\n')
}
