import { remember } from '../remember.ts'
import type { Span } from '../values/resume-facts.ts'

/** Matches "Ignore all previous instructions": a verb and, within 40 characters, its object. */
const orders = (verbs: string, objects: string): string =>
  String.raw`(?<!\p{L})(?:${verbs})(?!\p{L}).{0,40}(?<!\p{L})(?:${objects})(?!\p{L})`

const TO_A_READER = new RegExp(
  [
    orders(
      String.raw`ignor\p{L}*|disregard\p{L}*|forget|overrid\p{L}*|bypass`,
      'instructions?|rules?|prompts?|previous|above|prior|resume|posting',
    ),
    orders(
      String.raw`ignorier\p{L}*|missacht\p{L}*|vergiss|vergessen sie`,
      'anweisung(?:en)?|vorgaben?|regeln?|vorherigen?|bisherigen?',
    ),
    orders(String.raw`ignor\p{L}*|oublie[rz]?`, 'instructions?|consignes?|règles?|précédentes?'),
    orders(
      String.raw`ignor\p{L}*|olvid\p{L}*|omit\p{L}*|esque[cç]\p{L}*|desconsider\p{L}*`,
      'instruccion(?:es)?|reglas?|anterior(?:es)?|instruções|instrução|regras?',
    ),
    orders(
      String.raw`ignor\p{L}*|dimentic\p{L}*|negeer|zignoruj\p{L}*`,
      'istruzion[ei]|regol[ae]|precedent[ei]|instructies?|regels?|instrukcj\\p{L}*|poleceni\\p{L}*',
    ),
    String.raw`(?<!\p{L})(?:игнориру|забудь)\p{L}*.{0,40}(?:инструкци|правил)|(?:忽略|无视|無視).{0,20}(?:指令|指示)|(?:指令|指示).{0,20}(?:忽略|无视|無視)|تجاهل.{0,40}تعليمات|निर्देशों.{0,20}अनदेखा`,
    orders(
      'write|say|state|mention|rate|rank|recommend|describe|add',
      '(?:this|the) (?:candidate|applicant)|every (?:letter|email)|in the (?:letter|email)',
    ),
    orders(
      String.raw`schreib\p{L}*|sag\p{L}*|erwähn\p{L}*|behaupte\p{L}*|empfiehl|empfehlen sie`,
      'dass (?:der|die|diese[rs]?) (?:bewerber|kandidat)(?:in)?|diese[nr]? (?:bewerber|kandidat)(?:in|en)?',
    ),
    orders(
      'écri(?:s|re|vez)|di(?:s|re|tes)|mentionne[rz]?|recommande[rz]?',
      'que l[ea] candidate?|ce candidat|cette candidate',
    ),
    orders(
      'escrib[ae]|di|diga|mencion[ae]|recomiend[ae]|scrivi|scriva|dica|menzion[ai]|raccomand[ai]',
      'que (?:el|la) candidat[oa]|est[ea] candidat[oa]|che (?:il|la) candidat[oa]|quest[oa] candidat[oa]',
    ),
    String.raw`\b(?:system|developer) (?:prompt|message|mode)\b|\b(?:you are|if you are|as) (?:now )?an? (?:ai|assistant|language model|llm|chatbot)\b|\bnew rules apply\b|\brepeat after me\b`,
    String.raw`<\/?(?:system|user|assistant|posting|resume)\b|\[\/?INST\]|<\|\w+\|>|^(?:system|assistant|user|bcc|cc|subject)\s*:`,
  ].join('|'),
  'isu',
)

const DISGUISES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** A line without the disguises that a model sees through: percent-encoding, digits in place of letters. */
const undisguised = (line: string): string =>
  line
    .replaceAll(/%([0-7][0-9a-f])/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/(?<=\p{L})[013457]|[013457](?=\p{L})/gu, (digit) => DISGUISES[digit] ?? digit)

/**
 * Whether a line gives orders to the reader of the resume (prompt injection) instead of describing its owner.
 * Such a line is used only after the owner has confirmed that very line.
 */
export const looksLikeInstruction: (line: string) => boolean = remember(
  (line) => TO_A_READER.test(line) || TO_A_READER.test(undisguised(line)),
  500_000,
)

/** Confidence of a fact that was read from such a line. */
export const INSTRUCTION_CONFIDENCE = 0.1

/** The lines of a text that look like instructions. */
export function instructionLines(text: string): readonly Span[] {
  let start = 0
  return text.split('\n').flatMap((line) => {
    const span = { start, end: start + line.length }
    start = span.end + 1
    return looksLikeInstruction(line) ? [span] : []
  })
}
