import type { FieldOfWork } from './field.ts'

/** Work with money, customers, contracts and words. */
export const BUSINESS: readonly FieldOfWork[] = [
  {
    name: 'finance and accounting',
    near: ['banking and insurance', 'administration', 'consulting', 'data', 'purchasing'],
    titles: [
      'accountant, bookkeeper, auditor, financial analyst, controller, finance manager, cfo, payroll specialist, tax advisor, accounts payable, accounts receivable, treasurer, tax accountant',
      '*buchhalter*, steuerberater*, steuerfach*, controller*, finanz*, wirtschaftsprufer*, lohnbuchhalter*',
      'comptable, controleu* de gestion, auditeur, auditrice, analyste financier*, expert-comptable, directeur financier',
      'contable, auditor*, controller*, analista financier*, asesor* fiscal, tesorer*',
    ],
    words: [
      'accounting, bookkeeping, ledger, reconciliation, reconciled, month-end, accounts payable, accounts receivable, invoice, gaap, ifrs, tax return, audit, budget, forecast, financial statement, quickbooks, sap, cpa, payroll, balance sheet, excel model',
      'buchhaltung, jahresabschluss, monatsabschluss, bilanz, steuererklarung, rechnung*, datev, kostenrechnung',
      'comptabilite, bilan, cloture, facture, tva, rapprochement, budget',
      'contabilidad, balance, factura, conciliacion, cierre, impuestos, presupuesto',
    ],
  },
  {
    name: 'banking and insurance',
    near: ['finance and accounting', 'sales', 'customer service', 'consulting', 'law'],
    titles: [
      'bank teller, banker, loan officer, underwriter, claims adjuster, insurance agent, actuary, investment analyst, financial advisor, wealth manager, credit analyst, trader, portfolio manager',
      'bankkauf*, kundenberater bank, versicherungs*, aktuar*, kreditanalyst*, finanzberater*',
      'banquier*, conseiller* bancaire, souscripteur, gestionnaire de sinistres, actuaire, courtier',
      'cajer* de banco, asesor* financier*, gestor* de seguros, actuari*, analista de riesgos',
    ],
    words: [
      'loan, mortgage, underwriting, claims, insurance, portfolio, equity, credit risk, kyc, aml, valuation, investment',
      'kredit, versicherung, wertpapier, schaden',
      'credit, assurance, sinistre, placement',
      'prestamo, hipoteca, seguros, inversion',
    ],
  },
  {
    name: 'sales',
    near: ['marketing', 'customer service', 'retail', 'banking and insurance', 'real estate'],
    titles: [
      'sales, account executive, account manager, business development, sales manager, sales representative, sales engineer, sdr, bdr, salesperson, key account manager, customer success manager',
      'vertriebs*, aussendienst*, verkaufer*, verkaufsleiter*, kundenbetreuer*',
      "commercial*, ingenieur commercial, charge* d'affaires, responsable des ventes, technico-commercial*, vendeu*",
      'comercial*, ejecutiv* de ventas, vendedor*, jef* de ventas, representante de ventas',
    ],
    words: [
      'sales, quota, pipeline, cold call, prospecting, crm, salesforce, hubspot, closed deals, upsell, territory, b2b, new accounts, revenue target, negotiation, lead generation',
      'vertrieb, umsatz, neukunden*, kundenakquise, abschluss',
      "vente, prospection, chiffre d'affaires, portefeuille client, negociation",
      'ventas, captacion, cartera de clientes, facturacion, negociacion',
    ],
  },
  {
    name: 'marketing',
    near: ['sales', 'media', 'design', 'product management', 'data'],
    titles: [
      'marketing, marketer, brand manager, content manager, seo specialist, social media manager, growth manager, cmo, digital marketer, community manager, copywriter, public relations, product marketing manager, campaign manager, growth marketer',
      '*marketing*, markenmanager*, werbekauf*, texter*',
      'responsable marketing, charge* de communication, chef de publicite, redact* web',
      'responsable de marketing, director* de marketing, redactor* publicitari*, gestor* de redes',
    ],
    words: [
      'marketing, campaign, seo, sem, google ads, facebook ads, social media, content strategy, brand, newsletter, email marketing, conversion rate, google analytics, hubspot, lead generation, copywriting, market research',
      'werbung, kampagne, marke*, markenfuhrung, zielgruppe',
      'campagne, publicite, marque, reseaux sociaux, referencement',
      'campana, publicidad, marca, redes sociales, posicionamiento',
    ],
  },
  {
    name: 'media',
    near: ['marketing', 'design', 'arts', 'education'],
    titles: [
      'journalist, editor, reporter, writer, producer, photographer, videographer, translator, interpreter, communications manager, technical writer, proofreader, video editor',
      'journalist*, redakteur*, autor*, fotograf*, ubersetzer*, dolmetscher*, lektor*, pressesprecher*',
      'journaliste, redact*, photographe, traduct*, interprete, charge* de communication, monteu* video',
      'periodista, redactor*, editor*, fotograf*, traductor*, interprete',
    ],
    words: [
      'article, editorial, press release, publishing, broadcast, video editing, premiere pro, podcast, translation, newsroom',
      'redaktion, pressemitteilung, beitrag, ubersetzung',
      'article, redaction, communique, montage, traduction',
      'articulo, redaccion, nota de prensa, edicion, traduccion',
    ],
  },
  {
    name: 'human resources',
    near: ['administration', 'education', 'consulting', 'law'],
    titles: [
      'human resources, hr manager, hr generalist, hr business partner, recruiter, talent acquisition, people operations, people partner, hr specialist, hr assistant, payroll manager, compensation analyst',
      '*personal*referent*, personalleiter*, personalsachbearbeiter*, recruiter*, hr-manager*',
      'responsable rh, charge* de recrutement, gestionnaire rh, gestionnaire de paie, recruteu*, drh',
      'tecnic* de recursos humanos, responsable de recursos humanos, reclutador*, seleccion de personal',
    ],
    words: [
      'recruiting, recruitment, sourcing, employee relations, performance review, benefits, onboarding new hires, hris, workday, shrm, applicant tracking, labor law, talent',
      'personalwesen, personalgewinnung, bewerber*, arbeitsrecht',
      'recrutement, ressources humaines, paie, entretien annuel, droit du travail',
      'recursos humanos, seleccion, nominas, contratacion, derecho laboral',
    ],
  },
  {
    name: 'administration',
    near: [
      'human resources',
      'customer service',
      'finance and accounting',
      'project management',
      'purchasing',
      'law',
    ],
    titles: [
      'administrative assistant, executive assistant, office manager, secretary, receptionist, office administrator, data entry clerk, office clerk, personal assistant, operations manager, chief of staff, operations coordinator',
      'sekretar*, burokauf*, assistent* der geschaftsfuhrung, sachbearbeiter*, verwaltungs*, empfangs*, buroleiter*',
      "assistant* administrati*, secretaire, assistant* de direction, office manager, agent d'accueil, standardiste",
      'administrativ*, secretari*, asistente de direccion, recepcionista, auxiliar administrativ*',
    ],
    words: [
      'calendar, scheduling, travel arrangements, filing, correspondence, minutes, office supplies, data entry, front desk, microsoft office, word processing',
      'terminplanung, schriftverkehr, ablage, reiseplanung, buroorganisation',
      'agenda, courrier, classement, accueil',
      'agenda, archivo, correspondencia, recepcion',
    ],
  },
  {
    name: 'customer service',
    near: ['sales', 'retail', 'administration', 'hospitality', 'IT operations', 'banking and insurance'],
    titles: [
      'customer service representative, customer support, call center agent, customer service, support agent, client services, customer experience, support specialist',
      'kundenservice*, kundendienst*, callcenter*, kundenberater*',
      'conseiller* client*, charge* de clientele, teleconseiller*, service client',
      'atencion al cliente, teleoperador*, agente de soporte',
    ],
    words: [
      'customer service, inbound calls, complaints, zendesk, call center, customer satisfaction, csat, nps, live chat, tickets',
      'kundenanfragen, reklamation*, kundenzufriedenheit',
      'reclamation, satisfaction client, appels entrants',
      'reclamaciones, satisfaccion del cliente, llamadas',
    ],
  },
  {
    name: 'law',
    near: ['administration', 'human resources', 'banking and insurance', 'public safety', 'real estate'],
    titles: [
      'lawyer, attorney, paralegal, legal counsel, legal assistant, judge, notary, compliance officer, general counsel, law clerk, contract manager, legal secretary',
      '*anwalt*, anwaltin, *jurist*, rechtsanwalts*, notar*, syndikus*',
      'avocat*, juriste, notaire, clerc, assistant* juridique',
      'abogad*, jurista, notari*, procurador*, asistente legal',
    ],
    words: [
      'litigation, contract law, legal research, court, deposition, bar admission, compliance, westlaw, due diligence, jurisdiction, juris doctor, gdpr',
      'vertragsrecht, gericht, mandant*, rechtsgebiet, klage',
      'contentieux, tribunal, contrat, droit social',
      'litigio, tribunal, contratos, derecho',
    ],
  },
  {
    name: 'consulting',
    near: [
      'project management',
      'product management',
      'finance and accounting',
      'human resources',
      'data',
      'banking and insurance',
    ],
    titles: [
      'consultant, management consultant, business analyst, strategy consultant, strategy manager, advisor',
      '*berater*, unternehmensberater*, business analyst*',
      "consultant*, conseil*, analyste d'affaires",
      'consultor*, analista de negocio',
    ],
    words: [
      'consulting, strategy, due diligence, business case, process improvement, stakeholder, client engagement, market analysis, benchmarking',
      'beratung, strategie, prozessoptimierung',
      'conseil, strategie, amelioration des processus',
      'consultoria, estrategia, mejora de procesos',
    ],
  },
  {
    name: 'purchasing',
    near: ['logistics', 'finance and accounting', 'administration', 'sales'],
    titles: [
      'buyer, purchasing manager, procurement manager, procurement specialist, purchasing agent, category manager, sourcing manager',
      'einkaufer*, einkaufsleiter*, beschaffungs*',
      'acheteu*, responsable des achats, approvisionneu*',
      'comprador*, responsable de compras, jef* de compras',
    ],
    words: [
      'procurement, purchasing, suppliers, vendor negotiation, purchase order, rfp, sourcing, category management',
      'einkauf, lieferant*, beschaffung',
      "achats, fournisseur, appel d'offres",
      'compras, proveedores, licitacion',
    ],
  },
  {
    name: 'real estate',
    near: ['sales', 'law', 'construction', 'banking and insurance'],
    titles: [
      'real estate agent, realtor, property manager, leasing agent, broker, appraiser',
      'immobilien*, hausverwalter*, makler*',
      'agent immobilier, gestionnaire immobilier, negociat* immobilier',
      'agente inmobiliari*, gestor* de fincas, asesor* inmobiliari*',
    ],
    words: [
      'real estate, property management, leasing, tenants, listings, escrow, appraisal',
      'immobilie*, mieter*, vermietung',
      'immobilier, locataire, mise en location',
      'inmobiliari*, inquilinos, alquiler',
    ],
  },
]
