/** Offices and human resources. */
export const OFFICE = `
executive-assistant ~ office-assistant, office-manager
  executive assistant, executive secretary, personal assistant, management assistant, assistant ceo, executive assistant ceo, pa ceo, executive pa, chief staff assistant,
  assistent geschaftsfuhrung, assistenz geschaftsfuhrung, assistenz geschaftsleitung, assistent geschaftsleitung, vorstandsassistent, vorstandssekretar, chefsekretar,
  direktionsassistent, managementassistent, assistant direction, assistant direction generale, secretaire direction, office manager assistant direction,
  asistente direccion, asistente gerencia, secretario direccion, asistente ejecutivo, secretario ejecutivo
office-manager ~ office-assistant, executive-assistant
  office manager, office management, office lead, office coordinator, office administrator, buroleiter, buromanager, responsable administratif, responsable bureau, jefe oficina, gerente oficina
office-assistant ~ receptionist, executive-assistant, data-entry
  office assistant, administrative assistant, admin assistant, administrator assistant, office clerk, clerk, secretary, administrative officer, administrator officer, administrative coordinator,
  administrator coordinator, administrative specialist, administrator executive, office administrator assistant, business support officer, back office specialist,
  burokaufmann, burokauffrau, kaufmann buromanagement, kauffrau buromanagement, burokraft, buroassistent, sekretar, teamassistent, teamassistenz, team assistant, kaufmannischer mitarbeiter,
  kaufmannischer angestellter, verwaltungsangestellte, verwaltungsfachangestellte, verwaltungskraft, verwaltungsmitarbeiter, sachbearbeiter, mitarbeiter verwaltung, kaufmannischer sachbearbeiter,
  assistant administratif, secretaire, secretaire administratif, agent administratif, employe administratif, gestionnaire administratif, assistant gestion, assistant gestion administratif,
  administrativo, auxiliar administrativo, asistente administrativo, secretario, oficinista, tecnico administrativo
receptionist ~ office-assistant, hotel-receptionist
  receptionist, front desk, front desk agent, front desk coordinator, front office, rezeptionist, empfangsmitarbeiter, empfangskraft, mitarbeiter empfang, receptionniste,
  agent accueil, hote accueil, standardiste, charge accueil, recepcionista, auxiliar recepcion
hr-generalist ~ hr-business-partner, hr-coordinator, recruiter, hr-manager
  human resource generalist, human resource specialist, people operation generalist, people generalist, people and culture generalist, human resource officer, human resource advisor, human resource executive,
  people partner generalist, people operation specialist, people specialist, people and culture specialist, human resource representative, human resource associate, human resource professional,
  personalreferent, personalsachbearbeiter, referent personal, human resource manager generalist, human resource referent, mitarbeiter personal, sachbearbeiter personal,
  charge ressources humaines, gestionnaire ressources humaines, generaliste ressources humaines, charge mission ressources humaines, charge rh, gestionnaire rh, generaliste rh,
  tecnico recursos humanos, analista recursos humanos, tecnico rrhh, generalista recursos humanos, generalista rrhh, analista rrhh, especialista recursos humanos
hr-business-partner ~ hr-generalist, hr-manager
  human resource business partner, hrbp, people partner, people business partner, human resource partner
hr-manager ~ hr-generalist, hr-business-partner
  human resource manager, people manager, head human resource, people operation manager, people and culture manager, head people, personalleiter, leiter personal, head hr, hr lead,
  responsable ressources humaines, responsable rh, rrh, gerente recursos humanos, jefe recursos humanos, jefe rrhh, responsable recursos humanos, employee relation manager
hr-director ~ hr-manager
  human resource director, chief people officer, vp people, drh, directeur ressources humaines, director recursos humanos, director employee relation
hr-coordinator ~ hr-generalist, recruiter
  human resource coordinator, human resource assistant, human resource administrator, people coordinator, people operation coordinator, personalassistent,
  assistant ressources humaines, assistant rh, auxiliar recursos humanos, asistente recursos humanos, auxiliar rrhh
recruiter ~ hr-generalist
  recruiter, talent acquisition specialist, talent acquisition partner, talent acquisition manager, talent partner, sourcer, technical recruiter, recruitment consultant, recruiting specialist,
  recruitment specialist, recruiting manager, personalberater, personalvermittler, personaldisponent, charge recrutement, consultant recrutement, reclutador, seleccionador, tecnico seleccion,
  analista seleccion, driver recruiter
personnel-developer ~ hr-generalist, trainer
  personalentwickler, learning development specialist, learning and development manager, responsable formation, charge formation
general-manager
  general manager, managing director, geschaftsfuhrer, betriebsleiter, standortleiter, directeur general, directeur operations, directeur site, gerente general, director general, ceo,
  director operaciones, director operation
technology-director ~ engineering-manager
  cto, chief technology officer, chief technical officer, vp engineering, technischer leiter, directeur technique, director tecnologia
operations-manager ~ general-manager, project-manager
  operation manager, business operation manager, operation lead, betriebsmanager, responsable operations, responsable exploitation, gerente operaciones, jefe operaciones
consultant ~ business-analyst
  consultant, management consultant, business consultant, strategy consultant, managing consultant, unternehmensberater, berater, consultor
buyer ~ supply-planner
  buyer, purchaser, purchasing agent, procurement specialist, procurement manager, purchasing manager, procurement officer, strategic buyer, einkaufer, *einkaufer, strategischer einkaufer,
  acheteur, responsable achats, comprador, analista compras, jefe compras, tecnico compras, sourcing specialist, project procurement manager
caretaker ~ building-maintenance
  caretaker, school caretaker, janitor, site manager caretaker, hausmeister, haustechniker, gardien immeuble, concierge, conserje, portero
real-estate-agent ~ property-manager
  real estate agent, realtor, estate agent, letting agent, immobilienmakler, makler, agent immobilier, negociateur immobilier, agente inmobiliario, asesor inmobiliario
property-manager ~ real-estate-agent
  property manager, facility manager, facilities manager, objektleiter, hausverwalter, immobilienverwalter, gestionnaire immobilier, gestionnaire locatif, administrador fincas, kaufmannischer objektleiter
real-estate-developer
  real estate developer, projektentwickler, projektentwickler immobilien, promoteur immobilier
`
