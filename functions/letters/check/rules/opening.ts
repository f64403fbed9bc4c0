import type { Finding } from '#shared/models/outreach/outreach.ts'
import { warning } from '../findings.ts'
import type { Rule } from '../model.ts'
import { wordsOf } from '../facts/words.ts'
import { fold } from '../facts/fold.ts'

const STOCK =
  /^(?:I hope (?:this|you|that|all)|hope (?:this|you)|I trust (?:this|you)|my name is|I(?:'m| am) (?:writing|reaching out|contacting|emailing|getting in touch)|I(?:'d| would) like to (?:introduce|express|apply)|I wanted to (?:reach|introduce|express)|please allow me|allow me|I(?:'m| am) (?:very |so |really )?(?:excited|thrilled|interested|pleased|delighted|eager)|I came across|I stumbled|I(?:'d| would) love|with great (?:interest|enthusiasm)|this (?:email|letter) is|as an? (?:highly|experienced|passionate|dedicated|motivated|results)|I know you(?:'re| are) busy|quick question)/i

/**
 * L11: the first sentence says what the job needs, is not one that everybody writes, and does not tell the
 * company what it does.
 */
export const l11Opening: Rule = ({ laidOut, units: { posting, recordMeanings } }) => {
  const first = laidOut.sentences[0]
  if (!first) return []
  const telling = wordsOf(first.sentence.text)
    .filter(({ light }) => !light)
    .map(({ stem }) => stem)
  const about = posting.filter(({ says }) =>
    telling.some((stem) => says.has(stem) && !recordMeanings.has(stem)),
  )
  const findings: Finding[] = []
  if (about.length === 0 && !telling.some((stem) => recordMeanings.has(stem)))
    findings.push(
      warning(
        'L11',
        'The first sentence says nothing about the company or role. Begin with what the job needs.',
        first.span,
      ),
    )
  else if (about.length === 1 && COMPANY_ONLY.test(first.sentence.text))
    findings.push(
      warning('L11', 'This tells the company what it does. Begin with what the job needs.', first.span),
    )
  if (STOCK.test(fold(first.sentence.text)))
    findings.push(
      warning('L11', 'This is how every letter begins. Begin with what the job needs.', first.span),
    )
  return findings
}

const COMPANY_ONLY =
  /^(?!.*\b(?:need|want|look|hir|seek|ask|aim|goal|plan|your new)\p{L}*).*\b(?:is|are|makes?|builds?|runs?|sells?|develops?|offers?|provides?|operates?)\b/iu
