import { letterLanguageOf } from '../../../language/letter-languages.ts'
import { isNotHeld, isUnfinished } from '../../../language/not-held.ts'
import { spanOf } from '../findings.ts'
import type { CheckContext, Rule } from '../model.ts'
import type { Clause } from '../text/clauses.ts'
import { type Credential, DEGREES, isAhead, kindsIn } from '../text/credentials.ts'
import { figuresIn } from '../text/figures.ts'
import { bare } from '../text/fold.ts'
import { tellingStems } from '../text/words.ts'
import { inClauses, type Told, type Wrong } from '../told.ts'

/** Clauses that say themselves that something is not over, or was left. */
const SAYS_SO =
  /\b(?:m[oó]dul(?:e|o)? \d+|(?:part|teil|partie|parte|paper) (?:\d+|one|two|eins|zwei)|not|n't|never|no|expect\p{L}*|study(?:ing)?|reading for|pursu\p{L}*|(?<!(?:after|since|upon|on|before) )(?:completing|finishing)|undergraduate(?! degree)|final[- ]year|(?<=\bje )termine|cursando|terminando|in my|student|working (?:on|toward)|began|started|in progress|will|semesters?|(?:first|second) year|halfway|sit|year of|toward|until|end of|left|should|under way|next|still|half|fifths?|thirds?|ran out|renew\p{L}*|would have|nicht|kein\p{L}*|nach \p{L}+ semestern?|semester|begann|studiere|mache gerade|noch|bald|soll|auffrischen|erneuern|müsste|pas|sans|première année|commencé|prépare|étudi\p{L}*|no|sin|aún|todavía|dejé|empec\p{L}*|estudi\p{L}*|renov\p{L}*)\b/iu
/** Words that tell something as finished or held. */
const HOLDS =
  /(?<!\p{L})(?:finished|completed|(?:is|are) (?:complete|done|behind me)|graduated|passed|earned|awarded|certified|qualified|trained in|obtained|hold|holds|held|have an?|valid|current|up to date|bringe|gültig\p{L}*|geprüfte\p{L}*|zertifiziert|abgeschlossen\p{L}*|absolviert|bestanden|erworben|besitze|habe|terminé\p{L}*|obtenu\p{L}*|titulaire|achevé\p{L}*|réussi|à jour|valables?|en règle|qualifiée?|certifiée?|possède|terminado|terminé|completado|aprobado|obtenido|obtuve|titulad[oa]|tengo|vigentes?|en vigor|al día|hecho|acreditad[oa]|certificad[oa])(?!\p{L})/iu
const WHOLE = /(?<!\p{L})(?:all|alle|tou(?:s|tes)|tod[oa]s)(?!\p{L})/iu

/** True for a clause that tells only something of the resume that is not finished, or no longer held, and tells it as held. */
function isTold(
  part: string,
  clause: Clause,
  sentence: Told,
  { records, assignment }: CheckContext,
): boolean {
  const kinds = kindsIn(part).map(([kind]) => kind)
  // "My degree is in business" may still be under way; a bachelor is finished.
  const isNamed = kinds.some((kind) => kind !== 'degree')
  if (!HOLDS.test(clause.text) && !isNamed) return false
  const said = [...tellingStems(part)].filter((stem) => !records.places.has(stem) && !/^\d/u.test(stem))
  const weightOf = (stems: ReadonlySet<string>) =>
    said.reduce((sum, stem) => sum + (stems.has(stem) ? (records.weights.get(stem) ?? 0) : 0), 0)
  const isSame = ({ isDegree, kinds: own }: Credential) =>
    kinds.some((kind) => (kind === 'degree' ? isDegree : own.includes(kind)))
  const [held = [], open = []] = [true, false].map((isHeld) =>
    records.credentials
      .filter((one) => one.isHeld === isHeld)
      .map((one) => ({ text: one.text, weight: weightOf(one.stems) + (isSame(one) ? 3 : 0) })),
  )
  const most = open.reduce((best, one) => (one.weight > best.weight ? one : best), { text: '', weight: 0 })
  const lines = records.own.filter(({ kind, role }) => kind === 'line' && role !== null)
  const others = [...held.map(({ weight }) => weight), ...lines.map((line) => weightOf(line.stems))]
  // "30 of 60 credits": what is done of it.
  const given = figuresIn(most.text, assignment.language).flatMap(({ unit, values }) =>
    unit === 'calendar' ? [] : values,
  )
  const isPart =
    !WHOLE.test(sentence.text) &&
    sentence.figures.some(({ values }) => values.some((value) => value > 1 && given.includes(value)))
  return !isPart && most.weight >= 2.5 && most.weight > Math.max(0, ...others)
}

/**
 * L05: degrees, certificates and licences stand in the resume; one that was never finished, has lapsed or is still to
 * come is told as that.
 */
export const l05Credentials: Rule = (context) => {
  const {
    told,
    records: { own, credentials, posting },
    assignment: { facts, today },
  } = context
  // What a degree is called in a language without letters is the second reader's to compare.
  if (facts.language !== 'und' && letterLanguageOf(facts.language) === undefined) return []
  const kindsOf = (texts: readonly { readonly text: string }[]) =>
    new Set(texts.flatMap(({ text }) => kindsIn(text).map(([kind]) => kind)))
  const open = credentials.filter(({ isHeld }) => !isHeld)
  const finished = kindsOf(own.filter(({ text }) => !open.some((one) => text.includes(one.text.trim()))))
  const begun = kindsOf(open)
  const posted = kindsOf(posting)
  if (facts.certificates.length > 0 || finished.has('certificate') || finished.has('licence'))
    finished.add('certificate').add('licence')
  const isSchooled = credentials.some(({ isDegree, isHeld }) => isDegree && isHeld)
  if (isSchooled || [...finished, ...begun].some((kind) => DEGREES.has(kind))) finished.add('degree')
  return inClauses(told, (clause, sentence): readonly Wrong[] => {
    const { text, span, isQuestion } = sentence
    const saysSo =
      SAYS_SO.test(clause.text) || isNotHeld(clause.text) || isUnfinished(clause.text) || isAhead(text, today)
    const unproven = kindsIn(clause.text).flatMap(([kind, match]): readonly Wrong[] => {
      const isProven =
        finished.has(kind) ||
        (begun.has(kind) && saysSo) ||
        ((!clause.isOwn || clause.isReaders || isQuestion) && posted.has(kind)) ||
        clause.isGap
      return isProven ? [] : [[`"${bare(match[0])}" is no degree or certificate of yours.`, spanOf(match)]]
    })
    if (span === null || isQuestion || (clause.isReaders && !clause.isOwn)) return unproven
    const parts = clause.text.split(/[,;]\s|\s(?:and|und|et|y)\s/u)
    const isOpen = !saysSo && parts.some((part) => isTold(part, clause, sentence, context))
    return isOpen
      ? [...unproven, ['Your resume says that this is not finished, or no longer held.']]
      : unproven
  })
}
