import { begin, type LetterTexts, smallTitle, smallWord, withArticleOf } from './letter-texts.ts'

/** First nouns whose ending tells their gender. */
const FEMININE = /^\p{L}+(?:[cst]ión|dad|tud|ura|eza|encia|ancia|ada|ida|ora|ría|ta|sa)$/iu
const MASCULINE = /^(?!mano|foto)\p{L}+(?:o|aje|ol|or|eo)$/iu
/** Participation in others' work, and titles of people. */
const NO_ARTICLE =
  /^(?:participación|colaboración|apoyo|ayuda|asistencia|técnic[oa]|encargad[oa]|miembro)(?= )/iu
const REACHED = /^(?:aumento|reducción|mejora|ahorro|incremento|disminución|crecimiento|bajada|subida)(?= )/iu
const PERSON = /^(?:responsable|encargad[oa]|docente|profesora?) de /iu
/** "El cierre pasó de diez días a seis" is a complete clause. */
const WENT =
  /^(?:el|la|los|las) [^.;:]{3,60} (?:pas|baj|sub|crec|cay)(?:ó|aron|ieron) (?:de|un|a) |^se (?:redujo|logró|aumentó|mejoró|bajó) /iu
const TASK = /^(?!(?:taller|lugar|mujer|hogar|líder)\b)\p{L}{2,}(?:ar|er|ir)(?=[ ,])/iu
/** Verbs in the first person: "Reduje", "implementé", "Asesoro a 55 tambos" (but "Servicio a clientes"). */
const FIRST =
  /^(?:(?:\p{L}+(?:é|í)|reduje|hice|tuve|puse|llevo) (?!de )|(?!servicio|apoyo|acceso)\p{L}+(?<!ent)o (?:al? |el |l[ao]s? |una? |\d|\p{L}+s(?!\p{L})))/iu

/**
 * The line with the article of its first noun, after "de" or as an object; null when no rule tells the
 * gender.
 */
function withArticle(line: string, before: string): string | null {
  const noun = /^\p{L}+(?= )/u.exec(line)?.[0] ?? ''
  if (noun === '' || NO_ARTICLE.test(line)) return null
  const one = noun.replace(/(?<=[aeo])s$|(?<=on)es$/u, '').replace(/on$/u, 'ón')
  const isMany = one !== noun
  const said = smallWord(line)
  if (FEMININE.test(one)) return `${before}${isMany ? 'las' : 'la'} ${said}`
  if (MASCULINE.test(one)) return `${before}${isMany ? 'los' : 'el'} ${said}`.replace(/^de el /u, 'del ')
  return null
}

/** Institutions whose name has an article: "en la Universidad de Vigo". */
const INSTITUTION = /^(?:Universidad|Clínica|Escuela|Fundación|Asociación|Residencia|Cooperativa|Farmacia) /u

