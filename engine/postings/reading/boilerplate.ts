import { remember } from '../../remember.ts'
import { anyOf, unbroken } from './patterns.ts'

/** Pay, benefits, legal text and boilerplate, which a letter cannot answer. */
const WITHOUT_FACT = anyOf(
  String.raw`equal.opportunit|regardless of|without regard to`,
  String.raw`protected (?:class|status|characteristic|veteran|basis)|discriminat`,
  String.raw`reasonable accommodation|accommodations? (?:is|are|for|due|during|to|at any)|an accommodation`,
  String.raw`background check|\bvisas?\b|sponsorship|privacy (?:policy|notice|statement)|your (?:privacy|data)`,
  String.raw`(?:under|in line with|according to|accordance with|gemäß|conforme|conformément)\b.{0,40}\b(?:gdpr|dsgvo|rgpd)|\beeo\b|affirmative action`,
  String.raw`all qualified applicants|drug.?free`,
  String.raw`sans distinction|égalité`,
  String.raw`handicap[^.]{0,30} (?:sont|est|bienvenu)|travailleurs? handicap|(?:emploi|ouverte?s?) [^.]{0,50}handicap`,
  String.raw`(?:référent|mission|politique|reconnaissance)[^.]{0,12} handicap|unabhängig von|schwerbehind|geschlecht|igualdad de`,
  String.raw`sin distinción|diversidad|diversité|diversity|vielfalt`,
  String.raw`\binclusion(?! (?:scolaire|sociale|professionnelle|students?|classes))`,
  String.raw`[€$£₦]\s?\d|\d\s?(?:€|\$|£|eur\b|usd\b|k€|euros?\b)|salary(?! (?:review|benchmark|survey|structure))`,
  String.raw`salaire (?:de|à|selon|brut|net|fixe|motivant|attractif|annuel|mensuel)|(?:un|votre) salaire|salaire\s?:`,
  String.raw`gehalt\b|vergütung`,
  String.raw`\bsueldo\b|remuneraci[oó]n\b|remuneration|rémunér|bonus\b|prämie|\b401|health insurance`,
  String.raw`(?:medical|health|vision),? (?:and |& )?dental|dental(?:,| and| &| insurance| coverage| plan| benefits)(?=.{0,20}(?:vision|life|medical|401|coverage|insurance|plan|benefits))`,
  String.raw`paid (?:time|leave|vacation|parental)|\bpto\b|urlaubstag|tage urlaub|congés payés|(?:jours|semaines) de congés|mutuelle`,
  String.raw`tickets? restaurant|jobrad|altersvorsorge|homeoffice-möglich|obstkorb|gimnasio|prepaga`,
  String.raw`descuentos|wir bieten|we offer|nous (?:vous )?(?:offrons|proposons)|te ofrecemos`,
  String.raw`ofrecemos|you(?:['’]ll| will) (?:receive|get|enjoy|earn)\b`,
  String.raw`other duties|duties as assigned|as (?:assigned|requested) by|lift(?:ing)? (?:up to )?\d`,
  String.raw`pounds|\b(?:18|21) years|reasonable job duties|full.?time|part.?time|vollzeit|teilzeit`,
  String.raw`temps plein|tiempo completo|unbefristet|\bcdi\b|\bcdd\b|zum nächstmöglichen|ab sofort`,
  String.raw`dès que possible|prise de poste|convention collective|^par mail|bietet (?:dir|ihnen)`,
  String.raw`kannst du|die möglichkeit`,
  String.raw`legally authorized|right to work|own transportation|without assistance|slippery`,
  String.raw`confined, or elevated|bright lights|local\) only`,
  String.raw`\bno (?:related|supervisory|prior) |certification: none|variety of duties`,
  String.raw`company policies and procedures|personal appearance|working relationships|common goals`,
  String.raw`complete (?:(?:all )?(?:required|mandatory|safety) )?training|report (?:accidents|injuries|unsafe)`,
  String.raw`clear and professional language|concerns of other employees|quality expectations`,
  String.raw`confidentiality of proprietary|company assets|\bN/A\b`,
  String.raw`^(?:reports? to|contrato de trabajo|contract type|job type)\b`,
  String.raw`^(?:where|be where|in joining|as part of (?:the|our)|seeks diverse|is dependable)\b`,
  String.raw`world['’]s most|born story|perform each essential`,
  String.raw`^poste en \d|\b\d{1,2} ?h (?:sur|par|\/)|\brtt\b|jours de repos|^ce poste est`,
  String.raw`formation .{0,40}sera assurée|possibilités d['’]évolution`,
  String.raw`^(?:je nach|schwerpunkt kann)|kann der schwerpunkt|l['’]objectif est d['’]être`,
  String.raw`^(?:bist du bereit|are you (?:ready|looking|passionate)|do you (?:want|love)|vous souhaitez|
    te invitamos|join us|werde teil|komm |rejoignez|we can['’]?t wait|we look forward|wir freuen uns|
    bereit für)`,
)

