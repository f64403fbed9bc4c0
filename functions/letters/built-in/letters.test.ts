import { expect, it } from 'vitest'
import { renderBody } from '../render-letter.ts'
import { bestLetter } from './best-letter.ts'
import type { Material } from './compose.ts'
import {
  accountant,
  accountantInEnglish,
  chef,
  engineer,
  engineerInGerman,
  engineerToAgency,
  graduate,
  nurse,
  nurseWithoutAnswer,
} from './testing/letters.ts'

/** Subject and letter; spaces that don't break a line are shown as others. */
function written(material: Material): string {
  const letter = bestLetter(material, material.assignment.emailId)
  return letter === null
    ? 'nothing'
    : `\n${letter.subject}\n\n${renderBody(letter)}`.replaceAll('\u00A0', ' ')
}

it.each<readonly [string, Material, string]>([
  [
    'a nurse, in English',
    nurse(),
    `
About the Registered Nurse role at Otterstead

Hi Maya,

At Otterstead, you need a Registered Nurse to “take part in our falls and infection prevention group”. At Bayou Grove Hospital, where I've been a Charge Nurse since 2019, I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

You're also looking for someone to train new colleagues during their first weeks. In that job, I precepted 21 new graduates; 19 are still on the unit after a year. I hold Registered Nurse, Texas (compact license) and CCRN.

I'd like to do the same at Otterstead. Does that sound like what you need in the Registered Nurse role? A quick no is fine too.

Kind regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse, warm',
    nurse({ tone: 'warm' }),
    `
Your Registered Nurse role at Otterstead

Hello Maya,

I was glad to find this line in your Registered Nurse posting: “take part in our falls and infection prevention group”. That's close to my work at Bayou Grove Hospital, where I've been a Charge Nurse since 2019: I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

I hold Registered Nurse, Texas (compact license) and CCRN.

I'd like to do the same at Otterstead. Would you have fifteen minutes for a call about the Registered Nurse role, whenever it suits you? If the timing is off, that's fine, and there is no need to reply.

With thanks,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse, brisk',
    nurse({ tone: 'brisk' }),
    `
Registered Nurse at Otterstead

Hi Maya,

You're looking for a Registered Nurse to “take part in our falls and infection prevention group”. I've been a Charge Nurse at Bayou Grove Hospital since 2019, and there I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

I hold Registered Nurse, Texas (compact license) and CCRN.

Worth a quick call about the Registered Nurse role? If not, no need to reply.

Best,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse whom nothing in the posting asks for',
    nurseWithoutAnswer(),
    `
Your Clinic Coordinator role at Otterstead

Hi Maya,

I've been a Charge Nurse at Bayou Grove Hospital since 2019, and I'm writing about your Clinic Coordinator role at Otterstead. In that job, I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

There I precepted 21 new graduates; 19 are still on the unit after a year. I hold Registered Nurse, Texas (compact license) and CCRN. A role like this would be new to me, and I'd like to take it on.

Does that sound like what you need in the Clinic Coordinator role? No worries if you have already found someone.

Best regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'an engineer, in English',
    engineer(),
    `
Your Backend Engineer role at Flintbach

Hi Maya,

You need a Backend Engineer to “split our order monolith into services without stopping delivery”. I've been a Senior Backend Engineer at Kassenhaus since 2021, and there I led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes.

You're also looking for running services on Kubernetes. Earlier, as a Backend Engineer at Paketfuchs (2018 to 2021), I moved 11 services to Kubernetes with a colleague.

I'd be glad to bring that to Flintbach. Does that sound like what you need in the Backend Engineer role? If it's not a fit, no need to reply.

Best regards,
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an engineer, to an agency',
    engineerToAgency(),
    `
Your Backend Engineer posting

Hi Maya,

For the Backend Engineer role, you need someone to “split our order monolith into services without stopping delivery”. That's close to what I do at Kassenhaus, where I've been a Senior Backend Engineer since 2021: I led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes.

You also ask for running services on Kubernetes. Earlier, as a Backend Engineer at Paketfuchs (2018 to 2021), I moved 11 services to Kubernetes with a colleague.

Would a short call about the Backend Engineer job make sense? If it's not a fit, no need to reply.

Kind regards,
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an engineer whose English resume is quoted in German',
    engineerInGerman(),
    `
Ihre Stelle „Backend Engineer“ bei Flintbach

Guten Tag Maya Okafor,

An Ihrer Anzeige „Backend Engineer“ ist mir eine Zeile aufgefallen: „zerlegen einen Monolithen im laufenden Betrieb“. Ich arbeite seit 2021 als Senior Backend Engineer bei Kassenhaus. Aus meiner Arbeit, im Wortlaut meines Lebenslaufs:
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes

Hätten Sie nächste Woche eine Viertelstunde für ein Telefonat über die Stelle „Backend Engineer“? Falls die Stelle schon besetzt ist, brauchen Sie nicht zu antworten.

Freundliche Grüße
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an accountant, in German',
    accountant(),
    `
Ihre Stelle als Bilanzbuchhalter bei Domhof Handel

Guten Tag Maya Okafor,

Sie suchen jemanden für diese Arbeit: Erstellung der Monatsabschlüsse nach HGB. Damit habe ich bei Rheinwerk Logistik zu tun, wo ich seit 2017 Bilanzbuchhalterin bin: Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage.

Auch das gehört dazu: Abstimmung von 42 Bankkonten im Monat.

Das würde ich gern auch bei Domhof Handel einbringen. Hätten Sie nächste Woche eine Viertelstunde für ein Telefonat über die Stelle „Bilanzbuchhalter“? Falls die Stelle schon besetzt ist, brauchen Sie nicht zu antworten.

Mit freundlichen Grüßen
Katrin Vogel
+49 221 555 0110`,
  ],
  [
    'an accountant whose German resume an English reader cannot read',
    accountantInEnglish(),
    `
Accountant role: prepare the monthly accounts

Hello Maya,

For the Accountant role, you need someone to prepare the monthly accounts. I'm a Bilanzbuchhalterin at Rheinwerk Logistik, where I've been since 2017, and this is what I'd bring, in the words of my resume:
- Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage
- Abstimmung von 42 Bankkonten im Monat

Would you have fifteen minutes next week to talk about the Accountant role? No worries if you have already found someone.

Kind regards,
Katrin Vogel
+49 221 555 0110`,
  ],
  [
    'a chef, in French',
    chef(),
    `
Chef de cuisine chez Auberge du Pré

Bonjour Maya Okafor,

Pour le poste « Chef de cuisine », vous cherchez quelqu’un pour maîtriser les coûts de la carte. Auparavant, comme sous-chef chez Le Saule (de 2016 à 2022) : réduction du coût matière de 36 % à 29 % en un an.

Vous cherchez aussi quelqu’un pour encadrer une équipe de six personnes. J’y ajoute ceci : formation de dix commis.

J’aimerais continuer ce travail chez Auberge du Pré. Auriez-vous un quart d’heure la semaine prochaine pour parler du poste « Chef de cuisine » ? Un simple non me va aussi.

Cordialement,
Luc Moreau
+33 1 55 55 01 95`,
  ],
  [
    'a graduate, in Spanish',
    graduate(),
    `
Asistente de Marketing en Mercado Norte

Hola, Maya:

En Mercado Norte buscan a alguien para apoyar la gestión de redes sociales. De mi currículum: encuesta a 240 clientes de un mercado de barrio y plan de redes sociales para sus puestos.

Tengo un título de Grado en Marketing, Universidad del Prado (2026). Sería mi primer puesto después de los estudios, y me gustaría crecer en él.

¿Le vendría bien una llamada corta sobre el puesto de Asistente de Marketing? Si no encaja, basta un simple no.

Saludos cordiales,
Inés Robledo
+34 91 555 01 33`,
  ],
])('writes the whole letter of %s', (_, material, letter) => expect(written(material)).toBe(letter))
