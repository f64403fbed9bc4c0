const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'iu')

/** Pay, benefits, law, and what every posting says: nothing a letter could answer. */
const WITHOUT_FACT = anyOf(
  String.raw`equal.opportunit|regardless of|without regard to|protected (?:class|status|characteristic|veteran|basis)|discriminat|accommodation|background check|visa|sponsorship|privacy|gdpr|dsgvo|\beeo\b|affirmative action|all qualified applicants|drug.?free`,
  String.raw`sans distinction|égalité|handicap|unabhängig von|schwerbehind|geschlecht|igualdad de|sin distinción|diversidad|diversité|diversity|vielfalt|\binclusion`,
  String.raw`[€$£₦]\s?\d|\d\s?(?:€|\$|£|eur\b|usd\b|k€|euros?\b)|salary|salaire|gehalt\b|vergütung|sueldo|remuner|rémunér|bonus\b|prämie|\b401|dental|health insurance|paid (?:time|leave|vacation|parental)|\bpto\b|urlaubstag|tage urlaub|congés|mutuelle|tickets? restaurant|jobrad|altersvorsorge|homeoffice-möglich|obstkorb|gimnasio|prepaga|descuentos|wir bieten|we offer|nous (?:vous )?(?:offrons|proposons)|te ofrecemos|ofrecemos|you(?:['’]ll| will) (?:receive|get|enjoy|earn)\b`,
  String.raw`other duties|duties as assigned|as (?:assigned|requested) by|lift(?:ing)? (?:up to )?\d|pounds|\b(?:18|21) years|reasonable job duties|full.?time|part.?time|vollzeit|teilzeit|temps plein|tiempo completo|unbefristet|\bcdi\b|\bcdd\b|zum nächstmöglichen|ab sofort|dès que possible|prise de poste|convention collective|^par mail|bietet (?:dir|ihnen)|kannst du|die möglichkeit`,
  String.raw`^(?:bist du bereit|are you (?:ready|looking|passionate)|do you (?:want|love)|vous souhaitez|te invitamos|join us|werde teil|komm |rejoignez|we can['’]?t wait|we look forward|wir freuen uns|bereit für)`,
)

const APPLY = anyOf(
  String.raw`\bto apply\b|apply (?:now|online|via|by|here|through)|send (?:us )?your|submit your|your (?:resume|cv|application)|cover letter|bewirb|bewerbung|sende uns|lebenslauf|postul|candidature|lettre de motivation|envoyez|votre cv|enviar? (?:tu |su )?cv|envíanos`,
)

/** What anybody could say of themselves. */
const GENERIC = anyOf(
  String.raw`team.?player|communication skills|interpersonal|self.?(?:starter|motivated)|fast.?paced|attention to detail|detail.?oriented|work(?:ing)? (?:independently|under pressure|well)|positive attitude|hard.?working|problem.?solv|multi.?task|time management|flexib|integrity|creativ|reliab|enthusias|passion|proactive|willing|punctual|driver['’]?s? licen[cs]e|high school|bachelor|master['’]?s|degree|diploma|available|analytical skills|organi[sz]ational skills|professional demeanor|quick learner|rapport|years? of age|pressure`,
  String.raw`teamf|teamgeist|kommunikat|selbstständig|eigenständig|zuverlässig|strukturierte|arbeitsweise|belastbar|engagier|motivier|freude an|interesse an|lust auf|begeister|führerschein|deutschkenntnisse|englischkenntnisse|deutsch-|bereitschaft|mentalität|hands-on|auftreten|sorgfalt|abgeschlossene[sr]? |empathie|eigeninitiative|lernbereit|fähigkeit`,
  String.raw`esprit d['’]équipe|autonom|rigou?r|relationnel|dynami|motiv|capacité|adaptation|sens d[ue]|permis b|bac ?\+|souplesse|prises? d['’]initiative|polyvalen|organisé|aptitude|anglais`,
  String.raw`trabajo en equipo|proactiv|comunicaci[oó]n|responsab|disponibilidad|puntual|secundario completo|orientad|compromi|ganas de|dinámic|actitud|licencia de conducir|residencia|proactividad|vocación|inglés|buena presencia`,
)

/** Nothing of these can be quoted: an address, a number to call, a link. */
const CONTACT =
  /\S+@\S+|https?:|www\.|\b\p{L}[\p{L}\p{N}-]+\.(?:com|org|net|de|fr|es|io|co|eu|at|ch)\b|\+?\d[\d\s()/.-]{7,}\d|#\p{L}/iu

export const saysNothing = (text: string): boolean => WITHOUT_FACT.test(text)
export const saysHowToApply = (text: string): boolean => APPLY.test(text)
export const isGeneric = (text: string): boolean => GENERIC.test(text)
export const hasContact = (text: string): boolean => CONTACT.test(text)

/**
 * Two words that a lost tag or line break glued ("desWord"); names such as PostgreSQL, JavaScript and YouTube
 * are none.
 */
export const isGlued = (text: string): boolean =>
  /\p{Ll}{3,}\p{Lu}\p{Ll}{2,}/u.test(
    text.replaceAll(
      /\p{L}+(?:Script|Point|Spot|Press|Books|Tube|Hub|Lab|Labs|Flow|Force|Base|Innen|In|Care|Desk|Sphere|Ops|Board|Cart|Wise|Works|Soft|Query|Native|Boot|Pad|Chimp|Drive|Gram|Talk|Cloud|Space|Stack|Chat|Link|Net|Feed|Pal|Shop|Time)\b/gu,
      '',
    ),
  ) || /\p{Ll}[.!?]\p{Lu}\p{Ll}|^(?:Du|Sie)\p{Ll}{4,}st\b/u.test(text)
