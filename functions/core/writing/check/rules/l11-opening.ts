import type { Finding } from '#shared/models/outreach.ts'
import { warning } from '../finding.ts'
import type { Rule } from '../model.ts'
import { fold } from '../text/fold.ts'

const STOCK = /^(?:I hope (?:this|you|that|all)|hope (?:this|you)|I trust (?:this|you)|my name is|I(?:'m| am) (?:writing|reaching out|contacting|emailing|getting in touch)|I(?:'d| would) like to (?:introduce|express|apply)|I wanted to (?:reach|introduce|express)|please allow me|allow me|I(?:'m| am) (?:very |so |really )?(?:excited|thrilled|interested|pleased|delighted|eager)|I came across|I stumbled|I(?:'d| would) love|with great (?:interest|enthusiasm)|this (?:email|letter) is|as an? (?:highly|experienced|passionate|dedicated|motivated|results)|I know you(?:'re| are) busy|quick question)/i

/** L11: the first sentence tells something about the company or role, with its source, and is not one that everybody writes. */
export const l11Opening: Rule = ({ laidOut }) => {
  const first = laidOut.sentences[0]
  if (!first) return []
  const findings: Finding[] = []
  if (!first.sentence.sources.some(({ kind }) => kind === 'posting' || kind === 'contact')) findings.push(warning('L11', 'The first sentence says nothing about the company or role. Begin with a fact of the posting.', first.span))
  if (STOCK.test(fold(first.sentence.text))) findings.push(warning('L11', 'This is how every letter begins. Begin with the fact.', first.span))
  return findings
}
