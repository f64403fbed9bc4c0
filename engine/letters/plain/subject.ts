import type { LetterTexts } from '../../values/letter-texts/letter-texts.ts'
import type { Posting } from '../../values/posting.ts'
import { fill, type Slots } from './frames.ts'

const MAX_LENGTH = 60
/** Letters that words of one kind share: "Coordination" of a "Coordinateur". */
const STEM = 6
/** The subject that a posting asks for: "with “Journeyman – Nanaimo” in the subject line". */
const SUBJECT =
  /["“„«]\s*(?<before>[^"“”„«»\n]{4,58}?)\s*["”“»][^.\n]{0,20}(?:in the subject|im betreff|en el asunto|dans l[’']objet|en objet)|(?:subject(?: line)?|betreff|asunto|objet)\W{0,3}(?: ?\p{L}+){0,2}\s*["“„«]\s*(?<after>[^"“”„«»\n]{4,58}?)\s*["”“»]/iu
/** Words in capitals that a subject is to have: "en el asunto AUX ALMACÉN". */
const IN_CAPITALS =
  /(?:[Ii]n the subject(?: line)?|[Ii]m Betreff|[Ee]n el asunto|[Ee]n objet|dans l[’']objet)\s*:?\s+(\p{Lu}[\p{Lu}\d]+(?: [\p{Lu}\d]{2,}){0,4})(?![\p{L}\d])/u
/** Parts of such a subject that stand for something else: "Your name – position". */
const TO_FILL = /(?<!\p{L})(?:name|surname|vorname|nachname|nom|prénom|nombre|apellidos?)(?!\p{L})/iu
/** A word that emails are to name: "Kennwort „Bibliothek“". */
const KEYWORD =
  /(?:[Kk]ennwort|[Ss]tichwort|[Kk]eyword|[Mm]ot-clé|[Pp]alabra clave)\W{0,3}["“„«](\p{L}[\p{L} -]{2,28})["”“»]/u
/** The reference of a posting, which has a digit. */
const REFERENCE =
  /(?:[Qq]uot(?:e|ing)|[Rr]eferen(?:ce|cia|z)|[Rr][ée]f(?:érence)?|[Kk]ennziffer|[Rr]eferenznummer|[Ss]tellennummer|[Jj]ob (?:ID|number))\.?(?: (?:number|no\.?|code|n[°º]))?\s*[:#]?\s*["“„«]?\s?(?=[\p{Lu}/_-]*\d)(?!(?:19|20)\d\d(?![\w/-]))([\p{Lu}\d][\p{Lu}\d/_-]{2,19})(?![\p{Ll}\d])/u

/** The subject that the posting asks for, or its title with the company or the place, and its reference. */
export function subjectOf(
  { title, description }: Pick<Posting, 'title' | 'description'>,
  posting: Slots,
  { subjects }: LetterTexts,
): string {
  const { before, after } = SUBJECT.exec(description)?.groups ?? {}
  const asked = before ?? after ?? ''
  // A posting may ask for anything; a subject about the job has a word of its title.
  const isOfJob = (text: string): boolean =>
    text
      .split(/\P{L}+/u)
      .some((word) => word.length > 3 && title.toLowerCase().includes(word.slice(0, STEM).toLowerCase()))
  if (isOfJob(asked) && !TO_FILL.test(asked)) return asked
  const [, capitals = ''] = IN_CAPITALS.exec(description) ?? []
  const [, named] = REFERENCE.exec(description) ?? KEYWORD.exec(description) ?? []
  const reference = named ?? (isOfJob(capitals) ? capitals : undefined)
  const { title: whole } = posting
  // A title that is too long for a subject has room in the letter.
  const shorter = whole && { ...whole, text: whole.text.replace(/ [–—-] .*$/u, '') }
  const filled = (isOfTitle: boolean, slots: Slots) =>
    subjects
      .filter((frame) => frame.includes('{title}') === isOfTitle)
      .flatMap((frame) => fill(frame, slots)?.text ?? [])
  const all = [
    ...filled(true, posting),
    ...filled(true, { ...posting, title: shorter }),
    ...filled(false, posting),
  ]
  const fits = (text: string): boolean => text.length <= MAX_LENGTH
  const withReference = reference === undefined ? [] : all.map((text) => `${text} (${reference})`)
  return [...withReference, ...all].find(fits) ?? subjects.at(-1) ?? ''
}
