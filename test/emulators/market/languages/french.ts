import french from '../../../fixtures/market/professions/french.json' with { type: 'json' }
import { lines } from '../random.ts'
import { LocalMarket } from './local-profession.ts'
import type { LocalWording } from './wording.ts'

export const FRENCH: LocalWording = {
  ...LocalMarket.parse(french),
  who: ({ organization, size, does }) => [
    `Chez ${organization}, nous ${does} ; nous sommes ${size.toLocaleString('fr')} à y travailler.`,
    `${organization} réunit ${size.toLocaleString('fr')} personnes. Nous ${does}.`,
    `Nous sommes ${organization} : à ${size.toLocaleString('fr')}, nous ${does}.`,
  ],
  role: ({ title, team, city, duties }) => [
    `Pour notre équipe ${team} à ${city}, nous recherchons un(e) ${title}. Vos missions : ${duties[0]} ; ${duties[1]}.`,
    `Vos missions comme ${title} au sein de l'équipe ${team}, à ${city} : ${duties[0]} ; ${duties[1]}.`,
  ],
  goal: (goal) => `Cette année, nous voulons ${goal}.`,
  bring: (needs, tools) => `Votre profil : ${needs[0]} ; ${needs[1]}. Nous travaillons avec ${tools}.`,
  tools: (tools) => `une expérience avec ${tools}`,
  headings: ['Vos missions', 'Votre profil', 'Nous vous proposons', 'Comment postuler'],
  belongs: (team) => `Le poste est rattaché à l'équipe <strong>${team}</strong>.`,
  benefits: lines(`une mutuelle prise en charge à 80 %
    des titres-restaurant et la moitié de votre abonnement de transport
    deux jours de télétravail par semaine
    douze jours de RTT par an
    un budget de formation que vous employez comme vous l'entendez
    un accueil en trois semaines avec un parrain ou une marraine
    une prime d'intéressement`),
  apply: lines(`Envoyez-nous votre CV et quelques lignes sur ce qui vous attire dans ce poste.
    Postulez avec votre CV ; la lettre de motivation n'est pas nécessaire.
    Transmettez votre CV, vos prétentions et votre date de disponibilité.`),
  special: {
    'no-agencies': lines(`Cabinets de recrutement s'abstenir.
      Nous ne travaillons pas avec les cabinets de recrutement pour ce poste.`),
    'apply-only-via': lines(`Les candidatures se font uniquement via notre portail.
      Les candidatures par e-mail ne seront pas étudiées.`),
    'do-not-contact': lines(`Merci de ne pas contacter directement l'équipe.
      Merci de ne pas appeler ni envoyer d'e-mails.`),
    mass: lines(`Aucune expérience requise, prise de poste immédiate, tout le monde est le bienvenu.
      Débutants acceptés, aucune expérience exigée, plusieurs postes à pourvoir immédiatement !`),
  },
  titles: (title, team) => [
    `${title} H/F`,
    `${title} (H/F)`,
    `${title} F/H`,
    `${title} senior (H/F)`,
    `${title} junior (H/F)`,
    `${title} – ${team} (H/F)`,
    `${title} – CDI`,
  ],
  cities: { Brussels: 'Bruxelles', Geneva: 'Genève' },
}
