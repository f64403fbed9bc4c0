import type { ConceptEntry } from '../concept-entry.ts'

/** Research. */
export const RESEARCH_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'publications',
    label: {
      en: 'publications',
      de: 'Veröffentlichungen',
      fr: 'les publications scientifiques',
      es: 'las publicaciones científicas',
    },
    words: {
      en: `peer review, publication, published~paper, journal article, papers, first author,
        conference paper, published~journal, manuscript, presented~conference`,
      de: `publikation, veroffentlich, publizier, fachzeitschrift, erstautor,
        wissenschaftlichen zeitschriften, konferenzen`,
      fr: `publication, articles scientifiques, revue a comite, conference scientifique, premier auteur,
        communications scientifiques`,
      es: 'publicacion, articulos cientificos, revistas cientificas, congresos cientificos, primer autor',
    },
  },
  {
    id: 'research-grants',
    label: {
      en: 'research funding',
      de: 'Forschungsmittel',
      fr: 'le financement de la recherche',
      es: 'la financiación de la investigación',
    },
    words: {
      en: `research funding, funding application, nih, nsf, grant proposal, research proposal,
        horizon europe, third party funds, fellowship, grants., grant funding, grant application,
        grant writing`,
      de: `drittmittel, forderantrag, forschungsantrag, forschungsforder, beantragung~projekt,
        forschungsprojekte~akquir, dfg, akquirier~forschung`,
      fr: `financement de recherche, subvention, anr, appel a projets, reponse a projets,
        bourse de recherche`,
      es: `financiacion de investigacion, subvenciones, becas de investigacion, convocatoria de proyectos,
        fondos concursables`,
    },
  },
  {
    id: 'experiments',
    label: {
      en: 'experiments',
      de: 'Versuche und Experimente',
      fr: 'les expériences',
      es: 'los experimentos',
    },
    words: {
      en: `experiment, research method, hypothesis, study design, field study, data collection, test series,
        laboratory experiment, materials test, scientific development, research project,
        principal investigator`,
      de: `versuche, experiment, versuchsplan, forschungsprojekt, versuchsreihe, datenerhebung,
        forschungsfrage, werkstoffpruf, wissenschaftlich`,
      fr: `experiment, protocole experimental, projet de recherche, collecte de donnees, essais~materiaux,
        travaux de recherche, experience~laboratoire`,
      es: `experiment, diseno experimental, proyecto de investigacion, recoleccion de datos,
        ensayos~material, trabajo de campo, investigacion cientifica`,
    },
  },
  {
    id: 'materials',
    label: {
      en: 'materials and metals',
      de: 'Werkstoffe und Metalle',
      fr: 'les matériaux et les métaux',
      es: 'los materiales y los metales',
    },
    words: {
      en: `material science, materials science, alloy, aluminium, aluminum, titanium, composite, metallurg,
        polymer, corrosion, coating`,
      de: `werkstoff, legierung, aluminium, titan, verbundwerkstoff, metallurg, polymer, korrosion,
        beschichtung, leichtmetall`,
      fr: 'materiaux, alliage, aluminium, titane, composite, metallurg, polymere, corrosion, revetement',
      es: `materiales~cienc, aleacion, aluminio, titanio, compuesto, metalurg, polimero, corrosion,
        recubrimiento`,
    },
  },
  {
    id: 'surveys-research',
    label: {
      en: 'surveys and interviews',
      de: 'Befragungen und Interviews',
      fr: 'les enquêtes et entretiens',
      es: 'las encuestas y entrevistas',
    },
    words: {
      en: `survey~respond, survey of, questionnaire, focus group, qualitative, market research,
        interviews with, field interviews, respondents, survey data, research panel`,
      de: `befragung, umfrage, fragebogen, fokusgruppe, qualitativ~forsch, marktforschung,
        interviews~gefuhrt`,
      fr: `questionnaire, groupe de discussion, enquete~terrain, qualitativ~etude, etude de marche,
        etudes de marche, entretiens~enquete`,
      es: `encuesta, cuestionario, grupo focal, cualitativ, investigacion de mercado, estudio de mercado,
        entrevistas~campo`,
    },
  },
  {
    id: 'evaluation',
    label: {
      en: 'evaluating programmes',
      de: 'die Evaluation von Programmen',
      fr: "l'évaluation de programmes",
      es: 'la evaluación de programas',
    },
    words: {
      en: `evaluate~program, program evaluation, programme evaluation, impact assess, evaluation handbook,
        monitoring and evaluation, policy analys, policy brief, evaluated~project`,
      de: 'evaluation, evaluier, wirkungsmessung, programmevaluation, politikberatung, wirksamkeit',
      fr: `evaluation de programme, evaluation des politiques, mesure d impact, suivi evaluation,
        etude d impact, note de synthese`,
      es: `evaluacion de programas, monitoreo y evaluacion, medicion de impacto, politicas publicas,
        estudio de impacto`,
    },
  },
]
