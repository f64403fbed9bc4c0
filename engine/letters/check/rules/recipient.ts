import { wordsFor } from '../../../language/initials.ts'
import type { Finding } from '../../../values/finding.ts'
import { error, errors } from '../findings.ts'
import type { Rule } from '../model.ts'
import { isRecorded, postingText } from '../record.ts'
import { bare, fold } from '../text/fold.ts'
import { stemOf, wordsOf } from '../text/words.ts'

const HONORIFIC =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Madam|Herrn?|Frau|Mister|Professor|Doctor|Monsieur|Madame|Mademoiselle|Mme|Mlle|Sr|Sra|Señora?|Doña|Don)\b\.?(?=\s+\p{Lu}|[,:]|$)/u

const plainWords = (text: string): string[] =>
  [...bare(text).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word)
/** The salutations of the product and of owners who type their own: "Hi", "Guten Tag", "Kia ora". */
const SALUTATION = /^\P{L}*\p{L}+(?:\s+(?:Morning|Afternoon|Evening|Day|Tag|Morgen|Abend)\b)?/u

/** A job that a letter asks for: "the Data Engineer post". */
const JOB =
  /\b(?:for|about|to|as) (?:the|your) (?<title>(?:\p{Lu}[\p{L}-]+ )+)(?:post|role|position|vacancy|opening|job)\b/u

/** An address to a person at the start of a sentence: "Thomas, would you talk?" */
const VOCATIVE =
  /^(?<name>\p{Lu}[\p{L}'-]{2,}), (?:you|your|how|what|when|where|who|could|would|can|may|might|are|is|do|vous|votre|pourr\p{L}+|su|sus|usted|podr\p{L}+)(?!\p{L})/u
/** Words that often open a sentence before a comma. */
const NO_NAME = /(?:ing|ed|ly|ity|tion|ment|ance|ence|ship|ung|heit|keit|ment|ción|dad)$/u

/** L06: the greeting names the recipient as recorded, without a guessed form of address, and nobody else is spoken to. */
export const l06Recipient: Rule = ({ assignment, letter, laidOut, told, records }) => {
  const { contact } = assignment
  const person = `${contact.firstName} ${contact.lastName}, ${contact.title ?? ''}`
  const greeting = fold(letter.greeting)
  const said = plainWords(greeting)
  // A greeting begins with its salutation; what else has a capital is a name.
  const names = plainWords(greeting.replace(SALUTATION, '').replaceAll(/(?<![\p{L}'-])\p{Ll}\p{L}*/gu, ''))
  const own = plainWords(`${contact.firstName} ${contact.lastName}`)
  const stranger = names.find((word) => !own.includes(word))
  const isNamed = own.length === 0 || own.some((word) => said.includes(word))
  const record = [person, assignment.resumeText, postingText(assignment.posting)].join('\n')
  const [honorific] = HONORIFIC.exec(greeting) ?? []
  const isGuessed =
    honorific !== undefined &&
    !HONORIFIC.test(person) &&
    ![`${contact.firstName} ${contact.lastName}`, contact.lastName].some((named) =>
      record.includes(`${honorific} ${named}`),
    )
  const inBody = told.flatMap(({ text: whole, span }): readonly Finding[] => {
    const text = fold(whole)
    const title = HONORIFIC.exec(text)
    const spoken = VOCATIVE.exec(text)?.groups?.['name'] ?? ''
    const [word] = wordsOf(spoken)
    const isVocative =
      assignment.language !== 'de' &&
      word !== undefined &&
      !NO_NAME.test(spoken) &&
      !isRecorded(word, records)
    const job = JOB.exec(text)?.groups?.['title'] ?? ''
    // "The Senior DSO role" is that of a Democratic Services Officer.
    const isOtherJob = wordsOf(job).some(
      ({ key, text: name }) =>
        !records.namedStems.has(stemOf(key)) && wordsFor(name, assignment.posting.title).length === 0,
    )
    return [
      ...(isOtherJob ? [error('L06', `"${job}" is not the job that the letter is about.`, span)] : []),
      ...(title !== null && !record.includes(title[0])
        ? [error('L06', 'A form of address (Mr, Ms, Dr …) was guessed.', span)]
        : []),
      ...(isVocative ? [error('L06', `"${spoken}" is not the name of the recipient.`, span)] : []),
    ]
  })
  return [
    ...errors(
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
    ),
    ...inBody,
  ]
}
