import { GREETINGS } from '#functions/letters/texts.ts'
import type { Contact } from '#functions/postings/model.ts'
import { titleInFull } from '#functions/letters/title-in-full.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { rolesNamed } from '../facts/anchors.ts'
import { JOBS } from '../facts/jobs.ts'
import { rowOf } from '../facts/facts.ts'
import { meanings, wordsOf } from '../facts/words.ts'
import { error, faults } from '../findings.ts'
import { type CheckContext, type Rule } from '../model.ts'
import { bare, fold } from '../facts/fold.ts'

const HONORIFIC =
  /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Madam|Herr|Frau|Mister|Professor|Doctor)\b\.?(?=\s+\p{Lu}|[,:]|$)/u
const CAPITALS = String.raw`(?<said>\p{Lu}[\p{L}\p{N}.&'+-]*(?: (?:(?:of|and|&|the|de|van|von) )?\p{Lu}[\p{L}\p{N}.&'+-]*)*)`
const JOB = '(?:role|position|opening|vacancy|job|posting|opportunity|post)'
/** Words that show that a job or title is the writer's own. */
const MINE = /\b(?:I|my|previous|former|last|earlier)\b/

/** Phrases that name the company, the job or the recipient's title; group `said` must match the record. */
const NAMINGS: readonly (readonly ['company' | 'job' | 'title', RegExp])[] = [
  ['company', new RegExp(String.raw`\b${JOB} (?:at|with) ${CAPITALS}`, 'gu')],
  [
    'job',
    new RegExp(
      String.raw`\b(?:[Yy]our|[Tt]he|[Tt]his|[Aa]n?) (?:(?:open|new|advertised|posted|current|vacant|listed) )?${CAPITALS}(?: \([^)]{1,30}\))? ${JOB}\b`,
      'gu',
    ),
  ],
  ['job', new RegExp(String.raw`\b(?:your|the|this) (?:[a-z-]+ ){0,3}(?<said>${JOBS}) ${JOB}\b`, 'gu')],
  [
    'title',
    new RegExp(
      String.raw`\b(?:[Aa]s|your (?:role|position|job|work) as) (?:an? |the )?${CAPITALS},? (?:at [^,.]{1,60}, ?)?(?:of [^,.]{1,60}, ?)?(?:you|your)\b`,
      'gu',
    ),
  ],
  [
    'title',
    /\b[Aa]s an? (?<said>[^,.]{3,60}), you(?:'ll|'d|'re| will| must| know| are| understand| have)\b/gu,
  ],
  [
    'title',
    new RegExp(
      String.raw`\b(?:your (?:role|position|job|work) as|you are|you're) (?:an? |the )${CAPITALS}`,
      'gu',
    ),
  ],
]
/** A wish to work somewhere, which must not name an employer of the resume. */
const JOINING = new RegExp(
  String.raw`\b(?:would|could|want|hope|like|if)\b[^.?!]*?(?<!\bmy (?:\w+ )?)\b(?:join|joining|work for|working for|work at|working at|part of|contribute to|bring (?:this|that|it) to) ${CAPITALS}`,
  'gu',
)

const plainWords = (text: string): string[] =>
  [...bare(text).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word)
const GREETING_WORDS = new Set([
  ...'hi hello hey dear good morning afternoon evening day greetings'.split(' '),
  ...plainWords(GREETINGS.join(' ').replaceAll(/\{\w+\}/gu, '')),
])
const within = (name: string, record: readonly string[]): boolean => {
  const known = meanings(record.join('\n'))
  return wordsOf(name).every(({ stem, light }) => light || known.has(stem))
}

function greetingFindings({ assignment: { contact }, letter, laidOut }: CheckContext): readonly Finding[] {
  const greeting = fold(letter.greeting)
  const said = plainWords(greeting)
  const own = plainWords(`${contact.firstName} ${contact.lastName}`)
  const stranger = said.find((word) => !own.includes(word) && !GREETING_WORDS.has(word))
  const isNamed = own.some((word) => said.includes(word))
  const isGuessed = HONORIFIC.test(greeting) && !HONORIFIC.test(personOf(contact))
  return faults(
    error,
    'L06',
    [
      [isGuessed, 'A form of address (Mr, Ms, Dr …) was guessed. Use the name alone.'],
      [!isNamed, 'The greeting does not name the recipient as recorded.'],
      [
        isNamed && stranger !== undefined && !HONORIFIC.test(greeting),
        `The greeting holds "${stranger}", which is not the name of the recipient.`,
      ],
    ],
    laidOut.greeting,
  )
}

/** Name and title of the contact, which show whether they are a doctor. */
const personOf = ({ firstName, lastName, title }: Contact): string =>
  `${firstName} ${lastName}, ${title ?? ''}`

/** Names in a text for the company, the job and the recipient's title that differ from the record. */
function misnamings(
  text: string,
  { assignment: { posting, contact, facts }, units }: CheckContext,
): readonly (readonly [message: string, start: number, end: number])[] {
  const companies = [posting.company, contact.company]
  const jobs = [posting.title, titleInFull(posting.title), ...companies, posting.location]
  const records = {
    company: [...companies, posting.location],
    job: jobs,
    title: [contact.title ?? '', ...companies, contact.firstName, contact.lastName],
  }
  const messages = {
    company: `The job is at ${posting.company}.`,
    job: `The job is called "${posting.title}".`,
    title: 'The title of the recipient differs from the record.',
  }
  const named = NAMINGS.flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups }) => {
      const said = groups?.['said'] ?? ''
      const before = text.slice(0, index)
      const isOfWriter = what !== 'title' && MINE.test(before) && !/^(?:your|this)\b/iu.test(whole)
      const row = rowOf(wordsOf(said))
      const isPosted =
        what === 'job' && /^\p{Lu}/u.test(said) && `${units.ownRow}${units.postingRow}`.includes(row)
      return isOfWriter || isPosted || within(said, records[what])
        ? []
        : [[messages[what], index, index + whole.length] as const]
    }),
  )
  const joined = [...text.matchAll(JOINING)].flatMap(({ 0: whole, index, groups }) => {
    const said = groups?.['said'] ?? ''
    return rolesNamed(said, facts.roles).length > 0 && !within(said, jobs)
      ? [[messages.company, index, index + whole.length] as const]
      : []
  })
  return [...named, ...joined]
}

