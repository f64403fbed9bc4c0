const alternation = (list: string): string => list.trim().split(/\s+/u).join('|')

const TITLE_NOUNS = alternation(`
  manager director engineer developer analyst coordinator specialist consultant associate assistant administrator officer lead leader head chief president
  vp evp svp ceo cto cfo coo cmo cio founder co-founder cofounder owner partner principal architect designer scientist researcher teacher instructor
  professor lecturer tutor nurse physician doctor therapist pharmacist technician technologist operator supervisor superintendent foreman accountant auditor
  bookkeeper controller buyer planner scheduler recruiter representative rep agent broker advisor adviser counselor counsellor strategist marketer writer
  editor copywriter journalist reporter producer photographer videographer artist illustrator translator interpreter librarian clerk cashier receptionist
  secretary bartender barista server waiter waitress chef cook baker driver mechanic electrician plumber carpenter welder machinist inspector
  trainer coach volunteer intern internship trainee apprentice fellow member captain treasurer chair chairman chairwoman chairperson ambassador mentor
  attorney lawyer paralegal counsel judge banker teller trader underwriter actuary economist statistician programmer tester sre devops
  educator educators preceptor liaison navigator author translator broadcaster anchor model dancer musician conductor sommelier estimator drafter draughtsman fitter machinist roustabout courier porter janitor custodian housekeeper concierge attendant usher lifeguard tutor examiner invigilator adjunct postdoc lecturer provost dean registrar warden provider practitioner anesthetist anaesthetist sonographer technologist ergotherapist oncologist cardiologist surgeon resident extern externship clerkship volunteering fundraiser organiser canvasser worker hand operative employee crew adjuster appraiser assessor auctioneer underwriter processor packer picker loader sorter stocker detailer groomer closer canvasser caretaker childminder chaperone companion deckhand diver docker drafter engraver farmer fisher florist forester furrier glazier handyman herder hunter jeweler jeweller joiner knitter laundress leader-in-training locksmith logger lumberjack masseur masseuse matron milliner miller miner moderator negotiator notary nutritionist optometrist orthodontist patternmaker paver pilot pipefitter planner-scheduler policeman policewoman postman presenter presser printer purser rabbi radiologist ranger repairer researcher-in-residence rigger sailor sculptor seamstress servant shepherd shipper shopper signaller singer spokesperson stevedore stockbroker student sub-editor superintendent-registrar switcher tailor tester-in-charge toolmaker trapper treasurer turner typist upholsterer verger vicar waterman weaver webmaster yardman zoologist umpire referee paratransit homemaker executive evangelist merchandiser stylist salesperson salesman saleswoman seller dispatcher caregiver nanny aide orderly midwife paramedic firefighter
  busser valet roofer mason bricklayer plasterer tiler glazier gardener landscaper hairdresser barber phlebotomist radiographer physiotherapist dietitian
  optician audiologist commis soldier sergeant lieutenant hygienist dentist veterinarian psychologist biologist chemist physicist geologist surveyor contractor freelancer
  installer generalist helper laborer labourer investigator facilitator organizer organiser promoter host hostess steward curator archivist student-teacher ra ta rn lpn cna pm swe
  leiter leiterin entwickler entwicklerin berater beraterin ingenieur ingenieurin sachbearbeiter sachbearbeiterin praxissemester zivildienst zivildienstleistender praktikum volontär volontärin auszubildender auszubildende azubi koch köchin pfleger pflegerin krankenschwester krankenpfleger pflegefachkraft erzieher erzieherin mechaniker mechatroniker elektriker elektroniker schlosser verkäufer verkäuferin disponent disponentin controller einkäufer einkäuferin projektleiter projektleiterin teamleiter teamleiterin architekt architektin wissenschaftlicher mitarbeiter mitarbeiterin hilfskraft tutorin dozent dozentin aushilfe bürokaufmann bürokauffrau kellner kellnerin kaufmann kauffrau assistent assistentin
  werkstudent werkstudentin praktikant praktikantin referent referentin buchhalter buchhalterin lehrer lehrerin geschäftsführer geschäftsführerin
  ingénieur ingénieure responsable chargé chargée directeur directrice développeur développeuse chef comptable stagiaire professeur infirmier infirmière
  technicien technicienne vendeur vendeuse serveur serveuse cuisinier cuisinière assistante consultante conseiller conseillère gestionnaire acheteur acheteuse chercheur chercheuse interne externe pharmacien pharmacienne médecin avocat avocate notaire juriste ouvrier ouvrière employé employée agent agente aide-soignant aide-soignante préparateur préparatrice animateur animatrice chauffeur livreur gérant gérante commis enseignant enseignante bénévole alternant alternante apprenti apprentie rédacteur rédactrice graphiste ouvrier directora director vendedor vendedora comercial camarero camarera cocinero cocinera técnico técnica administrativo administrativa auxiliar becario becaria médico médica abogado abogada farmacéutico farmacéutica periodista docente peón oficial mozo moza repartidor conductor conductora subdirector presidente presidenta secretario secretaria tesorero recepcionista dependiente dependienta educador educadora enfermera encargado encargada consultor consultora diseñador diseñadora arquitecto arquitecta maestro maestra voluntario voluntaria operario operaria responsable asistente gerente ingeniero ingeniera analista desarrollador desarrolladora profesor profesora contador contadora enfermero enfermera coordinador coordinadora jefe jefa
  kierownik inżynier programista księgowa księgowy ontwikkelaar medewerker`)

