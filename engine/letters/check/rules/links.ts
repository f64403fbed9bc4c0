import type { Assignment } from '../../model.ts'
import { error, findAll, findInLetter, type Phrases, spanOf } from '../findings.ts'
import type { Rule } from '../model.ts'
import { EMAIL, linkKey, links, type Link } from '../text/contact-data.ts'
import { fold } from '../text/fold.ts'

const ATTACHED: Phrases = [
  [
    'An attachment is named, but the draft has none. Offer to send it instead.',
    /\b(?:please )?(?:find|see|review|open|check)(?: the| my)?(?: \w+){0,3} (?:attached|enclosed)\b|\b(?:attached|enclosed)(?: you'll| you will| please)? (?:find|is|are|please|herewith|you)\b|\bI(?:'ve| have|'m| am)?(?: also)? (?:attached|attaching|enclosed|enclosing|attach|enclose)\b(?! (?:to the|importance|value|great))/i,
    /\b(?:resume|résumé|cv|cover letter|portfolio|certificates?|references|work samples?|file|document|pdf) (?:is |are |has been |have been |I(?:'ve| have) )?(?:attached|enclosed)\b|\b(?:attached|enclosed) (?:my |the |a |copy of |is my )*(?:resume|résumé|cv|cover letter|portfolio|certificates?|references|work samples?|file|document|pdf)\b|\b(?:in|see|as) (?:the|my|an) (?:attachment|attached|enclosed)\b|\bas an attachment\b|\b(?:is|are) (?:attached|enclosed)\b(?! to)|\bthe (?:attached|enclosed) (?:statement|list|overview|summary|letter|form|documents|samples|sheet|profile)\b|\bcomes? with this (?:e-?mail|mail|letter|message)\b/i,
    /\b(?:im anhang\b(?! (?:nach|zum|des|der|und) )|anbei|beigefügt|angehängt|in der anlage|als anlage|(?:lebenslauf|zeugnis\p{L}*|anschreiben|mappe) liegt bei|beiliegend)\b|\b(?:ci-joint|en pièce jointe|pièces? jointes?|ci-annexé|joint à ce)\p{L}*|\b(?:mon|ma|mes|le|la|les|ce|cette|ces|votre|vos) (?:cv|curriculum vitae|lettre|dossier|documents?) joint(?:e?s?)\b|\b(?:adjunt[oa]s?|en el archivo|en el adjunto)\b/iu,
  ],
  [
    'HTML was found. The letter is plain text.',
    /<\/?[a-z][^<>\n]{0,200}\/?>|<!--|&(?:nbsp|amp|lt|gt|quot|#x?[0-9a-f]+);|\bstyle\s*=\s*["']/i,
  ],
  [
    'An image or a hidden link was found. Write plain text.',
    /!\[[^\]\n]*\]\(|\]\(\s*[a-z]+:|\b(?:data|cid|javascript|vbscript|file|blob):(?=\S)|\.(?:png|jpe?g|gif|webp|svg|bmp)\b/i,
  ],
]

/** Links in words or with other full stops: "evil dot com", "evil。com", "evil punkt de". */
const SPOKEN =
  /[\p{L}\p{N}-]{2,}\s*(?:[[(]?\s*\b(?:dot|punkt|point|punto)\b\s*[\])]?\s*(?:com|net|org|io|dev|app|ai|info|eu|example)\b|[。．｡․]\s*\p{L}{2,})/iu

/** Links that are neither the posting's nor the resume's: shortened and tracking links never are. */
function foreignLinks(text: string, { posting, facts, contact, resumeText }: Assignment): readonly Link[] {
  const own = facts.links.flatMap(({ value, quote }) => [value, quote])
  const allowed = new Set([posting.url, posting.applyUrl ?? '', ...own].map(linkKey))
  // A company or a tool of the resume may be named like a domain ("Booking.example", "draw.io").
  const names = [posting.company, contact.company, resumeText].join('\n').toLowerCase()
  return links(text).filter(
    (link) => !allowed.has(link.key) && (/[/?]/.test(link.text) || !names.includes(link.text.toLowerCase())),
  )
}

/** Email addresses that are not the writer's. */
function foreignAddresses(text: string, { sender, facts }: Assignment): readonly RegExpExecArray[] {
  const own = [sender.email, ...facts.emails.flatMap(({ value, quote }) => [value, quote])]
  return [...text.matchAll(EMAIL)].filter(
    ([email]) => !own.some((one) => one.toLowerCase() === email.toLowerCase()),
  )
}

/** The text without pairs of words that stand together in a title: nobody attaches a "médico adjunto". */
function withoutTitles(text: string, { facts, posting }: Assignment): string {
  const titles = [posting.title, ...facts.roles.map(({ title }) => title?.value ?? '')]
  const pairs = titles.flatMap((title) => [
    ...fold(title).matchAll(/(?<![\p{L}/])(?=([\p{L}/]+\s[\p{L}/]+))/gu),
  ])
  return pairs.reduce(
    (rest, [, pair = '']) => rest.replaceAll(new RegExp(pair, 'giu'), (said) => '_'.repeat(said.length)),
    text,
  )
}

/** L09: plain text without attachments, trackers or unknown links; at most one link before the signature. */
export const l09Links: Rule = (context) => {
  const { assignment, laidOut, letter } = context
  const texts = [laidOut.body, letter.subject].map(fold)
  return [
    ...findAll('L09', withoutTitles(fold(laidOut.body), assignment), ATTACHED),
    ...findInLetter(context, 'L09', [['A link stands in words. Take it out.', SPOKEN]]),
    ...texts.flatMap((text, at) => {
      const isPlaced = at === 0
      return [
        ...foreignLinks(text, assignment).map((link) =>
          error(
            'L09',
            'The link is neither the posting nor one of your resume. Take it out.',
            isPlaced ? link : null,
          ),
        ),
        ...foreignAddresses(text, assignment).map((match) =>
          error('L09', 'This email address is not yours. Take it out.', isPlaced ? spanOf(match) : null),
        ),
      ]
    }),
  ]
}
