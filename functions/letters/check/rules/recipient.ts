import { GREETINGS } from '#functions/letters/texts.ts'
import type { Contact } from '#functions/postings/model.ts'
import { greetingName } from '#functions/language/person-name/person-name.ts'
import { titleInFull } from '#functions/letters/title-in-full.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { JOBS } from '../facts/words.ts'
import { meanings, wordsOf } from '../facts/words.ts'
import { error, errorAt, faults, problem, type Problem } from '../findings.ts'
import { type CheckContext, type Rule } from '../model.ts'
import { bare, fold } from '../facts/fold.ts'

const HONORIFIC =
  /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Madam|Herr|Frau|Mister|Professor|Doctor)\b\.?(?=\s+\p{Lu}|[,:]|$)/u
const CAPITALS = String.raw`(?<said>\p{Lu}[\p{L}\p{N}.&'+-]*(?: (?:(?:of|and|&|the|de|van|von) )?\p{Lu}[\p{L}\p{N}.&'+-]*)*)`
const JOB = '(?:role|position|opening|vacancy|job|posting|opportunity|post)'
/** Words that show that a job or title is the writer's own. */
const MINE = /\b(?:I|my|previous|former|last|earlier)\b/

const naming = (source: string): RegExp => new RegExp(String.raw`\b${source}`, 'gu')

/** Phrases that name the company, the job or the recipient's title; group `said` must match the record. */
const NAMINGS = {
  company: [naming(String.raw`${JOB} (?:at|with) ${CAPITALS}`)],
  job: [
    naming(
      String.raw`(?:[Yy]our|[Tt]he|[Tt]his|[Aa]n?) (?:(?:open|new|advertised|posted|current|vacant|listed) )?${CAPITALS}(?: \([^)]{1,30}\))? ${JOB}\b`,
    ),
    naming(String.raw`(?:your|the|this) (?:[a-z-]+ ){0,3}(?<said>${JOBS}) ${JOB}\b`),
  ],
  title: [
    naming(
      String.raw`(?:[Aa]s|your (?:role|position|job|work) as) (?:an? |the )?${CAPITALS},? (?:at [^,.]{1,60}, ?)?(?:of [^,.]{1,60}, ?)?(?:you|your)\b`,
    ),
    naming(
      String.raw`[Aa]s an? (?<said>[^,.]{3,60}), you(?:'ll|'d|'re| will| must| know| are| understand| have)\b`,
    ),
  ],
} as const

const plainWords = (text: string): string[] =>
  [...bare(text).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word)
const GREETING_WORDS = new Set([
  ...'hi hello hey dear good morning afternoon evening day greetings kia ora'.split(' '),
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
  const isNamed = greetingName(contact) === null || own.some((word) => said.includes(word))
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
  { assignment: { posting, contact, resumeText } }: CheckContext,
): readonly Problem[] {
  const companies = [posting.company, contact.company]
  const titles = [posting.title, titleInFull(posting.title), ...companies, posting.location]
  const differing = (what: keyof typeof NAMINGS, record: readonly string[], message: string) =>
    NAMINGS[what]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter(({ index, groups }) => {
        const said = groups?.['said'] ?? ''
        const isOfWriter = what !== 'title' && MINE.test(text.slice(0, index))
        const isPosted = what === 'job' && `${resumeText}\n${posting.description}`.includes(said)
        return !isOfWriter && !isPosted && !within(said, record)
      })
      .map((match) => problem('L06', message, match))
  return [
    ...differing(
      'company',
      [...companies, posting.location, posting.title],
      `The job is at ${posting.company}.`,
    ),
    ...differing('job', titles, `The job is called "${posting.title}".`),
    ...differing(
      'title',
      [contact.title ?? '', ...companies, contact.firstName, contact.lastName],
      'The title of the recipient differs from the record.',
    ),
  ]
}

/** L06: the letter must name the recipient, the company and the job as recorded. */
export const l06Recipient: Rule = (context) => {
  const { assignment, units, letter, laidOut } = context
  const { contact, language, resumeText } = assignment
  const isTitled = HONORIFIC.test(personOf(contact))
  const subject = misnamings(fold(letter.subject), context).map(({ message }) =>
    error('L06', `Subject: ${message}`),
  )
  const inBody = laidOut.sentences.flatMap(({ sentence, span }) => {
    const text = fold(sentence.text)
    const found = [...misnamings(text, context)]
    const title = HONORIFIC.exec(text)
    if (title !== null && !isTitled && !resumeText.includes(title[0]))
      found.push(problem('L06', 'A form of address (Mr, Ms, Dr …) was guessed.', title))
    const [word] = wordsOf(VOCATIVE.exec(text)?.[0] ?? '')
    const isKnown = [units.ownMeanings, units.postingMeanings, units.recordMeanings].some((known) =>
      known.has(word?.stem ?? ''),
    )
    if (language === 'en' && word !== undefined && !word.light && !isKnown && !NO_NAME.test(word.text))
      found.push(problem('L06', `"${word.text}" is not the name of the recipient.`, word))
    return found.map((one) => errorAt(span.start, one))
  })
  return [...greetingFindings(context), ...subject, ...inBody]
}

/** An address to a person at the start of a sentence: "Thomas, night shifts are long." */
const VOCATIVE = /^\p{Lu}[\p{L}'-]+(?=, (?!\p{L}+(?:,| and\b)|(?:in|to|for|I|of|as)\b|then\b|too\b|that is))/u
const NO_NAME = /(?:ing|ed|ly|[^aiu]s|ity|tion|ment|[ae]nce|ship)$/u
