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
Your Registered Nurse role at Otterstead

Hi Maya,

At Otterstead, you need a Registered Nurse to “take part in our falls and infection prevention group” and “train new colleagues during their first weeks”. I've been with Bayou Grove Hospital since 2019 as a Charge Nurse, and some of my work is close to that:
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle
- Precepted 21 new graduates; 19 are still on the unit after a year

My credentials include Registered Nurse, Texas (compact license) and CCRN.

Would fifteen minutes next week suit you? No worries if you have already found someone.

Kind regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse, warm',
    nurse({ tone: 'warm' }),
    `
Registered Nurse at Otterstead

Dear Maya,

I was glad to read that you're looking for someone to “take part in our falls and infection prevention group” and “train new colleagues during their first weeks”. I've been a Charge Nurse at Bayou Grove Hospital since 2019. Here is what I've done on that front:
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle
- Precepted 21 new graduates; 19 are still on the unit after a year

My credentials include Registered Nurse, Texas (compact license) and CCRN.

Would you like to talk about the Registered Nurse role, on a day you choose? A short no is fine too, and thank you for reading.

With thanks,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse, brisk',
    nurse({ tone: 'brisk' }),
    `
Your Registered Nurse role at Otterstead

Hi Maya,

You're hiring a Registered Nurse to “take part in our falls and infection prevention group”. I've been a Charge Nurse at Bayou Grove Hospital since 2019, and some of my work is close to that:
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle

My credentials include Registered Nurse, Texas (compact license) and CCRN.

Do you have ten minutes this week? A quick no is fine.

Regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse whom nothing in the posting asks for',
    nurseWithoutAnswer(),
    `
Your Clinic Coordinator role at Otterstead

Hello Maya,

I've been a Charge Nurse at Bayou Grove Hospital since 2019, and I'm writing about your Clinic Coordinator role at Otterstead. What I'd bring:
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle
- Precepted 21 new graduates; 19 are still on the unit after a year

My credentials include Registered Nurse, Texas (compact license) and CCRN. A role like this would be new to me, and I'd like to take it on.

Could we talk about the Clinic Coordinator role for fifteen minutes? If the role is filled, no need to reply.

Kind regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'an engineer, in English',
    engineer(),
    `
Backend Engineer at Flintbach

Hi Maya,

For the Backend Engineer role, you need someone to “split our order monolith into services without stopping delivery”. I've been with Kassenhaus since 2021 as a Senior Backend Engineer, and some of my work is close to that:
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes
- Moved 11 services to Kubernetes with a colleague (Backend Engineer at Paketfuchs, 2018 to 2021)

Would fifteen minutes next week suit you? If the timing is off, no need to answer.

Kind regards,
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an engineer, to an agency',
    engineerToAgency(),
    `
Your Backend Engineer posting

Hi Maya,

For the Backend Engineer role, you need someone to “split our order monolith into services without stopping delivery”. I've been with Kassenhaus since 2021 as a Senior Backend Engineer. Here is what I've done on that front:
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes
- Moved 11 services to Kubernetes with a colleague (Backend Engineer at Paketfuchs, 2018 to 2021)

Could you put me forward for the Backend Engineer job? If the timing is off, no need to answer.

Kind regards,
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an engineer whose English resume is quoted in German',
    engineerInGerman(),
    `
Zur Stelle „Backend Engineer“ bei Flintbach

Guten Tag Maya Okafor,

In Ihrer Anzeige „Backend Engineer“ steht: „zerlegen einen Monolithen im laufenden Betrieb“. Seit 2021 bin ich Senior Backend Engineer bei Kassenhaus und kenne das aus der Praxis, im Wortlaut meines Lebenslaufs:
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes

Können wir eine Viertelstunde über die Stelle „Backend Engineer“ sprechen? Ein kurzes Nein ist auch in Ordnung.

Mit freundlichen Grüßen
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an accountant, in German',
    accountant(),
    `
Zur Stelle „Bilanzbuchhalter“ bei Domhof Handel

Guten Tag Maya Okafor,

Zur Stelle „Bilanzbuchhalter“ bei Domhof Handel gehört „Erstellung der Monatsabschlüsse nach HGB“. Ich arbeite seit 2017 als Bilanzbuchhalterin bei Rheinwerk Logistik, und das würde ich mitbringen:
- Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage
- Abstimmung von 42 Bankkonten im Monat

Wäre ein kurzes Telefonat über die Stelle „Bilanzbuchhalter“ sinnvoll? Falls die Stelle schon besetzt ist, brauchen Sie nicht zu antworten.

Freundliche Grüße
Katrin Vogel
+49 221 555 0110`,
  ],
  [
    'an accountant whose German resume an English reader cannot read',
    accountantInEnglish(),
    `
Accountant at Domhof Handel

Hi Maya,

At Domhof Handel, you need an Accountant to “prepare the monthly accounts”. I've been with Rheinwerk Logistik since 2017 as a Bilanzbuchhalterin, and this is what I'd bring, in the words of my resume:
- Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage
- Abstimmung von 42 Bankkonten im Monat

Does that sound like what you need in the Accountant role? If the timing is off, no need to answer.

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

Votre annonce « Chef de cuisine » demande quelqu’un pour « maîtriser les coûts de la carte » et « encadrer une équipe de six personnes ». J’ai été Sous-chef chez Le Saule de 2016 à 2022. À ce sujet, j’ai déjà fait ceci :
- Réduction du coût matière de 36 % à 29 % en un an
- Formation de dix commis

Auriez-vous un quart d’heure la semaine prochaine ? Si cela ne convient pas, un simple non suffit.

Bien cordialement,
Luc Moreau
+33 1 55 55 01 95`,
  ],
  [
    'a graduate, in Spanish',
    graduate(),
    `
Asistente de Marketing en Mercado Norte

Buenos días, Maya Okafor:

Su anuncio para Asistente de Marketing pide a alguien para «apoyar la gestión de redes sociales». Tengo un título de Grado en Marketing, Universidad del Prado (2026). En ese terreno ya he hecho esto:
- Encuesta a 240 clientes de un mercado de barrio y plan de redes sociales para sus puestos

Sería mi primer puesto después de los estudios, y me gustaría crecer en él.

¿Tendría un cuarto de hora la semana que viene? Si no encaja, no hace falta responder.

Saludos cordiales,
Inés Robledo
+34 91 555 01 33`,
  ],
])('writes the whole letter of %s', (_, material, letter) => expect(written(material)).toBe(letter))
