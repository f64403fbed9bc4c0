import { distance } from 'fastest-levenshtein'
import type { Finding } from '#shared/models/outreach.ts'
import { titleInFull } from '#functions/letters/title-in-full.ts'
import { evidenceOf } from '../evidence.ts'
import { error } from '../finding.ts'
import type { CheckContext, Rule } from '../model.ts'
import { bare, fold, parts } from '../text/fold.ts'
import { names } from '../text/names.ts'
import { ORDINARY_WORDS } from '../text/ordinary-words.ts'

const HONORIFIC =
  /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Madam|Herr|Frau|Mister|Professor|Doctor)\b\.?(?=\s+\p{Lu}|[,:]|$)/u
const GREETING_WORDS = new Set(
  'hi hello hey dear good morning afternoon evening day greetings guten tag bonjour buenos dias hola'.split(
    ' ',
  ),
)
const CAPITALS = String.raw`\p{Lu}[\p{L}\p{N}.&'+-]*(?: (?:(?:of|and|&|the|de|van|von) )?\p{Lu}[\p{L}\p{N}.&'+-]*)*`
const JOB = '(?:role|position|opening|vacancy|job|posting|opportunity|post)'
/** Notices an opening: what follows is the reader's firm, not one of the resume. */
const NOTICED =
  /\b(?:saw|noticed|read|found|seen|interested|writing|came across|about|for|regarding|hiring|open|your)\b/i
const JOB_AT = new RegExp(
  String.raw`\b(?<before>[^.?!]{0,80})\b${JOB} (?:at|with) (?<name>${CAPITALS})`,
  'gu',
)
const JOINING = new RegExp(
  String.raw`\b(?:join|joining|work for|working for|work at|working at|part of|contribute to|bring (?:this|that|it) to) (?<name>${CAPITALS})`,
  'gu',
)
const NAMED_JOB = new RegExp(
  String.raw`\b(?<which>[Yy]our|[Tt]he|[Tt]his|[Aa]n?) (?:(?:open|new|advertised|posted|current|vacant|listed) )?(?<title>${CAPITALS}(?: \([^)]{1,30}\))?) (?:${JOB})\b`,
  'gu',
)
const HEADS =
  'engineer|manager|analyst|nurse|coordinator|developer|designer|accountant|director|teacher|technician|specialist|assistant|consultant|planner|buyer|architect|scientist|administrator|supervisor|executive|officer|driver|chef|electrician|welder|mechanic|recruiter|controller|writer|editor|clerk|pharmacist|therapist|lead|head'
const PLAIN_JOB = new RegExp(String.raw`\b(?:your|the|this) (?:[a-z-]+ ){0,3}(?<head>${HEADS}) ${JOB}\b`, 'g')
const YOUR_TITLE = new RegExp(
  String.raw`\b(?:[Aa]s|your (?:role|position|job|work) as) (?:an? |the )?(?<title>${CAPITALS}),? (?:at [^,.]{1,60}, ?)?(?:of [^,.]{1,60}, ?)?(?:you|your)\b|\b(?:your (?:role|position|job|work) as|you are|you're) (?:an? |the )(?<other>${CAPITALS})`,
  'gu',
)

const wordsOf = (text: string): string[] => [...bare(text).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word)
const stems = (text: string): readonly string[] => parts(text).map(({ text: word }) => word)
const within = (name: string, record: readonly string[]): boolean => {
  const known = new Set(record.flatMap((text) => stems(text)))
  return stems(name).every((word) => known.has(word) || word === 'of' || word === 'and' || word === 'the')
}

function greetingFindings({ assignment: { contact }, letter, laidOut }: CheckContext): Finding[] {
  const span = laidOut.greeting
  const findings: Finding[] = []
  const greeting = fold(letter.greeting)
  const said = wordsOf(greeting)
  const own = wordsOf(`${contact.firstName} ${contact.lastName}`)
  if (
    HONORIFIC.test(greeting) &&
    !HONORIFIC.test(`${contact.firstName} ${contact.lastName}, ${contact.title ?? ''}`)
  ) {
    findings.push(error('L06', 'A form of address (Mr, Ms, Dr …) was guessed. Use the name alone.', span))
  }
  const strangers = said.filter(
    (word) =>
      !own.includes(word) &&
      !GREETING_WORDS.has(word) &&
      !/^(?:mr|mrs|ms|miss|mx|dr|prof|sir|madam)$/.test(word),
  )
  if (!own.some((word) => said.includes(word)))
    findings.push(error('L06', 'The greeting does not name the recipient as recorded.', span))
  else if (strangers.length > 0)
    findings.push(
      error(
        'L06',
        `The greeting holds "${strangers[0] ?? ''}", which is not the name of the recipient.`,
        span,
      ),
    )
  return findings
}

