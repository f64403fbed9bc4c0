import type { Rule } from '../model.ts'
import { findPhrases, refusing, type Phrases } from '../findings.ts'

const WORN = `passionate|passion for|proven track record|track record of|synerg(?:y|ies|istic)|delv(?:e|es|ed|ing)|leverag(?:e|es|ed|ing)|excited (?:to|about|by)|thrilled|perfect fit|great fit|ideal candidate|perfect candidate|results?-(?:driven|oriented)|detail-oriented|team player|self-starter|go-getter|hard-working|hardworking|dynamic (?:team|environment|professional)|fast-paced|cutting-edge|state-of-the-art|game[- ]chang(?:er|ing)|think outside the box|hit the ground running|wear many hats|value[- ]add|move the needle|deep dive|low-hanging fruit|circle back|touch base|reach(?:ing)? out|align(?:s|ed)? (?:perfectly|well|closely|with)|resonat(?:e|es|ed)|spearhead(?:ed|ing)?|utili[sz](?:e|es|ed|ing)|seamless(?:ly)?|robust|tapestry|realm|landscape of|testament to|pivotal|foster(?:s|ed|ing)?|showcas(?:e|es|ed|ing)|unlock(?:s|ed|ing)? (?:the|new)|elevate|meticulous(?:ly)?|unique (?:blend|combination|opportunity)|wealth of|extensive experience|skill ?set|in today's|ever-evolving|rapidly (?:changing|evolving)|uniquely (?:positioned|qualified)|strong (?:background|foundation) in|I believe (?:that )?(?:I|my)|look forward to hearing|at your earliest convenience|hope this (?:email|message|note) finds`

/** L13: the letter should avoid worn phrases. */
export const l13WornWords: Rule = (context) =>
  findPhrases(context, 'L13', 'W', [
    [
      'A worn phrase. Say what happened instead, or leave it out.',
      new RegExp(String.raw`\b(?:${WORN})\b`, 'i'),
    ],
  ])

const PRESSURE = 'This presses the reader. Leave the decision to them.'
const FLATTERY = 'This flatters. Name a fact of the role instead.'
const PRIVATE = 'Age, health, family, religion and origin have no place in a letter.'
const GROUP =
  '(?:Christian|Catholic|Protestant|Muslim|Jewish|Jew|Hindu|Buddhist|Sikh|Mormon|atheist|Black|African|African-American|Asian|Latino|Latina|Latinx|Hispanic|Arab|Caucasian|Indigenous|Romani|immigrant|refugee|gay|lesbian|queer|trans|disabled)'

const SECRET = 'This offers what belongs to an employer. Take it out.'
const RUDE = 'This speaks badly of an employer or colleague. Say what you did instead.'