// German writes a title as one word: Bilanzbuchhalter, Vertriebsleiterin.
const COMPOUND = String.raw`\p{L}{3,}(?:buchhalter|leiter|entwickler|ingenieur|berater|referent|assistent|lehrer|pfleger|kaufmann|kauffrau|meister|techniker|verkäufer|mitarbeiter|angestellte|fachkraft|manager)(?:in|r)?`

// Trades and professions by their endings: epidemiologist, optician, bookkeeper.
const TRADE = String.raw`\p{L}{3,}(?:ologist|ographer|iatrist|ician|keeper|smith|wright|monger|herapist|worker|handler|maker|operative|arbeiter|arbeiterin|istin|erin|euse|trice|icien|icienne|acien|acienne|adora?|edora?|idora?)`

const LEVEL = String.raw`(?:\s(?:I{1,3}|IV|V|[1-5]|[A-Z]|trainee|emeritus))?`
const TITLE_END = new RegExp(
  String.raw`(?:^|[\s/-])(?:sub|vice|co-?)?(?:${TITLE_NOUNS}|${COMPOUND}|${TRADE})${LEVEL}\s*(?:$|[,(/–—:-]|\s(?:of|for|to|in|de|für|des|–|-)\s|\s&|\sand\s)`,
  'iu',
)
const TITLE_ANY = new RegExp(
  String.raw`(?<![\p{L}])(?:${TITLE_NOUNS}|${COMPOUND}|${TRADE})s?(?![\p{L}])`,
  'iu',
)
const SENIORITY =
  /^(?:senior|sr\.?|junior|jr\.?|lead|staff|principal|head of|vice president|deputy|interim|acting|associate|assistant|freelance|chief)\s/iu

const FUNCTIONS = new RegExp(
  `^(?:the )?(?:global |north america |emea |regional )?(?:${alternation(`
  sales marketing operations product engineering finance accounting design data security legal hr people procurement logistics analytics growth brand
  content communications platform infrastructure payments research strategy partnerships support development technology it compliance risk quality
  manufacturing supply-chain icu er surgery pediatrics emergency oncology mathematics math science english history physics biology chemistry art music
  telemetry med-surg nicu picu cardiology neurology orthopedics hospice dialysis radiology rehabilitation psychiatry maternity fsi smb emea apac latam`)})(?:[ &].*)?$`,
  'iu',
)

const ORG_SUFFIX =
  /\s(?:&|and) (?:sons?|daughters?|partners|bros\.?|brothers|associates)$|(?:^|[\s,])(?:inc|llc|llp|ltd|limited|corp|corporation|company|co|plc|gmbh|ag|kg|se|s\.?a\.?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|oy|ab|a\/s|as|pty|sas|sarl|sp\. z o\.?o|e\.?v|lp)\.?$/iu
const ORG_WORDS = new RegExp(
  String.raw`(?<![\p{L}])(?:${alternation(`
  universities university colleges college schools school kindergarten nursery preschool childcare academy academies institute hospitals hospital clinics clinic banks bank group holdings partners labs laboratories laboratory foundation association society
  church museum library department ministry council district systems solutions technologies industries enterprises services consulting studios studio agency
  media foods logistics pharmaceuticals pharma insurance airlines hotel hotels hôtel resort restaurant restaurants café cafe store stores retail energy motors bakery brewery
  press publishing networks software robotics biotech healthcare health center centre medical ymca ywca club federation union trust ventures capital universität
  hochschule klinik klinikum krankenhaus schule gymnasium université hôpital lycée universidad hospital instituto banco uniwersytet organics provisions
  kitchen pantry shelter collective cooperative electrical plumbing roofing builders co-op works freight shipping manufacturing`)})(?![\p{L}])`,
  'iu',
)

/**
 * How surely a phrase is a job title: 0 no sign, 1 a title word somewhere in it, 2 it ends or begins as
 * titles do.
 */
export function titleScore(phrase: string): 0 | 1 | 2 {
  if (
    /^(?:head of|vice president|vp\b|chief \p{L}+ officer|working student\b|(?:security|crossing|safety) guard\b)/iu.test(
      phrase,
    )
  )
    return 2
  // "Employee of the month" is an award.
  if (ORG_SUFFIX.test(phrase) || /\bof the (?:week|month|quarter|year|season)\b/iu.test(phrase)) return 0
  if (TITLE_END.test(phrase) || (SENIORITY.test(phrase) && TITLE_ANY.test(phrase))) return 2
  return TITLE_ANY.test(phrase) ? 1 : 0
}

/**
 * How surely a phrase is an organisation: 0 no sign, 1 a word that organisations bear, 2 a company's legal
 * form at its end.
 */
export function employerScore(phrase: string): 0 | 1 | 2 {
  if (ORG_SUFFIX.test(phrase)) return 2
  return ORG_WORDS.test(phrase) ? 1 : 0
}

/** A field of work after a comma, as in `VP, Sales`: part of the title, not an employer. */
export const isFunction = (phrase: string): boolean => FUNCTIONS.test(phrase) && employerScore(phrase) < 2
