import { detectByFunctionWords } from '../../language/detect-language.ts'
import type { Posting } from '../../values/posting.ts'
import { looksLikeInstruction } from '../../resume/instruction-like.ts'
import type { Span } from '../../values/resume-facts.ts'
import { hasContact, isGeneric, isGlued, saysAdvantage, saysHowToApply, saysNothing } from './boilerplate.ts'
import { clausesOf } from './clauses.ts'
import { cutOf } from './cut.ts'
import { kindOf } from './kind.ts'
import type { PostingFact, PostingFactKind, PostingFacts } from './model.ts'
import { type Part, partsOf } from './parts.ts'
import { unbroken } from './patterns.ts'

const WORD = String.raw`[\p{Lu}][\p{L}\p{N}&'’/-]*`
const NAME = `(${WORD}(?: (?:&|and|und|et|y|of|de|${WORD})){0,3})`

const PATTERNS = [
  new RegExp(
    unbroken(String.raw`\b(?:(?<!(?:with|to|by|from|and|alongside|of) )[Oo]ur|(?:[Jj]oin|[Ww]ithin|[Ii]n|
      for) (?:the|our|its|their)) (?:(?:global|wider|growing|small) )?${NAME} (?:team|department|unit|
      squad|division)\b`),
    'gu',
  ),
  new RegExp(
    unbroken(String.raw`\b(?:[Uu]nser|unserem|unseren|unseres|im|das|dem|ein) ${NAME}[- ]
      (?:Team|Abteilung|Bereich)s?\b`),
    'gu',
  ),
  new RegExp(
    unbroken(String.raw`\b(?:Team|Abteilung|Fachbereich|équipe|Équipe|service|Service|département|
      Département|Direction|equipo|área|departamento) (?:de la |de l['’]|des |du |de |del |
      d['’])?["„“«]?\s?${NAME}`),
    'gu',
  ),
]

const NO_NAME = new RegExp(
  unbroken(String.raw`^(?:Global|Management|RH|HR|Talent Acquisition|People Business Partners|
    Sales and Marketing Leadership|Our|The|We|You|This|Your|Us|Events?|New|Team|Unit|Player|Lead|Leader|
    Event|Work|Du|Sie|Wir|Customer Success Manager|H|F)\b(?! \p{Lu})|GmbH|Inc\b|Ltd|S\.A|Leitung|Leiter`),
  'u',
)

/** The name of the team in a posting; null when there is none. */
function teamOf(description: string): string | null {
  for (const pattern of PATTERNS) {
    const names = [...description.matchAll(pattern)].map(
      (match) => match[1]?.replace(/ (?:and|und|et|y|of|de|&)$/u, '') ?? '',
    )
    const name = names.find((found) => found.length >= 2 && found.length <= 40 && !NO_NAME.test(found))
    if (name !== undefined) return name
  }
  return null
}

interface Draft {
  readonly kind: PostingFactKind
  readonly nice: boolean
  readonly span: Span
}

/** Characters of a description that are read. */
const MAX_LETTERS = 30_000

/** Maximum number of facts of the kinds that letters rarely use. */
const MAX_FACTS: Readonly<Partial<Record<PostingFactKind, number>>> = { company: 4, team: 2, apply: 2 }

function draftsOf(description: string, part: Part, language: string): readonly Draft[] {
  if (looksLikeInstruction(part.text)) return []
  if (part.section === 'benefits' || part.section === 'legal') return []
  if (saysHowToApply(part.text))
    return hasContact(part.text)
      ? []
      : clausesOf(description, part.span, false, language).map((span) => ({
          kind: 'apply',
          nice: false,
          span,
        }))
  if (saysNothing(part.text) || (language !== 'deu' && isHeading(part))) return []
  const found = kindOf(part, language)
  if (found === null) return []
  const { kind } = found
  const lead = found.lead > 0 ? found.lead : (JOINED.exec(part.text)?.[0].length ?? 0)
  const more = GOES_ON.exec(part.text)?.[0].length ?? 0
  const from = { start: part.span.start + lead, end: part.span.end - more }
  return clausesOf(description, from, kind === 'duty' || kind === 'need', language).map((span) => ({
    kind,
    nice: part.section === 'nice',
    span,
  }))
}

