import type { ConceptEntry } from '../concept-entry.ts'

/** Building and surveying. */
export const CONSTRUCTION_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'site-management',
    label: {
      en: 'running a building site',
      de: 'die Bauleitung',
      fr: 'la conduite de chantier',
      es: 'la dirección de obra',
    },
    words: {
      en: `construction site, site manag, site supervis, superintendent, subcontractor,
        construction project, site crew, construction schedule, job site, building project,
        manage contractors, supervise sites, supervise contractors`,
      de: `bauleitung, baustelle, bauleiter, polier, nachunternehmer, bauvorhaben, bauprojekt, bauuberwach,
        subunternehmer`,
      fr: `conduite de chantier, chantier, conducteur de travaux, sous traitants, chef de chantier,
        suivi de travaux, travaux~suivi`,
      es: 'direccion de obra, jefe de obra, subcontratist, obra, capataz, contratistas, residente de obra',
    },
  },
  {
    id: 'surveys',
    label: {
      en: 'building surveys',
      de: 'Gebäudeaufnahmen',
      fr: 'les diagnostics de bâtiments',
      es: 'la inspección de edificios',
    },
    words: {
      en: `building survey, surveyor, survey~condition, condition survey, site survey, topograph,
        setting out, land survey, measured survey, snagging, dilapidation, stock condition`,
      de: 'bestandsaufnahme~gebaud, vermessung, aufmass, bauzustand, gutachten~bau, vermesser',
      fr: 'diagnostic de batiment, geometre, metre, releves~batiment, topograph, etat des lieux',
      es: 'topograf, inspeccion de edificios, levantamiento, medicion de obra, peritaje, relevamiento',
    },
  },
  {
    id: 'cost-estimates',
    label: {
      en: 'cost estimates for works',
      de: 'die Kostenschätzung von Bauleistungen',
      fr: "l'estimation des travaux",
      es: 'el presupuesto de obra',
    },
    words: {
      en: `cost estimat, bill of quantities, quantity survey, specifications~works, takeoff, estimating,
        cost plan, final account, change order~cost`,
      de: `kostenschatz, leistungsverzeichnis, abrechnung~bau, vob, mengenermittl, nachtrag,
        kostenberechnung, hoai`,
      fr: `estimation~travaux, economiste de la construction, dpgf, cctp, metres, chiffrage,
        situations de travaux`,
      es: `presupuesto de obra, mediciones, computo metrico, certificaciones de obra, estimacion de costos,
        estimacion de costes`,
    },
  },
  {
    id: 'building-plans',
    label: {
      en: 'drawings and permits',
      de: 'Pläne und Genehmigungen',
      fr: 'les plans et les permis',
      es: 'los planos y los permisos',
    },
    words: {
      en: `drawings, building permit, planning permission, revit, bim, architectur~design, zoning,
        blueprints, construction documents, building code, autocad, drawing review, check the drawings`,
      de: `bauantrag, baugenehmigung, ausfuhrungsplan, revit, bim, entwurfsplan, bauzeichn, architekt,
        genehmigungsplan`,
      fr: 'permis de construire, plans d execution, revit, bim, dessin technique, architecte, autocad',
      es: 'planos, licencia de obra, permiso de obra, revit, bim, arquitect, delineante, autocad',
    },
  },
  {
    id: 'carpentry',
    label: {
      en: 'carpentry and finishing',
      de: 'Holzbau und Ausbau',
      fr: 'la menuiserie et les finitions',
      es: 'la carpintería y los acabados',
    },
    words: {
      en: `carpent, framing, drywall, roofing, painting~walls, flooring, tiling, joinery, cabinet,
        finishing work, timber house, masonry, bricklay, plaster`,
      de: `zimmer~holz, holzbau, trockenbau, dachdeck, maler, bodenleger, fliesen, tischler, schreiner,
        maurer, innenausbau`,
      fr: 'menuiserie, charpente, platr, peinture~batiment, carrel, couvreur, parquet, macon, second oeuvre',
      es: 'carpinter, techos, pintura~obra, solados, durlock, pladur, albanil, acabados, revestimiento',
    },
  },
  {
    id: 'civil-works',
    label: { en: 'roads and civil works', de: 'der Tiefbau', fr: 'les travaux publics', es: 'la obra civil' },
    words: {
      en: `civil engineer, excavat, concrete, roadwork, earthwork, bridges, asphalt, heavy equipment,
        bulldozer, utilities~trench, formwork, rebar, culvert, rural road`,
      de: `tiefbau, strassenbau, bagger, erdarbeiten, brucke, kanalbau, schalung, beton., betonbau,
        betonier, stahlbeton`,
      fr: 'travaux publics, genie civil, terrassement, beton, vrd, voirie, enrobe, coffrage',
      es: `obra civil, hormigon, excavacion, movimiento de suelo, movimiento de tierras, carreteras,
        encofrado, pavimento`,
    },
  },
  {
    id: 'drainage',
    label: {
      en: 'drainage and floods',
      de: 'Entwässerung und Hochwasserschutz',
      fr: "l'assainissement et les crues",
      es: 'el drenaje y las inundaciones',
    },
    words: {
      en: 'storm drain, drains and sewers, drainage, flood scheme, floods, water runs off, culvert',
      de: 'entwasser, hochwasser, regenwasser, kanalisation',
      fr: 'assainissement, eaux pluviales, crues, inondation',
      es: 'drenaje, alcantarill, inundacion, aguas pluviales',
    },
  },
]
