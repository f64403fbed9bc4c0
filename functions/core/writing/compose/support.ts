import type { ResumeFacts } from '#core/resume/model.ts'
import type { Slots } from './fill.ts'
import { resumeSlot } from './job.ts'
import { isQuotable } from './plain-prose.ts'

const NETWORKS = /^(?:facebook|twitter|instagram|tiktok|youtube|pinterest|snapchat|linkedin)$/iu
const SOCIAL_ASKED = /\bsocial (?:media|channels?|networks?)\b/iu
const LANGUAGES = /^(?:spanish|french|german|italian|portuguese|dutch|polish|arabic|mandarin|chinese|japanese|korean|russian|turkish|hindi|swedish|danish|norwegian|finnish|czech|greek|hebrew|ukrainian|romanian|hungarian|vietnamese|tagalog|urdu|bengali)$/iu
const LANGUAGE_ASKED = /\b(?:a second language|other languages|foreign languages)\b/iu
const YEARS_IN = /\b(\d{1,2}\+? years)(?: of (?:professional |work )?experience)? (in (?!a\b|charge)[\p{L}\p{N} &/-]{3,45})(?=[,.;]|$)/u

const listed = (names: readonly string[]): string => (names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`)

function found(posting: string, pattern: RegExp): { text: string; sources: readonly [{ kind: 'posting'; start: number; end: number; quote: string }] } | undefined {
  const match = pattern.exec(posting)
  return match === null ? undefined : { text: match[0], sources: [{ kind: 'posting', start: match.index, end: match.index + match[0].length, quote: match[0] }] }
}

/** Skills that answer the posting in other words: networks where it speaks of social media, a language where it asks for one. */
function answers(facts: ResumeFacts, posting: string): Slots {
  const networks = facts.skills.filter(({ value }) => NETWORKS.test(value)).slice(0, 3)
  const socialAsk = networks.length < 2 ? undefined : found(posting, SOCIAL_ASKED)
  const language = [...facts.languages, ...facts.skills].find(({ value }) => LANGUAGES.test(value) && (LANGUAGE_ASKED.test(posting) || new RegExp(String.raw`\b${value}\b`, 'u').test(posting)))
  const languageAsk = language === undefined ? undefined : (found(posting, LANGUAGE_ASKED) ?? found(posting, new RegExp(String.raw`\b${language.value}\b`, 'u')))
  return {
    ...(socialAsk === undefined ? {} : { socialAsk: { ...socialAsk, text: socialAsk.text.toLowerCase() }, networks: { text: listed(networks.map(({ value }) => value)), sources: networks.flatMap((skill) => resumeSlot(skill).sources) } }),
    ...(languageAsk === undefined || language === undefined ? {} : { languageAsk, language: resumeSlot(language) }),
  }
}

/** "fluent" only where the resume says it of that very language. */
function fluent(facts: ResumeFacts, resumeText: string): Slots {
  for (const skill of [...facts.languages, ...facts.skills].filter(({ value }) => LANGUAGES.test(value))) {
    const before = /\b(?:fluent in|native|bilingual in)\s+$/iu.exec(resumeText.slice(Math.max(0, skill.span.start - 20), skill.span.start))?.[0]
    if (before === undefined) continue
    const start = skill.span.start - before.length
    return { fluent: { text: skill.value, sources: [{ kind: 'resume', start, end: skill.span.end, quote: resumeText.slice(start, skill.span.end) }] } }
  }
  return {}
}

/** "15 years in acute care" out of a summary. */
function yearsIn(facts: ResumeFacts): Slots {
  for (const { statement, role } of facts.lines) {
    const match = role === null && isQuotable(statement.value) ? YEARS_IN.exec(statement.value) : null
    if (match !== null) return { yearsIn: resumeSlot(statement, `${match[1] ?? ''} of experience ${match[2] ?? ''}`) }
  }
  return {}
}

/** Facts beside the deeds that support a letter: languages, networks, years in a field. */
export const supportOf = (facts: ResumeFacts, resumeText: string, posting: string): Slots => ({ ...answers(facts, posting), ...fluent(facts, resumeText), ...yearsIn(facts) })
