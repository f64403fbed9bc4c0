import { begin, type LetterTexts, small, smallTitle, smallWord } from './letter-texts.ts'

/** Nouns that end like an infinitive. */
const NOUNS =
  'atelier autre cadre centre chantier chiffre clair courrier dernier dossier entre hier lettre ' +
  'maître membre mètre métier notre offre ordre papier particulier premier quatre théâtre titre votre'

const TASK = new RegExp(
  String.raw`^(?!(?:${NOUNS.split(' ').join('|')})\b)\p{L}{2,}(?:er|ir|re)(?=[ ,])`,
  'iu',
)
/** "Encadré une équipe", "Réduit les pertes" */
const DID =
  /^(?!passé|arrivé|entré|resté|monté|nommé|santé|comité|société|propreté|qualité|sécurité|activité|fidélité|publicité|conformité|\p{L}*bilité)(?:\p{L}{3,}é|réduit|conduit|produit|construit|conçu|mis|repris|obtenu|tenu|établi|écrit|vendu) (?=(?:une?|les?|la|des|\d\S*|en|avec) |l[’'])/iu

/** First nouns whose ending tells their gender. */
const FEMININE =
  /^(?:\p{L}+(?:tion|sion|ance|ité|ure|ison)|mise|gestion|tenue|prise|saisie|conduite|relance|pose|veille|vente|refonte|maîtrise|hausse|baisse)$/iu
const MASCULINE =
  /^(?:\p{L}+(?:ment|age)|suivi|contrôle|accueil|conseil|audit|entretien|soutien|dépannage|développement|support|diagnostic)$/iu
const PLURAL = /^(?!accès|processus|cours|repas|trois|\p{L}+us$)\p{L}{3,}s$/iu
/** Participation in others' work, and lists that would need an article before each item. */
const NO_ARTICLE =
  /^(?:participation|contribution|aide|appui|soutien|collaboration)(?= )|^[\p{L}’'-]+(?:,| et) /iu
/** "Saisie et lettrage de factures" */
const PAIR = /^(\p{L}+) et (\p{L}+ d(?:e |u |es |[’']).*)$/u
const ARTICLED = /^(?:le |la |les |l[’'])/iu
const REACHED = /^(?:réduction|augmentation|hausse|baisse|amélioration|diminution|progression)(?= )/iu
/** "Le délai est passé de dix à six jours" is a complete clause. */
const WENT =
  /^(?:le |la |les |l[’'])[^.;:]{3,60} (?:est|sont) (?:passée?s?|descendue?s?|montée?s?|tombée?s?) (?:de|à) /iu
/** Nouns for something done once. */
const ONCE =
  /^(?:ouverture|lancement|création|mise|refonte|doublement|introduction|migration|digitalisation)(?= )/iu
const PERSON = /^(?:référente?|responsable|chargée?|membre|tutrice|tuteur|formatrice|formateur)(?= )/iu

/** The line with the article of its first noun, or of its first two; null when no rule tells the gender. */
function withArticle(line: string): string | null {
  const [, one, other] = PAIR.exec(line) ?? []
  if (one !== undefined && other !== undefined) {
    const both = [withArticle(one), withArticle(other)]
    return both.includes(null) ? null : both.join(' et ')
  }
  const noun = /^\p{L}+(?= |$)/u.exec(line)?.[0] ?? ''
  if (noun === '' || NO_ARTICLE.test(line)) return null
  const isVowel = /^[aeiouyéèêàâîôûh]/iu.test(noun)
  if (FEMININE.test(noun)) return `${isVowel ? 'l’' : 'la '}${smallWord(line)}`
  if (MASCULINE.test(noun)) return `${isVowel ? 'l’' : 'le '}${smallWord(line)}`
  return PLURAL.test(noun) ? `les ${smallWord(line)}` : null
}

export const fr: LetterTexts = {
  asked: 'French, with vous',
  letsOff:
    /\bou (?:le poste|est-il|avez-vous|a-t-il)[^.?!]*(?:pourvu|trouvé)|\b(?:si|sinon|dans le cas contraire|au cas où)\b[^.?!]*(?:\bne?\b|\bpas\b|\bnon\b|déjà|pourvu)|\b(?:un (?:simple )?non|aucune réponse|inutile de répondre|sans suite|n'hésitez pas à (?:ignorer|me le dire))\b/iu,
  quotationMarks: ['«\u00A0', '\u00A0»'],
  says: {
    task: begin(TASK),
    part: (text) => (ARTICLED.test(text) ? small(text) : withArticle(text)),
    asked: (text) =>
      /^(?:vous|savoir|être|avoir) |^\p{L}{3,}(?:er|ir) (?:à|au|aux|de|des|la|le|les) /iu.test(text)
        ? null
        : smallWord(text),
  },
  yours: [
    [/\bnotre\b/giu, 'votre'],
    [/\bnos\b/giu, 'vos'],
  ],
  aside:
    /,? (?:afin d[e’']|ainsi qu[e’']|notamment|y compris|en (?:collaboration|lien|coordination) avec|dans le respect|dans le cadre|en fonction|tout en|par exemple|tels? que|telles? que) ?/giu,
  persons: /(?<!\p{L})(?:nous|vous|votre|vos|je|mon|ma|mes|tu|ton|tes)(?!\p{L})/iu,
  article: () => '',
  roleName: smallTitle,
  conceptArticle: null,
  years: { since: 'depuis {from}', span: 'de {from} à {to}', year: '{from}' },
  origin: {
    job: ['{role} chez {employer}, {years}', '{employer}, {years}', '{role}, {years}', 'un autre poste'],
    project: ['projet, {years}'],
    volunteer: ['bénévolat chez {employer}, {years}', 'bénévolat chez {employer}', 'bénévolat'],
    rotation: ['stage chez {employer}, {years}', 'stage chez {employer}', 'un stage'],
  },
  quoted: ', mot pour mot',
  greetings: {
    plain: ['Bonjour {whole},', 'Bonjour,'],
    warm: ['Bonjour {whole},', 'Bonjour,'],
    brisk: ['Bonjour {whole},', 'Bonjour,'],
  },
  closings: {
    plain: ['Cordialement,', 'Bien cordialement,'],
    warm: ['Bien à vous,', 'Avec mes remerciements,'],
    brisk: ['Cordialement,'],
  },
  reason: {
    goal: [
      'Je vous écris parce que vous voulez {need}.',
      'Je vous écris au sujet du poste « {title} », parce que vous voulez {need}.',
      'Votre annonce « {title} » le dit : vous voulez {need}.',
    ],
    task: [
      'Je vous écris parce que vous cherchez quelqu’un pour {need}.',
      'Je vous écris au sujet du poste « {title} », parce que vous cherchez quelqu’un pour {need}.',
      'Chez {company}, vous cherchez quelqu’un pour {need} ; c’est pourquoi je vous écris.',
    ],
    asked: [
      'Je vous écris parce que vous demandez ceci : {need}.',
      'Je vous écris parce que votre annonce « {title} » demande ceci : {need}.',
    ],
    part: [
      'Je vous écris parce que le poste que vous proposez comprend {need}.',
      'Je vous écris au sujet du poste « {title} », qui comprend {need}.',
      'Le poste « {title} » comprend {need} ; c’est pourquoi je vous écris.',
    ],
    other: [
      'Je vous écris pour une ligne de votre annonce : {need}.',
      'Je vous écris pour une ligne de votre annonce « {title} » : {need}.',
    ],
    common: [
      'Je vous écris parce que le poste que vous proposez comprend {concept}.',
      'Je vous écris au sujet du poste « {title} », qui comprend {concept}.',
      'Le poste « {title} » comprend {concept} ; c’est pourquoi je vous écris.',
    ],
    bare: [
      'Je vous écris au sujet du poste que vous proposez.',
      'Je vous écris au sujet du poste que vous proposez chez {company}.',
      'Je vous écris au sujet du poste « {title} » chez {company}.',
      'J’aimerais vous proposer ma candidature au poste « {title} » chez {company}.',
    ],
    warm: ['J’ai lu avec plaisir que vous cherchez quelqu’un pour {need}.'],
  },
  who: {
    present: [
      'Depuis {from}, je suis {role} chez {employer}',
      'Je travaille depuis {from} comme {role} chez {employer}',
      'Je suis {role} chez {employer}',
      'Je travaille chez {employer}',
      'Je suis {role}',
    ],
    former: ['J’ai été {role} chez {employer}', 'J’ai travaillé chez {employer}', 'J’ai été {role}'],
    graduate: ['J’ai obtenu mon diplôme en {to} ({study})', 'J’ai un diplôme ({study})'],
    student: ['Je suis encore aux études ({study})'],
  },
  study: ['{degree} en {field}, {school}', '{degree}, {school}', '{degree} en {field}', '{degree}'],
  told: (line, isPresent, isAlso) => {
    const mine = (text: string) => ({ text, isMine: true })
    const also = isAlso ? ' aussi' : ''
    const now = isPresent && !ONCE.test(line)
    if (PERSON.test(line)) return mine(`${isPresent ? 'je suis' : 'j’étais'} aussi ${smallWord(line)}`)
    if (WENT.test(line)) return { text: smallWord(line), isMine: false }
    if (/^j[’']ai /iu.test(line)) return mine(small(line))
    if (DID.test(line)) return mine(`j’ai${also} ${small(line)}`)
    if (TASK.test(line))
      return {
        text: `mon travail ${isPresent ? 'consiste' : 'consistait'}${also} à ${smallWord(line)}`,
        isMine: false,
      }
    const work = withArticle(line)
    if (work !== null && REACHED.test(line)) return mine(`j’ai${also} obtenu ${work}`)
    if (work !== null) return mine(now ? `j’assure${also} ${work}` : `j’ai${also} assuré ${work}`)
    if (/:\s/u.test(line)) return null
    return {
      text: `mon travail ${isPresent ? 'comprend' : 'comprenait'}${also} ceci : ${smallWord(line)}`,
      isMine: false,
    }
  },
  tell: {
    present: [
      'Je suis {role} chez {employer}, où {line}.',
      'Chez {employer}, où je suis {role}, {line}.',
      'Chez {employer}, où je suis {role} depuis {from}, {line}.',
      'En tant que {role} chez {employer}, {mine}.',
      'Chez {employer}, {line}.',
      'En tant que {role}, {mine}.',
      'Dans mon poste actuel, {line}.',
    ],
    former: [
      'En tant que {role} chez {employer} ({years}), {mine}.',
      'Chez {employer}, où j’étais {role}, {line}.',
      'Chez {employer}, {line}.',
      'En tant que {role}, {mine}.',
      'Dans un poste précédent, {line}.',
    ],
    earlier: [
      'Auparavant, comme {role} chez {employer}, {mine}.',
      'Avant cela, chez {employer}, où j’étais {role}, {line}.',
      'Auparavant, chez {employer}, {line}.',
      'Auparavant, comme {role}, {mine}.',
      'Auparavant, {line}.',
    ],
    promoted: [
      'En tant que {role} chez {employer} ({years}), {mine}.',
      'Quand j’étais {role} chez {employer}, {line}.',
      'Chez {employer}, {line}.',
      'Dans un poste précédent, {line}.',
    ],
    volunteer: [
      'Bénévolement, comme {role} chez {employer}, {mine}.',
      'Comme bénévole chez {employer}, {line}.',
      'Comme bénévole, {line}.',
    ],
    project: ['Dans un projet, {line}.'],
    rotation: ['En stage chez {employer}, {line}.', 'En stage, {line}.'],
    none: ['Dans mon parcours, {line}.'],
    also: ['{line}.'],
    there: ['Comme {role} dans la même maison, {mine}.', 'Dans la même maison, {line}.'],
  },
  lead: ['{who}. Mon CV en dit ceci{quoted} :', 'Mon CV en dit ceci{quoted} :'],
  support: {
    certificates: [
      'Je suis {profession} et j’ai {list}.',
      'Je suis {profession}.',
      'Côté diplômes et certificats, j’ai {list}.',
    ],
    languages: ['Je parle aussi {list}.'],
    skills: ['Côté outils, je connais {list}.'],
  },
  gap: {
    field: [
      'Après mon travail de {role}, ce serait un changement, et j’aimerais le faire.',
      'Ce serait un changement, et j’aimerais le faire.',
      'Un tel poste serait nouveau pour moi, et j’aimerais m’y former.',
    ],
    first: ['Ce serait mon premier poste après mes études, et j’aimerais y grandir.'],
    language: [
      'Mon CV est en français, je vous écris donc en français.',
      'Je vous écris en français, la langue de mon CV.',
    ],
  },
  ask: {
    plain: [
      'Auriez-vous dix minutes la semaine prochaine ?',
      'Un court appel serait-il utile ?',
      'Pourrions-nous en parler au téléphone ?',
      'Puis-je vous envoyer mon CV ?',
    ],
    warm: [
      'Puis-je vous en dire plus au téléphone, quand cela vous convient ?',
      'Auriez-vous un quart d’heure, le jour de votre choix ?',
    ],
    brisk: ['Un court appel serait-il possible ?', 'Pourrions-nous nous parler cinq minutes ?'],
    agency: [
      'Pourriez-vous proposer ma candidature pour le poste « {title} » ?',
      'Pourriez-vous proposer ma candidature ?',
    ],
  },
  wayOut: [
    'Si le poste est déjà pourvu, je comprends tout à fait.',
    'Si vous avez déjà trouvé quelqu’un, inutile de répondre.',
    'Si ce n’est pas le bon moment, aucun problème.',
  ],
  subjects: [
    '{title} : {deed}',
    '{title} : {me}',
    'Le poste « {title} » chez {company}',
    '{title} chez {company}',
    'Votre annonce « {title} »',
    'Votre poste chez {company}',
    'Au sujet de votre annonce',
  ],
  followUp: {
    locale: 'fr',
    first: '1er',
    opening: {
      1: [
        'Je vous ai écrit le {date} au sujet de votre annonce « {title} ».',
        'Je vous ai écrit le {date} au sujet de votre offre d’emploi.',
      ],
      2: [
        'Je vous ai écrit le {date} au sujet de votre annonce « {title} » ; ce message est le dernier.',
        'Je vous ai écrit le {date} au sujet de votre offre d’emploi ; ce message est le dernier.',
      ],
    },
    lead: 'Encore un point de mon parcours{quoted} :',
  },
  thanks: {
    replied: 'Je vous remercie d’avoir pris le temps de me répondre.',
    interview: 'Je vous remercie du temps que vous m’avez accordé et de notre échange.',
    news: 'J’ai entre-temps accepté un autre poste et je mets fin à ma recherche. Je vous souhaite une bonne continuation, à vous et à toute l’équipe de {company}.',
  },
}