const PHRASES: Phrases = [
  [
    RUDE,
    /\b(?:managers?|management|boss(?:es)?|owners?|colleagues|leadership|employers?|directors?)\b[^.?!]{0,60}(?:n't|\b(?:not|never|cannot))\s(?:simply\s)?(?:listen|care|understand|know|value|respect|pay)\b|\bmost (?:\w+ )?\w+s (?:cannot|can't|do not|don't|fail|never)\b/i,
    /\b(?:until|before|without) I (?:came|arrived|joined|took over|stepped in|got there)\b|\bonly (?:because of|thanks to) me\b/i,
    /\b(?:was|were|is|are) (?:a |an |such a |in a )?(?:total |complete |real |bit of a |utter |absolute )?(?:mess|chaos|disaster|joke|nightmare|shambles|incompetent|useless|terrible|awful|lazy|hopeless|badly run|toxic|clueless)\b|\b(?:toxic|incompetent|clueless|terrible|awful|useless) (?:boss|manager|management|employer|company|team|colleagues?|culture|workplace)\b|\b(?:hate|hated|despise[sd]?|sick of|fed up with) (?:my|the|working)\b/i,
  ],
  [
    SECRET,
    /\btell you (?:which|what|who|how much)\b[^.?!]*\b(?:clients?|customers?|patients?|prices|margins|salaries|competitors?)\b/i,
    /(?<!(?:n't|\b(?:not|never))\b[^.?!]*)\b(?:share|send|show|give|bring(?: along)?|pass on|reveal|disclose|tell)\b(?![^.?!]*\b(?:nothing|no|none)\b)[^.?!]{0,60}\b(?:internal|confidential|proprietary|secret|non-public|insider|classified|unpublished|trade secrets?|client lists?|customer lists?|price lists?|bid prices?|tender documents?|margins|salaries|source code|patient records?)\b/i,
  ],
  [
    PRIVATE,
    /\bbecause of my (?:back|knees?|heart|hips?|shoulders?|eyes|hearing|nerves|hands?|feet|age|illness|condition)\b|\bmy (?:bad |sore |weak )?(?:back|knees?|hips?|shoulder) (?:hurts?|aches?|gives?|pain|problems?)\b/i,
    new RegExp(
      String.raw`\b(?:I(?:'m| am)|I(?: just)? turned|I'll be|at (?:the )?age(?: of)?|you(?:'re| are)) (?:an? )?(?:\d{2}|(?:twenty|thirty|forty|fifty|sixty)(?:-\w+)?)(?=[.,;]| years? old|-year-old| and\b)`,
      'i',
    ),
    /\b\d{2}[- ]years?[- ](?:old|young) (?:woman|man|mother|father|male|female|professional|graduate|candidate)\b|\b(?:my|your) (?:age|date of birth|birthday)\b|\b(?:I(?:'m| am)|being|as|I may be) (?:a |an |still |too |very )*(?:young|old|elderly|middle-aged|millennial|retiree|pensioner)\b(?! hand)|\bI was born in\b/i,
    /\bmy (?:own )?(?:health|illness|disease|diagnosis|disability|medical (?:condition|history)|chronic \w+|depression|pregnancy|burnout)\b(?! (?:insurance|record|care|tech|plan|team|service|system|centre|center|unit|department|data|clinic|and safety))|\byour (?:illness|disability|pregnancy|medical condition|good health)\b|\bin good health\b|\bI (?:have|had|suffer(?:ed)?|was diagnosed|am recovering|recovered|survived|beat) (?:from |with )?(?:cancer|ADHD|autism|depression|anxiety|diabetes|an illness|a disability|burnout|PTSD|a stroke|long covid)\b|\b(?:I(?:'m| am)|as) (?:a |an )?(?:pregnant|disabled|autistic|neurodivergent|cancer survivor|in (?:perfect|good|excellent) health|healthy|wheelchair user)\b|\b(?:my|I (?:was|am) on|I took|returning from|back from) (?:maternity|paternity|parental|sick|medical) leave\b/i,
    /\bmy (?:own |two |three |four )?(?:wife|husband|spouse|girlfriend|boyfriend|fianc[eé]e?|kids?|child(?:ren)?|sons?|daughters?|baby|toddler|newborn|family|mother(?! tongue)|father|parents?|marriage|divorce)\b|\byour (?:wife|husband|spouse|girlfriend|boyfriend|fianc[eé]e?|son|daughter|newborn|marriage|divorce|(?:family|kids)(?=[.,;?]| and you\b| (?:is|are) (?:well|fine|healthy)))|\b(?:I(?:'m| am)|as) (?:a |an |the )?(?:proud |single |new |working |busy |stay-at-home |recently )*(?:mother(?! tongue)|father|mum|mom|dad|parent|grandmother|grandfather|married|divorced|widowed|widow|widower|childless)\b/i,
    new RegExp(
      String.raw`\b(?:[Ff]ellow|[Dd]evout|[Pp]ractising|[Pp]racticing|[Oo]bservant|[Bb]orn-again) ${GROUP}s?\b|\b(?:I'm|I am|[Aa]s an?|[Yy]ou're|[Yy]ou are|[Bb]eing) (?:an? )?(?:proud )?${GROUP}(?: (?:woman|man|person|American|candidate|engineer|professional|mother|father|student|nurse|developer|leader|founder|family))?(?=[,.;]| and\b| I\b| who\b| myself\b)`,
    ),
    /\b(?:my|your) (?:religion|faith|religious|ethnicity|ethnic|ancestry|skin|nationality|native country|country of origin|caste|sexuality|sexual orientation|gender(?! studies| pay)|political (?:views|party))\b|\bmy (?:church|mosque|synagogue|temple|heritage|race|accent)\b|\bGod bless\b|\b(?:bless you|praying|my prayers)\b|\b(?:people of colou?r|person of colou?r|woman of colou?r|ethnic minority|minority candidate|diversity hire)\b/i,
  ],
  [
    PRESSURE,
    /\b(?:hear|answer|reply|respond|decide|know)\b[^.?!]{0,40}\bby (?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|tonight|noon|the (?:end|weekend|\d))|\b(?:are|is) not serious\b|\b(?:hear|heard) nothing\b/i,
    /\b(?:ASAP|act (?:now|fast)|last chance|limited[- ]time offer|time is running out|before it(?:'s| is) too late|don't miss|do not miss|won't regret|final notice|before (?:someone|somebody|anyone|a competitor) else|other (?:offers|companies are (?:interested|waiting)))\b/i,
    /\burgent(?:ly)? (?:need|reply|response|answer|await|request|waiting|hope)|\b(?:reply|respond|answer|get back to me|hear from you|let me know) (?:by|before) (?:tomorrow|today|tonight|the end|end of|mon|tues|wednes|thurs|fri|satur|sun|noon|eod|cob|\d)|\bI (?:demand|insist|urge you)\b|\bI expect (?:(?:a|an|your) (?:\w+ )?(?:reply|answer|response|call)|to hear|you)\b|\b(?:reply|respond|answer|write back|call(?: me)?) as soon as possible\b|\b(?<!feel )(?<!feel that )you (?:must|have to|need to|should) (?:hire|call|reply|respond|see|meet|answer|decide|interview|consider|not miss)\b|\b(?<!feel )(?<!feel that )you (?:owe|can't afford|cannot afford)\b|\bI(?:'ll| will) (?:keep|continue) (?:writing|calling|emailing|trying|following)|\bI(?:'ll| will) (?:call|phone|ring|visit) you\b|\bI(?:'m| am) (?:desperate|begging|waiting for your)|\b(?:I beg|please,? please|desperately)\b|\bmaking a mistake\b|\bmiss out\b|\blet (?:this|the) (?:chance|opportunity) (?:pass|slip|go)\b/i,
  ],
  [
    FLATTERY,
    /\b(?:nobody|no ?one|none|no other \w+|hardly anyone)\b[^.?!]{0,80}\b(?:better|more|faster|as well|so well)\b[^.?!]{0,60}\b(?:than|as) (?:I|me|you|your)\b|\b(?:no|nobody|few|hardly any)\b[^.?!]*\bbetter than\b|\b(?:better|faster|more) than (?:any(?:one|body)?|all|most|other) (?:other |else|applicants?|candidates?)/i,
    /\b(?:huge|big|great|long-?time) (?:fan|admirer) of\b|\bI (?:\w+ )?(?:admire|adore|idoli[sz]e|look up to|revere)\b|\b(?:in awe of|blown away by|mesmeri[sz]ed by|your (?:incredible|amazing|brilliant|impressive|inspiring|outstanding|remarkable|extraordinary|phenomenal|stellar|visionary|wonderful|fantastic|exceptional|legendary|distinguished|illustrious) \w+|you(?:'re| are) (?:an? )?(?:incredible|amazing|brilliant|inspiring|visionary|legend|genius|remarkable|outstanding|true leader|thought leader))\b/i,
    /\b(?:dream (?:company|job|employer|role|team)|(?:world|industry|market)[ -]?(?:leading|class|renowned) (?:company|team|firm|employer|organi[sz]ation|leader)|(?:amazing|incredible|fantastic|awesome|prestigious|esteemed|phenomenal|renowned|best-in-class) (?:company|team|firm|work|organi[sz]ation|culture|employer|reputation|opportunity)|honou?red (?:to|if|by)|it would be (?:an|a) (?:\w+ )?(?:honou?r|privilege)|(?:few|no other|not many|hardly any) (?:\w+ ){1,10}(?:as|like)\b[^.]{0,40}\b(?:you|yours)\b|deeply (?:inspired|impressed|honou?red)|so (?:inspired|impressed) by|truly (?:inspiring|inspired|amazing|impressive|remarkable)|second to none)\b/i,
  ],
]

/**
 * L14: the letter must not press, flatter, speak badly of employers, offer their secrets, or mention age,
 * health, family, religion or origin of either side.
 */
export const l14Pressure: Rule = refusing('L14', PHRASES)
