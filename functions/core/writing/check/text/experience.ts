import type { Span } from '#core/resume/model.ts'
import { remember } from '#core/kernel/remember.ts'
import { fold } from './fold.ts'

const ADVERB = '(?:also|since|then|already|recently|currently|now|often|personally|mostly|previously|regularly|usually|once|still|just|both|first|later|successfully|actively|directly|routinely)'
/** Verbs ended in -ed that speak of the letter, not of work. */
const NOT_WORK = '(?!(?:noticed|wanted|hoped|looked|wondered|liked|loved|enjoyed|decided|learned (?:that|of|from|about)|learnt|admired|followed|reached|believed|needed|tried|asked|seemed|realised|realized|visited|mentioned|attached|enclosed|emailed|contacted|checked|appreciated|applied (?:for|to)|interested|picked you|excited|pleased|impressed|intrigued|delighted|thrilled|based|inspired|indeed|need|speed)\\b)'
const PAST = "built|led|ran|wrote|taught|held|kept(?! (?:this|it|my))|cut|grew|drove|won(?!')|sold|made|took|brought|set|oversaw|spent|dealt|did|rebuilt|began|became|gave"
const PRESENT = 'use|run|lead|manage|build|write|teach|hold|know(?= (?:[A-Z]|how to))|speak(?! to)|bring|offer(?! (?:an?|my|to|you|some) )|work|handle|design|develop|maintain|operate|deliver|supervise|coordinate|own|oversee|specialise|specialize|code|program|analyse|analyze|prepare|repair|weld|cook|drive|train|mentor|coach|sell|serve|keep(?! (?:it|this|my|that))|plan(?! to)|care for'
const HAVE = "(?:'ve| have| had)(?! (?:done(?=[.,;!?]|$| exactly)|something|one (?:example|thing)|an example|kept (?:this|it|my)|a (?:question|quick|suggestion|thought|feeling|hunch)|read|seen|noticed|been (?:following|reading|looking)|followed|admired|just (?:read|seen)|one question|no |to |not |never|(?:only|yet|rarely|hardly) ))"
const DID = new RegExp(
  String.raw`(?<!\b(?:[Cc]ould|[Cc]an|[Mm]ay|[Mm]ight|[Ss]hall|[Ss]hould|[Ww]ould|[Dd]o|[Dd]id|[Ii]f|[Ww]hether) )\bI(?:(?:'ve| have| had)? (?:${ADVERB} ){0,2}(?:${NOT_WORK}[a-z]{2,}ed|${PAST})\b|(?:${HAVE})\b| (?:${ADVERB} ){0,2}(?:can |could |would )?(?:${PRESENT})\b|(?:'m| am) (?:a |an )?(?:${ADVERB} )?(?:fluent|certified|licen[cs]ed|experienced|skilled|proficient|trained|qualified|well-versed|comfortable|familiar|responsible|in charge|(?:the )?[A-Z][a-z]+ [A-Z][a-z]+|(?:[A-Z][\w.+#-]* ){1,3}(?:qualified|certified|licen[cs]ed|trained|accredited))\b)`,
  'g',
)
const MINE = /\b(?:[Mm]y (?:[\w-]+ ){0,4}(?:experience|background|degree|certification|certificate|licen[cs]e|skills|expertise|training|career|knowledge|time|years))\b|\b[Aa]s an? (?:certified|licen[cs]ed|experienced|qualified|trained|chartered)\b/g
/** Where a statement about what the writer did ends: at a denial, or where one about the reader begins. */
const TURN = /[;:?!]|[—–]|\s-\s|\.\s|\bnot\b(?! only)|\bnever\b|n't\b|\b(?:you|your|yours|you're|you've)\b|,\s+(?:which|and|as|so|but|while|where|what|just as|the same)?\s*(?:the|this) (?:role|posting|position|team|job|opening)\b|\b(?:posting|advert|ad|role|opening|position) (?:asks|lists|mentions|names|calls|wants|needs|says|describes|requires)/i

export interface Claim {
  readonly span: Span
  /** Says that something was or is done by the writer, so that only the resume can prove it. */
  readonly did: boolean
}

/** The stretches of a text that speak of the writer's own work, skills or degrees. */
export const claims: (text: string) => readonly Claim[] = remember((text) => {
  const folded = fold(text)
  const place = (start: number, length: number, did: boolean): Claim => {
    const turn = TURN.exec(folded.slice(start + length))
    return { span: { start, end: turn ? start + length + turn.index : folded.length }, did }
  }
  return [
    ...[...folded.matchAll(DID)].map((match) => place(match.index, match[0].length, true)),
    ...[...folded.matchAll(MINE)].map((match) => place(match.index, match[0].length, false)),
  ]
}, 50_000)

/** True when the place lies in a statement about the writer. */
export const within = (place: Span, found: readonly Claim[]): boolean => found.some(({ span }) => place.start >= span.start && place.start < span.end)
