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

Hello Maya,

I'm writing about the Registered Nurse role, because you need someone to take part in your falls and infection prevention group. As a charge nurse at Bayou Grove Hospital, I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

I also precepted 21 new graduates; 19 are still on the unit after a year. My credentials include Registered Nurse, Texas (compact license) and CCRN.

Would it help to talk about the role this week? No worries if not.

Kind regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse, warm',
    nurse({ tone: 'warm' }),
    `
Your Registered Nurse role at Otterstead

Dear Maya,

I was glad to read that you're looking for someone to take part in your falls and infection prevention group. As a charge nurse at Bayou Grove Hospital, I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

I also precepted 21 new graduates; 19 are still on the unit after a year. My credentials include Registered Nurse, Texas (compact license) and CCRN.

Would you have fifteen minutes for a call about the role, whenever it suits you? No worries if not.

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

Your Registered Nurse posting asks for someone to take part in your falls and infection prevention group. At Bayou Grove Hospital, where I've been a charge nurse since 2019, I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

Credentials: Registered Nurse, Texas (compact license) and CCRN.

Worth a quick call? No worries if not.

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

I saw your opening for a clinic coordinator at Otterstead. Since 2019 I've been a charge nurse at Bayou Grove Hospital, where I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

My credentials include Registered Nurse, Texas (compact license) and CCRN. The role would be new ground for me, and one I'd like to grow into.

Shall I send you my resume for the Clinic Coordinator role? If you've already found someone, no worries.

Best regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'an engineer, in English',
    engineer(),
    `
Backend Engineer at Flintbach

Hi Maya,

You need a backend engineer to split your order monolith into services without stopping delivery. Since 2021 I've been a senior backend engineer at Kassenhaus, where I led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes.

At Paketfuchs, where I was a backend engineer, I moved 11 services to Kubernetes with a colleague.

Shall I send you my resume for the Backend Engineer role? No worries if the role is already filled.

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

Your Backend Engineer posting asks for someone to split your order monolith into services without stopping delivery. Since 2021 I've been a senior backend engineer at Kassenhaus, where I led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes.

Earlier, as a backend engineer at Paketfuchs, I moved 11 services to Kubernetes with a colleague.

Could you put me forward for the role? If the role is already filled, no problem.

Best regards,
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an engineer whose English resume is quoted in German',
    engineerInGerman(),
    `
Ihre Stelle als Backend Engineer bei Flintbach

Guten Tag Maya Okafor,

an Ihrer Anzeige „Backend Engineer“ ist mir eine Zeile aufgefallen: „zerlegen einen Monolithen im laufenden Betrieb“. Ich arbeite seit 2021 als Senior Backend Engineer bei Kassenhaus. Aus meinem Lebenslauf, im Wortlaut:
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes
- Moved 11 services to Kubernetes with a colleague (Backend Engineer bei Paketfuchs, 2018 bis 2021)

Wäre ein kurzes Gespräch sinnvoll? Wenn Sie schon jemanden gefunden haben, ist das in Ordnung.

Freundliche Grüße
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an accountant, in German',
    accountant(),
    `
Ihre Stelle „Bilanzbuchhalter“ bei Domhof Handel

Guten Tag Maya Okafor,

für die Stelle „Bilanzbuchhalter“ suchen Sie jemanden für die Erstellung der Monatsabschlüsse nach HGB. Bei Rheinwerk Logistik, wo ich seit 2017 Bilanzbuchhalterin bin, gelang mir die Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage.

Dort übernehme ich auch die Abstimmung von 42 Bankkonten im Monat.

Hätten Sie nächste Woche zehn Minuten für ein Telefonat? Wenn Sie schon jemanden gefunden haben, ist das in Ordnung.

Freundliche Grüße
Katrin Vogel
+49 221 555 0110`,
  ],
  [
    'an accountant whose German resume an English reader cannot read',
    accountantInEnglish(),
    `
Your Accountant role at Domhof Handel

Hi Maya,

I'm writing about the Accountant role, because you need someone to prepare the monthly accounts. I'm a Bilanzbuchhalterin at Rheinwerk Logistik, where I've been since 2017. From my resume, word for word:
- Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage

Would you have ten minutes for a call this week or next? If the role is already filled, no problem.

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

Je vous écris au sujet du poste « Chef de cuisine » : vous cherchez quelqu’un pour maîtriser les coûts de la carte et encadrer une équipe de six personnes. En tant que sous-chef chez Le Saule (de 2016 à 2022), j’ai obtenu la réduction du coût matière de 36 % à 29 % en un an.

J’ai aussi assuré la formation de dix commis.

Un court appel serait-il utile ? Si le poste est déjà pourvu, je comprends tout à fait.

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

Para el puesto de Asistente de Marketing buscan a alguien para apoyar la gestión de redes sociales. En mi trayectoria, me encargué de la encuesta a 240 clientes de un mercado de barrio y plan de redes sociales para sus puestos.

Tengo un título de Grado en Marketing, Universidad del Prado (2026). Sería mi primer puesto después de los estudios, y me gustaría crecer en él.

¿Podríamos hablar por teléfono? Si ya han encontrado a alguien, no hace falta responder.

Saludos cordiales,
Inés Robledo
+34 91 555 01 33`,
  ],
])('writes the whole letter of %s', (_, material, letter) => expect(written(material)).toBe(letter))

it('leaves a German title its capital in a French letter', () => {
  const material = accountant()
  const letter = written({ ...material, assignment: { ...material.assignment, language: 'fr' } })
  expect(letter).toContain('je suis Bilanzbuchhalterin chez Rheinwerk Logistik')
})
