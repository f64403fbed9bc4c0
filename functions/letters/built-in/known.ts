import { isCalled, letterLanguageOf, nameIn } from '#functions/language/letter-languages.ts'
import type { Matches } from '#functions/matching/model.ts'
import { isAgency } from '#functions/postings/agency.ts'
import type { PostingFacts } from '#functions/postings/reading/model.ts'
import { DOUBTFUL, type Fact } from '#functions/resume/model.ts'
import type { Assignment } from '../model.ts'
import { LITTLE } from '../check/claims/language-levels.ts'
import { cleanCompany, cleanTitle, isName } from './clean-name.ts'
import { small, type Support } from '#shared/letters/letter-texts.ts'
import { isQuotable } from './proofs.ts'
import type { WriterTexts } from './writer-texts.ts'
import { listed, resumeSource, slot, type Slot, type Slots } from './slots.ts'

/** The fact if its confidence is high enough for a letter, else null. */
export const sure = (fact: Fact | null): Fact | null =>
  fact !== null && fact.confidence >= DOUBTFUL && isQuotable(fact.value) ? fact : null

/** The slots of the posting. An agency is not the employer, so it is not named as one. */
export function postingSlots(posting: Assignment['posting'], { article, roleName }: WriterTexts): Slots {
  const at = (start: number, quote: string) => ({
    kind: 'posting' as const,
    start,
    end: start + quote.length,
    quote,
  })
  const title = cleanTitle(posting.title)
  const titled = title === null ? undefined : slot(title.text, at(title.start, title.quote))
  const company = isAgency(posting) ? null : cleanCompany(posting.company)
  return {
    title: titled,
    'a hire':
      // Nobody is "a director, employee relations".
      titled === undefined || titled.text.includes(',') || isAgency(posting)
        ? undefined
        : slot(`${article(titled.text)}${roleName(titled.text)}`, ...titled.sources),
    company: company
      ? slot(company.text, at(posting.title.length + 1 + company.start, company.quote))
      : undefined,
  }
}

/** True for product names, which the posting capitalizes inside sentences; "negotiation" is not one. */
const isToolIn = (description: string, name: string): boolean =>
  /\p{Lu}/u.test(name) &&
  description
    .split(name)
    .slice(0, -1)
    .some((before) => /[\p{L},/(&] $/u.test(before))

/** A certificate that names who somebody is, with its place in brackets or without. */
const PROFESSION =
  /^[^(,]*(?:nurse|accountant|auditor|engineer|architect|technician|professional|practitioner|electrician|plumber|paramedic|therapist|pharmacist|teacher|notary(?: public)?|planner|instructor|mechanic|analyst|examiner|techniker|meister|wirt|halter|kauf(?:frau|mann)|infirmi(?:er|ère)|enfermer[oa])(?:in)?(?:,[^(]*)?(?: \([^()]*\))?$/iu

/** Courses that everybody of a profession has. */
const FIRST_AID =
  /\b(?:basic life support|BLS|CPR|first aid|erste[- ]hilfe|premiers secours|primeros auxilios)\b/iu

type Supporting = Readonly<Record<Support, Slots>>

/** The slots of supporting sentences: certificates, languages and skills that the posting asks for. */
export function supportSlots(
  { facts, language, posting, resumeText }: Assignment,
  { language: code }: PostingFacts,
  matches: Matches,
  quoted: string,
  texts: WriterTexts,
): Supporting {
  const isNew = (text: string): boolean =>
    !quoted.toLowerCase().includes(text.toLowerCase().replace(/ \([^()]*\)$/u, ''))
  const held = matches.certificates.filter(
    ({ name }) => sure(name) !== null && isName(name.value, 9) && isNew(name.value),
  )
  const telling = held.filter(({ name }) => !FIRST_AID.test(name.value))
  const certificates = (telling.length > 0 ? telling : held).map(({ name, region }) => {
    const place = sure(region)
    const called = PROFESSION.test(name.value)
      ? name.value
      : (texts.certificateName?.(name.value) ?? name.value)
    return place === null || name.value.includes(place.value)
      ? slot(called, resumeSource(name))
      : slot(`${called} (${place.value})`, resumeSource(name), resumeSource(place))
  })
  const [profession] = certificates.filter(({ text }) => PROFESSION.test(text))
  const others = certificates.filter((one) => one !== profession).slice(0, profession ? 1 : 2)
  const shared = new Set(matches.shared.map((text) => text.toLowerCase()))
  const isShared = ({ value }: Fact): boolean => shared.has(value.toLowerCase())
  const asked = (of: readonly Fact[], isAsked = isShared): readonly Slot[] =>
    of
      .filter((fact) => sure(fact) !== null && isAsked(fact) && isName(fact.value, 4))
      .map((fact) => slot(fact.value, resumeSource(fact)))
  const isSmall = /^\p{Ll}/u.test(nameIn(language, language))
  // The letter's own language is not listed, because the letter shows it.
  const posted = letterLanguageOf(code)
  const spoken = asked(
    facts.languages,
    (fact) =>
      !isCalled(language, fact.value) &&
      !LITTLE.test(resumeText.slice(fact.span.end, fact.span.end + 40).split(/[,;\n]/u, 1)[0] ?? '') &&
      (isShared(fact) || (posted !== undefined && isCalled(posted, fact.value))),
  ).map(({ text, sources }) => slot(isSmall ? small(text) : text, ...sources))
  const skills = asked(facts.skills)
    .filter(({ text }) => isNew(text) && isToolIn(posting.description, text))
    .slice(0, 3)
  return {
    certificates: {
      list: listed(others, language),
      profession:
        profession && slot(`${texts.article(profession.text)}${profession.text}`, ...profession.sources),
    },
    languages: { list: listed(spoken, language) },
    // A single tool reads like keyword matching, so at least two are listed.
    skills: { list: listed(skills.length > 1 ? skills : [], language) },
  }
}
