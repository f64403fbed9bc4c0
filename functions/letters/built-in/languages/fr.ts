import type { LetterTexts } from './letter-texts.ts'

/** Words that end like an infinitive. */
const NOUNS =
  'atelier autre cadre centre chantier chiffre clair courrier dernier dossier entre hier lettre ' +
  'maître membre mètre métier notre offre ordre papier particulier premier quatre théâtre titre votre'

export const fr: LetterTexts = {
  quotationMarks: ['«\u00A0', '\u00A0»'],
  tasks: new RegExp(String.raw`^(?!(?:${NOUNS.split(' ').join('|')})\b)\p{L}{2,}(?:er|ir|re)(?=[ ,])`, 'iu'),
  does: null,
  part: /^(?:l[ae’']\s?)?(?:\p{L}+(?:tion|sion|ment|age|ance|ise)|suivi|gestion|contrôle|accueil|conseil|mise|prise|tenue)(?=[ ,])/iu,
  small: /^(?:une?|des?|la|les?|expérience|connaissances?|maîtrise|bonnes?)(?=[ ,])/iu,
  article: () => '',
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
      'Votre annonce « {title} » donne un objectif : {need}.',
      'Vous voulez {task}.',
      'Votre annonce donne un objectif : {need}.',
    ],
    task: [
      'Pour le poste « {title} », vous cherchez quelqu’un pour {task}.',
      'Chez {company}, vous cherchez quelqu’un pour {task}.',
      'Votre annonce « {title} » demande quelqu’un pour {task}.',
      'Vous cherchez quelqu’un pour {task}.',
    ],
    asked: [
      'Pour le poste « {title} », vous demandez {need}.',
      'Votre annonce « {title} » demande {need}.',
      'Vous demandez {need}.',
    ],
    part: [
      'Le poste « {title} » comprend {need}.',
      'Chez {company}, le poste « {title} » comprend {need}.',
      'Le poste que vous proposez comprend {need}.',
    ],
    other: [
      'Je lis dans votre annonce « {title} » : {need}.',
      'Une ligne de votre annonce « {title} » a retenu mon attention : {need}.',
      'Si je vous écris, c’est pour cette ligne de votre annonce « {title} » : {need}.',
      'Vous écrivez dans votre annonce : {need}.',
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
      'Cette ligne de votre annonce « {title} » m’a donné envie de vous écrire : {need}.',
      'J’ai lu avec plaisir cette ligne de votre annonce « {title} » : {need}.',
      'J’ai lu ceci avec plaisir dans votre annonce : {need}.',
    ],
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
  lead: {
    close: [
      '{who}, et voici ce que j’ai fait dans ce sens{quoted} :',
      '{who}. Voici ce que j’ai fait de proche{quoted} :',
      '{who}. À ce sujet, j’ai déjà fait ceci{quoted} :',
      'Voici ce que j’ai fait dans ce sens{quoted} :',
    ],
    near: [
      '{who}. Dans mon parcours, voici ce qui s’y rapporte{quoted} :',
      '{who}, et voici ce que j’ai fait à ce sujet{quoted} :',
      'Dans mon parcours, voici ce qui s’y rapporte{quoted} :',
    ],
    loose: [
      '{who}. Dans mon CV, voici ce qui s’y rapporte{quoted} :',
      '{who}. Voici ce que mon CV en dit{quoted} :',
      'Dans mon CV, voici ce qui s’y rapporte{quoted} :',
    ],
    mixed: [
      '{who}. Voici ce que j’apporterais{quoted} :',
      '{who}. Ce que j’apporterais{quoted} :',
      '{who}, et voici ce que j’ai fait jusqu’ici{quoted} :',
      'Voici ce que j’apporterais{quoted} :',
    ],
    bare: [
      'Voici ce que j’apporterais{quoted} :',
      'Ce que j’apporterais{quoted} :',
      'Voici ce que j’ai fait jusqu’ici{quoted} :',
    ],
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
  ask: {
    head: [
      'Auriez-vous un quart d’heure la semaine prochaine ?',
      'Un court appel au sujet du poste « {title} » vous conviendrait-il ?',
      'Pourrions-nous parler un quart d’heure du poste « {title} » ?',
      'Un court échange au sujet du poste dans l’équipe {team} serait-il possible ?',
      'Le poste « {title} » est-il toujours ouvert ?',
      'Un court appel vous conviendrait-il ?',
    ],
    people: [
      'Le poste « {title} » est-il toujours ouvert ?',
      'Voulez-vous que je vous envoie mon CV pour le poste « {title} » ?',
      'Un court appel au sujet du poste « {title} » serait-il utile ?',
      'Le poste est-il toujours ouvert ?',
    ],
    agency: [
      'Le poste « {title} » est-il toujours ouvert ?',
      'Pourriez-vous proposer ma candidature pour le poste « {title} » ?',
      'Un court appel au sujet du poste « {title} » serait-il utile ?',
      'Le poste est-il toujours ouvert ?',
    ],
    unknown: [
      'Le poste « {title} » est-il toujours ouvert ?',
      'Voulez-vous que je vous envoie mon CV pour le poste « {title} » ?',
      'Est-ce vous qui suivez le poste « {title} » ?',
      'Un court appel au sujet du poste « {title} » serait-il utile ?',
      'Le poste est-il toujours ouvert ?',
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
      'Le poste « {title} » est-il toujours ouvert ?',
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
}
