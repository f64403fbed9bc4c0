import { type LetterTexts, smallWord } from './letter-texts.ts'

/** Words that end like an infinitive. */
const NOUNS =
  'atelier autre cadre centre chantier chiffre clair courrier dernier dossier entre hier lettre ' +
  'maître membre mètre métier notre offre ordre papier particulier premier quatre théâtre titre votre'

export const fr: LetterTexts = {
  asked: 'French, with vous',
  letsOff:
    /\b(?:si|sinon|dans le cas contraire|au cas où)\b[^.?!]*(?:\bne?\b|\bpas\b|\bnon\b|déjà|pourvu)|\b(?:un (?:simple )?non|aucune réponse|inutile de répondre|sans suite|n'hésitez pas à (?:ignorer|me le dire))\b/iu,
  quotationMarks: ['«\u00A0', '\u00A0»'],
  tasks: new RegExp(String.raw`^(?!(?:${NOUNS.split(' ').join('|')})\b)\p{L}{2,}(?:er|ir|re)(?=[ ,])`, 'iu'),
  does: null,
  part: /^(?:l[ae’']\s?)?(?:\p{L}+(?:tion|sion|ment|age|ance|ise)|suivi|gestion|contrôle|accueil|conseil|mise|prise|tenue)(?=[ ,])/iu,
  small: /^(?:une?|des?|la|les?|expérience|connaissances?|maîtrise|bonnes?)(?=[ ,])/iu,
  persons: /(?<!\p{L})(?:nous|notre|nos|vous|votre|vos|je|mon|ma|mes|tu|ton|tes)(?!\p{L})/iu,
  article: () => '',
  smallTitles: true,
  conceptArticle: null,
  years: { since: 'depuis {from}', span: 'de {from} à {to}', year: '{from}' },
  origin: {
    job: [
      '{role} chez {employer}, {years}',
      '{employer}, {years}',
      '{role}, {years}',
      '{employer}',
      '{role}',
      'un autre poste',
    ],
    project: ['projet, {years}'],
    volunteer: ['bénévolat chez {employer}, {years}', 'bénévolat chez {employer}', 'bénévolat'],
    rotation: ['stage chez {employer}, {years}', 'stage chez {employer}', 'un stage'],
  },
  quoted: ', dans les mots de mon CV',
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
  open: {
    goal: [
      'Chez {company}, vous voulez {task}.',
      'Votre annonce « {title} » le dit : vous voulez {task}.',
      'Votre annonce « {title} » donne un objectif : {quote}.',
      'Vous voulez {task}.',
      'Votre annonce donne un objectif : {quote}.',
    ],
    task: [
      'Pour le poste « {title} », vous cherchez quelqu’un pour {task}.',
      'Chez {company}, vous cherchez quelqu’un pour {task}.',
      'Vous cherchez quelqu’un pour {task}.',
    ],
    asked: [
      'Pour le poste « {title} », vous demandez ceci : {need}.',
      'Votre annonce « {title} » demande ceci : {need}.',
      'Vous demandez ceci : {need}.',
    ],
    part: [
      'Le poste « {title} » comprend : {need}.',
      'Chez {company}, le poste « {title} » comprend : {need}.',
      'Le poste que vous proposez comprend : {need}.',
    ],
    other: [
      'Je lis dans votre annonce « {title} » : {quote}.',
      'Une ligne de votre annonce « {title} » a retenu mon attention : {quote}.',
      'Vous écrivez dans votre annonce : {quote}.',
    ],
    common: [
      'Le poste « {title} » comprend {concept}.',
      'Chez {company}, le poste « {title} » comprend {concept}.',
      'Le poste que vous proposez comprend {concept}.',
    ],
    bare: [
      '{who}, et le poste « {title} » chez {company} m’intéresse.',
      '{who}, et je vous écris pour le poste « {title} » chez {company}.',
      '{who}, et j’aimerais vous proposer ma candidature au poste « {title} » chez {company}.',
      '{who}, et je vous écris pour le poste « {title} ».',
      '{who}, et je vous écris pour le poste que vous proposez chez {company}.',
      '{who}, et je vous écris pour le poste que vous proposez.',
      'Je vous écris au sujet du poste que vous proposez.',
    ],
    warm: [
      'J’ai lu avec plaisir que vous cherchez quelqu’un pour {task}.',
      'Cette ligne de votre annonce « {title} » m’a donné envie de vous écrire : {quote}.',
      'J’ai lu avec plaisir cette ligne de votre annonce « {title} » : {quote}.',
      'J’ai lu ceci avec plaisir dans votre annonce : {quote}.',
    ],
  },
  next: {
    goal: ['Vous voulez aussi {task}.'],
    task: ['Vous cherchez aussi quelqu’un pour {task}.'],
    asked: ['Vous demandez aussi ceci : {need}.'],
    part: ['Le poste comprend aussi : {need}.'],
  },
  who: {
    present: [
      'Depuis {from}, je suis {role} chez {employer}',
      'Je travaille depuis {from} comme {role} chez {employer}',
      'Je suis {role} chez {employer} depuis {from}',
      'Je suis {role} chez {employer}',
      'Je travaille chez {employer} depuis {from}',
      'Je travaille chez {employer}',
      'Je suis {role} depuis {from}',
      'Je suis {role}',
    ],
    former: [
      'De {from} à {to}, j’ai été {role} chez {employer}',
      'J’ai été {role} chez {employer} de {from} à {to}',
      'J’ai été {role} chez {employer}',
      'J’ai travaillé chez {employer} de {from} à {to}',
      'J’ai travaillé chez {employer}',
      'J’ai été {role} de {from} à {to}',
      'J’ai été {role}',
    ],
    graduate: ['J’ai obtenu mon diplôme en {to} ({study})', 'J’ai un diplôme ({study})'],
    student: ['Je suis encore aux études ({study})'],
  },
  study: ['{degree} en {field}, {school}', '{degree}, {school}', '{degree} en {field}', '{degree}'],
  told: smallWord,
  tell: {
    present: [
      'Je suis {role} chez {employer} depuis {from}, et mon travail y comprend : {line}.',
      'Chez {employer}, où je suis {role} depuis {from}, cela veut dire : {line}.',
      'De mon poste de {role} chez {employer} (depuis {from}), j’apporte ceci : {line}.',
      'En tant que {role} chez {employer} : {line}.',
      'Chez {employer}, mon travail comprend : {line}.',
      'Comme {role}, mon travail comprend : {line}.',
      'Dans mon poste actuel : {line}.',
    ],
    former: [
      'Auparavant, comme {role} chez {employer} ({years}) : {line}.',
      'En tant que {role} chez {employer} ({years}) : {line}.',
      'En tant que {role} chez {employer} : {line}.',
      'Chez {employer} : {line}.',
      'En tant que {role} : {line}.',
      'Dans un autre poste : {line}.',
    ],
    volunteer: ['Bénévolement, chez {employer} : {line}.', 'Comme bénévole : {line}.'],
    project: ['Dans un projet : {line}.'],
    rotation: ['En stage chez {employer} : {line}.', 'En stage : {line}.'],
    none: ['Mon CV en dit ceci : {line}.', 'Dans mon CV : {line}.'],
    answer: {
      present: ['C’est proche de mon travail chez {employer}, où je suis {role} depuis {from} : {line}.'],
      former: ['C’est proche de ce que j’ai fait comme {role} chez {employer} ({years}) : {line}.'],
    },
    there: ['De ce poste, j’apporte ceci : {line}.', 'Ce poste comprend : {line}.'],
    also: ['S’y ajoute : {line}.', 'Dans le même poste : {line}.', 'J’y ajoute ceci : {line}.'],
  },
  lead: {
    job: ['{who}. Voici ce que j’apporterais{quoted} :', 'Voici ce que j’apporterais{quoted} :'],
    resume: ['{who}. Mon CV en dit ceci{quoted} :', 'Mon CV en dit ceci{quoted} :'],
  },
  support: {
    certificates: ['J’ai aussi {list}.', 'Côté diplômes et certificats, j’ai {list}.'],
    languages: ['Je parle aussi {list}.', 'Côté langues, je parle {list}.'],
    skills: ['Je connais aussi {list}.', 'Côté outils, je connais {list}.'],
  },
  gap: {
    field: [
      'Un tel poste serait nouveau pour moi, et j’aimerais m’y former.',
      'Ce serait pour moi un changement, et j’aimerais le faire.',
    ],
    first: ['Ce serait mon premier poste après mes études, et j’aimerais y grandir.'],
    language: [
      'Mon CV est en français, je vous écris donc en français.',
      'Je vous écris en français, la langue de mon CV.',
    ],
  },
  wish: [
    'J’aimerais mettre cette expérience au service de {company}.',
    'J’aimerais continuer ce travail chez {company}.',
    'J’aimerais apporter cela à votre équipe {team}.',
  ],
  ask: {
    head: [
      'Auriez-vous un quart d’heure la semaine prochaine pour parler du poste « {title} » ?',
      'Un court appel au sujet du poste « {title} » vous conviendrait-il ?',
      'Pourrions-nous parler un quart d’heure du poste « {title} » ?',
      'Un court échange au sujet du poste dans l’équipe {team} serait-il possible ?',
      'Pourrions-nous en parler brièvement au téléphone ?',
      'Un court appel vous conviendrait-il ?',
    ],
    people: [
      'Pourrions-nous en parler brièvement au téléphone ?',
      'Voulez-vous que je vous envoie mon CV pour le poste « {title} » ?',
      'Un court appel au sujet du poste « {title} » serait-il utile ?',
      'Un court appel serait-il utile ?',
    ],
    agency: [
      'Pourrions-nous en parler brièvement au téléphone ?',
      'Pourriez-vous proposer ma candidature pour le poste « {title} » ?',
      'Un court appel au sujet du poste « {title} » serait-il utile ?',
      'Un court appel serait-il utile ?',
    ],
    unknown: [
      'Pourrions-nous en parler brièvement au téléphone ?',
      'Voulez-vous que je vous envoie mon CV pour le poste « {title} » ?',
      'Est-ce vous qui suivez le poste « {title} » ?',
      'Un court appel au sujet du poste « {title} » serait-il utile ?',
      'Un court appel serait-il utile ?',
    ],
    warm: [
      'Auriez-vous un quart d’heure pour un appel au sujet du poste « {title} », quand cela vous convient ?',
      'Puis-je vous en dire plus au téléphone, à un moment qui vous convient ?',
      'Aimeriez-vous parler du poste « {title} », le jour de votre choix ?',
      'Puis-je vous en dire plus au téléphone ?',
    ],
    brisk: [
      'Un court appel au sujet du poste « {title} » ?',
      'Auriez-vous dix minutes cette semaine ?',
      'Pourrions-nous en parler brièvement au téléphone ?',
      'Un court appel vous irait-il ?',
    ],
  },
  wayOut: {
    plain: [
      'Si le poste est pourvu, inutile de répondre.',
      'Si cela ne convient pas, inutile de répondre.',
      'Si cela ne convient pas, un simple non suffit.',
      'Un simple non me va aussi.',
      'Si vous avez déjà trouvé quelqu’un, inutile de répondre.',
    ],
    warm: [
      'Si ce n’est pas le bon moment, ce n’est pas grave, et aucune réponse n’est nécessaire.',
      'Un simple non me va aussi, et merci de votre lecture.',
      'Si vous avez déjà trouvé quelqu’un, inutile de répondre.',
    ],
    brisk: [
      'Sinon, inutile de répondre.',
      'Un simple non suffit.',
      'Si le poste est pourvu, inutile de répondre.',
    ],
  },
  subjects: [
    'Le poste « {title} » chez {company}',
    'Au sujet du poste « {title} » chez {company}',
    'Poste « {title} » : {brief}',
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
