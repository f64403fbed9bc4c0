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
Registered Nurse at Otterstead

Hello Maya,

You're looking for a Registered Nurse to take part in your falls and infection prevention group. I work at Bayou Grove Hospital as a Charge Nurse, and I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

I also precepted 21 new graduates; 19 are still on the unit after a year. Among my credentials: Registered Nurse, Texas (compact license) and CCRN.

Could we talk about doing the same at Otterstead, or is the role already filled?

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

I was glad to read that you're looking for someone to take part in your falls and infection prevention group. At Bayou Grove Hospital I'm a Charge Nurse, and I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

I also precepted 21 new graduates; 19 are still on the unit after a year. Among my credentials: Registered Nurse, Texas (compact license) and CCRN.

Could I tell you more on the phone, on a day that suits you, or is the role already filled?

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

You're looking for a Registered Nurse to take part in your falls and infection prevention group. At Bayou Grove Hospital, where I've been a Charge Nurse since 2019, I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

My credentials include Registered Nurse, Texas (compact license) and CCRN.

Worth a quick call, or is the role filled?

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

Your Clinic Coordinator role at Otterstead is why I'm writing. Since 2019 I've been a Charge Nurse at Bayou Grove Hospital, and I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.

Among my credentials: Registered Nurse, Texas (compact license) and CCRN. A role like this would be new to me, and I'd like to take it on.

Do you have time for a short call next week, or is the role gone?

Best regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'an engineer, in English',
    engineer(),
    `
Your Backend Engineer role at Flintbach

Hello Maya,

For the Backend Engineer role, you need someone to split your order monolith into services without stopping delivery. At Kassenhaus, where I've been a Senior Backend Engineer since 2021, I led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes.

When I was a Backend Engineer at Paketfuchs, I moved 11 services to Kubernetes with a colleague.

Worth ten minutes to see if I could do the same at Flintbach, or have you found someone?

Best regards,
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an engineer, to an agency',
    engineerToAgency(),
    `
Your Backend Engineer posting

Hello Maya,

Whoever takes the Backend Engineer role will split your order monolith into services without stopping delivery. Since 2021 I've been a Senior Backend Engineer at Kassenhaus, and I led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes.

Earlier, as a Backend Engineer at Paketfuchs, I moved 11 services to Kubernetes with a colleague.

Could you put me forward for the Backend Engineer job, or is it filled?

Kind regards,
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an engineer whose English resume is quoted in German',
    engineerInGerman(),
    `
Ihre Stelle als Backend Engineer bei Flintbach

Guten Tag Maya Okafor,

An Ihrer Anzeige „Backend Engineer“ ist mir eine Zeile aufgefallen: „zerlegen einen Monolithen im laufenden Betrieb“. Ich arbeite seit 2021 als Senior Backend Engineer bei Kassenhaus. Aus meinem Lebenslauf, im Wortlaut:
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes
- Moved 11 services to Kubernetes with a colleague (Backend Engineer bei Paketfuchs, 2018 bis 2021)

Können wir kurz telefonieren, oder ist die Stelle schon vergeben?

Mit freundlichen Grüßen
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an accountant, in German',
    accountant(),
    `
Ihre Stelle als Bilanzbuchhalter bei Domhof Handel

Guten Tag Maya Okafor,

Für die Stelle „Bilanzbuchhalter“ suchen Sie jemanden für die Erstellung der Monatsabschlüsse nach HGB. Bei Rheinwerk Logistik, wo ich seit 2017 Bilanzbuchhalterin bin, gelang mir die Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage.

In derselben Stelle übernehme ich auch die Abstimmung von 42 Bankkonten im Monat.

Wollen wir darüber sprechen, ob das auch Domhof Handel hilft, oder ist die Stelle schon besetzt?

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

At Domhof Handel, you're looking for someone to prepare the monthly accounts. I'm a Bilanzbuchhalterin at Rheinwerk Logistik, where I've been since 2017, and my resume has this, word for word:
- Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage

Would ten minutes on the phone be of use to you, or is the job taken?

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

Pour le poste « Chef de cuisine », vous cherchez quelqu’un pour maîtriser les coûts de la carte et encadrer une équipe de six personnes. Comme sous-chef chez Le Saule (de 2016 à 2022), j’ai obtenu la réduction du coût matière de 36 % à 29 % en un an.

J’ai aussi assuré la formation de dix commis.

Pourrions-nous en parler dix minutes pour Auberge du Pré, ou le poste est-il déjà pourvu ?

Cordialement,
Luc Moreau
+33 1 55 55 01 95`,
  ],
  [
    'a graduate, in Spanish',
    graduate(),
    `
Asistente de Marketing en Mercado Norte

Buenos días, Maya Okafor:

Para el puesto de Asistente de Marketing buscan a alguien para apoyar la gestión de redes sociales. En mi trayectoria, me encargué de la encuesta a 240 clientes de un mercado de barrio y plan de redes sociales para sus puestos.

Tengo un título de Grado en Marketing, Universidad del Prado (2026). Sería mi primer puesto después de los estudios, y me gustaría crecer en él.

¿Sería útil una llamada corta, o ya han encontrado a alguien?

Un cordial saludo,
Inés Robledo
+34 91 555 01 33`,
  ],
])('writes the whole letter of %s', (_, material, letter) => expect(written(material)).toBe(letter))

it('leaves a German title its capital in a French letter', () => {
  const material = accountant()
  const letter = written({ ...material, assignment: { ...material.assignment, language: 'fr' } })
  expect(letter).toContain('comme Bilanzbuchhalterin chez Rheinwerk Logistik')
})