const APPLY = anyOf(
  String.raw`\bto apply\b|apply (?:now|online|via|by|here|through)|send (?:us )?your|submit your`,
  String.raw`your (?:resume|cv|application)|cover letter|apply with|candidates should|please include`,
  String.raw`bewirb|bewerbung|sende uns|lebenslauf|postul|candidature|lettre de motivation|envoyez`,
  String.raw`votre cv|enviar? (?:tu |su )?cv|envíanos`,
)

/** Qualities that anyone could claim. */
const GENERIC = anyOf(
  String.raw`team.?player|communication skills|interpersonal|self.?(?:starter|motivated)|fast.?paced`,
  String.raw`attention to detail|detail.?oriented|work(?:ing)? (?:independently|under pressure|well)`,
  String.raw`positive attitude|hard.?working|problem.?solv|multi.?task|time management|flexib`,
  String.raw`integrity|creativ|reliab|enthusias|passion|proactive|willing|punctual`,
  String.raw`driver['’]?s? licen[cs]e|high school|bachelor|master['’]?s|degree|diploma|available`,
  String.raw`analytical skills|organi[sz]ational skills|professional demeanor|quick learner|rapport`,
  String.raw`years? of age|pressure`,
  String.raw`teamf|teamgeist|kommunikat|selbstständig|eigenständig|zuverlässig|strukturierte`,
  String.raw`arbeitsweise|belastbar|engagier|motivier|freude an|interesse an|lust auf|begeister`,
  String.raw`führerschein|deutschkenntnisse|englischkenntnisse|deutsch-|bereitschaft|mentalität`,
  String.raw`hands-on|auftreten|sorgfalt|abgeschlossene[sr]? |empathie|eigeninitiative|lernbereit`,
  String.raw`fähigkeit`,
  String.raw`esprit d['’]équipe|autonom|rigou?r|(?<!données )relationnel|dynami|motiv|capacité|adaptation`,
  String.raw`sens d[ue]|permis b|bac ?\+|souplesse|prises? d['’]initiative|polyvalen|organisé|aptitude`,
  String.raw`anglais`,
  String.raw`trabajo en equipo|proactiv|comunicaci[oó]n|responsab|disponibilidad|puntual`,
  String.raw`secundario completo|orientad|compromi|ganas de|dinámic|actitud|licencia de conducir`,
  String.raw`residencia|proactividad|vocación|inglés|buena presencia`,
)

/** Contact details that must not be quoted: email addresses, links, phone numbers, hashtags. */
const CONTACT = new RegExp(
  unbroken(String.raw`\S+@\S+|https?:|www\.|\b\p{L}[\p{L}\p{N}-]+\.(?:com|org|net|de|fr|es|io|
    co|eu|at|ch)\b|\+?\d[\d\s()/.-]{7,}\d|#\p{L}`),
  'iu',
)

/** Words that make an advantage of what they stand beside: "Inglés alto; se valorará francés". */
const ADVANTAGES =
  /(?<!\p{L})(?:preferred|desirable|nice[- ]to[- ]have|(?:a|an|big|real) (?:plus|bonus|advantage|asset)|advantageous|ideally|von vorteil|wünschenswert|idealerweise|gerne? gesehen|ein plus|appréciée?s?|un (?:plus|atout)|souhaitée?s?|idéalement|(?:se )?valor(?:a|ará|arán|able|ables)|deseables?|preferibles?|preferiblemente)(?!\p{L})/iu

export const saysAdvantage = (text: string): boolean => ADVANTAGES.test(text)
export const saysNothing = (text: string): boolean => WITHOUT_FACT.test(text)
export const saysHowToApply = (text: string): boolean => APPLY.test(text)
export const isGeneric: (text: string) => boolean = remember((text) => GENERIC.test(text), 500_000)
export const hasContact = (text: string): boolean => CONTACT.test(text)

/**
 * Whether a text has two words that a lost tag or line break joined ("desWord"). Names such as PostgreSQL,
 * JavaScript and YouTube do not count.
 */
export const isGlued = (text: string): boolean =>
  /\p{Ll}{3,}\p{Lu}\p{Ll}{2,}/u.test(
    text.replaceAll(
      new RegExp(
        unbroken(String.raw`\p{L}+(?:Script|Point|Spot|Press|Books|Tube|Hub|Lab|Labs|Flow|Force|
        Base|Innen|In|Care|Desk|Sphere|Ops|Board|Cart|Wise|Works|Soft|Query|Native|Boot|Pad|Chimp|Drive|
        Gram|Talk|Cloud|Space|Stack|Chat|Link|Net|Feed|Pal|Shop|Time)\b`),
        'gu',
      ),
      '',
    ),
  ) || /\p{Ll}[.!?]\p{Lu}\p{Ll}|^(?:Du|Sie)\p{Ll}{4,}st\b/u.test(text)
