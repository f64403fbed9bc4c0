import { JOBS } from '../facts/words.ts'
import { problem, type Problem } from '../findings.ts'
import { isGapAt } from '../sentences/statements.ts'
import { wordsOf } from '../facts/words.ts'
import type { Statement, Units } from '../model.ts'

/**
 * Claims about the writer's circumstances, each with a pattern that proves it in the resume: when they can
 * start, where they may work, what they earn and own, who vouches for them, what kind of person they are. A
 * letter may make such a claim only when the resume does.
 */
const CIRCUMSTANCES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:can|could|am able to|will|ready to) (?:start|begin|join)\b|\bavailab(?:le|ility)\b(?! (?:online|in (?:\p{L}+ )?(?:languages|formats|versions|print|shops|stores)))|\bnotice period\b|\bimmediate(?:ly)?\b|\bstart(?:ing)? date\b/iu,
    /\bavailab|\bnotice\b|\bimmediate|\bstart date/iu,
  ],
  [
    /\b(?:right|permit|permission|authori[sz](?:ed|ation)|allowed|eligible) to work\b|\bwork (?:permit|visa|authori[sz]ation)\b|\bvisa\b|\bcitizen(?:ship)?\b|\bgreen card\b|\bsponsor(?:ship)?\b/iu,
    /\bvisa\b|\bpermit\b|\bcitizen|\bgreen card|\bauthori[sz]|\bright to work/iu,
  ],
  [
    /\brelocat\w*\b|\bmy (?:move|moving) to\b|\bmove to (?:your|another|the)\b|\b(?:can|could|will|would|able to|happy to|free to|ready to|willing to|glad to) (?:\w+ )?(?:move|travel|commute)\b/iu,
    /\brelocat|\btravel|\bcommut|\bmobil/iu,
  ],
  [
    /\b(?:offered|promised|promoted|headhunted|poached) me\b|\bmade me an offer\b|\bpromotion\b/iu,
    /\boffer|\bpromot/iu,
  ],
  [
    /\bsalary\b|\bpay expectations?\b|\bI (?:earn|expect|ask for) (?:[€$£]|\d)|\bunpaid\b|\bfor free\b|\bwithout pay\b/iu,
    /\bsalary\b/iu,
  ],
  [
    /(?<!\bwith )\breferences?\b(?! (?:manual|architecture|data|book|guide))|\bvouch\b|\b(?:speak|talk) (?:to you )?about me\b|\bspeak (?:well|highly) of me\b|\brecommendation letter\b/iu,
    /\breferences?\b|\breferees?\b/iu,
  ],
  [
    /\b(?:own|have|drive) (?:a|my own|an own) (?:car|van|vehicle|truck|motorbike)\b|\b(?:fast|reliable) internet\b|\b(?:quiet|spare|separate) room\b|\bhome office\b|\bphone line\b|\bdriv(?:er'?s|ing) licen[cs]e\b/iu,
    /\bcar\b|\bvehicle\b|\bdriv/iu,
  ],
  [
    /\b(?:team player|hard[- ]?work(?:er|ing)|fast learner|quick learner|(?<=\ba )(?:natural|born) \p{L}+|people person|perfectionist|creative person|problem solver|go-getter|self-starter|workaholic)\b|\bholds? no secrets\b|\bback of my hand\b|\bsecond nature\b|\bin my sleep\b|\bI(?:'m| am) (?:a |an |very |highly |extremely |truly |really )*(?:creative|reliable|motivated|driven|dedicated|ambitious|resilient|flexible|punctual|loyal|honest|talented|gifted|brilliant|exceptional|outstanding|organi[sz]ed|energetic|enthusiastic|committed|trustworthy|diligent|versatile|unique)\b/iu,
    /(?!)/u,
  ],
  [
    /\bI\b[^,.;:]{0,40} the (?:best|finest|greatest|strongest|top(?! of)|ideal|perfect)\b|\b(?:unbeatable|unmatched|unrivalled|second to none|like no other)\b/iu,
    /\bbest\b|\btop\b|\bprize\b|\baward/iu,
  ],
]

/** L24: claims about the writer's circumstances that the resume does not make. */
export function unstatedCircumstances({ kind, text }: Statement, units: Units): readonly Problem[] {
  if (!['own', 'wish', 'gap', 'empty'].includes(kind)) return []
  const resume = units.assignment.resumeText
  return CIRCUMSTANCES.flatMap(([claim, proof]): readonly Problem[] => {
    const match = claim.exec(text)
    const isProven = proof.test(resume) || claim.test(resume)
    return match === null || isProven || isGapAt(text.slice(0, match.index), match.index)
      ? []
      : [problem('L24', ONLY_YOU, match)]
  })
}
const ONLY_YOU = 'Only you can say this: it stands in no fact. Add it on "What we read", or take it out.'

/** "As an Army logistics officer I planned". */
const AS = new RegExp(String.raw`\bAs an? (?<said>(?:[\p{L}\p{N}'-]+ ){0,4}${JOBS})\b(?=[^.;?!]*\bI\b)`, 'gu')
const IDENTITY =
  /\bI(?:'m| am) an? (?<said>(?:[\p{L}\p{N}'-]+ ){0,5}?[\p{L}\p{N}'-]+)(?= (?:in|at|with|for|of|from|who|and|by|to|on|near|based|living|working|rather|not|but|so|looking|seeking)\b|[,.;:]|$)/giu

/** True for a word of the resume's own trade: a mathematician by a degree in mathematics. */
const isOfOwnWord = (stem: string, { ownMeanings }: Units): boolean =>
  ownMeanings.has(stem) ||
  (stem.length > TRADE_LENGTH && [...ownMeanings].some((own) => own.startsWith(stem.slice(0, TRADE_LENGTH))))
const TRADE_LENGTH = 6

/** L24: what the letter says the writer is ("I am a …", "As a …, I") must occur in the resume. */
export function unknownIdentity({ kind, text }: Statement, units: Units): readonly Problem[] {
  if (kind === 'ask' || kind === 'way_out') return []
  return [IDENTITY, AS]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match): readonly Problem[] => {
      const unknown = wordsOf(match.groups?.['said'] ?? '').find(
        ({ stem, light, text: word }) =>
          !light && !isOfOwnWord(stem, units) && !/^(?:qualified|registered|trained)$/iu.test(word),
      )
      return unknown === undefined
        ? []
        : [problem('L24', `The resume does not call you "${unknown.text}".`, match)]
    })
}