/** Text with single spaces, also for line breaks inside a sentence. */
const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ')

const isSayable = (text: string): boolean =>
  !hasContact(text) && !isGlued(text) && !looksLikeInstruction(text) && /\p{L}{3}/u.test(text)

/** Connective at the beginning of a sentence. */
const JOINED = new RegExp(
  unbroken(String.raw`^(?:however|in particular|additionally|furthermore|moreover|además|
    asimismo|de plus|en outre|par ailleurs),? `),
  'iu',
)

/** "a) be registered, AND": the next item of a list stands below. */
const GOES_ON = /[,;] (?:and|or|und|oder|sowie|et|ou|y|o)$/iu

/** "Entry level", "HSE: 3 years (Preferred)": an entry of a form, which is no text to quote. */
const isLabel = (kind: PostingFactKind, text: string): boolean =>
  (kind === 'requirement' || kind === 'duty') &&
  ((text.split(' ').length < 3 &&
    !/\p{Lu}{2}/u.test(text) &&
    /\b(?:level|years?|management|required|preferred)$/iu.test(text)) ||
    /:\s*\d+\+? (?:years?|jahre|ans|años)(?: \([^)]*\))?$/iu.test(text))

/** "Working With Others", "PERSONAL ATTRIBUTES": a heading that is not in the list of headings. */
const isHeading = ({ text, bulleted }: Part): boolean =>
  !bulleted && /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){1,3}$/u.test(text)

function weightOf(kind: PostingFactKind, text: string, before: number, advantage: boolean): number {
  if (kind === 'requirement') {
    if (isGeneric(text)) return advantage ? 0.1 : 0.15
    return advantage ? 0.3 : Math.max(0.4, 0.55 - before * 0.02)
  }
  if (kind === 'duty') return Math.max(0.5, 0.8 - before * 0.03)
  return { goal: 1, need: 0.9, tool: 0.4, company: 0.2, team: 0.3, apply: 0.1 }[kind]
}

/** Reads a posting's description into facts: short quotable phrases with their spans, in order. */
export function readPosting({ title, description }: Pick<Posting, 'title' | 'description'>): PostingFacts {
  const language = detectByFunctionWords(description)
  const cutAt = cutOf(description)
  const whole = description.slice(0, Math.min(cutAt ?? description.length, MAX_LETTERS))
  const counts = new Map<PostingFactKind, number>()
  const seen = new Set<string>()
  const facts = partsOf(whole)
    .flatMap((part) => draftsOf(whole, part, language))
    .flatMap((draft): readonly PostingFact[] => {
      const text = oneLine(whole.slice(draft.span.start, draft.span.end))
      const before = counts.get(draft.kind) ?? 0
      if (
        !isSayable(text) ||
        isLabel(draft.kind, text) ||
        title.toLowerCase().startsWith(text.toLowerCase()) ||
        seen.has(text.toLowerCase()) ||
        before >= (MAX_FACTS[draft.kind] ?? Infinity)
      )
        return []
      seen.add(text.toLowerCase())
      counts.set(draft.kind, before + 1)
      const advantage = draft.kind === 'requirement' && (draft.nice || saysAdvantage(text))
      const cut = cutAt !== null && draft.span.end >= whole.trimEnd().length
      return [
        {
          id: `P${seen.size}`,
          kind: draft.kind,
          text,
          span: draft.span,
          weight: weightOf(draft.kind, text, before, advantage),
          advantage,
          cut,
        },
      ]
    })
  return { facts, team: teamOf(whole), cutAt, language }
}
