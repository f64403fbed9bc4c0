import { letterLanguageOf } from '../../../language/letter-languages.ts'
import { isUnfinished } from '../../../language/not-held.ts'
import type { Finding } from '../../../values/finding.ts'
import { error, spanOf } from '../findings.ts'
import type { CheckContext, Rule } from '../model.ts'
import { linesTold } from '../text/aligned.ts'
import { states } from '../text/arithmetic.ts'
import { clausesOf } from '../text/clauses.ts'
import { figuresIn } from '../text/figures.ts'
import { bare, fold } from '../text/fold.ts'

/** Kinds of degrees and certificates in the spellings of letters and resumes. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    'bachelor',
    /\b(?:bachelor|licence (?:professionnelle\b|en\b|de\b|d')|licenciatura)|\bB\.?(?:Sc|Eng|A|S|Com|Tech|SN|FA|BA)\b\.?(?!\w)/iu,
  ],
  [
    'master',
    /\bmaster(?:'?s\b| of| degree| in| en|abschluss|studium|-)|\bmáster\b|\bmaster\b(?= \p{Lu})|\bM\.?(?:Sc|Eng|BA|Phil|PH|FA)\b|\bM\.(?:A|S|Ed)\b|\bMBA\b|\bmagister\b|\bmaestría\b/iu,
  ],
  ['doctorate', /\bPh\.?\s?D\b|\bdoctora|\bdoktor|\bpromo(?:tion zum|viert)\b|\bdoctorat\b|\bD\.?Phil\b/iu],
  ['diploma', /\bdiplom(?:\b|a\b|as\b|e\b|é|ing)/iu],
  ['examination', /\bstaatsexamen\b/iu],
  [
    'degree',
    /\b(?:a|my|the|university|college) degree\b|\bdegree in\b|\bhochschulabschluss\b|\btítulo universitario\b|\bdiplôme universitaire\b/iu,
  ],
  [
    'licence',
    /\blicen[cs](?:e|ed|ure)\b(?! (?:professionnelle\b|en\b|de\b|d'))|\bführerschein|\bapprobation|\bpermis (?:de|poids|c\b|b\b)|\bschein\b/iu,
  ],
  ['certificate', /\bcertif|\bzertifi|\bgeprüft|\bcertificad/iu],
  [
    'honours',
    /\bcum laude\b|\b(?:took|in \p{L}+,|it's) a first\b|\ba first (?:in|from) \p{Lu}|\bwith distinction\b|\bhonou?rs\b|\bmit auszeichnung\b|\bmention (?:très )?bien\b|\bvaledictorian\b/iu,
  ],
]
/** Any of these proves "a degree". */
const RANKS = new Set(['bachelor', 'master', 'doctorate', 'diploma'])

/** Clauses that say so themselves. */
const SAYS_SO =
  /\b(?:not|n't|never|no|expect\p{L}*|study(?:ing)?|student|working (?:on|toward)|began|begun|started|in progress|will|semesters?|year of|toward|until|end of|nicht|kein\p{L}*|nach \p{L}+ semestern?|semester|begonnen|begann|studiere|mache gerade|derzeit|noch|pas|en cours|commencé|prépare|étudi\p{L}*|no|aún|todavía|empec\p{L}*|empezad\p{L}*|estudi\p{L}*|en curso)\b/iu
const DONE =
  /\b(?:finished|completed|(?:is|are) (?:complete|done|behind me)|graduated|passed|earned|awarded|am (?:an? )?certified|geprüfte\p{L}*|obtained|awarded|hold|holds|abgeschlossen\p{L}*|absolviert|bestanden|erworben|besitze|terminé\p{L}*|obtenu\p{L}*|titulaire|achevé\p{L}*|terminado|completado|aprobado|obtenido|obtuve|terminé|titulad[oa])\b/iu

const kindsIn = (text: string) =>
  KINDS.filter(([, pattern]) => pattern.test(fold(text))).map(([kind]) => kind)

const RELATIVE = /^(?:which|d(?:ie|as|en|er)|qu[ei]|que|cual) /iu

/** Sentences about a part that is done, or about what is still to come. */
const AHEAD = /\b(?:should|soll|under way|next|still|half|fifths?|thirds?)\b/iu
const WHOLE = /(?<!\p{L})(?:all|alle|tou(?:s|tes)|tod[oa]s)(?!\p{L})/iu

/** True for a sentence with a year that has not ended. */
const isLater = (text: string, today: Date): boolean =>
  [...text.matchAll(/\b20\d{2}\b/gu)].some(([year]) => Number(year) > today.getUTCFullYear())

/** True when a clause tells only of what is unfinished, and of all of it. */
function isUnfinishedPart(
  text: string,
  sentence: string,
  { records, assignment: { language } }: CheckContext,
): boolean {
  const figures = figuresIn(sentence, language)
  const lines = linesTold(text, records, { figures })
  const isPart = !WHOLE.test(sentence) && figures.some((figure) => lines.some((line) => states(line, figure)))
  return !isPart && lines.some((line) => line.isUnfinished)
}

/**
 * L05: degrees, certificates and licences must stand in the resume, and one that was never finished is none;
 * neither is a course that is still under way finished.
 */
export const l05Degrees: Rule = (context) => {
  const {
    sentences,
    records: { own, posting },
    assignment: { facts, resumeText, today },
  } = context
  const { education } = facts
  // What a degree is called in a language without letters is the second reader's to compare.
  if (facts.language !== 'und' && letterLanguageOf(facts.language) === undefined) return []
  const unfinished = own.filter((line) => line.isUnfinished)
  const finished = new Set(
    own.filter((line) => !unfinished.includes(line)).flatMap(({ text }) => kindsIn(text)),
  )
  const begun = new Set(unfinished.flatMap(({ text }) => kindsIn(text)))
  const posted = new Set(posting.flatMap(({ text }) => kindsIn(text)))
  if (facts.certificates.length > 0) finished.add('certificate').add('licence')
  const isSchooled = education.some(({ span }) => !isUnfinished(resumeText.slice(span.start, span.end)))
  if (finished.has('certificate') || finished.has('licence')) finished.add('certificate').add('licence')
  if (isSchooled || [...finished, ...begun].some((kind) => RANKS.has(kind))) finished.add('degree')
  return sentences.flatMap(({ text, span }): readonly Finding[] => {
    const isQuestion = text.endsWith('?')
    return clausesOf({ text }).flatMap((clause): readonly Finding[] => {
      const saysSo = SAYS_SO.test(clause.text) || AHEAD.test(text) || isLater(text, today)
      // "An associate degree, which I finished last May": the clause goes on about what is named before it.
      const named = RELATIVE.test(clause.text) ? text : clause.text
      const about = DONE.test(clause.text) && !saysSo && isUnfinishedPart(named, text, context)
      const kinds = KINDS.flatMap(([kind, pattern]) => {
        const match = pattern.exec(clause.text)
        const isProven =
          finished.has(kind) ||
          (begun.has(kind) && saysSo) ||
          ((!clause.isOwn || clause.isReaders || isQuestion) && posted.has(kind)) ||
          clause.isGap
        return match === null || isProven
          ? []
          : [
              error(
                'L05',
                `"${bare(match[0])}" is no degree or certificate of yours.`,
                spanOf(match, span.start + clause.start),
              ),
            ]
      })
      const start = span.start + clause.start
      return about
        ? [
            ...kinds,
            error('L05', 'Your resume says that this is not finished.', {
              start,
              end: start + clause.text.length,
            }),
          ]
        : kinds
    })
  })
}
