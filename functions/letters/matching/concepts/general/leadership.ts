import type { ConceptEntry } from '../concept-entry.ts'

/** What many fields ask for: leading, planning, improving. */
export const LEADERSHIP_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'leading-people',
    label: {
      en: 'leading people',
      de: 'die Führung von Mitarbeitenden',
      fr: "l'encadrement d'une équipe",
      es: 'la dirección de personas',
    },
    words: {
      en: `led a team, lead a team, team of, direct reports, people leadership, manage a team, managed a team, managing a
        team, line manag, team lead, staff of, leadership experience, led~engineers, led~nurses, led~people,
        led~staff, lead~team, develop a team, build a team, people manage, crew of, lead a group, lead~scientists,
        lead~associates, lead~agents, lead~mechanics, with~staff, lead~cooks, lead~developers, led~developers,
        manage~staff, supervise~staff, supervise~team, supervise~nurses, supervise~apprentices, supervise~workers,
        supervise~people, supervise~aides, supervise~teachers, supervise~engineers, supervise~employees,
        supervise~technicians, supervise~cooks, supervised~staff, supervising~staff, lead a group of`,
      de: `team von, mitarbeiterfuhrung, fuhrungserfahrung, personalverantwortung, fachliche leitung, leitung~team,
        teamleitung, fuhrungskraft, disziplinarische, teamleiter, fuhrte~team, mitarbeitende~gefuhrt, fuhrung von,
        fuhrung des, fuhrung der, personalfuhrung, teamfuhrung, fuhrung~team, fuhrung~mitarbeit, steuerung des,
        fuhrung~teams, fachliche fuhrung`,
      fr: `encadrement, management d equipe, responsable d equipe, chef d equipe, animation d equipe, manage une equipe,
        management d une equipe, equipe. de, manager une equipe., encadrer une equipe, encadrer~personnes`,
      es: `equipo de, liderazgo, personas a cargo, gestion de equipo, liderar~equipo, jefe de equipo, direccion de
        equipos, personal a cargo, supervision de equipo, supervision de personal, supervise~equipo`,
    },
  },
  {
    id: 'coaching',
    label: {
      en: 'training and mentoring colleagues',
      de: 'die Anleitung von Kolleginnen und Kollegen',
      fr: 'la formation et le tutorat des collègues',
      es: 'la formación y mentoría de compañeros',
    },
    words: {
      en: `mentor, coach~team, coach~staff, coach~sales, coached, trained~staff, train~staff, trained~colleague,
        train~colleague, trained~new, train~new, train~junior, junior engineers, juniors, precept, trained~employees,
        teach~colleagues, onboarded~, onboard~new, new hires, apprentices, trainees, train~team, trained~team, skills
        days, training and guidance, first weeks, training to employees, new graduates, coach a, coach~agents, listen
        to~calls, guide new engineers, guidance to team`,
      de: `mentor, anleitung, einarbeitung, auszubildende, azubi, junior, coaching, ausbilder, schulung von, schulte,
        angeleitet, neue kolleg, neuer kolleg, eingearbeitet, praxisanleit`,
      fr: `mentor, tutorat, formation des collaborateurs, formation des nouveaux, apprentis, alternants, stagiaires,
        accompagnement des equipes, forme~collegues, formation d equipe, integration des nouveaux, monter en
        competence`,
      es: `mentor, capacitacion de, formacion de companeros, formar~equipo, aprendices, practicantes, juniors,
        acompanamiento de nuevos, entrenamiento de, onboarding, induccion`,
    },
  },
  {
    id: 'process-improvement',
    label: {
      en: 'improving how work is done',
      de: 'die Verbesserung von Abläufen',
      fr: "l'amélioration des processus",
      es: 'la mejora de procesos',
    },
    words: {
      en: `process improvement, improve process, improve~process, streamlin, process optimi, continuous improvement,
        improved efficien, workflow, automate, automat~report, simplif~process, more efficient, efficiencies,
        redesign~process, standardi, waste~process, rewrote~checklist, lean.`,
      de: `prozessoptimier, prozesse~verbesser, optimierung~prozess, weiterentwicklung~prozess, ablaufe~optim,
        prozesse~weiter, effizienz~steiger, automatisier, verbesserungen, digitalisierung~prozess, standardisier,
        kontinuierliche verbesser, interner prozesse, optimierung`,
      fr: `amelioration des process, amelioration continue, optimis~process, optimisation du process, optimisation des
        process, automatis, simplification, gain d efficacite, gains d efficacite, standardis`,
      es: `mejora de proceso, mejora continua, optimiz~proceso, optimizacion de proceso, automatiz, simplific,
        eficiencia~proceso, estandariz, mejorar~proceso`,
    },
  },
  {
    id: 'project-delivery',
    label: {
      en: 'running projects',
      de: 'das Projektmanagement',
      fr: 'la conduite de projets',
      es: 'la gestión de proyectos',
    },
    words: {
      en: `project manag, project plan, program manag, on time and, on budget, milestones, delivered~project,
        deliver~projects, projects on time, pmp, agile project, scrum master, project lead, led~project, project
        schedule, project delivery, work packages, pmo, gantt, implementation project`,
      de: `projektmanag, projektleit, projektplan, meilenstein, projektsteuer, projekte~termin, termin und budget,
        leiten~projekt, projekte~verantwort, projektkoordin, teilprojekt`,
      fr: `gestion de projet, chef de projet, conduite de projet, pilotage de projet, planning projet, jalons,
        projets~pilot, coordination de projet, delais~budget`,
      es: `gestion de proyecto, jefe de proyecto, direccion de proyecto, plan de proyecto, hitos, coordinacion de
        proyecto, proyectos~tiempo, plazo y presupuesto`,
    },
  },
  {
    id: 'product-roadmap',
    label: {
      en: 'a product roadmap',
      de: 'die Produktstrategie',
      fr: 'la feuille de route produit',
      es: 'la hoja de ruta de producto',
    },
    words: {
      en: `roadmap, product strategy, product manag, product owner, backlog~product, user stories, prioriti~feature,
        product vision, product launch, feature launch, go to market, discovery~product, product p l,
        launched~product, launched~feature`,
      de: `roadmap, produktstrategie, produktmanag, product owner, backlog, user stories, produktvision,
        produkteinfuhrung`,
      fr: 'roadmap, feuille de route, strategie produit, product owner, chef de produit, backlog, lancement de produit',
      es: `hoja de ruta, roadmap, estrategia de producto, product owner, backlog, lanzamiento de producto, gestion de
        producto`,
    },
  },
  {
    id: 'budget-responsibility',
    label: {
      en: 'responsibility for a budget',
      de: 'die Budgetverantwortung',
      fr: "la responsabilité d'un budget",
      es: 'la responsabilidad de un presupuesto',
    },
    words: {
      en: `budget of, budget responsib, million budget, budget control, annual budget, p l respons, p l, cost control,
        budgets, within budget, under budget, managed~budget., manage.~budget., managing~budget., budget.
        of`,
      de: 'budgetverantwort, budget von, budget~verantwort, kostenverantwort, budgets, ergebnisverantwort, budgetplan',
      fr: `budget de, gestion de budget, gestion du budget, responsable du budget, budget annuel, suivi budgetaire,
        compte d exploitation`,
      es: `presupuesto de, gestion de presupuesto, responsable del presupuesto, presupuesto anual, control
        presupuestario, cuenta de resultados`,
    },
  },
  {
    id: 'growth',
    general: true,
    label: { en: 'helping a business grow', de: 'das Wachstum', fr: 'la croissance', es: 'el crecimiento' },
    words: {
      en: `scale up, scaling, growth, expand~market, new market, opened~office, opening~store, opened~store, new
        location, expansion, start up, startup, grew from, grew the, doubled`,
      de: 'wachstum, skalier, neue markte, expansion, neuer standort, start up, markteintritt, aufbau~team, aufgebaut',
      fr: 'croissance, nouveaux marches, expansion, ouverture~magasin, ouverture de, startup, developpement~activite',
      es: 'crecimiento, nuevos mercados, expansion, apertura de, startup, escalar, apertura del mercado',
    },
  },
  {
    id: 'change',
    general: true,
    label: {
      en: 'leading change',
      de: 'Veränderungen begleiten',
      fr: 'la conduite du changement',
      es: 'la gestión del cambio',
    },
    words: {
      en: `change manag, transformation, reorgani, restructur, rollout, roll out, rolled out, introduced~new, digital
        transform, introduction of, adoption of`,
      de: `veranderungsprozess, change management, transformation, umstrukturier, reorganis, einfuhrung, eingefuhrt,
        digitalisierung, rollout`,
      fr: 'conduite du changement, transformation, reorganis, restructur, deploiement, mise en place, digitalisation',
      es: `gestion del cambio, transformacion, reorganiz, reestructur, implantacion, implementacion, puesta en marcha,
        digitalizacion`,
    },
  },
  {
    id: 'quality-standards',
    general: true,
    label: {
      en: 'standards and quality',
      de: 'Standards und Qualität',
      fr: 'les normes et la qualité',
      es: 'los estándares y la calidad',
    },
    words: {
      en: `quality standards, accreditation, audits, iso, standard operating, sop, sops, certification audit, quality
        improvement, quality manage, protocol, inspection~pass, evidence based`,
      de: 'qualitatsstandard, akkreditier, zertifizier, audits, iso, qualitatsmanag, standards, qualitatszirkel',
      fr: 'normes de qualite, accreditation, certification, audits, iso, demarche qualite, procedures, protocoles',
      es: `estandares de calidad, acreditacion, certificacion, auditorias, iso, gestion de calidad, protocolos,
        procedimientos`,
    },
  },
  {
    id: 'risk',
    label: {
      en: 'managing risks',
      de: 'das Risikomanagement',
      fr: 'la gestion des risques',
      es: 'la gestión de riesgos',
    },
    words: {
      en: `risk manag, risk assess, risk register, mitigat, business continuity, contingency, risk analysis, risks and
        opportunities, manage risk, crisis`,
      de: 'risikomanag, risikoanaly, risikobewert, notfallplan, krisen, risiken',
      fr: `gestion des risques, gerer les risques, analyse des risques, continuite d activite, plan de continuite, crise,
        risques`,
      es: 'gestion de riesgos, analisis de riesgos, evaluacion de riesgos, contingencia, crisis, mitigacion',
    },
  },
  {
    id: 'strategy',
    general: true,
    label: { en: 'strategy', de: 'die Strategie', fr: 'la stratégie', es: 'la estrategia' },
    words: {
      en: `strategy, strategic, business plan, business case, long term plan, consulting, vision, advise~executive,
        thought leadership`,
      de: 'strategie, strategisch, geschaftsplan, business case, beratung der geschaftsfuhrung, unternehmensberatung',
      fr: 'strategie, strategique, plan d affaires, business plan, business case, conseil~direction',
      es: 'estrategia, estrategico, plan de negocio, business case, consultoria',
    },
  },
]
