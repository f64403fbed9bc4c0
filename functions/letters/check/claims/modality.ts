import { fold } from '../facts/fold.ts'
import { problem, type Problem } from '../findings.ts'
import { piecesOf } from '../sentences/segments.ts'
import { type Word, wordsOf } from '../facts/words.ts'
import type { Statement, Units } from '../model.ts'

type Modality = 'must' | 'plus'

const UNNEEDED =
  /(?:\b(?:not|no|without)|n't) (?:be |strictly |\p{L}+ )?(?:required?|needed?|essential|necessary|a must|must|mandatory)\b|n't (?:need|require)\b/giu
const PLUS =
  /\b(?:plus|advantages?|bonus|desirable|desired|preferred|ideally|welcome|helpful|helps|optional|handy|useful|nice|lovely|beneficial|appreciated|asset|good to have|would be (?:good|great))\b/iu
const MUST =
  /\b(?:must|requir\p{L}*|essential|mandatory|compulsory|insists?|indispensable|needs?|needed|expect|ask(?:ing)? for|(?<!\bto )bring|looking for)\b/iu

function modalityOf(text: string): Modality | null {
  const plain = text.replaceAll(UNNEEDED, '')
  if (PLUS.test(plain) || plain !== text) return 'plus'
  return MUST.test(plain) ? 'must' : null
}

/** The parts of the posting that share the most content words with a statement. */
function partsAbout(words: readonly Word[], { posting }: Units): readonly string[] {
  const telling = new Set(words.filter(({ light }) => !light).map(({ stem }) => stem))
  const parts = posting
    .flatMap(({ text }) => fold(text).split(';'))
    .map((part) => ({
      part,
      shared: new Set(wordsOf(part).flatMap(({ stem }) => (telling.has(stem) ? [stem] : []))).size,
    }))
  const most = Math.max(1, ...parts.map(({ shared }) => shared))
  return parts.filter(({ shared }) => shared === most).map(({ part }) => part)
}

/** L05: the letter must not call a nice-to-have of the posting a requirement, or the other way round. */
export function wrongModality({ kind, text, words }: Statement, units: Units): readonly Problem[] {
  if (kind !== 'theirs' && kind !== 'own') return []
  return piecesOf(text, PART).flatMap((span): readonly Problem[] => {
    const said = modalityOf(text.slice(span.start, span.end))
    if (said === null || (said === 'plus' && kind === 'own')) return []
    const about = words.filter((word) => word.start >= span.start && word.end <= span.end)
    const posted = partsAbout(about, units).map(modalityOf)
    const isBent = posted.length > 0 && posted.every((one) => one !== null && one !== said)
    return isBent ? [problem('L05', MESSAGES[said], span)] : []
  })
}

const PART = /[,;] |\b(?:and|but|while|whereas)\b/gu
const MESSAGES: Readonly<Record<Modality, string>> = {
  must: 'The posting would like this and does not ask for it.',
  plus: 'The posting asks for this; it is no mere wish.',
}
