import { expect, it } from 'vitest'
import { renderBody } from '#core/writing/render-letter.ts'
import { bestLetter } from './best-letter.ts'
import type { Material } from './compose.ts'
import { accountant, accountantInEnglish, chef, engineer, engineerInGerman, engineerToAgency, graduate, nurse, nurseWithoutAnswer } from './testing/letters.ts'

/** Subject and letter; spaces that don't break a line are shown as others. */
function written(material: Material): string {
  const letter = bestLetter(material, material.assignment.entryId)
  return letter === null ? 'nothing' : `\n${letter.subject}\n\n${renderBody(letter)}`.replaceAll('\u00A0', ' ')
}

it.each<readonly [string, Material, string]>([
  ['a nurse, in English', nurse(), `
Your Registered Nurse posting: patient safety

Hello Maya,

In your Registered Nurse posting you write: “take part in our falls and infection prevention group”. On patient safety, here is something from Bayou Grove Hospital, where I have been Charge Nurse since 2019:
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle

And on bringing new colleagues in, from the same job:
- Precepted 21 new graduates; 19 are still on the unit after a year

On the formal side: Registered Nurse, Texas (compact license); CCRN.

Would a short call about the Registered Nurse role be worth your time? No reply is needed if you have already found someone.

Kind regards,
Maribel Sandoval
+1 713 555 0148`],
  ['a nurse, warm', nurse({ tone: 'warm' }), `
Patient safety at Otterstead

Dear Maya,

I was glad to read this in your Registered Nurse posting: “take part in our falls and infection prevention group”. On patient safety, this is from Bayou Grove Hospital, where I have been Charge Nurse since 2019:
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle

On bringing new colleagues in, also from there:
- Precepted 21 new graduates; 19 are still on the unit after a year

On the formal side: Registered Nurse, Texas (compact license); CCRN.

May I tell you more about it in a short call? If you have already found someone, no reply is needed.

With kind regards,
Maribel Sandoval
+1 713 555 0148`],
  ['a nurse, brisk', nurse({ tone: 'brisk' }), `
Patient safety at Otterstead

Hi Maya,

You need a Registered Nurse to “take part in our falls and infection prevention group”. From Bayou Grove Hospital, where I have been Charge Nurse since 2019:
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle

On the formal side: Registered Nurse, Texas (compact license); CCRN.

Worth ten minutes on the phone? If not, no reply is needed.

Best,
Maribel Sandoval
+1 713 555 0148`],
  ['a nurse whom nothing in the posting asks for', nurseWithoutAnswer(), `
About your Clinic Coordinator posting

Hello Maya,

I would like to be considered for the Clinic Coordinator role. This is from Bayou Grove Hospital, where I have been Charge Nurse since 2019:
- Cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle

Also from there:
- Precepted 21 new graduates; 19 are still on the unit after a year

On paper, I have this: Registered Nurse, Texas (compact license); CCRN.

Would a short call about the Clinic Coordinator role be worth your time? If this is not for you, feel free to ignore it.

Best regards,
Maribel Sandoval
+1 713 555 0148`],
  ['an engineer, in English', engineer(), `
Event streams at Flintbach

Hi Maya,

The Backend Engineer role includes this: “split our order monolith into services without stopping delivery”. On event streams, I can point to this from Kassenhaus, where I have been Senior Backend Engineer since 2021:
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes

On containers, this is from my time as Backend Engineer at Paketfuchs (2018–2021):
- Moved 11 services to Kubernetes with a colleague

I also bring Go and Kafka.

Would a short call about the Backend Engineer role be worth your time? If the role is filled, no reply is needed.

Kind regards,
Tomasz Wilk
+49 30 555 0172`],
  ['an engineer, to an agency', engineerToAgency(), `
Event streams and your Backend Engineer posting

Hi Maya,

You are looking for someone to “split our order monolith into services without stopping delivery” as Backend Engineer. On event streams, this is from Kassenhaus, where I have been Senior Backend Engineer since 2021:
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes

Before that, on containers, as Backend Engineer at Paketfuchs (2018–2021):
- Moved 11 services to Kubernetes with a colleague

Would a short call about the Backend Engineer job make sense? A simple no is fine, too.

Kind regards,
Tomasz Wilk
+49 30 555 0172`],
  ['an engineer whose English resume is quoted in German', engineerInGerman(), `
Event-Streams bei Flintbach

Guten Tag Maya Okafor,

Ihre Anzeige „Backend Engineer“ nennt unter anderem dies: „zerlegen einen Monolithen im laufenden Betrieb“. Zum Thema Event-Streams ein Beispiel aus meiner Arbeit als Senior Backend Engineer bei Kassenhaus (seit 2021), im Wortlaut meines englischen Lebenslaufs:
- Led the move from nightly batch jobs to event streams; payout time fell from 26 hours to 40 minutes

Das habe ich als Backend Engineer bei Paketfuchs (2018–2021) gemacht:
- Moved 11 services to Kubernetes with a colleague

Wäre ein kurzes Gespräch über die Stelle „Backend Engineer“ möglich? Falls es gerade nicht passt, ist keine Antwort nötig.

Freundliche Grüße
Tomasz Wilk
+49 30 555 0172`],
  ['an accountant, in German', accountant(), `
Zum Thema Monatsabschluss bei Domhof Handel

Guten Tag Maya Okafor,

Zur Stelle „Bilanzbuchhalter“ gehört laut Anzeige: „Erstellung der Monatsabschlüsse nach HGB“. Zum Thema Monatsabschluss ein Beispiel aus meiner Arbeit als Bilanzbuchhalterin bei Rheinwerk Logistik (seit 2017):
- Verkürzung des Monatsabschlusses von neun auf vier Arbeitstage

Ebenfalls von dort:
- Abstimmung von 42 Bankkonten im Monat

Dazu kommen Kenntnisse in DATEV.

Hätten Sie zehn Minuten für ein Telefonat über die Stelle „Bilanzbuchhalter“? Falls es gerade nicht passt, ist keine Antwort nötig.

Mit freundlichen Grüßen
Katrin Vogel
+49 221 555 0110`],
  ['an accountant whose German resume an English reader cannot read', accountantInEnglish(), `
Accountant at Domhof Handel: the month-end close

Hello Maya,

One part of your Accountant posting is the reason for this note: “Prepare the monthly accounts”. As for the month-end close, I can point to my work as Bilanzbuchhalterin at Rheinwerk Logistik (since 2017).

My skills include DATEV and SAP.

Would you have ten minutes for a call about the Accountant role? If it is not a fit, a short no is fine.

Best regards,
Katrin Vogel
+49 221 555 0110`],
  ['a chef, in French', chef(), `
Le coût matière chez Auberge du Pré

Bonjour Maya Okafor,

Je vous écris au sujet d’un point de votre annonce « Chef de cuisine » : « Maîtriser les coûts de la carte ». Concernant le coût matière, voici un exemple de chez Le Saule, où j’étais Sous-chef de 2016 à 2022 :
- Réduction du coût matière de 36 % à 29 % en un an

Concernant la formation, au même endroit :
- Formation de dix commis

Un court échange au sujet du poste « Chef de cuisine » serait-il possible ? Aucune réponse n’est nécessaire si vous avez déjà trouvé quelqu’un.

Cordialement,
Luc Moreau
+33 1 55 55 01 95`],
  ['a graduate, in Spanish', graduate(), `
Las redes sociales en Mercado Norte

Buenos días, Maya Okafor:

Su anuncio para Asistente de Marketing menciona esto: «Apoyar la gestión de redes sociales». Sobre las redes sociales puedo aportar esto:
- Encuesta a 240 clientes de un mercado de barrio y plan de redes sociales para sus puestos

Mi titulación: Grado en Marketing, Universidad del Prado, 2026.

¿Tendría diez minutos para una llamada sobre el puesto de Asistente de Marketing? Si no es buen momento, no hace falta responder.

Saludos cordiales,
Inés Robledo
+34 91 555 01 33`],
])('writes the whole letter of %s', (_, material, letter) => expect(written(material)).toBe(letter))
