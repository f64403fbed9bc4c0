import { stemmer } from '@orama/stemmers/spanish'
import { stopwords } from '@orama/stopwords/spanish'
import type { LetterTexts } from './letter-texts.ts'

/** Institutions whose name has an article: "en la Universidad del Prado". */
const INSTITUTION = /^(?:Universidad|Clínica|Fundación|Escuela|Municipalidad|Cámara|Caja)(?= |$)/u

export const es: LetterTexts = {
  asked: 'Spanish, with usted',
  stem: stemmer,
  stopwords,
  noEnd: new Set(
    'el la los las un una unos unas de del al y o pero en con por para sin mi mis su sus que'.split(' '),
  ),
  // "Dirigí un equipo", "Reduje los costes"
  deed: /^((?!café|comité)(?:\p{L}{3,}[éí]|hice|puse|reduje|introduje|produje|conduje|obtuve|mantuve|tuve|di)) (?=(?:un[ao]?s?|el|la|los|las|al?|más|\d\S*|en|con|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|nuev[oa]s?) )/iu,
  quotationMarks: ['«', '»'],
  article: () => '',
  hasSmallTitles: true,
  at: (name) => (INSTITUTION.test(name) ? `en la ${name}` : `en ${name}`),
  where: [' {at company} ({place})', ' {at company}', ' ({place})'],
  greetings: {
    plain: ['Buenos días, {whole}:', 'Hola, {first}:', 'Buenos días:'],
    warm: ['Hola, {first}:', 'Buenos días, {whole}:', 'Buenos días:'],
    brisk: ['Hola, {first}:', 'Buenos días:'],
  },
  closings: {
    plain: ['Saludos cordiales,', 'Un cordial saludo,'],
    warm: ['Un saludo afectuoso,', 'Gracias y un cordial saludo,'],
    brisk: ['Saludos,', 'Un saludo,'],
  },
  opening: [
    'Le escribo por el puesto de {title}{where}.',
    'Me presento para el puesto de {title}{where}.',
    'He leído su anuncio para el puesto de {title}{where}.',
    'Me interesa el puesto de {title}{where}.',
    'Le escribo por el puesto que ofrecen{where}.',
  ],
  who: {
    present: [
      'Desde {from} trabajo como {role} {at}',
      'Desde {from} trabajo como {role}',
      'Trabajo como {role} {at}',
      'Desde {from} trabajo {at}',
      'Trabajo {at}',
      'Trabajo como {role}',
    ],
    former: [
      'De {from} a {to} trabajé como {role} {at}',
      'Trabajé como {role} {at}',
      'Trabajé {at}',
      'Trabajé como {role}',
    ],
    graduate: ['Terminé mis estudios en {to} ({study})', 'He terminado mis estudios ({study})'],
    student: ['Sigo estudiando ({study})'],
  },
  told: {
    where: ['{who}, donde {verb} {rest}.'],
    there: ['Allí {verb} {rest}.', 'En ese puesto {verb} {rest}.'],
    also: ['También {verb} {rest}.', 'En el mismo puesto {verb} {rest}.'],
    earlier: [
      'Antes, como {role} {at}, {verb} {rest}.',
      'Antes, {at}, {verb} {rest}.',
      'Antes, como {role}, {verb} {rest}.',
      'En otro puesto {verb} {rest}.',
    ],
    next: [
      'Antes de eso, como {role} {at}, {verb} {rest}.',
      'Antes de eso, {at}, {verb} {rest}.',
      'Antes de eso, como {role}, {verb} {rest}.',
      'En otro puesto {verb} {rest}.',
    ],
    other: [
      'Como {role} {at}, {verb} {rest}.',
      'Como {role}, {verb} {rest}.',
      'En otro puesto {verb} {rest}.',
    ],
    volunteer: ['Como voluntariado {at}, {verb} {rest}.', 'En un voluntariado {verb} {rest}.'],
    project: ['En un proyecto {verb} {rest}.'],
    rotation: ['En mis prácticas {at} {verb} {rest}.', 'En mis prácticas {verb} {rest}.'],
    another: ['En otras prácticas, {at}, {verb} {rest}.', 'En otras prácticas {verb} {rest}.'],
  },
  lead: { there: 'De mi trabajo allí:', none: 'De mi trabajo:' },
  origin: ['{role} {at}, de {from} a {to}', '{role} {at}', '{at}', '{role}'],
  home: ['Vivo en {home}.', '¿Hablaría con alguien que está tan lejos?'],
  credentials: 'Títulos y certificados: {list}.',
  skills: 'En mi currículum figuran también {list}.',
  ask: {
    plain: [
      '¿Le vendría bien hablar diez minutos esta semana?',
      '¿Sigue abierto el puesto?',
      '¿Le envío mi currículum?',
      '¿Tendría diez minutos la semana que viene?',
    ],
    warm: [
      '¿Puedo contarle más por teléfono, cuando le venga bien?',
      '¿Tendría un cuarto de hora el día que prefiera?',
    ],
    brisk: ['¿Le viene bien una llamada corta?', '¿Sigue abierto el puesto?'],
    agency: ['¿Podría proponerme para el puesto?', '¿Sigue abierto el puesto?'],
  },
  subjects: [
    '{title}: {credential}',
    '{title}: {role} desde {from}',
    '{title}: {employer} desde {from}',
    '{title} {at company}',
    '{title} ({place})',
    'Su anuncio para {title}',
    'Su puesto {at company}',
    'Su anuncio de empleo',
  ],
  followUp: {
    locale: 'es',
    opening: {
      1: [
        'Le escribí el {date} sobre su anuncio «{title}».',
        'Le escribí el {date} sobre su oferta de empleo.',
      ],
      2: [
        'Le escribí el {date} sobre su anuncio «{title}»; este es mi último mensaje.',
        'Le escribí el {date} sobre su oferta de empleo; este es mi último mensaje.',
      ],
    },
    lead: 'Algo más de mi currículum:',
  },
  thanks: {
    replied: 'Gracias por haberse tomado el tiempo de responderme.',
    interview: 'Gracias por su tiempo y por nuestra conversación.',
    news: 'Entretanto he aceptado otro puesto y doy por terminada mi búsqueda. Le deseo lo mejor a usted y a todo el equipo de {company}.',
  },
}
