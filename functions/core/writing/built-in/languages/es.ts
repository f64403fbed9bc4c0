import type { LetterTexts } from './letter-texts.ts'

export const es: LetterTexts = {
  quotationMarks: ['«', '»'],
  tasks: /^(?!(?:taller|lugar|mujer|hogar|líder)\b)\p{L}{2,}(?:ar|er|ir)(?=[ ,])/iu,
  article: null,
  dates: { since: 'desde {from}', span: 'de {from} a {to}', year: 'en {from}' },
  jobs: {
    post: ['{role} en {employer} ({years})', '{role} en {employer}', '{role} ({years})', '{role}'],
    present: ['{employer}, donde soy {role} {when}', '{employer}, donde soy {role}', '{employer} ({years})', '{employer}'],
    former: ['{employer}, donde fui {role} {when}', '{employer}, donde fui {role}', '{employer} ({years})', '{employer}'],
    name: ['{role}, {employer}, {years}', '{role}, {employer}', '{role}, {years}', '{role}', '{employer}, {years}', '{employer}'],
  },
  quoted: ', tal como está en mi currículum en inglés',
  greetings: { plain: ['Buenos días, {whole}:', 'Hola, {first}:', 'Buenos días:'], warm: ['Hola, {first}:', 'Buenos días, {whole}:', 'Buenos días:'], brisk: ['Hola, {first}:', 'Buenos días:'] },
  closings: { plain: ['Saludos cordiales,', 'Un cordial saludo,'], warm: ['Un saludo afectuoso,', 'Gracias y un cordial saludo,'], brisk: ['Saludos,', 'Un saludo,'] },
  open: {
    any: {
      plain: [
        'Para el puesto de {title} buscan a alguien para {task}.', 'Su anuncio para {title} pide a alguien para {task}.', 'En su anuncio para {title} escriben: {need}.',
        'Le escribo por una parte de su anuncio para {title}: {need}.', 'Su anuncio para {title} menciona esto: {need}.', 'En su anuncio escriben: {need}.',
      ],
      warm: [
        'Me alegró leer que buscan a alguien para {task}, en el puesto de {title}.', 'Esta parte de su anuncio para {title} me animó a escribirle: {need}.',
        'Me alegró leer esto en su anuncio para {title}: {need}.', 'Me alegró leer esto en su anuncio: {need}.',
      ],
      brisk: ['Buscan a alguien para {task}, en el puesto de {title}.', 'De su anuncio para {title}: {need}.', 'Sobre su anuncio para {title}: {need}.', 'De su anuncio: {need}.'],
    },
    goal: ['Su anuncio para {title} señala un objetivo: {need}.', 'Me gustaría trabajar en este objetivo de su anuncio para {title}: {need}.', 'Su anuncio señala un objetivo: {need}.'],
    duty: ['Entre las tareas del puesto de {title}: {need}.', 'El puesto de {title} incluye esto: {need}.', 'Entre las tareas de su anuncio: {need}.'],
    asked: ['Su anuncio para {title} pide esto: {need}.', 'Para el puesto de {title} piden esto: {need}.', 'Su anuncio pide esto: {need}.'],
    concept: ['Su anuncio para {title} habla, entre otras cosas, sobre {concept}.', 'El puesto de {title} incluye {concept}.', 'Su anuncio para {title} menciona {concept}.', 'Su anuncio menciona {concept}.'],
    bare: ['Le escribo por el puesto de {title}.', 'Me gustaría que me tuvieran en cuenta para el puesto de {title}.', 'Me interesa el puesto de {title}.', 'Le escribo por el puesto que han publicado.'],
  },
  proof: {
    present: [
      'Sobre {concept}, esto es de {there}{quoted}:', 'Sobre {concept}, un ejemplo de mi trabajo como {post}{quoted}:', 'Sobre {concept}, un ejemplo de {there}{quoted}:',
      'Sobre {concept} puedo aportar esto, como {post}{quoted}:', 'Sobre {concept}, esto es de mi trabajo actual{quoted}:',
      'Esto es de mi trabajo como {post}{quoted}:', 'Esto es de {there}{quoted}:', 'Esto es de mi trabajo actual{quoted}:',
    ],
    former: [
      'Sobre {concept}, esto es de {there}{quoted}:', 'Sobre {concept}, un ejemplo de mi etapa como {post}{quoted}:', 'Sobre {concept}, un ejemplo de {there}{quoted}:',
      'Sobre {concept} puedo aportar esto, de mi etapa como {post}{quoted}:', 'Sobre {concept}, esto es de un trabajo anterior{quoted}:',
      'Esto es de mi etapa como {post}{quoted}:', 'Esto es de {there}{quoted}:', 'Esto es de un trabajo anterior{quoted}:',
    ],
    project: ['Sobre {concept}, esto es de un proyecto ({name}){quoted}:', 'Sobre {concept}, un ejemplo de un proyecto ({name}){quoted}:', 'Sobre {concept}, esto es de un proyecto{quoted}:', 'Esto es de un proyecto ({name}){quoted}:', 'Esto es de un proyecto{quoted}:'],
    volunteer: ['Sobre {concept}, esto es de mi voluntariado ({name}){quoted}:', 'Sobre {concept}, un ejemplo de mi voluntariado ({name}){quoted}:', 'Sobre {concept}, esto es de mi voluntariado{quoted}:', 'Esto es de mi voluntariado ({name}){quoted}:', 'Esto es de mi voluntariado{quoted}:'],
    rotation: ['Sobre {concept}, esto es de una rotación ({name}){quoted}:', 'Sobre {concept}, un ejemplo de una rotación ({name}){quoted}:', 'Sobre {concept}, esto es de una rotación{quoted}:', 'Esto es de una rotación ({name}){quoted}:', 'Esto es de una rotación{quoted}:'],
    none: ['Sobre {concept}, mi currículum dice esto{quoted}:', 'Sobre {concept} puedo aportar esto{quoted}:', 'Mi currículum dice esto{quoted}:'],
    brisk: ['Esto es de {there}{quoted}:', 'De mi trabajo como {post}{quoted}:', 'Por mi parte{quoted}:'],
  },
  more: {
    same: ['En el mismo trabajo, sobre {concept}:', 'Y sobre {concept}, del mismo trabajo:', 'Sobre {concept}, también de allí:', 'Del mismo trabajo:', 'También de allí:'],
    earlier: ['Antes, como {post}, sobre {concept}:', 'Sobre {concept}, también esto, de antes, como {post}:', 'Antes, como {post}:', 'De antes, como {post}:', 'De un trabajo anterior:'],
  },
  unread: ['Sobre {concept}, me apoyo en mi trabajo como {post}.', 'Sobre {concept}, mi experiencia viene de mi trabajo como {post}.', 'Mi experiencia viene de mi trabajo como {post}.'],
  support: {
    certificates: ['En lo formal: {list}.', 'Mis títulos y certificados: {list}.'],
    languages: ['Mis idiomas: {list}.', 'En idiomas: {list}.'],
    skills: ['Entre mis conocimientos: {list}.', 'A esto se añade: {list}.'],
    student: ['Ahora mismo estudio: {list}.', 'Sigo con mis estudios: {list}.'],
    degree: ['Mi titulación: {list}.', 'Mis estudios: {list}.'],
  },
  ask: {
    head: [
      '¿Tendría diez minutos para una llamada sobre el puesto de {title}?', '¿Podríamos hablar diez minutos sobre lo primero que necesita el puesto de {title}?', '¿Sería posible una breve conversación sobre el puesto de {title}?',
      '¿Sería posible una breve conversación sobre el puesto en el equipo {team}?', '¿Por dónde empezaría el trabajo en el puesto de {title}?', '¿Sería posible una breve conversación sobre el puesto?',
    ],
    people: [
      '¿Sigue abierto el puesto de {title}?', '¿Con quién conviene hablar sobre el puesto de {title}?', '¿Podría pasar este correo a la persona que decide sobre el puesto de {title}?',
      '¿Cuál sería un buen siguiente paso para el puesto de {title}?', '¿Sigue abierto el puesto?',
    ],
    agency: ['¿Sigue abierto el puesto de {title}?', '¿Podría proponerme para el puesto de {title}?', '¿Tendría sentido una breve llamada sobre el puesto de {title}?', '¿Sigue abierto el puesto?'],
    unknown: ['¿Sigue abierto el puesto de {title}?', '¿Sería posible una breve conversación sobre el puesto de {title}?', '¿Lleva usted el puesto de {title}, o es otra persona?', '¿Sigue abierto el puesto?'],
    warm: [
      '¿Tendría unos minutos para una llamada sobre el puesto de {title}, cuando le venga bien?', '¿Puedo contarle más por teléfono, a la hora que le convenga?',
      '¿Le gustaría hablar diez minutos del puesto de {title}, el día que prefiera?', '¿Podríamos encontrar diez minutos en las próximas dos semanas?',
    ],
    brisk: ['¿Diez minutos por teléfono?', '¿Le va bien una llamada corta?', '¿Hablamos diez minutos del puesto de {title}?', '¿Sigue abierto el puesto de {title}?'],
  },
  wayOut: {
    plain: [
      'Si el puesto ya está cubierto, no hace falta responder.', 'Si no encaja, basta con un simple no.', 'Si no es buen momento, no hace falta responder.',
      'No hace falta responder si ya han encontrado a alguien.', 'Un simple no también está bien.', 'Si prefiere no seguir, no hace falta que responda.',
    ],
    warm: ['Si no es buen momento, no pasa nada, y no hace falta responder.', 'Si no encaja, basta con un simple no, por supuesto.', 'Un simple no también está bien, y gracias por leer hasta aquí.'],
    brisk: ['Si no, no hace falta responder.', 'Basta con un simple no.', 'Si ya está cubierto, no hace falta responder.'],
  },
  subjects: [
    '{Concept} en {company}', 'Puesto de {title}: {concept}', '{title} en {company}: {concept}', 'Su anuncio para {title}: {concept}', '{Concept} y su anuncio para {title}',
    'Su anuncio para {title}', 'El puesto de {title} en {company}', 'Sobre el puesto de {title}', 'Sobre el puesto que publicaron',
  ],
}
