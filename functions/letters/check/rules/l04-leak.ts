import type { Rule } from '../model.ts'
import { findPhrases, type Phrase } from '../phrases.ts'

const SPEAKS = 'The model speaks of itself. Take the sentence out.'
const HANDS_OVER = 'The model hands over its work to you. Keep only the letter.'
const MARKUP = 'Markup was left in. The letter is plain text.'
const PROMPT = 'Words of the instructions were left in.'

const LEAKS: readonly Phrase[] = [
  {
    pattern:
      /\bas an? (?:AI|artificial intelligence|(?:large )?language model|(?:virtual|digital|AI) assistant|chat ?bot)\b/i,
    message: SPEAKS,
  },
  {
    pattern:
      /\b(?:large )?language model\b|\b(?:ChatGPT|GPT-?\d\w*|Gemini Pro|Anthropic|OpenAI)\b(?=[^.]{0,60}\b(?:wrote|writes|written|generated|drafted|created|trained|assistant)\b)|\bI(?:'m| am) (?:an AI|a bot|a virtual assistant|unable to (?:help|assist|write|generate|fulfil|comply))\b/i,
    message: SPEAKS,
  },
  {
    pattern:
      /\bI(?:'m sorry,? but I)? (?:cannot|can't|can not|am not able to) (?:assist|help) with (?:that|this)\b|\bI (?:cannot|can't|am not able to) (?:comply|fulfil|generate|write this)\b|\bmy (?:training data|knowledge cutoff|guidelines)\b/i,
    message: SPEAKS,
  },
  {
    pattern:
      /\bhere(?:'s| is| are) (?:the|a|an|your|my|some) (?:\w+ ){0,3}(?:email|e-mail|letter|draft|version|message|subject|rewrite|revision|json|output|response)\b/i,
    message: HANDS_OVER,
  },
  {
    pattern:
      /(?:^|\n)\s*(?:sure|certainly|of course|absolutely|got it|understood|okay)[!,.:]\s*(?:here|i(?:'ve| have|'ll| will)|below|the|this)/i,
    message: HANDS_OVER,
  },
  {
    pattern:
      /\b(?:let me know|tell me) if you(?:'d| would)? (?:like|want|need) (?:me to )?(?:adjust|change|revise|make|any (?:changes|revisions|edits)|a different (?:tone|version))|\bfeel free to (?:adjust|edit|customi[sz]e|modify|tweak|personali[sz]e)\b|\bI hope this (?:draft|version|email meets|helps you)\b/i,
    message: HANDS_OVER,
  },
  {
    pattern:
      /\b(?:revised|updated|rewritten|improved|final|corrected) (?:version|draft)(?=:| of (?:the|your|this|my) (?:email|letter|message))|\b(?:revised|updated|rewritten) (?:email|letter)\b|\b(?:word count|character count|tone)\s*:|\bI(?:'ve| have)? (?:shortened|rewritten|revised|reworded) (?:it|this|the|your)\b|\bI(?:'ve| have)? (?:kept|made|removed) the (?:email|letter|draft|tone|body|subject)\b/i,
    message: HANDS_OVER,
  },
  {
    pattern:
      /(?:^|\n)\s*(?:subject|body|greeting|signature|paragraph \d|human|user|assistant|system|note|output|draft(?: \d)?)\s*:\s/i,
    message: 'A label of the draft was left in the text.',
  },
  {
    pattern:
      /\b(?:this|the|my) (?:letter|email|e-mail|message|text|draft) (?:follows|obeys|keeps to|complies|sticks to|respects|meets|avoids|contains (?:no|only)|has (?:no|only|been)|was (?:written|checked|generated))\b|\b(?:every|each|all) (?:the )?(?:sentences?|statements?|claims?|facts?) (?:above|below|here|in this)?\s?(?:is|are|was|were|has|have)\b|\b(?:is|are) sourced\b/i,
    message: PROMPT,
  },
  {
    pattern:
      /```|<\|[^|\n]{1,40}\|>|<\/?(?:think|thinking|answer|output|s|letter|email)>|\[\/?(?:INST|SYS|END)\]/i,
    message: MARKUP,
  },
  {
    pattern:
      /\*\*[^*\n]+\*\*|`[^`\n]+`|(?<![\w*])\*[^*\s][^*\n]{0,60}\*(?![\w*])|(?:^|\n)\s{0,3}#{1,4} \S|(?:^|\n)\s*[*•] \S|\{\s*"|"\s*:\s*["[{]|\\n|\\u[0-9a-f]{4}|&(?:nbsp|amp|lt|gt|quot|#\d+);/i,
    message: MARKUP,
  },
  {
    pattern:
      /\b(?:system prompt|in the prompt|the prompt (?:says|asks)|(?:your|previous|prior|above|system) instructions|as (?:you )?instructed|as requested, (?:here|I)|(?:ignore|disregard|forget) (?:all |any |the |your |everything )*(?:previous|prior|above|earlier|preceding)|your rules)\b/i,
    message: PROMPT,
  },
  {
    pattern:
      /\b(?:based on|according to|from|in) the (?:provided|supplied|given|above) (?:resume|résumé|cv|posting|job (?:posting|description)|information|context)\b|\b(?:the|this) (?:candidate|applicant|job seeker)(?:'s)? (?:resume|has|is|was|worked|profile|speaks|holds|brings|knows|lives|did)\b|\b(?:resume|posting|information|context|data|facts) (?:provided|supplied|given)\b|\b(?:resume|posting) (?:text|block|span)\b/i,
    message: PROMPT,
  },
]

/** L04: nothing that a model says about its work, its instructions or itself. */
export const l04Leak: Rule = (context) => findPhrases(context, 'L04', 'E', LEAKS)
