import { sameCompany } from '../language/company-name.ts'
import { foldText } from '../language/text-search.ts'
import { saysNotRemote } from '../places/work-mode.ts'
import { isOutsideLevels } from '../titles/level.ts'
import { isAgency } from './agency.ts'
import type { Posting, PostingFlaw, Search } from '../values/posting.ts'

const DAY = 86_400_000

const DO_NOT_CONTACT = [
  // In Ireland and the United Kingdom, whoever writes to somebody of the house is out.
  /\bcanvassing\b[^.]{0,80}\bdisqualif|\bdisqualif[^.]{0,60}\bcanvassing\b/i,
  /\b(?:please )?(?:do not|don['’]t|refrain from|no) (?:directly )?(?:contact|contacting|e-?mail|e-?mailing|call|calling|approach|message|messaging|reach out to|solicit)(?:ing)?\b(?! (?:list|centre|center|cent|handling|volume|us (?:for|if)))/i,
  /\bno (?:phone )?(?:calls|e-?mails|enquiries|inquiries)(?: or (?:e-?mails|calls|visits))?,? please\b/i,
  /\bunsolicited (?:contact|e-?mails|messages|approaches|calls)\b/i,
  /\bbitte (?:keine|sehen sie von) (?:anrufe|telefonischen|kontaktaufnahme|initiativ)/i,
  /\bmerci de ne pas (?:nous |directement )?(?:contacter|appeler|téléphoner|solliciter|démarcher)/i,
  /\b(?:por favor, |rogamos )?no (?:contact(?:es?|ar)|llam(?:es?|ar)) (?:directamente|al equipo|por teléfono)|\babstenerse de (?:llamar|contactar|enviar correos)/i,
]
const NO_AGENCIES = [
  /\bno (?:recruit(?:ment|ing|er) |staffing |third[- ]party )?(?:agenc(?:y|ies)|recruiters|headhunters|agents)\b/i,
  /\b(?:recruit(?:ment|ing) |staffing )?agencies (?:need not|please do not|should not|are not|will not)\b/i,
  /\bunsolicited (?:resumes|cvs|applications|candidates)\b[^.]{0,60}\b(?:agenc|recruit|third)/i,
  /\bkeine (?:personalvermittl|personaldienstleist|agenturen|headhunter)|\bnicht mit personal(?:vermittl|dienstleist|berat)\S* zusammen/i,
  /\bcabinets? (?:de recrutement )?s['’]abstenir|\bne travaillons pas avec (?:les |des )?cabinets/i,
  /\babst(?:enerse|énganse) (?:agencias|consultoras|ett)|\bno (?:trabajamos con|aceptamos) (?:agencias|consultoras)/i,
]
const APPLY_ONLY_VIA = [
  /\b(?:apply|submit(?: your)? applications?|applications? (?:must|should|can) be (?:made|submitted)) (?:only|exclusively|solely) (?:via|through|on|at|using|by)\b/i,
  /\b(?:only|exclusively) (?:accept|consider|review|process)(?:s|ing)? applications? (?:made |received |submitted )?(?:via|through|on|at|from)\b/i,
  /\bapplications? (?:are |will be |is )?(?:only|exclusively) (?:be )?(?:accepted|considered|reviewed|processed)\b/i,
  /\bapplications? (?:sent |received |submitted )?(?:by|via|through) (?:e-?mail|any other (?:means|channel|route))[^.]{0,20} (?:will not|cannot|are not|won['’]t)\b/i,
  /\b(?:do not|don['’]t|cannot|unable to) (?:accept|consider) (?:applications|resumes|cvs) (?:by|via|through|over) e-?mail\b/i,
  /\bbewerbungen? (?:werden |bitte |nehmen wir )?(?:ausschlie(?:ß|ss)lich|nur) (?:über|online|via)(?!\p{L})/iu,
  /\bbewerbungen per (?:e-?mail|post)[^.]{0,20} nicht (?:berücksichtig|bearbeit|annehm|angenommen)/i,
  /\bcandidatures? [^.]{0,30}(?:uniquement|exclusivement) (?:via|sur|par|en ligne|depuis)\b|\bcandidatures? (?:envoyées |reçues )?par (?:e-?mail|courriel)[^.]{0,10} ne s/i,
  /\bcandidaturas? [^.]{0,30}(?:únicamente|exclusivamente|solo) (?:a través|por|en|mediante)|\bno se (?:tendrán en cuenta|acept(?:an|arán)|considerarán) [^.]{0,10}candidaturas [^.]{0,20}(?:correo|e-?mail)/i,
]
const PUBLIC_EMPLOYER =
  /^(?:the )?(?:city|county|state|town|borough|commonwealth|government|department|dept\.?|ministry|municipality|bureau) of\b|\b(?:county|city|borough|district|town) council\b|\b(?:police|sheriff|fire department|armed forces|u\.?s\.? (?:army|navy|air force)|civil service|nhs|national health service|federal (?:bureau|agency|reserve)|hm (?:treasury|revenue)|public schools|school district)\b|^(?:stadt|landkreis|landratsamt|bundes(?:amt|agentur|ministerium)|ministerium|mairie|ayuntamiento|comune di|gemeente|préfecture)\b/i
const PUBLIC_POSTING =
  /\b(?:civil service (?:grade|position|post|exam)|gs-\d{1,2}\b|this (?:is a|is an?) (?:federal|government|state government|civil service) (?:position|job|role)|public sector (?:body|employer|post)|tv-?(?:ö|oe)d\b|tv-l\b|öffentlicher dienst|local authority pay)/i
const MASS_TITLE =
  /\bwalk[- ]in(?:s| interviews?)?\b|\bopen (?:day|house) hiring\b|\bhiring (?:event|drive|day)\b|\bmass hiring\b|\b\d{2,4}\+? (?:openings|vacancies|positions)\b|\b(?:crew|team) member\b|\bpackage handler\b/i
const NO_EXPERIENCE =
  /\bno (?:prior |previous |work )?experience (?:is )?(?:necessary|needed|required)\b|\bkeine (?:vor)?erfahrung (?:nötig|erforderlich)\b|\baucune expérience (?:n['’]est )?(?:requise|exigée|nécessaire)|\b(?:no se requiere|sin) experiencia\b/i
const MASS_TEXT =
  /\b(?:start (?:immediately|today|tomorrow)|immediate start|same[- ]day (?:hire|offer)|multiple (?:openings|positions|shifts)|hiring (?:immediately|now)|everyone is welcome to apply|\d{2,4}\+? (?:openings|vacancies|positions|people)|start ab sofort|sofortiger beginn|(?:prise de poste|à pourvoir) immédiate(?:ment)?|incorporación inmediata|varias vacantes)\b/i

const hasAny = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(text))

/** Whether a posting asks not to be contacted directly. */
export const asksNoContact = (description: string): boolean => hasAny(description, DO_NOT_CONTACT)

export interface Screen {
  readonly search: Search
  readonly now: Date
  /** Current and past employers of the user. */
  readonly ownEmployers: readonly string[]
  /** Registrable domains of the user's own addresses, without free mail providers. */
  readonly ownDomains: readonly string[]
  /** Whether the user asked never to write to the posting's company. */
  readonly isAvoided?: (posting: Posting) => boolean
}

/** What the user left out of the search; what a posting does not say does not leave it out. */
function refinedOut(posting: Posting, search: Search): PostingFlaw | null {
  const { titleWordsLeftOut = [], remoteOnly = false, minLevel = null, maxLevel = null } = search
  const title = ` ${foldText(posting.title)} `
  if (titleWordsLeftOut.some((words) => title.includes(` ${foldText(words)} `))) return 'title_word'
  if (isOutsideLevels(posting.title, minLevel, maxLevel)) return 'level_differs'
  return remoteOnly && saysNotRemote(posting) ? 'not_remote' : null
}

/**
 * The reason not to write a letter for this posting, or null. A posting without a date counts as recent,
 * since its source returned it as such.
 */
export function screenPosting(posting: Posting, screen: Screen): PostingFlaw | null {
  const { postedAt, company, title, description } = posting
  const { maxAgeDays, writeToAgencies } = screen.search
  if (postedAt !== null && screen.now.getTime() - postedAt.getTime() > maxAgeDays * DAY) return 'too_old'
  const refined = refinedOut(posting, screen.search)
  if (refined !== null) return refined
  if (company.trim() === '') return 'company_unknown'
  if (screen.isAvoided?.(posting) === true) return 'on_your_list'
  if (screen.ownEmployers.some((own) => sameCompany(own, company))) return 'own_employer'
  if (posting.companyDomain !== null && screen.ownDomains.includes(posting.companyDomain))
    return 'own_employer'
  if (!writeToAgencies && isAgency(posting)) return 'recruitment_agency'
  if (PUBLIC_EMPLOYER.test(company) || PUBLIC_POSTING.test(description)) return 'public_sector'
  if (hasAny(description, NO_AGENCIES)) return 'no_agencies'
  if (hasAny(description, APPLY_ONLY_VIA)) return 'apply_only_via'
  if (asksNoContact(description)) return 'do_not_contact'
  if (
    MASS_TITLE.test(title) ||
    (NO_EXPERIENCE.test(description) && MASS_TEXT.test(`${title} ${description}`))
  )
    return 'entry_level_mass'
  return null
}