/** Text of all sentences and where it stands in the body; the subject comes first, without place. */
function texts({ letter, laidOut }: CheckContext): { readonly text: string; readonly at: number | null }[] {
  return [
    { text: fold(letter.subject), at: null },
    ...laidOut.sentences.map(({ sentence, span }) => ({ text: fold(sentence.text), at: span.start })),
  ]
}

/** L06: the recipient, the company and the job are named as recorded. */
export const l06Recipient: Rule = (context) => {
  const { assignment } = context
  const { posting, contact } = assignment
  const { own, all } = evidenceOf(assignment)
  const companies = [posting.company, contact.company]
  const titles = [posting.title, titleInFull(posting.title), ...companies, posting.location]
  const person = `${contact.firstName} ${contact.lastName}`
  const findings: Finding[] = [...greetingFindings(context)]

  for (const { text, at } of texts(context)) {
    const find = (message: string, start: number, length: number): void => {
      findings.push(
        error(
          'L06',
          at === null ? `Subject: ${message}` : message,
          at === null ? null : { start: at + start, end: at + start + length },
        ),
      )
    }
    const honorific = HONORIFIC.exec(text)
    if (honorific && !HONORIFIC.test(`${person}, ${contact.title ?? ''}`) && !own.has(honorific[0]))
      find('A form of address (Mr, Ms, Dr …) was guessed.', honorific.index, honorific[0].length)

    const vocative = /^(\p{Lu}[\p{L}'-]+), /u.exec(text)
    if (
      at !== null &&
      assignment.language === 'en' &&
      vocative?.[1] &&
      !within(vocative[1], [person]) &&
      !ORDINARY_WORDS.has(bare(vocative[1])) &&
      !/(?:ly|ing|ed)$/.test(vocative[1]) &&
      !all.has(vocative[1])
    ) {
      find(`"${vocative[1]}" is not the name of the recipient.`, 0, vocative[1].length)
    }

    for (const match of text.matchAll(JOB_AT)) {
      const name = match.groups?.['name'] ?? ''
      const before = match.groups?.['before'] ?? ''
      const ofWriter =
        own.has(name) && /\b(?:my|previous|former|last|earlier|I)\b/.test(before) && !NOTICED.test(before)
      if (!within(name, companies) && !ofWriter && !within(name, [...companies, posting.location]))
        find(
          `The job is at ${posting.company}, not at "${name}".`,
          match.index + match[0].length - name.length,
          name.length,
        )
    }
    for (const match of text.matchAll(JOINING)) {
      const name = match.groups?.['name'] ?? ''
      const isOwnWork = /\bmy (?:\w+ )?$/.test(text.slice(0, match.index))
      if (
        own.has(name) &&
        !isOwnWork &&
        !within(name, titles) &&
        /\b(?:would|could|want|hope|like|if)\b/.test(text.slice(0, match.index + 12))
      )
        find(
          `The letter is to ${posting.company}, not to "${name}".`,
          match.index + match[0].length - name.length,
          name.length,
        )
    }
    for (const match of text.matchAll(NAMED_JOB)) {
      const title = match.groups?.['title'] ?? ''
      const reader = /^your$|^this$/i.test(match.groups?.['which'] ?? '')
      const ofWriter = !reader && own.has(title) && /\b(?:I|my)\b/.test(text.slice(0, match.index))
      if (!within(title, titles) && !ofWriter && !all.has(title))
        find(`The job is called "${posting.title}", not "${title}".`, match.index, match[0].length)
    }
    for (const match of text.matchAll(PLAIN_JOB)) {
      const head = match.groups?.['head'] ?? ''
      if (!within(head, titles) && !/\b(?:I|my)\b/.test(text.slice(0, match.index)))
        find(`The job is called "${posting.title}".`, match.index, match[0].length)
    }
    for (const match of text.matchAll(YOUR_TITLE)) {
      const title = match.groups?.['title'] ?? match.groups?.['other'] ?? ''
      if (!within(title, [contact.title ?? '', ...companies, person]))
        find('The title of the recipient differs from the record.', match.index, match[0].length)
    }
    for (const { text: name, span } of names(text)) {
      const [near] = [contact.firstName, contact.lastName, ...companies].filter(
        (real) => isMisspelling(name, real) && !evidenceOf(assignment).all.has(name),
      )
      if (near) find(`"${name}" is spelt "${near}" in the record.`, span.start, span.end - span.start)
    }
  }
  return findings
}

/** One or two letters away from a name that is long enough not to be hit by chance. */
function isMisspelling(name: string, real: string): boolean {
  const [a, b] = [bare(name), bare(real)]
  if (b.length < 4) return false
  const away = distance(a, b)
  return away > 0 && away <= (b.length < 7 ? 1 : 2)
}