export const es: LetterTexts = {
  asked: 'Spanish, with usted',
  letsOff:
    /\bo (?:el puesto|ya)\b[^.?!]*(?:cubiert[oa]|encontrado)|\b(?:si|en caso contrario|de lo contrario)\b[^.?!]*\b(?:no|ya|ocupad[oa]|cubiert[oa])\b|\b(?:un (?:simple )?no|no hace falta (?:responder|que)|sin compromiso|ignore)\b/iu,
  quotationMarks: ['«', '»'],
  says: {
    task: begin(TASK),
    part: (text) => (/^(?:el|la|los|las) /iu.test(text) ? smallWord(text) : withArticle(text, '')),
    asked: (whole) => {
      const text = whole.replace(
        /^(?:pedimos|buscamos|requerimos|valoramos|se (?:requiere|pide|valora|busca)n?) /iu,
        '',
      )
      return /^(?:sabe|tiene|tener|poseer|contar|ser) |^\p{L}{3,}(?:er|ir) (?:de|la|una?|el|los|las) /iu.test(
        text,
      )
        ? null
        : smallWord(text)
    },
  },
  yours: [
    [/\bnuestr[oa]\b/giu, 'su'],
    [/\bnuestr[oa]s\b/giu, 'sus'],
  ],
  aside:
    /,? (?:así como|a fin de|con el fin de|mediante|a través de|incluyendo|tales como|de acuerdo (?:a|con)|según|asegurando|garantizando|para (?:asegurar|garantizar|lograr)) /giu,
  persons: /(?<!\p{L})(?:nosotros|nos|usted|sus?|tus?|te|vos|yo|mis?)(?!\p{L})/iu,
  article: () => '',
  employerName: withArticleOf(INSTITUTION, 'la'),
  roleName: smallTitle,
  conceptArticle: null,
  years: { since: 'desde {from}', span: 'de {from} a {to}', year: '{from}' },
  origin: {
    job: ['{role} en {employer}, {years}', '{employer}, {years}', '{role}, {years}', 'otro puesto'],
    project: ['proyecto, {years}'],
    volunteer: ['voluntariado en {employer}, {years}', 'voluntariado en {employer}', 'voluntariado'],
    rotation: ['prácticas en {employer}, {years}', 'prácticas en {employer}', 'prácticas'],
  },
  quoted: ', palabra por palabra',
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
  reason: {
    goal: [
      'Le escribo porque quieren {need}.',
      'Le escribo por el puesto de {title}, porque quieren {need}.',
      'En {company} quieren {need}, y por eso le escribo.',
    ],
    task: [
      'Le escribo porque buscan a alguien para {need}.',
      'Le escribo por el puesto de {title}, porque buscan a alguien para {need}.',
      'En {company} buscan a alguien para {need}, y por eso le escribo.',
      'Buscan a alguien para {need}, y por eso le escribo.',
    ],
    asked: [
      'Le escribo porque piden {need}.',
      'Le escribo por el puesto de {title}, porque piden {need}.',
      'Su anuncio para {title} pide {need}, y por eso le escribo.',
    ],
    part: [
      'Le escribo porque el puesto que ofrecen incluye {need}.',
      'Le escribo por el puesto de {title}, que incluye {need}.',
      'El puesto de {title} incluye {need}, y por eso le escribo.',
    ],
    other: [
      'Le escribo por una línea de su anuncio: {need}.',
      'Le escribo por una línea de su anuncio para {title}: {need}.',
    ],
    common: [
      'Le escribo porque el puesto que ofrecen incluye {concept}.',
      'Le escribo por el puesto de {title}, que incluye {concept}.',
      'El puesto de {title} incluye {concept}, y por eso le escribo.',
    ],
    bare: [
      'Le escribo por el puesto que ofrecen.',
      'Le escribo por el puesto que ofrecen en {company}.',
      'Le escribo por el puesto de {title} en {company}.',
      'Me interesa el puesto de {title} en {company}.',
    ],
    warm: ['Me alegró leer que buscan a alguien para {need}.'],
  },
  who: {
    present: [
      'Desde {from} trabajo como {role} en {employer}',
      'Soy {role} en {employer} desde {from}',
      'Trabajo como {role} en {employer}',
      'Trabajo en {employer}',
      'Trabajo como {role}',
    ],
    former: ['Trabajé como {role} en {employer}', 'Trabajé en {employer}', 'Trabajé como {role}'],
    graduate: ['Tengo un título de {study} ({to})', 'Tengo un título de {study}'],
    student: ['Sigo estudiando ({study})'],
  },
  study: ['{degree} en {field}, {school}', '{degree}, {school}', '{degree} en {field}', '{degree}'],
  told: (line, isPresent, isAlso) => {
    const mine = (text: string) => ({ text, isMine: true })
    const also = isAlso ? 'también ' : ''
    if (FIRST.test(line)) return mine(`${also}${smallWord(line)}`)
    if (PERSON.test(line)) return mine(`${also}${isPresent ? 'soy' : 'fui'} ${smallWord(line)}`)
    if (REACHED.test(line)) return mine(`${also}conseguí ${withArticle(line, '') ?? smallWord(line)}`)
    if (WENT.test(line)) return { text: smallWord(line), isMine: false }
    const includes = `mi trabajo ${also}${isPresent ? 'incluye' : 'incluía'}`
    if (TASK.test(line)) return { text: `${includes} ${smallWord(line)}`, isMine: false }
    const work = withArticle(line, 'de ')
    if (work !== null) return mine(`${also}${isPresent ? 'me he encargado' : 'me encargué'} ${work}`)
    if (/:\s/u.test(line)) return null
    return { text: `${includes} esto: ${smallWord(line)}`, isMine: false }
  },
  tell: {
    present: [
      'Soy {role} en {employer}, donde {line}.',
      'En {employer}, donde soy {role}, {line}.',
      'En {employer}, donde soy {role} desde {from}, {line}.',
      'Como {role} en {employer}, {mine}.',
      'En {employer}, {line}.',
      'Como {role}, {line}.',
      'En mi puesto actual {line}.',
    ],
    former: [
      'Como {role} en {employer} ({years}), {line}.',
      'En {employer}, donde fui {role}, {line}.',
      'En {employer}, {line}.',
      'Como {role}, {line}.',
      'En un puesto anterior {line}.',
    ],
    earlier: [
      'Antes, como {role} en {employer}, {line}.',
      'Antes de eso, en {employer}, donde fui {role}, {line}.',
      'Antes, en {employer}, {line}.',
      'Antes, como {role}, {line}.',
      'Antes {line}.',
    ],
    promoted: [
      'Como {role} en {employer} ({years}), {line}.',
      'Cuando era {role} en {employer}, {line}.',
      'En {employer}, {line}.',
      'En un puesto anterior {line}.',
    ],
    volunteer: [
      'De forma voluntaria, como {role} en {employer}, {line}.',
      'Como voluntariado en {employer}, {line}.',
      'Como voluntariado, {line}.',
    ],
    project: ['En un proyecto, {line}.'],
    rotation: ['En mis prácticas en {employer}, {line}.', 'En mis prácticas, {line}.'],
    none: ['En mi trayectoria, {line}.'],
    also: ['{line}.'],
    there: ['Como {role} en la misma empresa, {line}.', 'En la misma empresa, {line}.'],
  },
  lead: ['{who}. En mi currículum figura{quoted}:', 'En mi currículum figura{quoted}:'],
  support: {
    certificates: [
      'Soy {profession} y tengo {list}.',
      'Soy {profession}.',
      'En cuanto a certificados, tengo {list}.',
    ],
    languages: ['También hablo {list}.'],
    skills: ['De las herramientas que nombran, conozco {list}.'],
  },
  gap: {
    field: [
      'Sería un cambio respecto a mi trabajo como {role}, y me gustaría darlo.',
      'Sería un cambio, y me gustaría darlo.',
      'Un puesto así sería nuevo para mí, y me gustaría aprenderlo.',
    ],
    first: ['Sería mi primer puesto después de los estudios, y me gustaría crecer en él.'],
    language: [
      'Mi currículum está en español, por eso le escribo en español.',
      'Le escribo en español, el idioma de mi currículum.',
      'Le escribo en español porque mi currículum también lo está.',
    ],
  },
  ask: {
    plain: [
      '¿Tendría diez minutos la semana que viene?',
      '¿Sería útil una llamada corta?',
      '¿Podríamos hablar por teléfono?',
      '¿Le vendría bien hablar diez minutos?',
      '¿Le envío mi currículum?',
    ],
    warm: [
      '¿Puedo contarle más por teléfono, cuando le venga bien?',
      '¿Tendría un cuarto de hora el día que prefiera?',
    ],
    brisk: ['¿Le viene bien una llamada corta?', '¿Hablamos cinco minutos?'],
    agency: ['¿Podría proponerme para el puesto de {title}?', '¿Podría proponerme?'],
  },
  wayOut: [
    'Si el puesto ya está cubierto, no hay problema.',
    'Si ya han encontrado a alguien, no hace falta responder.',
    'Si no encaja, no se preocupe.',
    'Si ahora no es el momento, no hay problema.',
  ],
  subjects: [
    '{title}: {deed}',
    '{title}: {me}',
    'El puesto de {title} en {company}',
    '{title} en {company}',
    'Su anuncio para {title}',
    'Su puesto en {company}',
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
    lead: 'Algo más de mi experiencia{quoted}:',
  },
  thanks: {
    replied: 'Gracias por haberse tomado el tiempo de responderme.',
    interview: 'Gracias por su tiempo y por nuestra conversación.',
    news: 'Entretanto he aceptado otro puesto y doy por terminada mi búsqueda. Le deseo lo mejor a usted y a todo el equipo de {company}.',
  },
}
