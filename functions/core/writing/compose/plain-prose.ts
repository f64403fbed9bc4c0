import { words } from './words.ts'

/** Addresses, links, markup, code, escapes and other scripts have no place in a sentence that is quoted into a letter. */
const FOREIGN =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|example|invalid|test|ru|cn|info|biz)\b|@|[<>{}[\]|\\^`~=*_#•·→►■●✓§"“”„«»]|\.\.\.|…|%[0-9a-f]{2}|&(?:#|\w+;)|[A-Za-z0-9+/]{28,}|(?:[0-9a-f]{2}[ :]){5}|\+?\d[\d ().-]{7,}\d/iu

/** Words of somebody who talks to the writer of the letter and not about the job. Whatever holds one is not quoted, however honest it may be. */
const COMMANDS =
  /\b(?:ignor\w*|disregard\w*|forget\w*|overrid\w*|bypass\w*|instructions?|(?:as|be|been|is|are|was|were) instructed|instructed (?:to|by|you)|prompts?|jailbreak\w*|system message|assistants?|chatbot|chatgpt|claude|gpt|llms?|language model|recipients?|bcc|cc|passwords?|secrets?|api keys?|credentials?|tokens?|click|e-?mails? (?:to|the|this|your)|send (?:it|this|all|an|the|your)|reply|respond with|repeat after|say|says|tell|print|output|pretend|you are (?:now|no longer)|act as|role-?play|from now on|new rules?|developer mode|subject line|the (?:word|phrase|greeting|message|mail)|first line|paragraphs?|signature|payload|base64|rot13|decode|execute|wire|transfer|bitcoin|crypto wallets?|gift cards?|resume (?:to|at)|whatsapp|telegram|previous|above|admin mode|score|letter|draft|sentence)\b/iu

const ENGLISH = /^(?:the|of|and|to|for|with|in|on|by|a|an|from|at|our|across|into|using|as|that|is|are|or|their|all|new|its)$/iu

/** True when a text may be quoted: Latin letters, one line, no addresses, no markup, nothing that reads like an instruction to the writer. */
export function isQuotable(text: string): boolean {
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Extended_Pictographic}]/u.test(text) || FOREIGN.test(text) || COMMANDS.test(text)) return false
  return [...text.matchAll(/\p{L}/gu)].every(([letter]) => /\p{Script=Latin}/u.test(letter))
}

const OTHER_LANGUAGES = /^(?:der|die|das|und|für|mit|von|el|los|las|del|para|con|les|des|une|pour|avec|dans|het|een|voor|och|för|di|il|per|della|na|się)$/iu

/** True when nothing in a telegraphic line of an English resume is of another language: "Cut p99 latency 40%, Kafka to MSK". */
export const hasNoOtherLanguage = (text: string): boolean =>
  words(text).every((word) => /^per$/iu.test(word.text) || !OTHER_LANGUAGES.test(word.text)) && (text.match(/[^\p{ASCII}]/gu)?.length ?? 0) * 12 <= text.length

/** True when the text has the small words of English, one in nine words at least unless it is short: the letter is in English and so must be what it quotes. */
export function looksEnglish(text: string): boolean {
  const all = words(text)
  const small = all.filter((word) => ENGLISH.test(word.text)).length
  const foreign = all.filter((word) => OTHER_LANGUAGES.test(word.text)).length
  return foreign * 2 <= small && (small * 9 >= all.length || all.length <= 7) && (text.match(/[^\p{ASCII}]/gu)?.length ?? 0) * 12 <= text.length
}

const WORN = /\b(?:passion\w*|proven|synerg\w*|delv\w*|cutting-edge|world-class|best-in-class|rockstars?|ninjas?|gurus?|dynamic|results-(?:driven|oriented)|detail-oriented|self-starter|thought leader\w*|seamless\w*|robust|holistic\w*|paradigm\w*|game-chang\w*|innovative|exceptional\w*|outstanding|excit\w*|thrilled|perfect|extensive|successfully|state-of-the-art|unparalleled|leverag\w*|track record|go-getter|fast-paced|value-add\w*|best practices?|stakeholders?)\b/iu

/** Worn words in what others wrote: such a passage is taken only when there is nothing plainer. */
export const isWorn = (text: string): boolean => WORN.test(text)
