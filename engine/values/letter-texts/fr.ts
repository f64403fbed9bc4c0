import { stemmer } from '@orama/stemmers/french'
import { stopwords } from '@orama/stopwords/french'
import { toCardinal } from 'n2words/fr-FR'
import type { LetterTexts } from './letter-texts.ts'

/** Names of institutions, which take an article instead of "chez". */
const ELIDED =
  /^(?:Hôpital|Université|École|Institut|Académie|Association|Atelier|Auberge|Hôtel|Agence|EHPAD|[ÉEI]\p{Ll}+erie)(?= |$)/u
const MASCULINE =
  /^(?:Lycée|Collège|Centre|CFA|CHU|CHUM|CHRU?|CH|CIU?SSS|CLSC|CPAS|CCAS|IUT|Cégep|Groupe|Cabinet|Café|Domaine|Château|Refuge|Musée|Ministère|Conseil|Restaurant|Crédit)(?= |$)/u
const FEMININE =
  /^(?:MRC|Municipalité|Communauté|Métropole|Commune|Médiathèque|Bibliothèque|Coopérative|Mairie|Clinique|Banque|Ville|Maison|Société|Fondation|\p{Lu}\p{Ll}+erie|Pharmacie|Crèche|Polyclinique|Région)(?= |$)/u

export const fr: LetterTexts = {
  asked: 'French, with vous',
  stem: stemmer,
  stopwords,
  inWords: (value) => [toCardinal(value), toCardinal(value).replace(/s$/u, ''), `${toCardinal(value)}e`],
  otherNumbers: { douzaine: 12, décennie: 10 },
  self: /\b(?:je|j|mon|ma|mes|me|moi)\b/iu,
  wish: /^(?:re)?cherche (?!d['’]emploi)|\bje (?:souhaite|(?:re)?cherche|voudrais|veux|déménage|m['’]installe)\b/iu,
  wishes: 'Je ',
  noEnd: new Set(
    'le la les un une des du de au aux et ou mais dans chez sur avec pour par sans mon ma mes votre vos que'.split(
      ' ',
    ),
  ),
  at: (name) => {
    if (ELIDED.test(name)) return `à l’${name}`
    if (MASCULINE.test(name)) return `au ${name}`
    return FEMININE.test(name) ? `à la ${name}` : `chez ${name}`
  },
  greeting: { plain: 'Bonjour {whole},', warm: 'Bonjour {whole},', brisk: 'Bonjour {whole},' },
  namelessGreeting: 'Bonjour,',
  closing: { plain: 'Cordialement,', warm: 'Bien à vous,', brisk: 'Cordialement,' },
  opening: [
    'Je vous écris au sujet du poste « {title} »[ {at company}][ ({place})].',
    'Je vous propose ma candidature au poste « {title} »[ {at company}][ ({place})].',
    'J’ai lu votre annonce pour le poste « {title} »[ {at company}][ ({place})].',
    'Le poste « {title} »[ {at company}][ ({place})] m’intéresse.',
    'Je vous écris au sujet du poste que vous proposez[ {at company}][ ({place})].',
  ],
  lead: 'Sur mon CV :',
  also: 'Également sur mon CV :',
  home: 'J’habite {town}.',
  ask: {
    plain: [
      'Auriez-vous dix minutes cette semaine ?',
      'Puis-je vous envoyer mon CV ?',
      'Pour quoi auriez-vous d’abord besoin de moi ?',
      'Qu’aurais-je à apprendre en premier chez vous ?',
    ],
    warm: [
      'Qu’est-ce qui vous aiderait le plus dans ce poste en ce moment ?',
      'Qu’aimeriez-vous savoir de moi en premier ?',
    ],
    brisk: ['À partir de quand cherchez-vous quelqu’un ?', 'Le poste est-il toujours à pourvoir ?'],
    agency: ['Pourriez-vous proposer ma candidature ?', 'À partir de quand cherche-t-on quelqu’un ?'],
  },
  subjects: [
    '{title} {at company}',
    '{title} ({place})',
    'Votre annonce « {title} »',
    '{title}',
    'Votre offre d’emploi {at company}',
    'Au sujet de votre annonce',
  ],
  followUp: {
    locale: 'fr',
    first: '1er',
    opening: [
      'Je vous ai écrit le {date} au sujet de votre annonce « {title} ».',
      'Je vous ai écrit le {date} au sujet de votre offre d’emploi.',
    ],
    last: ' ; ce message est le dernier.',
    ask: ['Le poste est-il toujours à pourvoir ?', 'Y a-t-il autre chose que vous aimeriez savoir ?'],
    lead: 'Encore un point de mon CV :',
  },
  thanks: {
    replied: 'Je vous remercie d’avoir pris le temps de me répondre.',
    interview: 'Je vous remercie du temps que vous m’avez accordé et de notre échange.',
    news: 'J’ai entre-temps accepté un autre poste et je mets fin à ma recherche. Je vous souhaite une bonne continuation, à vous et à toute l’équipe de {company}.',
  },
}
