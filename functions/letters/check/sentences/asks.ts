import type { Span } from '#functions/resume/model.ts'
import { endsWithAbbreviation } from '#functions/language/abbreviation.ts'
import { fold } from '../facts/fold.ts'

/** A condition with its consequence: "If it is filled, tell me", "Should the answer be no, I understand". */
const CONDITIONAL = String.raw`(?:otherwise|unless|(?:if|should|in case)\b[^,?]{0,60}(?:n't|\b(?:not|no|never|nothing|none|already|settled|decided|filled|taken|closed|gone|wrong|bad|rather|else))\b)|(?:if|should|in case|otherwise|when)\b[^.?!]{0,140}\b(?:(?:I|we)(?:'ll| will| do|'d| would)? (?:fully |quite |completely |of course )?(?:understand|leave|respect|accept|stop|take|not)|ignore|delete|skip|disregard|(?:let me know|tell me|say so|say no|just say)|no (?:reply|answer|response|need|harm|worries|problem|trouble|offen[cs]e|hard)|(?:that(?:'s| is)|is) (?:perfectly |completely |quite |absolutely |also |just )?(?:fine|okay|ok|enough|all right|alright)|(?:will|won't|would) not|let's leave|rest|drop it|step back|bow out|helps?|enough|plenty|suffices|will do|(?:glad|happy|pleased) to (?:hear|know))\b`

/** A way out: a polite sentence that lets the reader decline and asks for nothing. */
export const WAY_OUT = new RegExp(
  [
    String.raw`^(?:and |but |so )?(?:${CONDITIONAL})`,
    String.raw`\b(?:an? |any )?(?:short|quick|simple|plain|brief|polite|one-line|one-word|two-word|straight|clear)? ?["']?no["']?(?:,? (?:thanks|thank you))?(?: reply| answer)? (?:is|would|will|helps?|works|suffices|as)\b|\bas an? no\b|\btold no\b|\bsilence (?:as|is|will|means|tells)\b`,
    String.raw`\b(?:an?|the|your) (?:[a-z-]+ ){0,2}no\b(?= *(?:[.,;]|$)| *(?:is|would|will|by|in|for|as|to|needs?|helps?|does|works|too|or|and)\b)|\bno for an answer\b|\b(?:don't|do not) (?:worry|hesitate to say)\b|\bplease (?:don't|do not)\b`,
    String.raw`\bno (?:reply|answer|response) (?:is )?(?:needed|necessary|expected|required)\b|\bno need (?:to|for)\b|\bwithout (?:a )?(?:reply|reason)\b|\bno (?:obligation|pressure|hard feelings|worries|harm done|offen[cs]e)\b`,
    String.raw`\b(?:feel free|you(?:'re| are) (?:welcome|free)|it(?:'s| is) (?:perfectly |absolutely |quite |also )?(?:fine|okay|ok|all right)|that(?:'s| is) (?:perfectly |quite )?(?:fine|okay|ok)) (?:to|if)\b|\bplease (?:just |simply |do )?(?:ignore|skip|disregard|delete|say so|tell me (?:so|if))\b|\bdo tell me\b|\b(?:do not|don't) feel (?:that )?you (?:have|need|owe|must|should|are obliged|ought)\b`,
    String.raw`\b(?:won't|will not|I'll not|would not want to|do not want to|not going to) (?:write|email|contact|bother|follow up|trouble|get in touch|reach out|take (?:more|up)|press|chase|ask)\b|\b(?:leave it (?:at that|there)|leave you in peace|not hear from me again)\b`,
    String.raw`\b(?:set|put|lay) (?:this|it)(?: [a-z]+)? aside\b|\bby all means\b|^(?:please |just |do )*decline\b`,
    String.raw`^(?:please |just |do )*(?:tell me|say|let me know|pass|decline|ignore|skip|leave)\b[^.]*\bif\b`,
    String.raw`\bif the (?:answer|timing) is (?:no|wrong|off|bad)\b|\b(?:just|simply|please) (?:say so|say no|tell me so)\b|\bprefer (?:not to|no further|that I (?:not|don't))\b|\bif (?:this|that|it) (?:does not|doesn't|is not|isn't|is of no)\b`,
  ].join('|'),
  'i',
)

const REQUEST =
  /^(?:(?:so|if [^,]{1,80},|and|then),? )*(?:please\b|kindly\b|do (?:let|tell|reach)\b|let me know\b|let's\b|tell me\b|(?:just )?(?:reply|call|write|email|drop|send|give|point|share|forward|text) (?:me|to|back|us|with|a|your|this)\b)|\b(?:please|kindly) (?:let|tell|reply|call|write|email|send|share|forward|point|give|get|consider|contact|reach|review|look|say|pass|feel|have)\b|\blet me know\b|\bI(?:'d| would) ask\b(?! about)|\b(?:can|could|would|will|might) (?:you|we|I)\b[^.]*\.$/i
/** "I would be glad to talk": counts as an ask when the letter has no other. */
const WISH =
  /(?:^|[,;:] (?:so |and |but )?)(?:I(?:'d|'ll| would| should| will| hope| want| wish)?|we(?:'d| would)?)(?: also| really| very much)? (?:be (?:glad|happy|grateful|pleased|delighted|keen)(?: of| for| to have| to get)?|appreciate|welcome|love|like|value|hope for|look forward to)(?: to (?:have|talk|speak|chat|meet|hear|discuss|set up|arrange|schedule|learn whether|know (?:if|whether)|ask)| it if| if you| a | an | your | fifteen | ten | twenty | \d| any| hearing| talking| speaking| the (?:chance|opportunity))/i

export interface Ask {
  readonly span: Span
  readonly kind: 'question' | 'request' | 'wish'
}

/** Sentences with their offsets. They end with . ? or ! before white space and a capital or digit. */
export function sentencesIn(text: string): { readonly text: string; readonly span: Span }[] {
  const folded = fold(text)
  const ends = [...folded.matchAll(/(?<=[.?!]["')]?)\s+(?=["'(]?[\p{Lu}\d])/gu)].filter(
    ({ index }) => !endsWithAbbreviation(folded.slice(0, index)),
  )
  const cuts = [0, ...ends.map((match) => match.index + match[0].length), folded.length]
  return cuts.slice(0, -1).flatMap((start, index) => {
    const end = cuts[index + 1] ?? folded.length
    const own = folded.slice(start, end).trimEnd()
    return own.trim() === '' ? [] : [{ text: own.trim(), span: { start, end: start + own.length } }]
  })
}

/** Questions, requests and wishes in a text; a way out ("no reply needed if …") is none of them. */
export function asks(text: string): Ask[] {
  return sentencesIn(text).flatMap(({ text: sentence, span }): Ask[] => {
    if (/\?["')]*$/.test(sentence)) return [{ span, kind: 'question' }]
    if (WAY_OUT.test(sentence)) return []
    if (REQUEST.test(sentence)) return [{ span, kind: 'request' }]
    return WISH.test(sentence) ? [{ span, kind: 'wish' }] : []
  })
}
