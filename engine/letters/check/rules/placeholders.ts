import { findAll, findInLetter, type Phrases } from '../findings.ts'
import type { CheckContext, Rule } from '../model.ts'

const PLACEHOLDERS: Phrases = [
  [
    'A placeholder, a template variable or a missing value was left in. Put the real words in.',
    /\[[^\]\n]{0,80}\]?|\]/,
    /\{[^}\n]{0,80}\}?|\}/,
    /<<|>>|<\s*[\p{L}_][^<>\n]{0,60}>/u,
    /%[A-Za-z_]{2,30}%|\$[A-Za-z_][A-Za-z_.]{1,30}\b|\b__+\w+__+|_{3,}|\*\|\w+\|\*|@@\w+@@/,
    /\b(?:X{2,}|x{3,}|Y{3,}|TBD|TBC|TODO|FIXME|TK{1,2}|N\/A)\b(?!\.\w)/,
    /\b(?:[Cc]ompany|[Ee]mployer|[Rr]ole|[Pp]osition|[Pp]roject|[Tt]eam|[Pp]roduct) [XYZ]\b|\b(?:XYZ|ABC)\b(?= (?:[Cc]ompany|[Cc]orp|[Ii]nc|[Ll]td|[Ll]imited|[Gg]roup|[Tt]eam))/,
    /\b(?:lorem ipsum|lorem|ipsum|dolor sit amet)\b/i,
    /\b(?:company|your|recipient|recruiter|manager|hiring manager|first|last|job|contact)(?:'s)? (?:name|title) (?:here|goes here)\b|\b(?:insert|enter|add|fill in) (?:your |the |a )?(?:name|company|title|date|number|figure|metric|skill|example|detail|link)s?\b(?: here)?|\b(?:company|firm) name\b|\b(?:first|last)[ _]name\b/i,
    /\bYour (?:Full )?Name\b|\b(?:John|Jane) Doe\b|\bJohn Q\.? Public\b/,
    /\bundefined\b|\bNaN\b|\bnull\b|\[object \w+\]|\bInvalid Date\b/,
  ],
  [
    'The greeting names nobody.',
    /\b(?:dear|hi|hello) (?:sir|madam|hiring manager|hiring team|recruiter|recruiting team)\b|\bto whom it may concern\b|\bsehr geehrte damen und herren\b|\bmadame, monsieur\b|\ba quien corresponda\b/i,
  ],
]

/** Zero-width, bidirectional, soft-hyphen, tag and filler characters, which only programs see. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\ufffd]/u
const MIXED =
  /(?:\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]\p{M}*\p{Script=Latin})/u
const FOREIGN_DIGIT = /(?![0-9０-９])\p{Nd}/u

/** Characters that nobody types on purpose. */
const HIDDEN: Phrases = [
  ['An invisible character was found. Type the words anew.', INVISIBLE],
  ['A word mixes letters of two alphabets.', MIXED],
  ['A digit of another script was found. Write 0 to 9.', FOREIGN_DIGIT],
  ['A character without meaning was found.', /\p{Cs}|\p{Co}/u],
]

const BROKEN: Phrases = [
  [
    'A sentence, the greeting or a line of the signature holds a line break or control character.',
    /[\p{Cc}\u2028\u2029]/u,
  ],
]

/**
 * True for a match that is a real name or a word of the resume or the posting, such as "TK Elevator", "ABC
 * Company" or "John Doe".
 */
function isRecorded(
  { assignment: { posting, contact, sender, resumeText } }: CheckContext,
  found: string,
): boolean {
  const people = [contact, sender].map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const names = [posting.company, contact.company, posting.title, ...people]
  const texts = /[[\]{}<>%$_|]/.test(found) ? names : [...names, resumeText, posting.description]
  return found.length > 1 && texts.some((text) => text.includes(found))
}

/** L03: the letter must not contain placeholders or invisible characters. */
export const l03Placeholder: Rule = (context) => {
  const { letter, laidOut } = context
  const lines = [
    letter.greeting,
    ...laidOut.sentences.map(({ sentence }) => sentence.text),
    ...letter.signature,
  ]
  return [
    ...findInLetter(context, 'L03', PLACEHOLDERS, (said) => isRecorded(context, said)),
    ...findInLetter(context, 'L03', HIDDEN),
    ...lines.flatMap((line) => findAll('L03', line, BROKEN, false)),
  ]
}
