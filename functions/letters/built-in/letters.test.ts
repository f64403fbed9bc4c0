import { expect, it } from 'vitest'
import { renderBody } from '../render-letter.ts'
import { bestLetter } from './best-letter.ts'
import type { Material } from './model.ts'
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
} from '#harness/letters/built-in/letters.ts'

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

I work as a charge nurse at Bayou Grove Hospital, where I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle. I'm writing about the Registered Nurse role because you need someone to take part in your falls and infection prevention group.

I also precepted 21 new graduates; 19 are still on the unit after a year. Earlier, as a staff nurse at Gulf Pine Medical Center, I cared for four surgical patients a shift in a unit of 16 beds. I'm a Registered Nurse, Texas (compact license) and hold the CCRN certification.

May I tell you more in a short call? If now isn't a good time, no worries.

Best regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse, warm',
    nurse({ tone: 'warm' }),
    `
Registered Nurse at Otterstead

Dear Maya,

At Bayou Grove Hospital, where I've been a charge nurse since 2019, I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle. I was glad to read that you're looking for someone to take part in your falls and infection prevention group.

I also precepted 21 new graduates; 19 are still on the unit after a year. Earlier, as a staff nurse at Gulf Pine Medical Center, I cared for four surgical patients a shift in a unit of 16 beds. I'm a Registered Nurse, Texas (compact license) and hold the CCRN certification.

Would you have fifteen minutes for a call about the role, whenever it suits you? If now isn't a good time, no worries.

With kind regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse, brisk',
    nurse({ tone: 'brisk' }),
    `
Registered Nurse: charge nurse since 2019

Hi Maya,

I'm a charge nurse at Bayou Grove Hospital, where I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle. Your Registered Nurse posting asks for someone to take part in your falls and infection prevention group, which is why I'm writing.

I'm a Registered Nurse, Texas (compact license) and hold the CCRN certification.

Worth a quick call? No worries if not.

Regards,
Maribel Sandoval
+1 713 555 0148`,
  ],
  [
    'a nurse whom nothing in the posting asks for',
    nurseWithoutAnswer(),
    `
Your Clinic Coordinator role at Otterstead

Hi Maya,

As a charge nurse at Bayou Grove Hospital, I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle. I'd like to be considered for the Clinic Coordinator role at Otterstead.

I also precepted 21 new graduates; 19 are still on the unit after a year. Earlier, as a staff nurse at Gulf Pine Medical Center, I cared for four surgical patients a shift in a unit of 16 beds. I hold the CCRN certification, and I'm a Registered Nurse, Texas (compact license). A role like this would be new to me, and I'd like to take it on.

When would be a good time for a short call? No worries if not.

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

I work as a senior backend engineer at Kassenhaus, where I led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes. Your Backend Engineer posting asks for someone to split your order monolith into services without stopping delivery, which is why I'm writing.

Before that, as a backend engineer at Paketfuchs, I moved 11 services to Kubernetes with a colleague.

May I tell you more in a short call? If it isn't a fit, no problem.

Kind regards,
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an engineer, to an agency',
    engineerToAgency(),
    `
Backend Engineer: senior backend engineer since 2021

Hi Maya,

Since 2021 I've been a senior backend engineer at Kassenhaus, where I led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes. Your Backend Engineer posting asks for someone to split your order monolith into services without stopping delivery, which is why I'm writing.

Earlier, at Paketfuchs, where I was a backend engineer, I moved 11 services to Kubernetes with a colleague.

Could you put me forward for the role? If now isn't a good time, no worries.

Kind regards,
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an engineer whose English resume is quoted in German',
    engineerInGerman(),
    `
„Backend Engineer“: Senior Backend Engineer seit 2021

Guten Tag Maya Okafor,

ich schreibe Ihnen wegen einer Zeile in Ihrer Anzeige „Backend Engineer“: „zerlegen einen Monolithen im laufenden Betrieb“. Ich arbeite seit 2021 als Senior Backend Engineer bei Kassenhaus. Aus meinem Lebenslauf, im Wortlaut:
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes
- Moved 11 services to Kubernetes with a colleague (Backend Engineer bei Paketfuchs, 2018 bis 2021)

Hätten Sie nächste Woche zehn Minuten für ein Telefonat? Sollte die Stelle schon vergeben sein, ist das kein Problem.

Mit freundlichen Grüßen
Tomasz Wilk
+49 30 555 0172`,
  ],
  [
    'an accountant, in German',
    accountant(),
    `
„Bilanzbuchhalter“: Bilanzbuchhalterin seit 2017

Guten Tag Maya Okafor,

bei Rheinwerk Logistik, wo ich seit 2017 Bilanzbuchhalterin bin, gelang mir die Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage. Ich schreibe Ihnen wegen der Stelle „Bilanzbuchhalter“, weil Sie jemanden für die Erstellung der Monatsabschlüsse nach HGB suchen.

Zudem übernehme ich die Abstimmung von 42 Bankkonten im Monat.

Hätten Sie nächste Woche zehn Minuten für ein Telefonat? Sollte die Stelle schon vergeben sein, ist das kein Problem.

Mit freundlichen Grüßen
Katrin Vogel
+49 221 555 0110`,
  ],
  [
    'an accountant whose German resume an English reader cannot read',
    accountantInEnglish(),
    `
Accountant at Domhof Handel

Hello Maya,

Your Accountant posting asks for someone to prepare the monthly accounts, which is why I'm writing. I'm a Bilanzbuchhalterin at Rheinwerk Logistik, where I've been since 2017. From my resume, word for word:
- Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage

Would you have ten minutes for a call this week or next? If now isn't a good time, no worries.

Kind regards,
Katrin Vogel
+49 221 555 0110`,
  ],
  [
    'a chef, in French',
    chef(),
    `
Chef de cuisine : sous-chef depuis 2016

Bonjour Maya Okafor,

En tant que sous-chef chez Le Saule (de 2016 à 2022), j’ai obtenu la réduction du coût matière de 36 % à 29 % en un an. Je vous écris au sujet du poste « Chef de cuisine », parce que vous cherchez quelqu’un pour maîtriser les coûts de la carte et encadrer une équipe de six personnes.

J’ai aussi assuré la formation de dix commis.

Auriez-vous dix minutes la semaine prochaine ? Si ce n’est pas le bon moment, aucun problème.

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

En mi trayectoria, me encargué de la encuesta a 240 clientes de un mercado de barrio y plan de redes sociales para sus puestos. Le escribo por el puesto de Asistente de Marketing, porque buscan a alguien para apoyar la gestión de redes sociales.

Tengo un título de Grado en Marketing, Universidad del Prado (2026). Sería mi primer puesto después de los estudios, y me gustaría crecer en él.

¿Le vendría bien hablar diez minutos? Si ya han encontrado a alguien, no hace falta responder.

Saludos cordiales,
Inés Robledo
+34 91 555 01 33`,
  ],
])('writes the whole letter of %s', (_, material, letter) => expect(written(material)).toBe(letter))

it('leaves a German title its capital in a French letter', () => {
  const material = accountant()
  const letter = written({ ...material, assignment: { ...material.assignment, language: 'fr' } })
  expect(letter).toContain('Bilanzbuchhalterin chez Rheinwerk Logistik')
})
