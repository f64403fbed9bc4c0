import type { FieldOfWork } from './field.ts'

/** Work on software, data, machines and products. */
export const TECHNICAL: readonly FieldOfWork[] = [
  {
    name: 'software',
    near: [
      'data',
      'IT operations',
      'cybersecurity',
      'product management',
      'engineering',
      'project management',
      'design',
    ],
    titles: [
      'software engineer, software developer, developer, programmer, web developer, frontend engineer, front-end engineer, backend engineer, back-end engineer, full stack engineer, mobile engineer, ios engineer, android engineer, engineering manager, cto, test engineer, qa engineer, vp of engineering, head of engineering, director of engineering, software architect, swe, sde',
      '*entwickler*, *programmierer*, softwareingenieur*, softwarearchitekt*, fachinformatiker*, informatiker*',
      'developpeu*, ingenieur logiciel, architecte logiciel, programmeu*',
      'desarrollador*, programador*, ingenier* de software, arquitect* de software',
    ],
    words: [
      'software, javascript, typescript, python, java, kotlin, swift, golang, rust, php, ruby, c++, c#, react, angular, vue, node.js, django, spring boot, rest api, graphql, microservice, git, unit test, code review, agile, scrum, sql, postgresql, mongodb, docker, kubernetes, ci/cd, computer science, backend, frontend, api',
      'softwareentwicklung, programmierung, informatik, schnittstelle',
      'logiciel, developpement web, programmation, informatique',
      'programacion, desarrollo web, informatica, aplicaciones',
    ],
  },
  {
    name: 'data',
    near: [
      'software',
      'IT operations',
      'research',
      'finance and accounting',
      'product management',
      'marketing',
    ],
    titles: [
      'data engineer, data scientist, data analyst, analytics engineer, machine learning engineer, ml engineer, ai engineer, business intelligence analyst, bi developer, bi analyst, statistician, database administrator, data architect, head of data, vp of data',
      'datenanalyst*, datenwissenschaftler*, dateningenieur*, statistiker*, datenbankadministrator*',
      'analyste de donnees, ingenieur de donnees, ingenieur data, data analyst, statisticien*',
      'analista de datos, cientific* de datos, ingenier* de datos, estadistic*',
    ],
    words: [
      'sql, python, pandas, spark, airflow, dbt, snowflake, bigquery, redshift, kafka, etl, elt, tableau, power bi, looker, data warehouse, data pipeline, data modeling, data model, data science, machine learning, deep learning, tensorflow, pytorch, statistics, regression, a/b test, dashboard, hadoop, databricks',
      'datenanalyse, datenmodell, statistik, maschinelles lernen, datenbank',
      'base de donnees, statistique, apprentissage automatique, tableau de bord',
      'base de datos, estadistica, aprendizaje automatico, cuadro de mando',
    ],
  },
  {
    name: 'IT operations',
    near: ['software', 'data', 'cybersecurity', 'engineering', 'customer service'],
    titles: [
      'it support, help desk, helpdesk, system administrator, systems administrator, network engineer, network administrator, devops engineer, site reliability engineer, sre, cloud engineer, desktop support, it manager, it technician, it specialist, platform engineer, cloud architect, solutions architect',
      'systemadministrator*, netzwerkadministrator*, it-support, it-systemelektroniker*, it-leiter*',
      'administrateur systeme*, technicien* informatique, administrateur reseau*, responsable informatique',
      'administrador* de sistemas, tecnic* informatic*, soporte tecnico, administrador* de redes',
    ],
    words: [
      'active directory, windows server, linux, vmware, aws, azure, gcp, terraform, ansible, kubernetes, docker, tcp/ip, cisco, ccna, comptia, itil, ticketing system, servicenow, office 365, help desk, troubleshooting, server',
      'netzwerk, server, serveradministration, fehlerbehebung',
      'reseau, serveur, depannage, parc informatique',
      'redes, servidores, soporte, incidencias',
    ],
  },
  {
    name: 'cybersecurity',
    near: ['software', 'IT operations', 'data'],
    titles: [
      'security engineer, security analyst, cybersecurity analyst, penetration tester, information security officer, ciso, soc analyst',
      'it-sicherheits*, informationssicherheits*',
      'ingenieur cybersecurite, analyste cybersecurite, rssi',
      'analista de ciberseguridad, ingenier* de seguridad',
    ],
    words: [
      'cybersecurity, siem, penetration test, vulnerability, cissp, soc 2, iso 27001, phishing, firewall, threat',
      'it-sicherheit, schwachstelle',
      'cybersecurite, vulnerabilite, pare-feu',
      'ciberseguridad, vulnerabilidad, cortafuegos',
    ],
  },
  {
    name: 'product management',
    near: ['software', 'data', 'design', 'project management', 'marketing', 'consulting'],
    titles: [
      'product manager, product owner, head of product, product lead, product director, vp product, chief product officer, cpo, group product manager',
      'produktmanager*, produktverantwortliche*',
      'chef de produit, cheffe de produit, responsable produit',
      'jefe de producto, jefa de producto, gerente de producto, responsable de producto',
    ],
    words: [
      'product manager, roadmap, user research, product discovery, backlog, product strategy, product requirement, prd, okr, user story, a/b test, mvp, go-to-market, feature, prioritization, jira, amplitude, mixpanel',
      'produktstrategie, produktentwicklung, nutzerforschung',
      'feuille de route, strategie produit',
      'hoja de ruta, estrategia de producto',
    ],
  },
  {
    name: 'project management',
    near: [
      'product management',
      'consulting',
      'software',
      'engineering',
      'construction',
      'administration',
      'IT operations',
    ],
    titles: [
      'project manager, program manager, project coordinator, scrum master, agile coach, pmo, delivery manager, project lead',
      'projektmanager*, projektleiter*, projektkoordinator*',
      'chef de projet, cheffe de projet, coordinat* de projet',
      'jefe de proyecto*, jefa de proyecto*, gestor* de proyectos, coordinador* de proyectos',
    ],
    words: [
      'project plan, pmp, prince2, scrum, stakeholder, milestone, gantt, ms project, project budget, risk register, on schedule',
      'projektplan, meilenstein, projektsteuerung',
      'planning projet, jalon, cahier des charges',
      'plan de proyecto, hito, cronograma',
    ],
  },
  {
    name: 'design',
    near: ['product management', 'software', 'marketing', 'media'],
    titles: [
      'designer, ux designer, ui designer, graphic designer, product designer, web designer, illustrator, art director, creative director, interior designer, ux researcher',
      '*designer*, *gestalter*, grafiker*, illustrator*',
      'graphiste, designer*, directeur artistique, directrice artistique, illustrat*',
      'disenador*, director* de arte, ilustrador*',
    ],
    words: [
      'figma, sketch, photoshop, illustrator, indesign, wireframe, prototype, usability, typography, design system, user interface, adobe creative',
      'gestaltung, prototyp, entwurf',
      'maquette, graphisme, charte graphique',
      'diseno, prototipo, maquetacion',
    ],
  },
  {
    name: 'engineering',
    near: ['manufacturing', 'construction', 'project management', 'research', 'software', 'IT operations'],
    titles: [
      'mechanical engineer, electrical engineer, civil engineer, chemical engineer, process engineer, quality engineer, design engineer, hardware engineer, structural engineer, field engineer, aerospace engineer, industrial engineer, engineer',
      'maschinenbauingenieur*, elektroingenieur*, bauingenieur*, *ingenieur*, konstrukteur*',
      'ingenieur mecanique, ingenieur electrique, ingenieur genie civil, ingenieur procede*, ingenieur',
      'ingenier* mecanic*, ingenier* electric*, ingenier* civil, ingenier* industrial, ingenier*',
    ],
    words: [
      'autocad, solidworks, catia, matlab, finite element, plc, cad, six sigma, mechanical engineering, electrical engineering, prototype, circuit, hvac',
      'maschinenbau, elektrotechnik, konstruktion, sps',
      'genie mecanique, genie civil, conception mecanique, automate',
      'ingenieria, planos, automatizacion',
    ],
  },
  {
    name: 'research',
    near: ['education', 'data', 'engineering', 'pharmacy and laboratory', 'medicine'],
    titles: [
      'researcher, research assistant, research associate, scientist, postdoctoral, research fellow, biologist, chemist, physicist, clinical research coordinator, phd student',
      '*forscher*, *wissenschaftler*, wissenschaftliche*, biolog*, chemiker*, physiker*, doktorand*',
      'chercheu*, scientifique, biologiste, chimiste, doctorant*',
      'investigador*, cientific*, biolog*, quimic*, doctorand*',
    ],
    words: [
      'research, publication, peer-reviewed, grant, experiment, dissertation, thesis, laboratory, clinical trial, irb',
      'forschung, veroffentlichung, versuch, dissertation',
      'recherche, publication, experience scientifique',
      'investigacion, publicacion, tesis, experimento',
    ],
  },
  {
    name: 'manufacturing',
    near: ['engineering', 'logistics', 'skilled trades', 'construction'],
    titles: [
      'production worker, machine operator, assembler, production manager, plant manager, cnc machinist, machinist, quality inspector, production supervisor, manufacturing engineer',
      '*mechaniker*, produktionsmitarbeiter*, maschinenbediener*, produktionsleiter*, zerspanungs*, fertigungs*',
      "operateur de production, conducteur de machine, chef d'atelier, ouvrier, ouvriere, usineur",
      'operari*, maquinista, jef* de produccion, montador*',
    ],
    words: [
      'assembly line, production line, lean manufacturing, kaizen, cnc, quality control, machinery, 5s, iso 9001',
      'fertigung, produktion, qualitatskontrolle, schichtleitung',
      'usine, ligne de production, fabrication, controle qualite',
      'fabrica, linea de produccion, control de calidad, turno',
    ],
  },
]
