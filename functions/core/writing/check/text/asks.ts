import type { Span } from '#core/resume/model.ts'
import { fold } from './fold.ts'

/** Politeness that lets the reader off; asks for nothing. */
export const WAY_OUT = /\b(?:no (?:reply|answer|response) (?:is )?(?:needed|necessary|expected|required)|no need to (?:reply|answer|respond|write back)|(?:feel free|please feel free|you are welcome|you're welcome) to (?:ignore|skip|disregard|delete|say no|leave)|please (?:ignore|skip|disregard|delete)|(?:do not|don't) feel (?:that )?you (?:have|need|are obliged|ought) to|no (?:obligation|pressure|hard feelings)|(?:no|without) need (?:to|for an?) (?:reply|answer)|(?:won't|will not|I'll not) (?:write|email|contact|bother|follow up|trouble|get in touch|reach out)|(?:leave it at that|leave you in peace|not hear from me again)|(?:if|in case)\b[^.?!]{0,80}\b(?:not (?:a fit|the right|relevant|of interest|for you|something|your|useful|interested|the person|one you)|isn't|is not|aren't|don't|do not|would rather not|rather not|filled|no longer|already (?:gone|taken|filled|found|lined up|chosen|hired))|if the (?:answer|timing) is (?:no|wrong|off|bad)|an? (?:short |simple |plain |quick |one-line |one-word |brief )?["']?no["']?(?: reply| answer)? (?:is|would be|will do|works|suffices)|(?:just|simply|please) (?:say so|say no|tell me so)|prefer (?:not to|no further|that I (?:not|don't))|not to hear from me)/i

const REQUEST = /^(?:(?:so|if [^,]{1,80},|and|then),? )*(?:please\b|kindly\b|do (?:let|tell|reach)\b|let me know\b|let's\b|tell me\b|(?:just )?(?:reply|call|write|email|drop|send|give|point|share|forward|text) (?:me|to|back|us|with|a|your|this)\b)|\b(?:please|kindly) (?:let|tell|reply|call|write|email|send|share|forward|point|give|get|consider|contact|reach|review|look|say|pass|feel|have)\b|\b(?:I(?:'d|'ll| would| will| hope| want| wish)?|we(?:'d| would)?)(?: also| really| very much)? (?:be (?:glad|happy|grateful|pleased|delighted|keen)(?: of| for| to have| to get)?|appreciate|welcome|love|like|value|hope for|look forward to)(?: to (?:have|talk|speak|chat|meet|hear|discuss|set up|arrange|schedule|learn whether|know (?:if|whether)|ask)| it if| if you| a | an | your | fifteen | ten | twenty | \d| any| hearing| talking| speaking| the (?:chance|opportunity))|\blet me know\b|\bI(?:'d| would) ask\b|\b(?:can|could|would|will|may|might) (?:you|we|I)\b[^.]*\.$/i

export interface Ask {
  readonly span: Span
  readonly question: boolean
}

/** Abbreviations whose dot ends no sentence. */
const ABBREVIATED = /\b(?:Sr|Jr|St|Mr|Ms|Mrs|Dr|Prof|No|Nos|vs|approx|ca|e\.g|i\.e|etc|Dept|Inc|Ltd|Co|Corp|Bros|Mt|Ft|[A-Z])\.$/

/** Cuts a text at its sentence ends: a mark, white space and a capital after it; offsets into the text. */
export function sentencesIn(text: string): { readonly text: string; readonly span: Span }[] {
  const folded = fold(text)
  const ends = [...folded.matchAll(/(?<=[.?!]["')]?)\s+(?=["'(]?[\p{Lu}\d])/gu)].filter(({ index }) => !ABBREVIATED.test(folded.slice(Math.max(0, index - 8), index)))
  const cuts = [0, ...ends.map((match) => match.index + match[0].length), folded.length]
  return cuts.slice(0, -1).flatMap((start, index) => {
    const end = cuts[index + 1] ?? folded.length
    const own = folded.slice(start, end).trimEnd()
    return own.trim() === '' ? [] : [{ text: own.trim(), span: { start, end: start + own.length } }]
  })
}

/** Questions and requests of a text; a way out ("no reply needed if …") is neither. */
export function asks(text: string): Ask[] {
  return sentencesIn(text).flatMap(({ text: sentence, span }): Ask[] => {
    if (/\?["')]*$/.test(sentence)) return [{ span, question: true }]
    if (WAY_OUT.test(sentence)) return []
    return REQUEST.test(sentence) ? [{ span, question: false }] : []
  })
}
