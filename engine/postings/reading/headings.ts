import { wordsOf } from '../../language/words.ts'

/** The topic of a part of a posting, from its heading. */
export type Section =
  | 'intro'
  | 'role'
  | 'duties'
  | 'goals'
  | 'requirements'
  | 'nice'
  | 'tools'
  | 'company'
  | 'team'
  | 'benefits'
  | 'apply'
  | 'legal'

/**
 * Comma-separated phrases of headings in lower case without accents; the last word of each may be a stem
 * ("responsibilit"). New headings are added here.
 */
const PHRASES: Readonly<Partial<Record<Section, string>>> = {
  nice: `nice to have, nice to haves, assets, preferred, bonus points, bonus skills, stand out, ways to stand out, desirable,
    would be a plus, advantageous, good to have, von vorteil, wunschenswert, pluspunkte, idealerweise,
    souhaitable, les plus, serait un plus, atouts, deseable, se valora, valorable, plus`,
  benefits: `benefits, package, the good stuff, in return, pay perks, what we offer, we offer, we can offer, offer you, perks, compensation, salary, pay, pay range,
    remuneration, why join, why work, why us, what you ll get, what you will get, in it for you,
    our offer, what we provide, rewards, wir bieten, wir dir bieten, wir ihnen bieten,
    sie erwarten konnen, bieten wir, bieten dir, unser angebot, vorteile, freu dich, freuen sie sich,
    wir dir geben, warum wir, warum zu uns, verdienst, vergutung, gehalt, avantages, nous offrons, vous offre, nous proposons,
    vous proposons, nous vous offrons, salaire, pourquoi nous, pourquoi nous rejoindre, qualite de vie,
    ce que nous offrons, beneficios, ofrecemos, se ofrece, te proponemos, renta, salario, sueldo, remuneracion,
    condiciones, bienestar, lo mejor para el final`,
  legal: `equal opportunity, equal employment, eeo, diversity, inclusion, privacy, data protection,
    disclaimer, security responsibility, physical demands, working conditions, work environment,
    additional information, other information, location, job type, job number, contract, contract type,
    schedule, expected hours, working hours, hours, deadline, start date, datenschutz, gleichstellung,
    standort, arbeitszeit, vertragsart, rahmenbedingungen, eintrittsdatum, egalite, handicap,
    type de contrat, localisation, lieu, horaires, lieu de travail, diversidad, igualdad, ubicacion,
    jornada, horario, tipo de contrato, lugar de trabajo, autres, background check,
    reasonable accommodation, covid, visa, sponsorship, organisation du travail, contrat`,
  apply: `how to apply, apply, apply now, application, application process, contact, interested,
    next steps, hiring process, interview process, bewerbung, kontakt, so bewirbst du dich,
    jetzt bewerben, interesse geweckt, interesse, interessiert, ansprechpartner, bewerbungsprozess,
    candidature, postuler, comment postuler, interesse e, processus de recrutement, postula, postulate,
    como aplicar, como postular, contacto, proceso de seleccion`,
  requirements: `requirement, qualification, skills, experience, who you are, what you bring,
    you ll bring, what you need, you ll need, about you, your profile, profile, must have, must haves, eligibility criteria, selection criteria, essential criteria, essential, candidates must,
    ideal candidate, we re looking for, we are looking for, looking for, you have, you bring, education,
    competencies, credentials, all about you, you will need, we need to see, need to see, eligibility,
    to succeed, what we need, we need, what we ask, we require, we expect, specification, person specification, knowledge, attributes, anforderung, qualifikation, profil,
    mitbringst, bringst du mit, bringen sie mit, mitbringen, voraussetzung, kenntnisse,
    zeichnet sie aus, zeichnet dich aus, wir uns wunschen, wunschen wir uns, wir wunschen uns, wen wir suchen, was wir brauchen, wir brauchen, wir erwarten, was wir erwarten, erwarten wir, du bist, sie sind, das bist du, du passt,
    womit du, ihr hintergrund, profil recherche, votre profil, competences, formation, vous etes,
    nous recherchons, recherchons chez vous, qualites, il faut, il vous faut, nous attendons, attendons de vous, prerequis, diplome, requisito, requerimiento,
    perfil, conocimientos, que buscamos, buscamos, quienes buscamos, pediriamos, que valoramos, pensamos en, una persona con,
    formacion, experiencia, habilidades, competencias, necesitamos, pedimos, te pedimos, imprescindible, exigimos, aptitudes, excluyente`,
  tools: `tech stack, our stack, technology stack, tools, technologies, tools we use, technologien,
    unser stack, environnement technique, outils, tecnologias, herramientas`,
  goals: `success looks like, our goals, why we need you, our challenge, unsere ziele, nos objectifs,
    nuestros objetivos, el desafio, le defi`,
  duties: `guest experience, customer experience, objectives, job objectives, goals, ziele, objectifs,
    objetivos, responsibilit, dutie, duties, tasks, accountabilit, what you ll do, what you will do,
    you ll be doing, you will be doing, be responsible for, will you do, a typical day, your mission, day to day, in this role you will, you will,
    you ll, essential functions, job functions, your impact, deliverables, aufgaben, tatigkeit,
    sie bei uns tun, du bei uns tust, bei uns tun, sie tun, du tust,
    erwartet dich, dich erwartet, sie erwartet, erwartet sie, dein job, was du machst, das machst du,
    deine mission, verantwortlichkeiten, aufgabengebiet, deine verantwortung, was du bewegst, missions,
    vos missions, votre mission, activites, taches, responsabilites, aurez pour objectif,
    aurez pour mission, fonction, vous serez, vous intervenez, funciones, tareas, responsabilidades,
    mision del puesto, que haras, tu mision, tus retos, actividades, que vas a hacer, vas a hacer,
    tus desafios, encargaras, votre quotidien, dein alltag, ihr alltag, tu dia a dia, responsable de`,
  role: `the role, your role, role, overview, job summary, position summary, summary, job purpose,
    job description, position, about the role, about the job, the opportunity, deine rolle, ihre rolle,
    die rolle, stellenbeschreibung, die stelle, ihr einsatz, le poste, votre poste, votre role,
    description du poste, le contexte, contexte, tu rol, el puesto, descripcion del puesto,
    objetivo del puesto, context`,
  team: `about the team, the team, your team, meet the team, dein team, das team, ihr team, l equipe,
    votre equipe, el equipo, tu equipo`,
  company: `about us, about, who we are, the company, our company, our purpose, our story, our mission,
    our vision, company description, uber uns, wer wir sind, das sind wir, unternehmen, wir sind,
    qui sommes nous, a propos, l entreprise, notre entreprise, quienes somos, sobre nosotros,
    la empresa, acerca de, somos`,
}

