import type { Finding } from '../../../values/finding.ts'
import { error, findInLetter, type Phrases } from '../findings.ts'
import type { CheckContext, Rule } from '../model.ts'
import { isRecorded } from '../record.ts'
import { bare, fold } from '../text/fold.ts'
import { isLight, wordsOf } from '../text/words.ts'
import { SERVICE_NAME } from '../../../values/service-name.ts'

const LEAKS: Phrases = [
  [
    'The model speaks of itself. Take the sentence out.',
    /\bas an? (?:AI|artificial intelligence|(?:large )?language model|(?:virtual|digital|AI) assistant|chat ?bot)\b/i,
    /\b(?:large )?language model\b|\b(?:ChatGPT|GPT-?\d\w*|Gemini Pro|Anthropic|OpenAI)\b(?=[^.]{0,60}\b(?:wrote|writes|written|generated|drafted|created|trained|assistant)\b)|\bI(?:'m| am) (?:an AI|a bot|a virtual assistant|unable to (?:help|assist|write|generate|fulfil|comply))\b/i,
    /\bI(?:'m sorry,? but I)? (?:cannot|can't|can not|am not able to) (?:assist|help) with (?:that|this)\b|\bI (?:cannot|can't|am not able to) (?:comply|fulfil|generate|write this)\b|\bmy (?:training data|knowledge cutoff|guidelines)\b/i,
    /\b(?:als (?:KI|Sprachmodell|künstliche Intelligenz)|en tant qu(?:e modèle|'IA)|como (?:modelo de lenguaje|IA))\b/iu,
  ],
  [
    'The model hands over its work to you. Keep only the letter.',
    /\bhere(?:'s| is| are) (?:the|a|an|your|my|some) (?:\w+ ){0,3}(?:email|e-mail|letter|draft|version|message|subject|rewrite|revision|json|output|response)\b/i,
    /(?:^|\n)\s*(?:sure|certainly|of course|absolutely|got it|understood|okay)[!,.:]\s*(?:here|i(?:'ve| have|'ll| will)|below|the|this)/i,
    /\b(?:let me know|tell me) if you(?:'d| would)? (?:like|want|need) (?:me to )?(?:adjust|change|revise|make|any (?:changes|revisions|edits)|a different (?:tone|version))|\bfeel free to (?:adjust|edit|customi[sz]e|modify|tweak|personali[sz]e)\b|\bI hope this (?:draft|version|email meets|helps you)\b/i,
    /\b(?:revised|updated|rewritten|improved|final|corrected) (?:version|draft)(?=:| of (?:the|your|this|my) (?:email|letter|message))|\b(?:revised|updated|rewritten) (?:email|letter)\b|\b(?:word count|character count|tone)\s*:|\bI(?:'ve| have)? (?:shortened|rewritten|revised|reworded) (?:(?:it|this)(?! (?:to an?|by)\b)|the|your)\b|\bI(?:'ve| have)? (?:kept|made|removed) the (?:email|letter|draft|tone|body|subject)\b/i,
    /\bhier ist (?:der|die|das|Ihr\p{L}*|ein\p{L}*) (?:E-Mail|Mail|Entwurf|Anschreiben|Text|Version)|\bvoici (?:le|la|un|une|votre) (?:e-?mail|courriel|lettre|version|brouillon)|\baquí (?:tiene|está) (?:el|la|su|un) (?:correo|carta|borrador|versión)/iu,
  ],
  [
    'A label of the draft was left in the text.',
    /(?:^|\n)\s*(?:subject|body|greeting|signature|paragraph \d|human|user|assistant|system|note|output|draft(?: \d)?)\s*:\s/i,
  ],
  [
    'Words of the instructions were left in.',
    /\b(?:this|the|my) (?:letter|email|e-mail|message|text|draft) (?:follows|obeys|keeps to|complies|sticks to|respects|meets|avoids|contains (?:no|only)|has (?:no|only|been)|was (?:written|checked|generated))\b|\b(?:every|each|all) (?:the )?(?:sentences?|statements?|claims?|facts?) (?:above|below|here|in this)?\s?(?:is|are|was|were|has|have)\b|\b(?:is|are) sourced\b|\b(?:word|character|length) limit\b/i,
    /\b(?:system prompt|in the prompt|the prompt (?:says|asks)|(?:your|previous|prior|above|system) instructions|as (?:you )?instructed|as requested, (?:here|I)|(?:ignore|disregard|forget) (?:all |any |the |your |everything )*(?:previous|prior|above|earlier|preceding)|your rules)\b/i,
    /\b(?:based on|according to|from|in) the (?:provided|supplied|given|above) (?:resume|résumé|cv|posting|job (?:posting|description)|information|context)\b|\b(?:the|this) (?:candidate|applicant|job seeker)(?:'s)? (?:resume|has|is|was|worked|profile|speaks|holds|brings|knows|lives|did)\b|\b(?:resume|posting|information|context|data|facts) (?:provided|supplied|given)\b|\b(?:resume|posting) (?:text|block|span)\b/i,
    /(?<!\p{L})(?:bereitgestellt|übermittelt|zur Verfügung gestellt)\p{L}* (?:Lebenslauf|Profil|Anzeige)|\b(?:CV|profil|offre) (?:fourni|transmis)e?(?!\p{L})|\b(?:currículum|perfil|oferta) (?:proporcionad|facilitad|suministrad)[oa](?!\p{L})/iu,
    /\bwie (?:in der Anzeige|in den Anweisungen) (?:verlangt|gefordert|angewiesen)\b|\bconformément aux instructions\b|\bsegún las instrucciones\b/iu,
  ],
  [
    'Markup was left in. The letter is plain text.',
    /```|<\|[^|\n]{1,40}\|>|<\/?(?:think|thinking|answer|output|s|letter|email)>|\[\/?(?:INST|SYS|END)\]/i,
    /\*\*[^*\n]+\*\*|`[^`\n]+`|(?<![\w*])\*[^*\s][^*\n]{0,60}\*(?![\w*])|(?:^|\n)\s{0,3}#{1,4} \S|(?:^|\n)\s*[*•] \S|\{\s*"|"\s*:\s*["[{]|\\n|\\u[0-9a-f]{4}|&(?:nbsp|amp|lt|gt|quot|#\d+);/i,
  ],
]

/** The phrases of a rule in a letter, but for those that the resume uses itself. */
function saidIn(context: CheckContext, rule: string, phrases: Phrases): readonly Finding[] {
  const resume = fold(context.assignment.resumeText).toLowerCase()
  return findInLetter(context, rule, phrases, (said) => resume.includes(said.toLowerCase()))
}

/** Three words in a row, or a code or name, that only an instruction in posting or resume has. */
function obeyed({ sentences, records }: CheckContext): readonly Finding[] {
  if (records.orders === '') return []
  const ordered = new Set(wordsOf(records.orders).flatMap(({ key }) => [key, ...key.split(/[.-]/u)]))
  return sentences.flatMap(({ text, span }): readonly Finding[] => {
    const own = wordsOf(text).filter(
      (word) => ordered.has(word.key) && !isLight(word) && !isRecorded(word, records),
    )
    const isMarked = own.some(({ text: word }) => /\d|\p{Lu}{2}/u.test(word)) || own.length >= 2
    const isQuoted = records.orders.split('\n').some((order) => bare(text).includes(order))
    return isMarked || isQuoted
      ? [error('L04', 'This follows an instruction that stands in the posting or the resume.', span)]
      : []
  })
}

/** L04: nothing that a model says about its work or itself, and no order of a posting or resume followed. */
export const l04Leak: Rule = (context) => [...saidIn(context, 'L04', LEAKS), ...obeyed(context)]

const NAME = SERVICE_NAME.replaceAll(/[^\p{L}\p{N}]/gu, '.?')

const PROMOTIONS: Phrases = [
  ['The letter names this product. Take the line out.', new RegExp(String.raw`\b${NAME}\b`, 'i')],
  [
    'This advertises how the letter was made. Take the line out.',
    /\b(?:[Ww]ritten|[Dd]rafted|created|generated|composed|crafted|made|prepared|sent|delivered) (?:with|via|by|using|through) (?:the help of )?(?:an? )?(?:AI|A\.I\.|artificial intelligence|[A-Z]\w*\.(?:ai|com|io|app|example)|my (?:AI|assistant))\b|\b(?:came|comes|reached you) (?:from|through|via|by) (?:an? )?(?:online |web |application |writing |AI )+(?:service|app|tool|platform)\b|\b[Ss]ent (?:via [A-Z]|from my\b|through an? (?:app|service)\b)|\b[Pp]owered by AI\b|(?:^|\n)[Pp]owered by\b|\b[Gg]et your own (?:AI|drafts?|emails?)\b/,
    /\b(?:geschrieben|erstellt|verfasst|generiert) (?:mit|von) (?:einer |der )?(?:KI|künstlicher Intelligenz)\b|\b(?:écrit|rédigé|généré)e? (?:avec|par) (?:une |l')?(?:IA|intelligence artificielle)\b|\b(?:escrit|redactad|generad)[oa] (?:con|por) (?:una )?(?:IA|inteligencia artificial)\b/iu,
  ],
  [
    'This is the wording of a mailing. Take the line out.',
    /\b(?:AI|auto(?:matically)?)[- ](?:generated|written|drafted|composed)\b(?= (?:email|letter|message|draft|with|by|for))|\bunsubscribe\b|\bsign up (?:there|here|for free)\b|\bfree trial\b|\bkostenlos anmelden\b|\binscri\p{L}+ gratuite?(?:ment)?\b|\bregistr\p{L}+ gratis\b|\b(?:half|(?:reduced|special)) price\b|\bspecial offer\b|\ba sale on\b/iu,
  ],
]

/** L22: the letter must not advertise this product or the way it was written. */
export const l22Promotion: Rule = (context) => saidIn(context, 'L22', PROMOTIONS)
