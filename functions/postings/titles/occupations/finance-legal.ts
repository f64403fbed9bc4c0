/** Accounting, banking, insurance, tax, law. */
export const FINANCE = `
accountant ~ tax-accountant, finance-lead
  accountant, accounting specialist, general ledger accountant, gl accountant, financial accountant, management accountant, company accountant, group accountant,
  client accountant, practice accountant, staff accountant, cost accountant, fund accountant, project accountant, accounting analyst, accountancy,
  buchhalter, *buchhalter, bilanzbuchhalter, finanzbuchhalter, hauptbuchhalter, mitarbeiter buchhaltung, mitarbeiter finanzbuchhaltung, sachbearbeiter buchhaltung,
  sachbearbeiter rechnungswesen, mitarbeiter rechnungswesen, fachkraft buchhaltung,
  comptable, comptable general, comptable unique, collaborateur comptable, collaborateur cabinet comptable, charge comptabilite, gestionnaire comptable,
  contador, contable, contador publico, contador general, contador fiscal, analista contable, tecnico contable, contador auditor, administrativo contable
accounting-clerk < accountant ~ bookkeeper
  accounts payable clerk, accounts receivable clerk, accounts payable specialist, accounts receivable specialist, accounts payable, accounts receivable, ap specialist,
  ar specialist, accounting clerk, accounts clerk, accounts assistant, accounts administrator, assistant accountant, accounting assistant, finance assistant,
  finance clerk, credit controller, billing specialist, invoicing clerk, debitorenbuchhalter, kreditorenbuchhalter, debitoren und kreditorenbuchhalter,
  comptable fournisseurs, comptable clients, assistant comptable, aide comptable, facturiste, charge recouvrement, auxiliar contable, asistente contable,
  auxiliar contabilidad, analista cuentas pagar, analista cuentas cobrar, auxiliar administrativo contable, facturacion
bookkeeper ~ accountant, accounting-clerk
  bookkeeper, teneur livres, tenedor libros
payroll-specialist ~ accountant, hr-coordinator
  payroll specialist, payroll administrator, payroll accountant, payroll manager, payroll officer, payroll clerk, payroll and hr administrator, payroll,
  lohnbuchhalter, gehaltsbuchhalter, lohn und gehaltsbuchhalter, entgeltabrechner, payroll sachbearbeiter, gestionnaire paie, comptable paie, tecnico nominas, analista nomina
tax-accountant ~ accountant, tax-adviser
  tax accountant, tax preparer, tax specialist, tax analyst, steuerfachangestellte, steuerfachwirt, fiscaliste, analista impuestos, analista tributario
tax-adviser ~ tax-accountant
  tax adviser, tax advisor, tax manager, tax consultant, steuerberater, conseiller fiscal, asesor fiscal
certified-accountant ~ finance-lead
  expert comptable, chartered accountant partner, wirtschaftsprufer
finance-lead ~ accountant, controller
  finance manager, financial controller, accounting manager, head accounting, head finance, chief accountant, accounting supervisor, finance lead, leiter rechnungswesen,
  leiter buchhaltung, leiter finanzbuchhaltung, leiter finanzen, finanzleiter, responsable comptable, chef comptable, responsable administratif financier, gerente contabilidad,
  jefe contabilidad, jefe administracion, gerente finanzas, head rechnungswesen, head buchhaltung
finance-director ~ finance-lead
  finance director, cfo, director finance, chief financial officer, kaufmannischer leiter, directeur administratif financier, daf, director finanzas, director financiero
controller ~ financial-analyst, accountant, finance-lead
  controller, business controller, cost controller, financial planning analyst, controleur gestion, controlador gestion, beteiligungscontroller, controller finanzas
financial-analyst ~ controller, accountant
  financial analyst, finance analyst, fp&a analyst, fp and a analyst, investment analyst, credit analyst, analyste financier, analista financiero, finance business partner,
  finanzanalyst, finance specialist, equity research analyst
auditor ~ accountant
  auditor, internal auditor, external auditor, audit associate, audit manager, prufungsassistent, revisor, auditeur, auditor financiero, auditor interno
bank-clerk ~ financial-adviser, teller
  bank clerk, banker, personal banker, branch banker, relationship manager bank, bankkaufmann, bankkauffrau, firmenkundenberater, firmenkundensachbearbeiter,
  privatkundenberater, kundenberater bank, charge clientele bancaire, conseiller clientele banque, conseiller bancaire, asesor bancario, ejecutivo banca
teller ~ bank-clerk, cashier
  bank teller, teller, universal banker, cajero banco, cajero bancario
financial-adviser ~ insurance-agent, bank-clerk
  financial adviser, financial advisor, financial planner, wealth manager, finanzberater, vermogensberater, conseiller patrimoine, asesor financiero
insurance-agent ~ financial-adviser
  insurance agent, insurance advisor, insurance sales agent, insurance sales representative, insurance broker, versicherungsberater, versicherungsvertreter,
  versicherungskaufmann, conseiller assurance, agent assurance, asesor seguros, agente seguros
claims-handler ~ insurance-agent
  claims handler, claims adjuster, claims specialist, schadensachbearbeiter, schadenregulierer, gestionnaire sinistres, tramitador siniestros
underwriter
  underwriter, insurance underwriter, souscripteur, suscriptor
actuary
  actuary, actuarial analyst, aktuar, actuaire, actuario
trader
  trader, quantitative trader, broker, quantitative researcher
lawyer ~ legal-counsel, paralegal
  lawyer, attorney, solicitor, barrister, litigation associate, associate lawyer, litigation lawyer, rechtsanwalt, anwalt, jurist, volljurist, avocat, juriste, abogado, asesor juridico, asesor legal
legal-counsel ~ lawyer
  legal counsel, corporate counsel, in house counsel, syndikusrechtsanwalt, unternehmensjurist, juriste entreprise, general counsel, abogado corporativo, abogado empresa
paralegal ~ legal-secretary, compliance-officer, contracts-administrator
  paralegal, legal assistant, legal administrator, legal specialist, legal executive, paralegal specialist, rechtsanwaltsfachangestellte, rechtsfachwirt, paralegal juridico,
  juriste assistant, assistant juridique, asistente legal, auxiliar juridico, clerc notaire, notarfachangestellte, law clerk
legal-secretary ~ paralegal, executive-assistant
  legal secretary, secretaire juridique, secretario juridico
compliance-officer ~ paralegal, risk-analyst
  compliance officer, compliance analyst, compliance specialist, compliance manager, compliance beauftragter, responsable conformite, charge conformite, oficial cumplimiento,
  analista cumplimiento
risk-analyst ~ compliance-officer, financial-analyst
  risk analyst, risk manager, risikomanager, analyste risques, analista riesgos
contracts-administrator ~ paralegal, buyer
  contracts administrator, contracts manager, contracts specialist, vertragsmanager, gestionnaire contrats, administrador contratos
court-reporter
  court reporter, stenographer, greffier
`
