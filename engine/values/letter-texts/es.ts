import { stemmer } from '@orama/stemmers/spanish'
import { stopwords } from '@orama/stopwords/spanish'
import { toCardinal } from 'n2words/es-ES'
import type { LetterTexts } from './letter-texts.ts'

/** Institutions whose name has an article: "en la Universidad del Prado". */
const INSTITUTION = /^(?:Universidad|Clínica|Fundación|Escuela|Municipalidad|Cámara|Caja)(?= |$)/u

export const es: LetterTexts = {
  asked: 'Spanish, with usted',
  stem: stemmer,
  stopwords,
  inWords: (value) => {
    const whole = toCardinal(value)
    return [
      whole,
      whole.replace(/eis$/u, 'éis'),
      whole.replace(/uno$/u, 'una'),
      whole.replace(/cientos/u, 'cientas'),
    ]
  },
  otherNumbers: { docena: 12, década: 10 },
  self: /\b(?:yo|mis?|me|soy|estoy|vivo|quiero|busco|tengo)\b/iu,
  wish: /\b(?:busco|quiero|me gustaría|deseo|me mudo|me traslado)\b/iu,
  wishes: '',
  noEnd: new Set(
    'el la los las un una unos unas de del al y o pero en con por para sin mi mis su sus que'.split(' '),
  ),
  at: (name) => (INSTITUTION.test(name) ? `en la ${name}` : `en ${name}`),
  greeting: { plain: 'Buenos días, {whole}:', warm: 'Hola, {first}:', brisk: 'Hola, {first}:' },
  namelessGreeting: 'Buenos días:',
  closing: { plain: 'Saludos cordiales,', warm: 'Un saludo afectuoso,', brisk: 'Saludos,' },
  opening: [
    'Le escribo por el puesto de {title}[ {at company}][ ({place})].',
    'Me presento para el puesto de {title}[ {at company}][ ({place})].',
    'He leído su anuncio para el puesto de {title}[ {at company}][ ({place})].',
    'Me interesa el puesto de {title}[ {at company}][ ({place})].',
    'Le escribo por el puesto que ofrecen[ {at company}][ ({place})].',
  ],
  lead: 'De mi currículum:',
  also: 'También en mi currículum:',
  home: 'Vivo en {town}.',
  ask: {
    plain: [
      '¿Tendría diez minutos esta semana?',
      '¿Puedo enviarle mi currículum?',
      '¿Para qué me necesitarían primero?',
      '¿Qué tendría que aprender primero?',
    ],
    warm: ['¿Qué les ayudaría más en este puesto ahora mismo?', '¿Qué le gustaría saber de mí primero?'],
    brisk: ['¿Desde cuándo necesitan a alguien?', '¿Sigue abierto el puesto?'],
    agency: ['¿Podría proponerme para el puesto?', '¿Desde cuándo necesita la empresa a alguien?'],
  },
  subjects: [
    '{title} {at company}',
    '{title} ({place})',
    'Su anuncio para {title}',
    '{title}',
    'Su oferta de empleo {at company}',
    'Su anuncio de empleo',
  ],
  followUp: {
    locale: 'es',
    opening: [
      'Le escribí el {date} sobre su anuncio «{title}».',
      'Le escribí el {date} sobre su oferta de empleo.',
    ],
    last: '; este es mi último mensaje.',
    ask: ['¿Sigue abierto el puesto?', '¿Hay algo más que quiera saber?'],
    lead: 'Algo más de mi currículum:',
  },
  thanks: {
    replied: 'Gracias por haberse tomado el tiempo de responderme.',
    interview: 'Gracias por su tiempo y por nuestra conversación.',
    news: 'Entretanto he aceptado otro puesto y doy por terminada mi búsqueda. Le deseo lo mejor a usted y a todo el equipo de {company}.',
  },
}
