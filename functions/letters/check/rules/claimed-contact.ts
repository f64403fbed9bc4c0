import type { Rule } from '../model.ts'
import { refusing, type Phrases } from '../findings.ts'

const MEETING = 'This claims that you have met or spoken. Take it out.'
const REFERRAL = 'This claims that somebody sent you. Take it out.'
const APPLICATION = 'This claims an application that the service knows nothing of. Take it out.'
const ACQUAINTANCE = 'This claims an acquaintance with the person or firm. Take it out.'

const CLAIMS: Phrases = [
  [
    'This claims a long interest. Take it out.',
    /\b(?:since|from) (?:my )?(?:early )?(?:childhood|youth|school ?days|student days|I was (?:a (?:child|boy|girl|student)|little|young|\w+teen))\b|\b(?:always|long) (?:been my dream|wanted to|dream(?:ed|t) of|hoped to)\b|\b(?:life-?long|childhood) dream\b/i,
  ],
  [
    ACQUAINTANCE,
    /\b(?:a|my|our) (?:recent |last |first |short )?(?:visit|trip) to [^.?!;]{2,40}\b(?:last|ago|recently|made me|showed me|taught me)\b/iu,
    /\bas (?:agreed|discussed|promised|mentioned|requested|arranged)\b|(?<!\b(?:would|could|will)\b[^.?!]*)\b(?:I|we|my|our)\b[^.?!]{0,60}\b(?:in|on|with|via|through|use|using|follow|love|read) your (?:\w+ )?(?:app|products?|platform|web ?site|software|shop|newsletter|blog|podcast)\b(?! team)/i,
    /\b(?:colleagues?|classmates?|friends?|boss|manager|team ?mates?|neighbou?rs?|cousin|brother|sister)(?: of mine)?(?: from [^,.]{1,30})?,? (?:who )?(?:now |also |already |currently )?(?:works?|working|is|are|joined) (?:for|at|with|in) (?:you|your)\b/i,
    /\bI (?:\w+ )?(?:attended|saw|heard|watched|listened to|enjoyed) your (?:\w+ )?(?:talk|keynote|presentation|webinar|podcast|panel|interview|session|workshop)\b|\bwe(?:'re| are) (?:already )?connected (?:on|via|through)\b|\b(?:we both|you and I) (?:went|studied|attended|graduated)\b|\bwe (?:studied|graduated|went to school) together\b|\bfellow alum\w*/i,
    /\bI(?:'ve| have) been (?:a|an) (?:\w+ ){0,3}(?:customer|user|client|subscriber|reader|fan|follower) (?:of yours|of your|for|since)\b|\bI(?:'ve| have) been (?:a|an) (?:\w+ ){0,3}member of yours?\b|\b(?:customer|user|fan|follower|subscriber|reader)s? of (?:yours|your)\b|\bI(?:'ve| have)? (?:been following|followed|long followed|been using|long admired|admired) (?:you|your|the company)\b|\b(?:as|I'm|I am) (?:a|an) (?:\w+ ){0,2}(?:customer|user|subscriber|fan|follower)\b(?! (?:service|support|success|experience|care|research))|\blong-?time (?:customer|user|fan|reader|follower|admirer)\b/i,
  ],
  [
    MEETING,
    /\bas (?:we|I|you)(?:'d| had| have|'ve)? (?:discussed|agreed|talked|spoke|mentioned|promised|said|suggested|requested|asked)\b/i,
    /(?:^|[.!?]\s+|\n)Following up\b|\b(?:I'm|I am|I'd like to|wanted to|want to|wish to|writing to|just) follow(?:ing)? up\b|\bfollow(?:ing)? up on (?:my|our)\b|\bjust checking (?:back )?in\b|\bcircling back\b|\bmy (?:last|previous|earlier|first) (?:email|message|note|mail)\b/i,
    /\bour (?:recent |last |earlier |previous |brief |short |great )?(?:call|conversation|chat|meeting|discussion|talk|interview|exchange|phone call) (?:yesterday|today|last|on|at|this|about|earlier|the other|in|was)\b|\bthe (?:call|conversation|chat|meeting|talk|interview) (?:yesterday|the other)\b|\b(?:after|since|during|from|for|following) our (?:\w+ )?(?:call|conversation|chat|meeting|discussion|talk|interview|exchange)\b/i,
    /\b(?:great|good|nice|lovely|pleasure|wonderful|enjoyed) (?:meeting|speaking|talking|chatting|seeing|connecting)(?: with| to)? you\b|\bit was (?:so |really |very )?(?:a |great|good|nice|lovely|wonderful)(?:pleasure)? ?to (?:meet|speak|talk|chat|see)|(?:^|[.!?]\s+|\n)(?:nice|good|lovely|great|a pleasure) to (?:meet|see) you/i,
    /\b(?:when|since|after|where|as|we(?:'ve| have)?) (?:we |you and I )?(?:briefly |recently |once |already |previously |last |first )?(?:met|spoke|spoken|talked|chatted|connected|worked together)(?= (?:at|in|on|last|during|through|briefly|before|about|yesterday|earlier|with|this)\b|[.,;]|$)|\bI (?:met|spoke (?:to|with)|talked (?:to|with)|heard) you\b/i,
    /\bthank(?:s| you) (?:so much |again |very much )?for (?:(?:the|your|our) (?:\w+ )?(?:call|chat|meeting|reply|response|conversation|email|message|invitation|talk)|speaking|talking|meeting|getting back|connecting|taking the time to (?:meet|speak|talk|chat)|accepting|reaching out)\b/i,
  ],
  [
    REFERRAL,
    /\b(?:suggested|recommended|advised|encouraged|told|urged|proposed|said|thought)(?: that)? (?:I|me) (?:to |should |could |might )?(?:reach|contact|write|get in touch|apply|connect|email|speak|talk|call|drop)\b/i,
    /\b(?:referred|pointed|introduced|directed|sent) me (?:to you|your way|here)\b|\bI (?:was|am|have been) (?:referred|pointed|introduced|directed|sent|put in touch) (?:to you|by|with you|here)\b|\bput (?:me|us) in touch\b|\b(?:gave|passed on|passed|shared)(?: me)? your (?:name|email|contact|address|details|number)\b|\b(?:got|have|received|was given) your (?:name|email|contact|address|details|number) (?:from|through|by|via)\b|\b(?:my|a|the) referral (?:from|by) (?:your|a (?:friend|colleague)|[A-Z])/i,
    /\b[Yy]our (?:[a-z]+ ){1,3}(?:trained|worked|works|studied|played|plays|grew up|lives|went to school) (?:together )?with me\b/,
    /\b(?:my|of mine) (?:[a-z]+ )?(?:accounts|clients|customers|colleagues|friends|neighbours|neighbors|passengers|patients|pupils|students|cousin|brother|sister|aunt|uncle|grandmother|grandfather)\b(?! would\b)[^.?!]*\b(?:buys?|bought|uses?|speaks?|spoke|tells?|told|works?|worked|was|is|were|are|has been|have been|praises?|recommends?|swears?)\b[^.?!]*\b(?:your?|yours)\b/i,
    /\b(?:mutual|common|shared) (?:friend|contact|acquaintance|connection|colleague)s?\b|\bour (?:friend|mutual)\b|\b[Yy]our (?:former |old |ex-)?colleague,? [A-Z][a-z]|\bcolleagues? of yours\b|\bfriends? of (?:yours|mine)\b|\b[Ss]ome(?:one|body) (?:at|on|in|from) your (?:team|company|firm) (?:told|said|suggested|mentioned|recommended|gave|sent|pointed)\b/,
  ],
  [
    APPLICATION,
    /\bI(?:'ve| have| had)?(?: also| already| just| recently)*(?: formally| officially)? (?:applied (?:(?:for|to) (?:the|your|this|that|an?|it)\b(?=[^.]{0,60}\b(?:role|position|job|opening|vacancy|posting|post|ad|advert)\b)|(?:for|to) (?:this|it|you)\b|to (?:be|join)\b|online|through your|via|yesterday|last (?:week|month)|already|recently)|submitted (?:my|an)(?: \w+)? (?:application|resume|cv)|sent (?:in )?(?:my|an) application|put in (?:my|an) application|filled (?:in|out) (?:the|your) (?:application|form))|\bI(?:'ve| have)?(?: already| just| recently) applied[.,;]/i,
    /\bmy (?:recent |submitted |online |job )?application (?:for|to|is|was|has|through|via|from|last|on|in)\b|\b(?:since|after|regarding|about|concerning|status of|with) my (?:recent )?application\b/i,
  ],
]

/** L07: no claims of a meeting, referral, application or acquaintance, because the user confirmed none. */
export const l07ClaimedContact: Rule = refusing('L07', CLAIMS)
