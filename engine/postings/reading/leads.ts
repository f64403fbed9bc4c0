import type { PostingFactKind } from './model.ts'
import { unbroken } from './patterns.ts'
import { POSTED } from './task-verbs.ts'

/** Lead-ins of sentences in postings and the kind of fact that follows. */
interface Lead {
  readonly kind: PostingFactKind
  readonly pattern: RegExp
}

const begins = (...patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${unbroken(patterns.join('|'))})`, 'iu')

const BASE_VERBS = POSTED.trim()
  .split(/\s+/u)
  .flatMap((verb) => (verb.includes('[sz]') ? [verb.replace('[sz]', 's'), verb.replace('[sz]', 'z')] : verb))
  .filter((verb) => /^\p{L}{3,}$/u.test(verb))

const FORMS = new Map(
  BASE_VERBS.flatMap((base): readonly (readonly [string, string])[] => {
    const third = /(?:s|x|z|ch|sh)$/u.test(base)
      ? `${base}es`
      : /[^aeiou]y$/u.test(base)
        ? `${base.slice(0, -1)}ies`
        : `${base}s`
    const stem = base.endsWith('e') && !base.endsWith('ee') ? base.slice(0, -1) : base
    const doubled = /[aeiou][bdgmnpt]$/u.test(base) ? `${base}${base.slice(-1)}ing` : `${stem}ing`
    return [
      [base, 'base'],
      [third, 'third'],
      [`${stem}ing`, 'gerund'],
      [doubled, 'gerund'],
    ]
  }),
)

/** Task verbs in the third person: "The Analyst | prepares reports". */
const THIRD = [...FORMS].flatMap(([form, kind]) => (kind === 'third' ? [form] : [])).join('|')

/** The matched lead-in is not part of the fact: "This year we want to | lower falls by a third". */
export const LEADS: readonly Lead[] = [
  {
    kind: 'goal',
    pattern: begins(
      String.raw`(?:(?:this|next) (?:year|quarter|season)|over the next [^,.]{3,30}|in the (?:coming|
        next) [^,.]{3,20}|by (?:the end of [^,.]{3,20}|\d{4})),? (?:we|our team|the team)(?: would|
        ['’]d| are|['’]re)? (?:want|aim|aiming|plan|planning|hope|intend|need|like|going) to `,
      String.raw`(?:we|our team|the team)(?: are|['’]re)? (?:want|aim|aiming|plan|planning|hope|intend|
        working)(?: this year)? to (?!hear|meet|know|talk|see you|work with|get to know|be |provide|
        create a workplace)`,
      '(?:our|the) (?:goal|aim|ambition|target|objective)(?: for [^.,]{3,30})? (?:is|will be) to ',
      String.raw`(?:(?:dieses|nächstes|kommendes) jahr|in diesem jahr|im (?:kommenden|nächsten) \p{L}+|
        bis (?:ende )?\d{4}) (?:wollen|möchten|planen) wir (?:es schaffen, )?`,
      'wir (?:wollen|planen)(?: dieses jahr| in diesem jahr| im kommenden jahr)? (?!dich|sie )',
      'unser ziel (?:ist|lautet)(?: es)?,? ',
      String.raw`(?:cette année|d['’]ici [^,.]{3,25}|en \d{4}),? (?:nous (?:voulons|souhaitons|visons à|
        prévoyons de)|notre (?:objectif|but) est de) `,
      String.raw`nous (?:voulons|visons à|prévoyons de) `,
      String.raw`notre (?:objectif|but|ambition) est (?:de |d['’])`,
      String.raw`(?:este año|para \d{4}|en los próximos [^,.]{3,20}),? (?:queremos|buscamos|planeamos|
        vamos a|nuestro objetivo es|nuestra meta es) `,
      String.raw`(?:queremos|nuestro objetivo es|nuestra meta es) (?=\p{Ll}+[aei]r\b)
        (?!conocer|sumar|invitar)`,
    ),
  },
  {
    kind: 'tool',
    pattern: begins(
      'we (?:work with|use) (?=[^.]*(?:\\p{Lu}|,))',
      'our (?:tech(?:nology)? )?stack(?: is| includes| consists of)?:? ',
      '(?:tech stack|tools|technologies): ',
      "you (?:will|['’]ll) work with (?=\\p{Lu}[^.]*,)",
      'wir (?:arbeiten mit|nutzen|setzen auf) (?=\\p{Lu}[^.]*,)',
      'unser (?:tech-)?stack(?: ist| umfasst)?:? ',
      'nous (?:travaillons avec|utilisons) ',
      'notre (?:stack|environnement technique)(?: est| comprend)?\\s?:? ',
      '(?:trabajamos con|utilizamos|usamos) (?=[^.]*(?:\\p{Lu}|,))',
    ),
  },
  {
    kind: 'duty',
    pattern: begins(
      String.raw`(?:(?:as|in|on|within|reporting to|working) [^.;:!?]{3,110}?,? )?(?:you(?: will|
        ['’]ll| would)|(?:the|this|our) [^.;:,!?]{3,60}? will|they will)
        (?: also| then| mainly| initially| primarily)? (?:be (?:(?:also|primarily|mainly|directly|fully)
        )?(?:responsible for|in charge of|tasked with|
        accountable for|expected to|involved in) (?:all aspects of |the )?)`,
      String.raw`(?:(?:as|in|on|within|reporting to|working) [^.;:!?]{3,110}?,? )?(?:you(?: will|
        ['’]ll| would)|the (?:successful|ideal|right) candidate will|(?:the|this) (?:person|role|position|
        job|post ?holder|incumbent|team member) will|you (?:may|can) also)
        (?: also| then| mainly| initially| primarily)? (?!be |have |need |find |receive |get |enjoy |
        love |become |join |feel |earn |gain |learn |grow (?:with|as|your|in)\b)`,
      String.raw`(?:you (?:are|will be)|(?:the|this|our) [^.;:,!?]{3,60}? is|
        primarily) responsible for (?:all aspects of )?`,
      String.raw`(?:[^.;:!?]{0,60}\b)?(?:responsibilities|duties|tasks)(?: also| will)? include:? `,
      String.raw`[^.;:!?]{3,110}: you (?!will|are|have|can|know|must|should|need|like|love)(?=\p{Ll})`,
      String.raw`(?:the|our) (?!(?:\p{L}+ )?(?:purpose|mission|vision|values|teams?|company|people|culture|
        clients?|customers?|products?|platform|technology|business|software) (?:${THIRD})\s)
        (?:\p{Lu}[\p{L}/&-]+ ){1,5}(?=(?:${THIRD})\s)`,
      String.raw`(?:we (?:need|seek|want|are hiring|are looking for)|we['’]re (?:hiring|looking for|seeking)|
        looking for|seeking) an? [^.;:!?]{3,80}? (?:who (?:will |can )?|to )(?=(?:${[...FORMS.keys()].join('|')})[\s,])`,
      String.raw`as (?:our |the |an? )?[^.;:!?,]{3,60},? you (?=(?:${BASE_VERBS.join('|')})\s)`,
      String.raw`(?:sous|rattachée?(?:\(e\))?|au sein|en lien|avec) [^.;:!?]{3,110}, (?=vous \p{Ll}+ez )`,
      String.raw`(?:als|in|im)\s?[^.;:!?]{3,110}?(?:übernimmst du|übernehmen sie|verantwortest du|
        verantworten sie|(?:bist du|sind sie) (?:verantwortlich|zuständig) für) `,
      String.raw`(?:(?:du|sie) )?(?:übernimmst|übernehmen|verantwortest|verantworten) (?!wir)`,
      String.raw`(?:du bist|sie sind) (?:verantwortlich|zuständig) für `,
      String.raw`zu (?:deinen|ihren) aufgaben (?:gehört|gehören|zählen|zählt) `,
      String.raw`(?:deine|ihre) aufgaben als [^.;:!?]{3,110}: `,
      String.raw`(?:dein fokus|ihr fokus|dein schwerpunkt|ihr schwerpunkt) liegt (?:auf|in) `,
      String.raw`[^.;:!?]{0,90}\bvous (?:serez|êtes) (?:en charge|chargée?(?:\(e\))?s?|
        responsable) (?:de |du |des |d['’])`,
      String.raw`[^.;:!?]{0,90}\b(?:votre mission|vos missions)(?: principale)? (?:est|sera|seront|sont|
        consiste|consistera) (?:de |à |d['’])`,
      String.raw`vos missions (?:comme|en tant que|au sein de) [^.;:!?]{3,110}?\s?: `,
      String.raw`vous aurez pour (?:mission|objectif)s?(?: principale?)? (?:de |d['’])`,
      String.raw`[^.;:!?]{0,90}\b(?:serás|será|es|serán?) responsables? (?:de |del )`,
      String.raw`[^.;:!?]{0,110}\b(?:tendrás a (?:tu )?cargo|te encargarás de|se encargará de|
        tu misión será|su misión será) `,
    ),
  },
  {
    kind: 'requirement',
    pattern: begins(
      String.raw`you(?: will|['’]ll)? (?:bring|have|should have|must have|need|offer|possess|hold|
        will have)(?: with you)? (?!the (?:opportunity|chance|option)|access|a say)`,
      '(?:we (?:ask for|require|expect)|must have|(?:required|minimum|requirements?):) ',
      String.raw`(?:du (?:bringst|hast|verfügst über|besitzt)|sie (?:bringen|haben|verfügen über|
        besitzen)) (?!die möglichkeit|fragen|lust|interesse)`,
      String.raw`vous (?:avez|disposez d['’e]|possédez|justifiez d['’]|justifiez de|maîtrisez) ?(?!envie|
        la possibilité)`,
      String.raw`(?:contás|cuentas|cuenta) con |(?:tienes|tenés) `,
      String.raw`(?:buscamos|se busca|se requiere) (?:una? )?personas? `,
    ),
  },
]

const INFINITIVES: Readonly<Record<string, RegExp>> = {
  fra: /^\p{L}{2,}(?:er|ir|dre|tre|ire|oir)$/iu,
  spa: /^\p{L}{2,}(?:ar|er|ir)(?:se)?$/iu,
  deu: /^\p{Ll}{3,}st$/u,
}

/**
 * The verb form of a word that may begin a task: English base form, third person or gerund, French or Spanish
 * infinitive, German second person; null for other words.
 */
export function taskForm(word: string, language: string): string | null {
  const form = FORMS.get(word.toLowerCase())
  if (form !== undefined) return form
  const ending = INFINITIVES[language]
  return ending !== undefined && ending.test(word) ? language : null
}