const TABLE = Object.entries(PHRASES).flatMap(([section, list]) =>
  list.split(',').map((phrase) => ({ section, words: phrase.trim().split(/\s+/u) })),
)

const START = 3
const startOf = (word = ''): string => word.slice(0, START)
/** Phrases by the first letters of their first word, longest first, so that few are compared per heading. */
const BY_START = Map.groupBy(
  TABLE.toSorted((one, other) => other.words.length - one.words.length),
  ({ words: [first] }) => startOf(first),
)

const isSection = (name: string): name is Section => name === 'intro' || Object.hasOwn(PHRASES, name)

const standsAt = (words: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((part, index) => {
    const word = words[at + index] ?? ''
    return index === phrase.length - 1 && part.length > 4 ? word.startsWith(part) : word === part
  })

/**
 * The section that a heading begins, by its longest known phrase. Null without a known phrase, or with more
 * than `spare` other words, as in a sentence.
 */
export function sectionOf(heading: string, spare: number): Section | null {
  const words = wordsOf(heading)
  const found = words
    .flatMap(
      (word, at) => BY_START.get(startOf(word))?.find((phrase) => standsAt(words, phrase.words, at)) ?? [],
    )
    .toSorted(
      (one, other) => other.words.length - one.words.length || TABLE.indexOf(one) - TABLE.indexOf(other),
    )
    .at(0)
  if (found === undefined || words.length - found.words.length > spare) return null
  return isSection(found.section) ? found.section : null
}
