import { isEnglishWord } from '#functions/language/plain-words.ts'
import type { PostingFacts } from '#functions/postings/reading/model.ts'
import { DOUBTFUL, type ResumeFacts } from '#functions/resume/model.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/**
 * Names that are also words are meant only with their capital, and not where they begin a sentence or are
 * followed as the word would be.
 */
function names(text: string, name: string): boolean {
  const plain = isEnglishWord(name)
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}&])${escaped(name)}(?![\p{L}\p{N}+#&])${plain ? String.raw`(?!\s(?:to|at|in|for|with|beyond|above|the|into|on|out)\b)` : ''}`,
    plain ? 'u' : 'iu',
  )
  return pattern.test(plain ? text.replace(/^\p{L}+(?=\s)/u, '') : text)
}

/**
 * Skills, tools and languages of the resume that the posting names word for word, as the resume writes them,
 * in the resume's order.
 */
export function sharedNames(posting: PostingFacts, facts: ResumeFacts): readonly string[] {
  const texts = posting.facts
    .filter(({ cut, kind }) => !cut && kind !== 'company' && kind !== 'apply')
    .map(({ text }) => text)
  const owned = [...facts.skills, ...facts.languages]
    .filter(({ confidence }) => confidence >= DOUBTFUL)
    .map(({ value }) => value.trim())
  return [...new Set(owned)].filter(
    (name) => name.length > 0 && name.length <= 40 && texts.some((text) => names(text, name)),
  )
}
