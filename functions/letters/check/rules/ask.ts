import type { Span } from '#functions/resume/model.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { error, warning } from '../findings.ts'
import type { Rule } from '../model.ts'
import { WAY_OUT, asks, sentencesIn } from '../sentences/asks.ts'

/** L08: one ask, best a question; a way out for the reader is none. */
export const l08OneAsk: Rule = ({ laidOut }) => {
  const found: { readonly span: Span; readonly question: boolean }[] = laidOut.sentences.flatMap(
    ({ sentence, span }) =>
      asks(sentence.text).map((ask) => ({
        question: ask.question,
        span: { start: span.start + ask.span.start, end: span.start + ask.span.end },
      })),
  )
  const questions = found.filter(({ question }) => question).length
  const findings: Finding[] = []
  if (found.length === 0)
    findings.push(error('L08', 'The letter asks for nothing. End with one small question.'))
  if (found.length > 1)
    findings.push(
      error(
        'L08',
        `The letter asks ${found.length} times. Keep one question and turn the rest into statements.`,
        found[1]?.span ?? null,
      ),
    )
  if (questions === 0)
    findings.push(warning('L08', 'No question: a question is answered more often than a request.'))
  if (questions > 3) findings.push(warning('L08', `${questions} questions. One is answered most.`))
  return findings
}

/** "… or is the role filled?" lets the reader off inside the question. */
const WAYS_OUT = {
  en: new RegExp(
    String.raw`${WAY_OUT.source}|,? or (?:is|are|have|has|did)\b[^?]*\b(?:filled|taken|closed|gone|found|someone|somebody)\b[^?]*\?`,
    'iu',
  ),
  de: /\boder (?:ist|sind|haben|passt)\b[^.?!]*(?:besetzt|vergeben|jemanden|nicht)\b|\b(?:falls?|wenn|sollte[nt]?|andernfalls|sonst)\b[^.?!]*\b(?:nicht|kein\p{L}*|nein|schon|bereits|besetzt|vergeben|absage)\b|\b(?:kein\p{L}* (?:antwort|problem|rückmeldung)|absage|nein|ignorieren)\b/iu,
  fr: /\bou (?:le poste|est-il|avez-vous|a-t-il)[^.?!]*(?:pourvu|trouvé)|\b(?:si|sinon|dans le cas contraire|au cas où)\b[^.?!]*(?:\bne?\b|\bpas\b|\bnon\b|déjà|pourvu)|\b(?:un (?:simple )?non|aucune réponse|inutile de répondre|sans suite|n'hésitez pas à (?:ignorer|me le dire))\b/iu,
  es: /\bo (?:el puesto|ya)\b[^.?!]*(?:cubiert[oa]|encontrado)|\b(?:si|en caso contrario|de lo contrario)\b[^.?!]*\b(?:no|ya|ocupad[oa]|cubiert[oa])\b|\b(?:un (?:simple )?no|no hace falta (?:responder|que)|sin compromiso|ignore)\b/iu,
} as const

/** L16: the reader can let it be without effort. */
export const l16WayOut: Rule = ({ assignment: { language }, laidOut }) => {
  const found = laidOut.sentences.some(({ sentence }) =>
    sentencesIn(sentence.text).some(({ text }) => WAYS_OUT[language].test(text)),
  )
  return found
    ? []
    : [warning('L16', 'No easy way out. Add a line such as "If this is not for you, no reply is needed."')]
}
