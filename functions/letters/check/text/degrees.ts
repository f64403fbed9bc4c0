import type { Span } from '#functions/resume/model.ts'
import { remember } from '#platform/remember.ts'
import { isLight } from '../binding/light-words.ts'
import { fold } from './fold.ts'

/** Degrees by rank, in the spellings of resumes; abbreviations need their capitals. */
const DEGREES: readonly (readonly [string, RegExp])[] = [
  [
    'bachelor',
    /\b[Bb]achelor(?:'?s)?\b|\bBACHELOR|\bB(?:\.\s?)?(?:Sc|Eng|Com|Tech|BA|FA|SN)\b|\bB\.\s?(?:A|S|Ed)\b/g,
  ],
  [
    'master',
    /\b[Mm]aster'?s(?= (?:degree|in|of|thesis|from|at|level)\b)|\b[Mm]aster of\b|\bMASTER|\bM(?:\.\s?)?(?:Sc|Eng|BA|Phil|PH|FA)\b|\bM\.\s?(?:A|S|Ed)\b/g,
  ],
  ['doctorate', /\bPh\.?\s?D\b\.?|\b[Dd]octora(?:te|l)\b|\bDOCTOR|\b[Dd]octor of\b|\bD\.?Phil\b/g],
  ['associate degree', /\b[Aa]ssociate'?s? (?:[Dd]egree|of)\b/g],
  ['diploma', /\b[Dd]iplom(?:a|as|e)\b|\bDIPLOMA/g],
  ['apprenticeship', /\b[Aa]pprentice(?:ship)?s?\b/g],
  ['certificate', /\b[Cc]ertif(?:ied|icates?|ications?|y)\b|\bCERTIF/g],
  ['licence', /\b[Ll]icen[cs](?:e|ed|es|ure)\b|\bLICEN[CS]E/g],
  ['charter', /\b[Cc]hartered\b|\b[Aa]ccredited\b/g],
  ['honours', /\b[Cc]um [Ll]aude\b|\b[Hh]onou?rs degree\b|\bvaledictorian\b|\b[Ff]irst[- ]class honou?rs\b/g],
  ['degree', /\b[Dd]egrees? in\b|\b(?:college|university|a|my|the) degree\b(?! of)/g],
]
/**
 * Two bare capitals are a degree only in a resume, and there only before its subject: "BA" is a business
 * analyst as well, "MS" Microsoft.
 */
const BARE: readonly (readonly [string, RegExp])[] = [
  ['bachelor', /\bB(?:A|S|Ed)\b(?=,| in\b| [A-Z][a-z])/g],
  [
    'master',
    /\bM(?:A|S|Ed)\b(?=,| in\b| (?!Excel|Office|Word|Project|Access|Teams|Outlook|Windows|Power|Dynamics|Visio)[A-Z][a-z])/g,
  ],
]
/** A degree of any rank proves "a degree". */
const RANKS = ['bachelor', 'master', 'doctorate', 'associate degree', 'degree']
const SUBJECT =
  /\b(?:degrees?|bachelor(?:'?s)?|master'?s|diploma|certificates?|certifications?|certified|licen[cs]ed?|major(?:ed|ing)?) (?:degree )?(?:in|as an?|for|of) ((?:[\p{L}+#-]+ ){0,3}[\p{L}+#-]+)/giu
/** The word before: "a forklift licence". */
const KIND = /\b([\p{L}+#-]{3,}) (?:certified|certification|certificate|licen[cs]e|diploma)\b/giu
const SMALL =
  /^(?:the|a|an|and|of|in|for|from|at|with|my|your|which|that|to|by|on|as|i|who|while|so|is|are|were|was|means?|gives?|came|has|helps?|helped|because|but|or|work|role|position|team|am|i'm|valid|full|fully|clean|current|own|professional|still|hold|have|got|earned|passed|also|includes?|including|its|their|runs?|ends?|began|starts?|me|us|behind|under|over|before|after|yet|since|through)$/i

export interface Degree {
  readonly kind: string
  readonly span: Span
}

const finder = (kinds: readonly (readonly [string, RegExp])[]) =>
  remember((text): readonly Degree[] => {
    const folded = fold(text)
    return kinds.flatMap(([kind, pattern]) =>
      [...folded.matchAll(pattern)].map((match) => ({
        kind,
        span: { start: match.index, end: match.index + match[0].length },
      })),
    )
  }, 50_000)

/** Degrees, certificates and licences that a text names. */
export const degrees: (text: string) => readonly Degree[] = finder(DEGREES)

/** Those of a resume, which may say "BA in History". */
export const degreesOfResume: (text: string) => readonly Degree[] = finder([...DEGREES, ...BARE])

/** True when the kinds of the source prove the claimed one. */
export function provesDegree(claimed: string, source: ReadonlySet<string>): boolean {
  return source.has(claimed) || (claimed === 'degree' && RANKS.some((kind) => source.has(kind)))
}

/**
 * The words of the subjects of degrees and certificates: "a bachelor's degree in nursing" gives "nursing".
 */
export function degreeSubjects(text: string): { readonly text: string; readonly span: Span }[] {
  const kinds = [...fold(text).matchAll(KIND)].flatMap(({ 1: word = '', index }) =>
    SMALL.test(word) || isLight(word.toLowerCase())
      ? []
      : [{ text: word, span: { start: index, end: index + word.length } }],
  )
  const subjects = [...fold(text).matchAll(SUBJECT)].flatMap((match) => {
    const phrase = match[1] ?? ''
    const at = match.index + match[0].length - phrase.length
    const found = []
    for (const word of phrase.matchAll(/[^\s]+/g)) {
      if (SMALL.test(word[0]) || isLight(word[0].toLowerCase())) break
      found.push({ text: word[0], span: { start: at + word.index, end: at + word.index + word[0].length } })
    }
    return found
  })
  return [...subjects, ...kinds]
}
