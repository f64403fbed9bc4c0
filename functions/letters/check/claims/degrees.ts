import { remember } from '#platform/remember.ts'
import { fold } from '../facts/fold.ts'
import { anchorsOf } from '../facts/anchors.ts'
import { problem, type Problem, spanOf } from '../findings.ts'
import { wordsOf } from '../facts/words.ts'
import type { Statement, Units } from '../model.ts'

/** Kinds of degrees in the spellings of resumes; abbreviations must be capitalized. */
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
 * Two capitals are a degree only in a resume, and only before a subject: "BA" may also mean business analyst,
 * and "MS" Microsoft.
 */
const BARE: readonly (readonly [string, RegExp])[] = [
  ['bachelor', /\bB(?:A|S|Ed)\b(?=,| in\b| [A-Z][a-z])/g],
  [
    'master',
    /\bM(?:A|S|Ed)\b(?=,| in\b| (?!Excel|Office|Word|Project|Access|Teams|Outlook|Windows|Power|Dynamics|Visio)[A-Z][a-z])/g,
  ],
]
/** Any of these proves "a degree". */
const RANKS = ['bachelor', 'master', 'doctorate', 'associate degree', 'degree']

const finder = (kinds: readonly (readonly [string, RegExp])[]) =>
  remember(
    (text) =>
      kinds.flatMap(([kind, pattern]) =>
        [...fold(text).matchAll(pattern)].map((match) => ({ kind, span: spanOf(match) })),
      ),
    50_000,
  )

const degreesIn = finder(DEGREES)
/** Degrees in a resume, which may say "BA in History". */
const degreesOfResume = finder([...DEGREES, ...BARE])

/** What a degree or certificate is in: "a degree in economics", "a forklift licence". */
const SUBJECT =
  /\b(?:degrees?|bachelor(?:'?s)?|master'?s|diploma|certificates?|certifications?|certified|licen[cs]ed?|major(?:ed|ing)?) (?:degree )?(?:in|as an?|for|of) (?<after>\p{L}+)|\b(?<before>[\p{L}+#-]{3,}) (?:certified|certification|certificate|licen[cs]e|diploma)\b/giu

/** L05: degrees, certificates, licences and their subjects must be in a fact; the writer's, in the resume. */
export function unknownDegrees(
  text: string,
  units: Units,
  isOwn: (at: number) => boolean = () => true,
): readonly Problem[] {
  const { resumeText, posting, facts } = units.assignment
  const own = degreesOfResume(resumeText)
  const kinds = degreesIn(text).filter(({ kind, span }) => {
    const proof = isOwn(span.start) ? own : [...own, ...degreesIn(posting.description)]
    const isCertificate = kind === 'certificate' && facts.certificates.length > 0
    return (
      !isCertificate &&
      !proof.some((one) => one.kind === kind || (kind === 'degree' && RANKS.includes(one.kind)))
    )
  })
  // "A Virginia license would be my first step" says that there is none.
  const subjects = [...fold(text).matchAll(SUBJECT)].filter(
    ({ 0: said, index, groups }) =>
      !/^,? would\b/u.test(text.slice(index + said.length)) &&
      wordsOf(groups?.['after'] ?? groups?.['before'] ?? '').some(
        ({ stem, light }) =>
          !light &&
          ![...units.ownMeanings].some((known) => known.startsWith(stem)) &&
          (isOwn(index) || !(units.postingMeanings.has(stem) || units.recordMeanings.has(stem))),
      ),
  )
  return [
    ...kinds.map(({ span }) => {
      const shown = text.slice(span.start, span.end).trim()
      return problem('L05', `"${shown}" is a degree or certificate that stands in no fact of yours.`, span)
    }),
    ...subjects.map((said) => problem('L05', `The subject of "${said[0]}" stands in no source.`, said)),
  ]
}

const UNDER_WAY =
  /\b(?:in progress|under ?way|ongoing|expected|anticipated|started|begun|began|not yet|registered for|planned|due|ends?|now in|currently|still|evening course|\d+ of \d+|(?:one|two|three|four|five|six) of (?:two|three|four|five|six|seven|eight|nine|ten))\b|\bsince\b.*\bdone\b/iu
/** Words that say something is not finished yet: "should be finished", "half is done". */
const PARTLY =
  /\b(?:should|will|to be|due|half|third|quarters?|part(?:ly)?|(?:one|two|three|four|five|six|most|some|\d+) of)\b/iu
const DONE =
  /\b(?:passed|finished|completed|graduated|earned|obtained|received)\b|\bI(?:'ve| have)? (?:hold|got|gained)\b|\bI(?:'m| am) (?:now )?(?:an? )?(?:certified|chartered|licen[cs]ed)\b|\bis (?:complete|done|finished|behind me)\b/iu

/** L05: the letter must not call a degree, certificate or course completed that is still under way. */
export function unfinishedDegrees(statement: Statement, units: Units): readonly Problem[] {
  const { text } = statement
  if (statement.kind !== 'own' || PARTLY.test(text)) return []
  const [best] = anchorsOf(statement, units).filter(({ unit }) => unit.role === null)
  const isTold = best !== undefined && DONE.test(text) && UNDER_WAY.test(best.unit.text)
  const isHeld = degreesIn(text)
    .filter(({ span }) => HELD.test(text.slice(0, span.start)))
    .some(({ kind }) => {
      const told = units.own.filter(({ text: line }) =>
        degreesOfResume(line).some((one) => one.kind === kind),
      )
      return (
        /\bexpected graduation\b/iu.test(units.assignment.resumeText) ||
        (told.length > 0 && told.every(({ text: line }) => UNDER_WAY.test(line)))
      )
    })
  return isTold || (isHeld && !UNDER_WAY.test(text))
    ? [problem('L05', 'Your resume says that this is still under way.', statement.text)]
    : []
}

/** Words before a degree that claim to have it: "with a bachelor's degree". */
const HELD = /\b(?:with|have|hold|got|bring|I(?:'m| am)) (?:an? |my |the )?(?:\p{L}+ ){0,2}$/iu
