import { stemmer } from '@orama/stemmers/french'
import { stopwords } from '@orama/stopwords/french'
import type { LetterTexts } from './letter-texts.ts'

/** Names of institutions, which take an article instead of "chez". */
const ELIDED =
  /^(?:Hôpital|Université|École|Institut|Académie|Association|Atelier|Auberge|Hôtel|Agence)(?= |$)/u
const MASCULINE =
  /^(?:Lycée|Collège|Centre|CHU|CH|Groupe|Cabinet|Café|Château|Musée|Ministère|Conseil|Restaurant)(?= |$)/u
const FEMININE =
  /^(?:Mairie|Clinique|Banque|Ville|Maison|Société|Fondation|Boulangerie|Pharmacie|Crèche|Polyclinique|Région)(?= |$)/u

export const fr: LetterTexts = {
  asked: 'French, with vous',
  stem: stemmer,
  stopwords,
  noEnd: new Set(
    'le la les un une des du de au aux et ou mais dans chez sur avec pour par sans mon ma mes votre vos que'.split(
      ' ',
    ),
  ),
  // "Encadré une équipe", "Réduit les pertes"
  deed: /^((?!passé|arrivé|entré|resté|monté|nommé|santé|comité|société|propreté|qualité|sécurité|activité|fidélité|publicité|conformité|\p{L}*bilité)(?:\p{L}{3,}é|réduit|conduit|produit|construit|conçu|mis|repris|obtenu|tenu|établi|écrit|vendu)) (?=(?:une?|les?|la|des|\d\S*|en|avec|jusqu’à|plus|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt) |l[’'])/iu,
  quotationMarks: ['«\u00A0', '\u00A0»'],
  article: () => '',
  hasSmallTitles: true,
  at: (name) => {
    if (ELIDED.test(name)) return `à l’${name}`
    if (MASCULINE.test(name)) return `au ${name}`
    return FEMININE.test(name) ? `à la ${name}` : `chez ${name}`
  },
  where: [' {at company} ({place})', ' {at company}', ' ({place})'],
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
  opening: [
    'Je vous écris au sujet du poste « {title} »{where}.',
    'Je vous propose ma candidature au poste « {title} »{where}.',
    'J’ai lu votre annonce pour le poste « {title} »{where}.',
    'Le poste « {title} »{where} m’intéresse.',
    'Je vous écris au sujet du poste que vous proposez{where}.',
  ],
  who: {
    present: [
      'Je suis {role} {at} depuis {from}',
      'Je suis {role} depuis {from}',
      'Je suis {role} {at}',
      'Je travaille {at} depuis {from}',
      'Je travaille {at}',
      'Je suis {role}',
    ],
    former: [
      'J’ai été {role} {at} de {from} à {to}',
      'J’ai été {role} {at}',
      'J’ai travaillé {at}',
      'J’ai été {role}',
    ],
    graduate: ['J’ai terminé mes études en {to} ({study})', 'J’ai terminé mes études ({study})'],
    student: ['Mes études sont en cours ({study})'],
  },
  told: {
    where: ['{who}, où j’ai {verb} {rest}.'],
    there: ['J’y ai {verb} {rest}.', 'Dans ce poste, j’ai {verb} {rest}.'],
    also: ['J’ai aussi {verb} {rest}.', 'Dans le même poste, j’ai {verb} {rest}.'],
    earlier: [
      'Auparavant, comme {role} {at}, j’ai {verb} {rest}.',
      'Auparavant, {at}, j’ai {verb} {rest}.',
      'Auparavant, comme {role}, j’ai {verb} {rest}.',
      'Dans un autre poste, j’ai {verb} {rest}.',
    ],
    next: [
      'Avant cela, comme {role} {at}, j’ai {verb} {rest}.',
      'Avant cela, {at}, j’ai {verb} {rest}.',
      'Avant cela, comme {role}, j’ai {verb} {rest}.',
      'Dans un autre poste, j’ai {verb} {rest}.',
    ],
    other: [
      'Comme {role} {at}, j’ai {verb} {rest}.',
      'Comme {role}, j’ai {verb} {rest}.',
      'Dans un autre poste, j’ai {verb} {rest}.',
    ],
    volunteer: ['Comme bénévole {at}, j’ai {verb} {rest}.', 'Comme bénévole, j’ai {verb} {rest}.'],
    project: ['Dans un projet, j’ai {verb} {rest}.'],
    rotation: ['En stage {at}, j’ai {verb} {rest}.', 'En stage, j’ai {verb} {rest}.'],
    another: ['Dans un autre stage, {at}, j’ai {verb} {rest}.', 'Dans un autre stage, j’ai {verb} {rest}.'],
  },
  lead: { there: 'Dans ce poste :', none: 'Dans mon travail :' },
  origin: ['{role} {at}, de {from} à {to}', '{role} {at}', '{at}', '{role}'],
  home: ['J’habite {home}.', 'Parleriez-vous avec quelqu’un d’aussi loin ?'],
  credentials: 'Diplômes et certificats demandés : {list}.',
  skills: 'Mon CV mentionne aussi {list}.',
  ask: {
    plain: [
      'Auriez-vous dix minutes cette semaine ?',
      'Le poste est-il toujours à pourvoir ?',
      'Puis-je vous envoyer mon CV ?',
      'Un court appel la semaine prochaine vous conviendrait-il ?',
    ],
    warm: [
      'Puis-je vous en dire plus au téléphone, quand cela vous convient ?',
      'Auriez-vous un quart d’heure, le jour de votre choix ?',
    ],
    brisk: ['Un court appel serait-il possible ?', 'Le poste est-il toujours à pourvoir ?'],
    agency: ['Pourriez-vous proposer ma candidature ?', 'Le poste est-il toujours à pourvoir ?'],
  },
  subjects: [
    '{title} : {credential}',
    '{title} : {role} depuis {from}',
    '{title} : {employer} depuis {from}',
    '{title} {at company}',
    '{title} ({place})',
    'Votre annonce « {title} »',
    'Votre poste {at company}',
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
    lead: 'Encore un point de mon CV :',
  },
  thanks: {
    replied: 'Je vous remercie d’avoir pris le temps de me répondre.',
    interview: 'Je vous remercie du temps que vous m’avez accordé et de notre échange.',
    news: 'J’ai entre-temps accepté un autre poste et je mets fin à ma recherche. Je vous souhaite une bonne continuation, à vous et à toute l’équipe de {company}.',
  },
}
