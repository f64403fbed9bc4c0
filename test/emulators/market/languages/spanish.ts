import spanish from '../../../fixtures/market/professions/spanish.json' with { type: 'json' }
import { lines } from '../random.ts'
import { LocalMarket } from './local-profession.ts'
import type { LocalWording } from './wording.ts'

export const SPANISH: LocalWording = {
  ...LocalMarket.parse(spanish),
  who: ({ organization, size, does }) => [
    `En ${organization} ${does}; somos ${size.toLocaleString('es')} personas.`,
    `Somos ${organization}, un equipo de ${size.toLocaleString('es')} personas. ${does.slice(0, 1).toUpperCase()}${does.slice(1)}.`,
    `En ${organization} trabajamos ${size.toLocaleString('es')} personas y ${does}.`,
  ],
  role: ({ title, team, city, duties }) => [
    `Para nuestro equipo de ${team} en ${city} buscamos un/a ${title}. Tus funciones: ${duties[0]}; ${duties[1]}.`,
    `Como ${title} en el equipo de ${team}, en ${city}, te encargarás de ${duties[0]} y de ${duties[1]}.`,
  ],
  goal: (goal) => `Este año queremos ${goal}.`,
  bring: (needs, tools) => `Qué buscamos: ${needs[0]}; ${needs[1]}. Trabajamos con ${tools}.`,
  tools: (tools) => `experiencia con ${tools}`,
  headings: ['Tus funciones', 'Qué buscamos', 'Qué ofrecemos', 'Cómo postular'],
  belongs: (team) => `El puesto forma parte del equipo de <strong>${team}</strong>.`,
  benefits: lines(`veintiséis días de vacaciones y jornada intensiva en verano
    un seguro médico para ti y tu familia
    dos días de teletrabajo a la semana
    un presupuesto de formación que decides tú
    ayuda para la comida y el transporte
    horario flexible de entrada y salida
    una acogida de tres semanas con una persona de referencia`),
  apply: lines(`Envíanos tu CV y unas líneas sobre lo que te atrae del puesto.
    Inscríbete con tu CV; no hace falta carta de presentación.
    Manda tu CV con tu fecha de incorporación y tus expectativas salariales.`),
  special: {
    'no-agencies': lines(`Abstenerse agencias de selección.
      No trabajamos con consultoras de selección para este puesto.`),
    'apply-only-via': lines(`Las candidaturas se aceptan únicamente a través de nuestro portal.
      No se tendrán en cuenta las candidaturas enviadas por correo electrónico.`),
    'do-not-contact': lines(`Por favor, no contactes directamente con el equipo.
      Abstenerse de llamar o enviar correos.`),
    mass: lines(`No se requiere experiencia, incorporación inmediata, todo el mundo es bienvenido.
      Sin experiencia previa, varias vacantes, incorporación inmediata.`),
  },
  titles: (title, team) => [
    title,
    title,
    `${title} (H/M)`,
    `${title} sénior`,
    `${title} júnior`,
    `${title} – ${team}`,
    `${title} (jornada completa)`,
  ],
  cities: { Seville: 'Sevilla', 'Mexico City': 'Ciudad de México' },
}
