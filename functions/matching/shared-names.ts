import { isEnglishWord } from '#functions/language/plain-words.ts'
import type { PostingFacts } from '#functions/postings/reading/model.ts'
import { DOUBTFUL, type Fact, type ResumeFacts } from '#functions/resume/model.ts'
import { isLanguageIn } from './spoken.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

const AS_A_WORD = String.raw`(?!\s(?:to|at|in|for|with|beyond|above|the|into|on|out)\b)`

/**
 * Whether a text has a name word for word. Names that are also words are meant only with their capital, and
 * not where they begin a sentence or are followed as the word would be.
 */
export function isNamed(text: string, name: string): boolean {
  const plain = isEnglishWord(name)
  const after = plain ? AS_A_WORD : ''
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}&])${escaped(name)}(?![\p{L}\p{N}+#&])${after}`,
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
  const namesOf = (owned: readonly Fact[], isIn: (text: string, name: string) => boolean) =>
    owned
      .filter(({ confidence }) => confidence >= DOUBTFUL)
      .map(({ value }) => value.trim())
      .filter((name) => name.length > 0 && name.length <= 40 && texts.some((text) => isIn(text, name)))
  return [...new Set([...namesOf(facts.skills, isNamed), ...namesOf(facts.languages, isLanguageIn)])]
}
