import type { Rule } from '../model.ts'
import { refusing, type Phrases } from '../findings.ts'
import { BRAND } from '#shared/brand.ts'

const SPEAKS = 'The model speaks of itself. Take the sentence out.'
const HANDS_OVER = 'The model hands over its work to you. Keep only the letter.'
const MARKUP = 'Markup was left in. The letter is plain text.'
const PROMPT = 'Words of the instructions were left in.'

const LEAKS: Phrases = [
  [
    SPEAKS,
    /\bas an? (?:AI|artificial intelligence|(?:large )?language model|(?:virtual|digital|AI) assistant|chat ?bot)\b/i,
    /\b(?:large )?language model\b|\b(?:ChatGPT|GPT-?\d\w*|Gemini Pro|Anthropic|OpenAI)\b(?=[^.]{0,60}\b(?:wrote|writes|written|generated|drafted|created|trained|assistant)\b)|\bI(?:'m| am) (?:an AI|a bot|a virtual assistant|unable to (?:help|assist|write|generate|fulfil|comply))\b/i,
    /\bI(?:'m sorry,? but I)? (?:cannot|can't|can not|am not able to) (?:assist|help) with (?:that|this)\b|\bI (?:cannot|can't|am not able to) (?:comply|fulfil|generate|write this)\b|\bmy (?:training data|knowledge cutoff|guidelines)\b/i,
  ],
  [
    HANDS_OVER,
    /\bhere(?:'s| is| are) (?:the|a|an|your|my|some) (?:\w+ ){0,3}(?:email|e-mail|letter|draft|version|message|subject|rewrite|revision|json|output|response)\b/i,
    /(?:^|\n)\s*(?:sure|certainly|of course|absolutely|got it|understood|okay)[!,.:]\s*(?:here|i(?:'ve| have|'ll| will)|below|the|this)/i,
    /\b(?:let me know|tell me) if you(?:'d| would)? (?:like|want|need) (?:me to )?(?:adjust|change|revise|make|any (?:changes|revisions|edits)|a different (?:tone|version))|\bfeel free to (?:adjust|edit|customi[sz]e|modify|tweak|personali[sz]e)\b|\bI hope this (?:draft|version|email meets|helps you)\b/i,
    /\b(?:revised|updated|rewritten|improved|final|corrected) (?:version|draft)(?=:| of (?:the|your|this|my) (?:email|letter|message))|\b(?:revised|updated|rewritten) (?:email|letter)\b|\b(?:word count|character count|tone)\s*:|\bI(?:'ve| have)? (?:shortened|rewritten|revised|reworded) (?:(?:it|this)(?! (?:to an?|by)\b)|the|your)\b|\bI(?:'ve| have)? (?:kept|made|removed) the (?:email|letter|draft|tone|body|subject)\b/i,
  ],
  [
    'A label of the draft was left in the text.',
    /(?:^|\n)\s*(?:subject|body|greeting|signature|paragraph \d|human|user|assistant|system|note|output|draft(?: \d)?)\s*:\s/i,
  ],
  [
    PROMPT,
    /\b(?:this|the|my) (?:letter|email|e-mail|message|text|draft) (?:follows|obeys|keeps to|complies|sticks to|respects|meets|avoids|contains (?:no|only)|has (?:no|only|been)|was (?:written|checked|generated))\b|\b(?:every|each|all) (?:the )?(?:sentences?|statements?|claims?|facts?) (?:above|below|here|in this)?\s?(?:is|are|was|were|has|have)\b|\b(?:is|are) sourced\b|\b(?:word|character|length) limit\b/i,
    /\b(?:system prompt|in the prompt|the prompt (?:says|asks)|(?:your|previous|prior|above|system) instructions|as (?:you )?instructed|as requested, (?:here|I)|(?:ignore|disregard|forget) (?:all |any |the |your |everything )*(?:previous|prior|above|earlier|preceding)|your rules)\b/i,
    /\b(?:based on|according to|from|in) the (?:provided|supplied|given|above) (?:resume|résumé|cv|posting|job (?:posting|description)|information|context)\b|\b(?:the|this) (?:candidate|applicant|job seeker)(?:'s)? (?:resume|has|is|was|worked|profile|speaks|holds|brings|knows|lives|did)\b|\b(?:resume|posting|information|context|data|facts) (?:provided|supplied|given)\b|\b(?:resume|posting) (?:text|block|span)\b/i,
  ],
  [
    MARKUP,
    /```|<\|[^|\n]{1,40}\|>|<\/?(?:think|thinking|answer|output|s|letter|email)>|\[\/?(?:INST|SYS|END)\]/i,
    /\*\*[^*\n]+\*\*|`[^`\n]+`|(?<![\w*])\*[^*\s][^*\n]{0,60}\*(?![\w*])|(?:^|\n)\s{0,3}#{1,4} \S|(?:^|\n)\s*[*•] \S|\{\s*"|"\s*:\s*["[{]|\\n|\\u[0-9a-f]{4}|&(?:nbsp|amp|lt|gt|quot|#\d+);/i,
  ],
]

/** L04: the letter must not contain what a model says about its work, its instructions or itself. */
export const l04Leak: Rule = refusing('L04', LEAKS)

const NAME = BRAND.name.replaceAll(/[^\p{L}\p{N}]/gu, '.?')

/** L22: the letter must not advertise this product or the way it was written. */
export const l22Promotion: Rule = refusing('L22', [
  ['The letter names this product. Take the line out.', new RegExp(String.raw`\b${NAME}\b`, 'i')],
  [
    'This advertises how the letter was made. Take the line out.',
    /\b(?:[Ww]ritten|[Dd]rafted|created|generated|composed|crafted|made|prepared|sent|delivered) (?:with|via|by|using|through) (?:the help of )?(?:an? )?(?:AI|A\.I\.|artificial intelligence|[A-Z]\w*\.(?:ai|com|io|app|example)|my (?:AI|assistant))\b|\b[Ss]ent (?:via [A-Z]|from my\b|through an? (?:app|service)\b)|\b[Pp]owered by AI\b|(?:^|\n)[Pp]owered by\b|\b[Gg]et your own (?:AI|drafts?|emails?)\b/,
  ],
  [
    'This is the wording of a mailing. Take the line out.',
    /\b(?:AI|auto(?:matically)?)[- ](?:generated|written|drafted|composed)\b(?= (?:email|letter|message|draft|with|by|for))|\bunsubscribe\b|\b(?:half|(?:reduced|special)) price\b|\bspecial offer\b|\ba sale on\b/i,
  ],
])
