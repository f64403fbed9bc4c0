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
  const letter = bestLetter(material, material.assignment.entryId)
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

Hello Maya,

Your new Registered Nurse will “take part in our falls and infection prevention group”. On patient safety, here is an example from my work at Bayou Grove Hospital (Charge Nurse, since 2019):
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle

You also need someone to “train new colleagues during their first weeks”. From the same job:
- Precepted 21 new graduates; 19 are still on the unit after a year

My credentials: Registered Nurse, Texas (compact license); CCRN.

Would fifteen minutes next week suit you? No worries if you have already found someone.

Kind regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse, warm',
    nurse({ tone: 'warm' }),
    `
Charge Nurse for the Registered Nurse role

Dear Maya,

I was glad to find this line in your Registered Nurse posting: “take part in our falls and infection prevention group”. As Charge Nurse at Bayou Grove Hospital (since 2019), I have worked on something close to that:
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle

My credentials: Registered Nurse, Texas (compact license); CCRN.

Could I tell you more about it on the phone, at a time that suits you? If the timing is off, that's fine, and there is no need to reply.

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

You're looking for someone to “take part in our falls and infection prevention group”. From my work at Bayou Grove Hospital (Charge Nurse, since 2019):
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle

My credentials: Registered Nurse, Texas (compact license); CCRN.

Worth a quick call about the Registered Nurse role? If not, no need to reply.

Best,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse whom nothing in the posting asks for',
    nurseWithoutAnswer(),
    `
Clinic Coordinator at Otterstead

Hello Maya,

The Clinic Coordinator role you posted is why I am writing. This is what I would bring, from my work at Bayou Grove Hospital (Charge Nurse, since 2019):
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle

Also from there:
- Precepted 21 new graduates; 19 are still on the unit after a year

My credentials: Registered Nurse, Texas (compact license); CCRN.

Would fifteen minutes next week suit you? If the role is filled, no need to reply.

Best regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'an engineer, in English',
    engineer(),
    `
Senior Backend Engineer for the Backend Engineer role

Hello Maya,

For the Backend Engineer role, you need someone to “split our order monolith into services without stopping delivery”. I do similar work at Kassenhaus (Senior Backend Engineer, since 2021):
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes

You also ask for “running services on Kubernetes”. Earlier, at Paketfuchs (Backend Engineer, 2018 to 2021):
- Moved 11 services to Kubernetes with a colleague

Is the Backend Engineer role still open? If it's not a fit, no need to reply.

Best regards,
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an engineer, to an agency',
    engineerToAgency(),
    `
Senior Backend Engineer for the Backend Engineer role

Hi Maya,

You're looking for someone to “split our order monolith into services without stopping delivery”. On event streams, here is an example from my work at Kassenhaus (Senior Backend Engineer, since 2021):
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes

You also ask for “running services on Kubernetes”. Earlier, at Paketfuchs (Backend Engineer, 2018 to 2021):
- Moved 11 services to Kubernetes with a colleague

Would a short call about the Backend Engineer job make sense? If the role is filled, no need to reply.

Best regards,
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an engineer whose English resume is quoted in German',
    engineerInGerman(),
    `
Ihre Stelle „Backend Engineer“ bei Flintbach

Guten Tag Maya Okafor,

In Ihrer Anzeige „Backend Engineer“ steht: „zerlegen einen Monolithen im laufenden Betrieb“. Das kenne ich aus meiner Arbeit bei Kassenhaus (Senior Backend Engineer, seit 2021), im Wortlaut meines englischen Lebenslaufs:
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
Ihre Stelle „Bilanzbuchhalter“ bei Domhof Handel

Guten Tag Maya Okafor,

Sie schreiben in Ihrer Anzeige „Bilanzbuchhalter“: „Erstellung der Monatsabschlüsse nach HGB“. Das kenne ich aus meiner Arbeit bei Rheinwerk Logistik (Bilanzbuchhalterin, seit 2017):
- Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage

Aus derselben Stelle:
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

Hello Maya,

The Accountant role at Domhof Handel is why I am writing. My experience comes from my work at Rheinwerk Logistik (Bilanzbuchhalterin, since 2017).

Could we talk about the Accountant role for fifteen minutes? If it's not a fit, no need to reply.

Best regards,
Katrin Vogel
+49 221 555 0110`,
  ],
  [
    'a chef, in French',
    chef(),
    `
Chef de cuisine chez Auberge du Pré

Bonjour Maya Okafor,

Vous cherchez quelqu’un pour « maîtriser les coûts de la carte ». Pour le coût matière, voici un exemple tiré de mes années chez Le Saule (Sous-chef, de 2016 à 2022) :
- Réduction du coût matière de 36 % à 29 % en un an

Vous cherchez aussi quelqu’un pour « encadrer une équipe de six personnes ». Toujours au même endroit :
- Formation de dix commis

Pourrions-nous parler un quart d’heure du poste « Chef de cuisine » ? Si cela ne convient pas, un simple non suffit.

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

Para el puesto de Asistente de Marketing buscan a alguien para «apoyar la gestión de redes sociales». Un ejemplo de mi currículum:
- Encuesta a 240 clientes de un mercado de barrio y plan de redes sociales para sus puestos

Mi titulación: Grado en Marketing, Universidad del Prado, 2026.

¿Tendría un cuarto de hora la semana que viene? Si no encaja, no hace falta responder.

Saludos cordiales,
Inés Robledo
+34 91 555 01 33`,
  ],
])('writes the whole letter of %s', (_, material, letter) => expect(written(material)).toBe(letter))