/** L06: the letter must name the recipient, the company and the job as recorded. */
export const l06Recipient: Rule = (context) => {
  const { assignment, units, letter, laidOut } = context
  const { contact, language, resumeText } = assignment
  const isTitled = HONORIFIC.test(personOf(contact))
  const subject = misnamings(fold(letter.subject), context).map(([message]) =>
    error('L06', `Subject: ${message}`),
  )
  const inBody = laidOut.sentences.flatMap(({ sentence, span }) => {
    const text = fold(sentence.text)
    const found = [...misnamings(text, context)]
    const { 0: said, index } = HONORIFIC.exec(text) ?? { index: 0 }
    if (said !== undefined && !isTitled && !resumeText.includes(said))
      found.push(['A form of address (Mr, Ms, Dr …) was guessed.', index, index + said.length])
    const [word] = wordsOf(VOCATIVE.exec(text)?.[0] ?? '')
    const isKnown = [units.ownMeanings, units.postingMeanings, units.recordMeanings].some((known) =>
      known.has(word?.stem ?? ''),
    )
    if (language === 'en' && word !== undefined && !word.light && !isKnown && !NO_NAME.test(word.text))
      found.push([`"${word.text}" is not the name of the recipient.`, 0, word.end])
    return found.map(([message, start, end]) =>
      error('L06', message, { start: span.start + start, end: span.start + end }),
    )
  })
  return [...greetingFindings(context), ...subject, ...inBody]
}

/** An address to a person at the start of a sentence: "Thomas, night shifts are long." */
const VOCATIVE = /^\p{Lu}[\p{L}'-]+(?=, (?!\p{L}+(?:,| and\b)|(?:in|to|for|I|of|as)\b|then\b|too\b|that is))/u
const NO_NAME = /(?:ing|ed|ly|[^aiu]s|ity|tion|ment|[ae]nce|ship)$/u
