import { unbroken } from './patterns.ts'

const LONG = 400

const OPEN = new RegExp(
  unbroken(String.raw`(?:[,(/–—-]|\s(?:an?|the|and|or|of|to|for|in|with|und|oder|der|die|das|
    den|mit|von|für|zu|im|et|ou|de|du|des|le|la|les|à|en|y|o|el|los|con|por|para|del|un|une|una|ein|
    eine))$`),
  'iu',
)

/**
 * The offset at which the source cut a description off: at an ellipsis, or at the end of a long text whose
 * last sentence is incomplete while the others are complete. Null when the description is whole.
 */
export function cutOf(description: string): number | null {
  const text = description.trimEnd()
  const ellipsis = /\s?(?:…|\.{3,}|\[(?:…|\.{3}|more)\])$/u.exec(text)
  if (ellipsis !== null) return ellipsis.index
  if (text.length < LONG || /[.!?:;)\]"”»“*%]$/u.test(text)) return null
  if (OPEN.test(text)) return text.length
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 60)
  const last = text.slice(text.lastIndexOf('\n') + 1).trim()
  const ended = lines.slice(0, -1).filter((line) => /[.!?]$/u.test(line)).length
  // Bullets often have no full stop, but paragraphs do.
  const isBullet = /^[-–•*·✓▪\d]/u.test(last)
  const sentence = last.slice(Math.max(0, ...[...last.matchAll(/[.!?:]\s/gu)].map(({ index }) => index + 1)))
  const runsOn =
    !isBullet && sentence.split(/\s+/u).length >= 6 && !/[\d#@/]|\p{Extended_Pictographic}/u.test(sentence)
  return runsOn && ended > 0 && ended >= (lines.length - 1) * 0.8 ? text.length : null
}
