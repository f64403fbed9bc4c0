import type { Finding } from '../../../values/finding.ts'
import { error, findAll, spanOf } from '../findings.ts'
import type { CheckContext, Rule } from '../model.ts'
import { EMAIL, linkKey, links, type Link } from '../text/contact-data.ts'
import { fold } from '../text/fold.ts'

const ATTACHED: Parameters<typeof findAll>[2] = [
  [
    'An attachment is named, but the draft has none. Offer to send it instead.',
    /\b(?:please )?(?:find|see|review|open|check)(?: the| my)?(?: \w+){0,3} (?:attached|enclosed)\b|\b(?:attached|enclosed)(?: you'll| you will| please)? (?:find|is|are|please|herewith|you)\b|\bI(?:'ve| have|'m| am)?(?: also)? (?:attached|attaching|enclosed|enclosing|attach|enclose)\b(?! (?:to the|importance|value|great))/i,
    /\b(?:resume|résumé|cv|cover letter|portfolio|certificates?|references|work samples?|file|document|pdf) (?:is |are |has been |have been |I(?:'ve| have) )?(?:attached|enclosed)\b|\b(?:attached|enclosed) (?:my |the |a |copy of |is my )*(?:resume|résumé|cv|cover letter|portfolio|certificates?|references|work samples?|file|document|pdf)\b|\b(?:in|see|as) (?:the|my|an) (?:attachment|attached|enclosed)\b|\bas an attachment\b|\b(?:is|are) (?:attached|enclosed)\b(?! to)|\bcomes? with this (?:e-?mail|mail|letter|message)\b/i,
    /\b(?:im anhang\b(?! (?:nach|zum|des|der|und) )|anbei|beigefügt|angehängt|in der anlage|als anlage|(?:lebenslauf|zeugnis\p{L}*|anschreiben|mappe) liegt bei|beiliegend)\b|\b(?:ci-joint|en pièce jointe|pièces? jointes?|ci-annexé|joint à ce)\p{L}*|\b(?:adjunt[oa]s?|en el archivo|en el adjunto)\b/iu,
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

/** Findings about links that are neither the posting's nor the resume's: shortened and tracking links never are. */
function linkFindings(all: readonly Link[], { assignment }: CheckContext, isPlaced: boolean): Finding[] {
  const { posting, facts, contact, resumeText } = assignment
  const allowed = new Set(
    [posting.url, posting.applyUrl ?? '', ...facts.links.flatMap(({ value, quote }) => [value, quote])].map(
      linkKey,
    ),
  )
  // A company or a tool of the resume may be named like a domain ("Booking.example", "draw.io").
  const names = [posting.company, contact.company, resumeText].join('\n').toLowerCase()
  return all
    .filter(
      ({ text, key }) => !allowed.has(key) && (/[/?]/.test(text) || !names.includes(text.toLowerCase())),
    )
    .map((link) =>
      error(
        'L09',
        'The link is neither the posting nor one of your resume. Take it out.',
        isPlaced ? link : null,
      ),
    )
}

/** The text with a sign for each letter of two words that stand together in a title: nobody attaches a "médico adjunto". */
function withoutTitles(text: string, { facts, posting }: CheckContext['assignment']): string {
  const titles = fold([posting.title, ...facts.roles.map(({ title }) => title?.value ?? '')].join('\n'))
  const named = titles.toLowerCase()
  const isOfTitle = (pair: readonly string[]) => {
    const [one = '', other = ''] = pair.map((word) => word.toLowerCase().replaceAll(/^\P{L}+|\P{L}+$/gu, ''))
    return one !== '' && other !== '' && named.includes(`${one} ${other}`)
  }
  const parts = text.split(/(\s+)/u)
  return parts
    .map((part, at) =>
      [at - 2, at].some((from) => isOfTitle([parts[from] ?? '', parts[from + 2] ?? '']))
        ? '_'.repeat(part.length)
        : part,
    )
    .join('')
}

/** L09: plain text without attachments, trackers or unknown links; at most one link before the signature. */
export const l09Links: Rule = (context) => {
  const { assignment, laidOut, letter } = context
  const body = fold(laidOut.body)
  const inBody = links(body)
  const own = new Set(
    [assignment.sender.email, ...assignment.facts.emails.flatMap(({ value, quote }) => [value, quote])].map(
      (email) => email.toLowerCase(),
    ),
  )
  const foreign = [...body.matchAll(EMAIL)].filter(([email]) => !own.has(email.toLowerCase()))
  return [
    ...findAll('L09', withoutTitles(body, assignment), ATTACHED),
    ...findAll('L09', body, [['A link stands in words. Take it out.', SPOKEN]]),
    ...findAll('L09', fold(letter.subject), [['A link stands in words. Take it out.', SPOKEN]], null),
    ...linkFindings(inBody, context, true),
    ...linkFindings(links(fold(letter.subject)), context, false),
    ...foreign.map((match) => error('L09', 'This email address is not yours. Take it out.', spanOf(match))),
    ...(fold(letter.subject).match(EMAIL)
      ? [error('L09', 'Subject: an email address does not belong here.')]
      : []),
  ]
}
