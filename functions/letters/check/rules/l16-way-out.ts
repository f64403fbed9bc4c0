import { warning } from '../finding.ts'
import type { Rule } from '../model.ts'
import { sentencesIn, WAY_OUT } from '../text/asks.ts'

const WAYS_OUT = {
  de: /\b(?:falls?|wenn|sollte[nt]?|andernfalls|sonst)\b[^.?!]*\b(?:nicht|kein\p{L}*|nein|schon|bereits|besetzt|vergeben|absage)\b|\b(?:kein\p{L}* (?:antwort|problem|rückmeldung)|absage|nein|ignorieren)\b/iu,
  fr: /\b(?:si|sinon|dans le cas contraire|au cas où)\b[^.?!]*(?:\bne?\b|\bpas\b|\bnon\b|déjà|pourvu)|\b(?:un (?:simple )?non|aucune réponse|inutile de répondre|sans suite|n'hésitez pas à (?:ignorer|me le dire))\b/iu,
  es: /\b(?:si|en caso contrario|de lo contrario)\b[^.?!]*\b(?:no|ya|ocupad[oa]|cubiert[oa])\b|\b(?:un (?:simple )?no|no hace falta (?:responder|que)|sin compromiso|ignore)\b/iu,
} as const

/** L16: the reader can let it be without effort. */
export const l16WayOut: Rule = ({ assignment: { language }, laidOut }) => {
  const found = laidOut.sentences.some(({ sentence }) =>
    sentencesIn(sentence.text).some(({ text }) =>
      (language === 'en' ? WAY_OUT : WAYS_OUT[language]).test(text),
    ),
  )
  return found
    ? []
    : [warning('L16', 'No easy way out. Add a line such as "If this is not for you, no reply is needed."')]
}
