import type { PostingFactKind } from '#functions/postings/reading/model.ts'

/** An invented need and line; whether the line answers the need was judged by hand. */
export interface LabelledPair {
  readonly id: string
  readonly kind: PostingFactKind
  readonly need: string
  readonly line: string
  /** ISO 639-3 of the need and of the line. */
  readonly languages: readonly [string, string]
  readonly skills: readonly string[]
}

const [EN, DE, FR, ES] = ['eng', 'deu', 'fra', 'spa'] as const

/** `id: need <- line`, the need a duty; `?` before the need makes it a requirement, `#…` adds skills. */
function pairs(languages: readonly [string, string], text: string): readonly LabelledPair[] {
  return text
    .trim()
    .split(/\n\s*(?=[\w-]+: )/u)
    .map((row) => {
      const [, id = '', asked, need = '', line = '', skills] =
        /^\s*(\S+): (\?)?(.+)\s+<- ([^#]+?)(?: #(.+))?$/u.exec(row) ?? []
      return {
        id,
        kind: asked === undefined ? 'duty' : 'requirement',
        need,
        line,
        languages,
        skills: skills?.split(',') ?? [],
      }
    })
}

export const ANSWERED: readonly LabelledPair[] = [
  ...pairs(
    [EN, EN],
    `
    nurse-1: reduce pressure injuries on our medical wards
      <- Lowered pressure ulcers on a 28-bed ward by half within a year
    nurse-2: orient new nurses during their first three months
      <- Precepted nine new graduate nurses, eight of whom still work on the unit
    nurse-3: help residents with washing, dressing and meals
      <- Helped eleven residents a shift with bathing, dressing and feeding
    nurse-4: ?experience in intensive care <- Cared for two ventilated patients a shift in a 16-bed ICU
    soft-1: bring the response times of our search down
      <- Cut p95 latency of the search endpoint from 800 ms to 190 ms
    soft-2: move our services to Kubernetes
      <- Migrated 23 services from virtual machines to Kubernetes without downtime
    soft-3: ?experience with PostgreSQL, Redis or similar
      <- Tuned slow PostgreSQL queries of a booking system for 300 hotels #PostgreSQL
    soft-4: mentor the junior engineers of the team
      <- Mentored three junior developers through their first year
    soft-5: ?sound knowledge of Rust
      <- Wrote the parser of a log shipper in Rust, now run on 400 hosts #Rust
    acc-1: close the month within five working days
      <- Shortened the monthly close from ten working days to four
    acc-2: chase overdue invoices of our trade customers
      <- Brought DSO down from 61 to 44 days in accounts receivable
    acc-3: ?responsibility for corporate tax returns
      <- Prepared corporate tax returns for 35 small companies
    chef-1: keep food cost under 30 percent <- Reduced kitchen waste by a quarter with daily stock sheets
    chef-2: bake bread and pastries for the breakfast buffet
      <- Ran the pastry section of a hotel with 140 rooms
    mkt-1: write our monthly newsletter <- Grew newsletter subscribers from 2,000 to 9,500 in 14 months
    mkt-2: run paid search campaigns on a small budget
      <- Managed Google Ads with 4,000 euros a month at a third lower cost per click
    hr-1: fill open positions in engineering
      <- Hired 45 engineers in two years and cut time to hire to 31 days
    sales-1: win new customers in the north of the country <- Opened 52 new accounts in two territories
    log-1: keep our stock records accurate <- Ran weekly cycle counts; stock differences fell to 0.3%
    hse-1: investigate accidents on our sites and see that they do not happen again
      <- Led 14 incident investigations with corrective actions on four sites
    teach-1: prepare pupils for their final exams <- Raised the pass rate of my exam class from 70% to 89%
    pm-1: deliver building projects on time and within budget
      <- Delivered a school of 40 million two months early and under budget
    data-1: build dashboards for the sales team
      <- Built Tableau dashboards that 70 account managers open every week
    shop-1: welcome guests and see to their wishes
      <- Looked after guests at the front desk of a hotel with 90 rooms
    child-1: go out into the woods with the children in any weather
      <- Started a weekly forest hour, 30 outings so far
    vet-2: run clinics of your own for weight and teeth
      <- Nurse clinics for diabetes: 22 appointments a week
    it-4: set up laptops for new colleagues <- Set up 130 laptops for a change of the system
    physio-1: lower falls at home <- Falls in the gym: 19 in 2023 and 8 in 2025
    law-1: draft and review commercial contracts
      <- Reviewed 200 supply contracts a year for a machine builder
    social-1: accompany young people in care <- Worked with 12 young people of a residential group
    farm-1: milk and look after our herd <- Looked after 120 dairy cows with two colleagues
    build-1: prepare cost estimates for refurbishments <- Drew up bills of quantities for 18 refurbishments
    ux-1: test our designs with users <- Ran 40 usability tests a year
    guard-1: patrol the site at night <- Night patrols and CCTV of an industrial park of 60 hectares
    it-1: answer the tickets of our users <- Solved 35 help desk tickets a day, 80% at first contact
    fin-1: forecast our cash needs <- Built the 13-week cash flow forecast of a group of six firms
    buy-1: negotiate with suppliers of packaging <- Renegotiated contracts with eleven packaging suppliers
    pharma-1: dispense prescriptions and advise patients <- Dispensed 180 prescriptions a day
    drive-1: deliver parcels in the city <- Delivered 140 parcels a day without an accident
    clean-1: clean offices in the evening <- Cleaned twelve offices a night to a fixed plan
    lab-1: run cell culture experiments <- Kept four cell lines in culture and ran ELISA assays
    press-1: look after journalists and write press releases
      <- Wrote 60 press releases picked up by national papers
    soft-13: write clean code for our mobile checkout
      <- Built the ticket shop in Kotlin and reviewed code of two colleagues
    soft-14: guide the team on architecture and design of services
      <- Designed the overall service architecture of a booking system
    qa-1: find and report defects before each release <- Wrote 200 test cases and filed 15 bugs a week
    ds-1: develop and deploy predictive models <- Built gradient boosting models that flag late payers
    lab-3: prepare solutions and reagents <- Made up reagents and buffers for three benches
    guard-3: monitor closed circuit television <- Watched 30 cameras in a control room at night
    pharma-2: counsel patients on their medication <- Explained to patients how to take their medicines
    seo-1: carry out keyword research and technical audits <- Crawled shops with Screaming Frog and fixed redirects
    law-4: prepare court documents and trial bundles <- Indexed papers and prepared bundles for hearings
    school-1: assess the progress of students <- Marked papers and wrote report cards for 90 pupils
    hair-1: cut and colour hair <- Did 40 haircuts a week in a salon
    bus-1: drive our city buses <- Drove a bus in a town of 60,000 for nine years
    dba-1: back up and tune our databases <- Administered 40 Oracle databases
    paint-1: paint flats before people move in <- Painted rooms of 120 flats a year
    desk-1: arrange travel for two directors <- Booked flights and hotels for the management`,
  ),
  ...pairs(
    [DE, DE],
    `
    de-1: Erstellung der Monatsabschlüsse <- Monatsabschluss von neun auf fünf Tage verkürzt
    de-2: Anleitung der Auszubildenden im Lager <- Ausbilder für sechs Auszubildende in der Logistik
    de-3: Senkung der Ausschussquote in der Fertigung <- Ausschuss an zwei Pressen von 4 auf 1,5 % gesenkt
    de-4: ?Erfahrung mit SAP <- Einführung von SAP im Einkauf für 80 Anwender #SAP
    de-9: Erstellung von Finanzbuchhaltungen <- Finanzbuchhaltung für 28 Betriebe des Handwerks
    de-10: Assistenz bei Behandlungen am Stuhl <- Am Stuhl bei Kronen und Brücken zugereicht
    de-11: Sie beobachten und dokumentieren die Entwicklung der Kinder
      <- Entwicklung jedes Kindes aufgeschrieben und mit den Eltern besprochen
    de-12: Sie suchen und beheben Störungen an Anlagen <- Fehler an Steuerungen gesucht und behoben`,
  ),
  ...pairs(
    [DE, EN],
    'de-en-1: Betreuung der Debitorenbuchhaltung <- Cut overdue accounts receivable by 40% in a year',
  ),
  ...pairs(
    [FR, FR],
    `
    fr-1: Fidéliser les clients de l'agence <- Taux de renouvellement des contrats porté de 78 à 90 %
    fr-2: Assurer la maintenance des chaudières <- Dépannage et réparation de 300 chaudières par an
    fr-3: Encadrer une équipe de préparateurs de commandes <- Encadrement d'une équipe de 14 préparateurs
    fr-7: Gérer les stocks de la plateforme <- Inventaires tournants et correction des écarts de stock
    fr-8: Gérer les réservations et le standard <- Réservations par téléphone pour 80 chambres
    fr-9: Préparer et dresser les plats <- Cuisson des viandes et dressage de 90 assiettes`,
  ),
  ...pairs(
    [ES, ES],
    `
    es-1: Preparar el cierre mensual de la contabilidad <- Cierre contable reducido de ocho a cuatro días
    es-2: Captar nuevos clientes en la zona norte <- Apertura de cuentas con 28 clientes nuevos en un año
    es-5: Supervisar el trabajo del personal de limpieza <- Revisión de habitaciones después de limpiar
    es-6: Tramitar prestaciones y recursos sociales <- Tramitación de ayudas y visitas a domicilio
    es-7: Seguimiento de las obras y de sus costes <- Visitas de obra semanales con la constructora`,
  ),
]

export const NOT_ANSWERED: readonly LabelledPair[] = [
  ...pairs(
    [EN, EN],
    `
    nurse-5: provide basic patient care under the supervision of a nurse
      <- Managed complex insulin drips and antibiotics for six patients a shift
    nurse-6: ensure compliance with food regulations
      <- Raised medication compliance of patients with heart failure by 20%
    nurse-7: orient new nurses during their first weeks
      <- Cared for five patients a shift under preceptor supervision
    nurse-8: ?a valid registration as a nurse <- Cut falls on the ward by 30% with hourly rounding
    nurse-9: investigate incidents and near misses in the plant
      <- Reduced catheter infections by 40% with a line bundle
    soft-6: ?ability to write secure code in three or more programming languages
      <- Ran a programming club for pupils
    soft-7: prove the correctness of circuits by formal verification
      <- Verified invoices of 40 suppliers a week
    soft-8: promote code reviews and coding standards <- Brought build time down from 40 to 9 minutes
    soft-9: define test plans for our hardware <- Planned the test kitchen of a hotel
    soft-10: improve the onboarding of our users <- Onboarded four new colleagues
    soft-11: ?five years of experience in backend development <- Halved the cloud bill of the backend
    acc-4: file the VAT returns <- Prepared income tax returns for private clients
    acc-5: meet our clients and advise them on financing <- Reconciled 30 client accounts a month
    acc-6: prepare the budget with the department heads <- Kept the project 3% under budget
    chef-3: welcome customers and take their orders at the till
      <- Changed the seasonal menu six times a year
    chef-4: bake and decorate cakes according to our recipes <- Designed a tasting menu of nine courses
    chef-5: receive deliveries and rotate stock <- Ran a kitchen of 18 cooks
    mkt-3: win customers through visits, phone calls and social media <- Posted weekly finds on Instagram
    mkt-4: set prices and contracts with distributors <- Turned a loss into a profit of 45,000 in 18 months
    mkt-5: watch our brand on online platforms <- Grew online orders by a quarter
    hr-2: advise managers on labour law <- Ran payroll for 120 people
    hr-3: conduct technical interviews with candidates <- One of 50 applicants chosen for a scholarship
    hr-4: follow the use of temporary workers <- Scheduled interviews of 40 candidates
    sales-2: prepare weekly reports for the sales director <- Sold to 200 small businesses
    log-2: inspect deliveries for freshness <- Inspected 40 bridges a year
    log-3: communicate with dispatchers about delays <- Planned capacity of three production lines
    pm-2: manage projects of our clients <- Prepared weekly reports for five project managers
    pm-3: own the profit and loss of the product <- Delivered the program under budget
    lead-1: ?people leadership experience <- Learned cold kitchen from a chef of the old school
    teach-2: ?a solid grasp of the national curriculum <- Gave shared lab lessons with extra hours
    lang-1: ?fluent in German and English <- Translated the German manual of a press
    degree-1: ?bachelor's degree in marketing <- Ran the marketing of a degree show
    law-2: represent clients in court <- Courted new clients in two regions
    social-2: accompany young people in care <- Accompanied tours through the old town
    farm-2: drive tractors and harvesters <- Drove the introduction of a new CRM
    build-2: survey the condition of our housing stock <- Surveyed 212 students about clothes
    ux-2: design screens for our app <- Designed a diet plan for athletes
    guard-2: control access to the building <- Controlled costs of a department
    it-2: secure our networks against attacks <- Secured funding of two million
    fin-2: assess the credit risk of borrowers <- Collected credits for a bachelor's degree
    buy-2: lead negotiations with suppliers <- Helped customers to find suppliers
    drive-2: plan the routes of our drivers <- Identified the drivers of churn
    lab-2: publish our results in journals <- Kept a journal of the shift
    event-1: organise trade fairs <- Organised the files of the office
    chef-6: keep cooks for longer than a year
      <- Food cost fell from 34% to 29% after the head chef and I weighed the waste
    trade-1: wire homes and small shops <- Helped with PLC fault-finding on two bottling lines
    trade-2: install solar panels and heat pumps <- Wired 31 new houses from first fix to testing
    vet-1: look after animals on the ward, day and night
      <- Nurse clinics for diabetes: 22 appointments a week
    law-3: draft motions for the lawyers <- Prepared exhibit binders for four jury trials
    it-3: raise the satisfaction with our service desk <- Set up 130 laptops for a change of the system
    sales-3: onboard new customers within thirty days <- Opened 21 new accounts in 2025
    eng-1: halve the time that a request to the mechanical engineers takes <- Designed gears of up to 400 kW
    soft-12: improve page load on slow phones <- Cut the reconciliation job from 5 hours to 22 minutes
    mkt-6: build the campaign report from HubSpot <- Tested subject lines on 90,000 readers
    care-1: keep patient records confidential <- Looked after records of the football club
    chart-1: own dashboards and KPIs of the product <- Checked drug charts on two wards each day
    law-5: provide legal support in commercial disputes <- Mediated disputes between crew and supervisors
    law-6: draft court petitions <- Advised a bank on loan documents worth 3 billion
    shop-2: lead product pricing to protect our margin <- Grew sales of phones from 2 to 5 million a year
    dog-1: groom and bathe dogs <- Bathed and dressed ten residents a shift
    pack-1: operate packaging machines <- Designed logos and packaging for local firms
    code-1: split bundles to make pages load faster <- Prepared bundles for county court hearings`,
  ),
  ...pairs(
    [DE, DE],
    `
    de-5: Beratung der Führungskräfte in Personalfragen <- Führung eines Teams von acht Technikern
    de-6: Prüfung von Steuerbescheiden <- Prüfung von Bremsanlagen an 200 Fahrzeugen
    de-7: ?Führerschein Klasse B <- Fahrzeugflotte von 40 Wagen betreut
    de-8: enge Zusammenarbeit mit anderen Abteilungen, um die Servicequalität zu sichern
      <- Kundenzufriedenheit auf 92 % gesteigert`,
  ),
  ...pairs(
    [FR, FR],
    `
    fr-4: Accueillir les clients et tenir la caisse <- Création de la carte de saison avec 22 producteurs
    fr-5: Respecter la réglementation du travail temporaire <- Planification des effectifs de trois sites
    fr-6: Recueillir les informations auprès du patient
      <- Éducation thérapeutique de 60 patients diabétiques
    fr-10: Souder selon les modes opératoires <- Nettoyage des salles du bloc opératoire
    fr-11: Suivre les commandes auprès des fournisseurs <- Expédition de colis à 40 magasins
    fr-12: Disponibilité et sens du service <- Haute disponibilité des serveurs portée à 99,9 %
    fr-13: Calculer les besoins du plan de fabrication <- Couture de robes sur mesure
    fr-14: Accompagner les salariés <- Calcul de la paie de deux sociétés`,
  ),
  ...pairs(
    [FR, EN],
    'fr-en-1: Réception des produits, outillage et EPI <- No lost-time accident in 1,100 days',
  ),
  ...pairs(
    [ES, ES],
    `
    es-3: Atender a los clientes en la caja <- Negociación de contratos con 14 proveedores
    es-4: ?Matrícula profesional vigente <- Reducción de mermas del 20 % en la farmacia
    es-8: Seguimiento de las obras y de sus costes <- Validación de recetas de obras sociales
    es-9: Asesorar a clientes de la zona <- Consejo a pacientes sobre dosis
    es-10: Conocer a las personas usuarias <- Reclutamiento de personas para turnos de noche
    es-11: Operar contenedores Docker en la nube <- Vaciado de contenedores y barrido de calles`,
  ),
]
