/** Software, data, networks. */
export const SOFTWARE = `
software-engineer
  software engineer, software developer, programmer, application engineer, applications developer, engineer software, swe, sde, java engineer, python engineer,
  dotnet engineer, csharp engineer, cpp engineer, golang engineer, kotlin engineer, ruby engineer, scala engineer, php engineer, java developer,
  anwendungsentwickler, softwareentwickler, *softwareentwickler, softwareentwicklung, softwareingenieur, programmierer, fachinformatiker anwendungsentwicklung, *entwickler,
  developpeur, ingenieur logiciel, ingenieur developpement, ingenieur etudes developpement, developpeur logiciel, developpeur informatique,
  concepteur developpeur, analyste programmeur, programmeur, desarrollador, desarrollador software, ingeniero software, programador, analista programador,
  analista desarrollador, full stack engineer, full stack developer, full stack entwickler, developpeur full stack, desarrollador full stack, programador full stack
web-developer < software-engineer
  web developer, web engineer, webentwickler, developpeur web, developpeur php, developpeur symfony, ingenieur developpement web, desarrollador web,
  programador web, wordpress engineer, developpeur wordpress, wordpress developer, developpeur full stack php
frontend-engineer < software-engineer ~ web-developer
  front end engineer, front end developer, engineer front end, react engineer, react developer, angular engineer, vue engineer, javascript engineer, typescript engineer,
  ui engineer, developpeur front end, developpeur front, developpeur react, integrateur web, desarrollador front end, desarrollador front, desarrollador react
backend-engineer < software-engineer ~ web-developer, frontend-engineer
  back end engineer, back end developer, engineer back end, node engineer, api engineer, developpeur back end, developpeur back, desarrollador back end,
  desarrollador backend, developpeur node
mobile-engineer < software-engineer
  mobile engineer, mobile developer, ios engineer, ios developer, android engineer, android developer, flutter engineer, react native engineer,
  app entwickler, developpeur mobile, developpeur ios, developpeur android, desarrollador mobile, desarrollador movil, desarrollador android, desarrollador ios
embedded-engineer < software-engineer
  embedded engineer, embedded software engineer, firmware engineer, embedded firmware engineer, embedded entwickler, developpeur embarque, ingenieur logiciel embarque,
  ingeniero sistemas embebidos
game-developer < software-engineer
  game developer, game engineer, gameplay programmer, gameplay engineer, unity engineer
software-lead < software-engineer
  tech lead, technical lead, lead engineer software, software architect, solution architect, solutions architect, softwarearchitekt, architecte logiciel,
  lead developpeur, lider tecnico, arquitecto software, staff engineer
engineering-manager ~ software-lead
  engineering manager, software engineering manager, development manager, head engineering, director engineering, entwicklungsleiter, head software engineering,
  responsable developpement logiciel, gerente ingenieria software, jefe desarrollo
platform-engineer ~ software-engineer, system-administrator, backend-engineer
  devops engineer, devops, site reliability engineer, sre, platform engineer, cloud engineer, infrastructure engineer, build engineer software,
  ingenieur devops, ingeniero devops, cloud architect, kubernetes engineer
test-engineer
  test engineer, software engineer in test, quality assurance engineer, quality assurance analyst, test analyst, quality assurance tester, software tester,
  test automation engineer, automation tester, softwaretester, testingenieur, testmanager, ingenieur test, testeur, testeur logiciel, analista quality assurance, tester,
  analista pruebas, automatizador pruebas
machine-learning-engineer ~ data-scientist, software-engineer
  machine learning engineer, ai engineer, deep learning engineer, mlops engineer, computer vision engineer, nlp engineer, ki ingenieur, ki entwickler,
  ingenieur machine learning, ingenieur ia, ingeniero machine learning, ingeniero ia
data-scientist ~ data-analyst, machine-learning-engineer
  data scientist, research data scientist, applied scientist, cientifico datos, data science
data-engineer ~ analytics-engineer, data-scientist, backend-engineer
  data engineer, etl engineer, big data engineer, data warehouse engineer, dateningenieur, ingenieur data, ingeniero datos, data platform engineer,
  data architect, arquitecto datos, mitarbeiter data warehouse
analytics-engineer ~ data-analyst, data-engineer
  analytics engineer, business intelligence engineer, business intelligence developer, bi entwickler, power bi engineer, developpeur bi, desarrollador bi, analytic engineer
data-analyst ~ data-scientist, business-analyst, reporting-analyst
  data analyst, business intelligence analyst, insight analyst, insights analyst, analytics analyst, data analytics specialist, data insight analyst,
  analyst data, datenanalyst, analyste donnees, data analyste, analyste data, analista datos, analista bi, analista inteligencia negocio
product-analyst < data-analyst
  product analyst, marketing analyst, customer insight analyst, web analyst, growth analyst, pricing analyst, operation analyst
reporting-analyst ~ data-analyst
  reporting analyst, report analyst, mis executive, mis analyst, reporting specialist
business-analyst ~ product-owner, data-analyst
  business analyst, systems analyst, system analyst, requirements engineer, functional analyst, business systems analyst, analyste fonctionnel,
  business analyste, analista funcional, analista negocio, analista sistemas, anforderungsmanager
database-administrator ~ system-administrator, data-engineer
  database administrator, dba, datenbankadministrator, administrateur base donnees, administrador base datos
system-administrator ~ it-support, network-engineer, platform-engineer
  system administrator, systems administrator, sysadmin, it administrator, systems engineer it, systemadministrator, it systemadministrator, fachinformatiker systemintegration,
  fachinformatiker, informatiker, administrateur systeme, administrateur systeme reseau, administrador sistemas, linux administrator, it system engineer
network-engineer ~ system-administrator
  network engineer, network administrator, netzwerkadministrator, netzwerktechniker, ingenieur reseau, administrateur reseau, ingeniero redes, administrador redes
it-support ~ system-administrator
  it support, it support specialist, help desk technician, helpdesk, service desk analyst, desktop support, technical support engineer, it specialist, it technician,
  user support specialist, it supporter, it support mitarbeiter, technicien support informatique, technicien informatique, technicien helpdesk, software support specialist,
  soporte tecnico, tecnico soporte, tecnico informatico, mesa ayuda, analista soporte
security-engineer ~ security-analyst
  security engineer, cyber security engineer, application security engineer, penetration tester, it sicherheit ingenieur, ingenieur cybersecurite, ingeniero ciberseguridad
security-analyst ~ security-engineer
  security analyst, cyber security analyst, cybersecurity analyst, soc analyst, information security analyst, analyste cybersecurite, analista seguridad informatica,
  it sicherheitsbeauftragter
data-center-technician
  data center technician, rechenzentrum techniker, technicien datacenter
data-entry
  data entry operator, data entry clerk, data entry, datenerfasser, operateur saisie, agent saisie, capturista, digitador, grabador datos, data labeler, data annotator
webmaster ~ web-developer
  webmaster, web content manager, web editor, webredakteur, administrador web
hr-systems
  hris analyst, hris specialist, workday analyst
`
