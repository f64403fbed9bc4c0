import type { ConceptEntry } from '../concept-entry.ts'

/** Accounting, tax, finance and banking. */
export const ACCOUNTING_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'month-end',
    label: {
      en: 'the month-end close',
      de: 'der Monatsabschluss',
      fr: 'la clôture mensuelle',
      es: 'el cierre mensual',
    },
    words: {
      en: `month end, monthly close, close~days, financial close, close process, period close, year end close,
        quarter close, monthly accounts, closing process, the close, year end, month close, books closed`,
      de: `monatsabschluss, monatsabschlusse, monats und jahresabschl, quartalsabschl, abschlussarbeiten,
        abschlusse~monat, tage~abschluss, jahresabschl`,
      fr: 'cloture, clotures mensuelles, arrete mensuel, arretes comptables, situation mensuelle, bilan annuel',
      es: 'cierre mensual, cierres mensuales, cierre contable, cierre de mes, cierre anual, cierres contables',
    },
  },
  {
    id: 'annual-accounts',
    label: { en: 'annual accounts', de: 'der Jahresabschluss', fr: 'les comptes annuels', es: 'las cuentas anuales' },
    words: {
      en: `annual accounts, financial statements, statutory accounts, balance sheet, ifrs, gaap, consolidat~group,
        consolidat~statement, consolidated accounts, statutory report, annual report~financ`,
      de: `jahresabschl, bilanz, hgb, ifrs, konzernabschl, einzelabschl, gewinn und verlust, finanzbuchhaltungen und
        jahres`,
      fr: 'comptes annuels, bilan, liasse fiscale, ifrs, etats financiers, consolidation',
      es: 'cuentas anuales, estados financieros, balance general, niif, ifrs, consolidacion, balances',
    },
  },
  {
    id: 'receivables',
    label: {
      en: 'receivables',
      de: 'die Debitorenbuchhaltung',
      fr: 'la comptabilité clients',
      es: 'las cuentas por cobrar',
    },
    words: {
      en: `accounts receivable, receivable, dso, overdue, collections~invoice, dunning, unpaid invoice, credit
        control, outstanding invoice, customer invoices, days sales, debt collect`,
      de: 'debitor, mahnwesen, forderung, offene posten, zahlungseingang, zahlungserinnerung',
      fr: `comptabilite client, creances, relances, recouvrement, impayes, encaissement, factures clients, delai de
        paiement`,
      es: 'cuentas por cobrar, cobranza, cobros, morosidad, recaudacion, facturas pendientes, gestion de cobro',
    },
  },
  {
    id: 'payables',
    label: {
      en: 'payables and invoices',
      de: 'Kreditoren und Rechnungsprüfung',
      fr: 'la comptabilité fournisseurs',
      es: 'las cuentas por pagar',
    },
    words: {
      en: `accounts payable, payable, invoice process, process invoices, processed invoices, supplier invoice, vendor
        invoice, payment run, invoice approval, invoices a month, invoice match, expense report, three way match`,
      de: `kreditor, rechnungsprufung, eingangsrechnung, rechnungsfreigabe, zahlungslauf, zahlungsprozess,
        rechnungen~pruf, rechnungseingang`,
      fr: `comptabilite fournisseur, factures fournisseurs, comptes fournisseurs, saisie des factures, reglements
        fournisseurs, controle des factures`,
      es: 'cuentas por pagar, facturas de proveedores, pago a proveedores, pagos a proveedores, registro de facturas',
    },
  },
  {
    id: 'reconciliation',
    label: {
      en: 'account reconciliation',
      de: 'die Kontenabstimmung',
      fr: 'le rapprochement des comptes',
      es: 'la conciliación de cuentas',
    },
    words: {
      en: 'reconcil, intercompany, clearing account, bank rec, ledger clean, general ledger, account analysis',
      de: 'kontenabstimm, abstimmung~konten, kontenklarung, intercompany, bankabstimm, hauptbuch, saldenabstimm',
      fr: 'rapprochement, lettrage, justification des comptes, intercompany, intersociet, analyse des comptes',
      es: 'conciliacion, conciliaciones, intercompan, analisis de cuenta, analisis de cuentas, libro mayor',
    },
  },
  {
    id: 'vat',
    label: {
      en: 'tax returns',
      de: 'Steuererklärungen',
      fr: 'les déclarations fiscales',
      es: 'las declaraciones de impuestos',
    },
    words: {
      en: `vat, sales tax, tax return, tax filing, income tax, corporate tax, tax compliance, tax declaration,
        withholding tax, tax audit, tax provision, transfer pricing`,
      de: `umsatzsteuer, steuererklarung, voranmeldung, steuerbescheid, betriebsprufung, korperschaftsteuer,
        gewerbesteuer, steuerrecht, verrechnungspreis`,
      fr: `tva, declarations fiscales, declaration fiscale, fiscalite, impot sur, liasse fiscale, controle fiscal,
        cvae`,
      es: `iva, impuesto, declaraciones juradas, declaraciones fiscales, declaraciones de impuestos, tributari,
        retenciones, renta~impuesto`,
    },
  },
  {
    id: 'bookkeeping',
    label: {
      en: 'day-to-day bookkeeping',
      de: 'die laufende Buchhaltung',
      fr: 'la tenue de la comptabilité',
      es: 'la contabilidad diaria',
    },
    words: {
      en: `bookkeep, journal entr, posting~transactions, quickbooks, xero, sage, general accounting, day to day
        account, datev, ledger`,
      de: `*buchhaltung, *buchfuhrung, buchung laufend, geschaftsvorfall, geschaftsvorfalle, datev, lexware, belege,
        kontier`,
      fr: `tenue de comptabilite, tenue de la comptabilite, comptabilite generale, saisie comptable, ecritures
        comptables, comptable`,
      es: 'contabilidad, asientos contables, registro contable, libro de compras, contable',
    },
  },
  {
    id: 'audit', label: { en: 'audits', de: 'Prüfungen', fr: 'l\'audit des comptes', es: 'las auditorías' },
    words: {
      en: `external audit, internal audit, auditor, audit finding, sox, internal control, audit ready, audits~financ,
        clean audit, audit adjust`,
      de: 'wirtschaftspruf, revision, internes kontrollsystem, iks, abschlusspruf, prufer',
      fr: 'commissaire aux comptes, commissaires aux comptes, controle interne, audit interne, audit externe, audits',
      es: 'auditoria, auditor, control interno',
    },
  },
  {
    id: 'budgeting',
    label: {
      en: 'budgets and forecasts',
      de: 'Budgets und Forecasts',
      fr: 'les budgets et les prévisions',
      es: 'los presupuestos y las previsiones',
    },
    words: {
      en: `forecast~budget, budgeting, annual plan, annual budget, fp a, fp&a, financial plan, rolling forecast,
        forecast accuracy, forecasting, variance analys, variances against, budget owner, budgetary control, cost
        center, p l, p&l`,
      de: `budgetplan, budgetierung, forecast, finanzplan, planung und budget, abweichungsanalyse, personalkosten,
        soll ist, kostenstelle, budgetverantwort, controlling`,
      fr: `budgetaire, elaboration du budget, previsions financieres, prevision budgetaire, controle de gestion,
        ecarts budgetaires, reporting financier, previsionnel`,
      es: 'presupuest, forecast, planificacion financiera, control presupuestario, desviaciones, control de gestion',
    },
  },
  {
    id: 'cash', label: { en: 'cash and liquidity', de: 'die Liquidität', fr: 'la trésorerie', es: 'la tesorería' },
    words: {
      en: `cash flow, cash forecast, liquidity, treasury, working capital, cash position, cash management, bank
        relations, 13 week`,
      de: 'liquiditat, cashflow, treasury, working capital, zahlungsverkehr, finanzdisposition',
      fr: 'tresorerie, flux de tresorerie, bfr, liquidite, garanties bancaires',
      es: 'tesoreria, flujo de caja, flujo de efectivo, liquidez, capital de trabajo',
    },
  },
  {
    id: 'payroll', label: { en: 'payroll', de: 'die Lohn- und Gehaltsabrechnung', fr: 'la paie', es: 'las nóminas' },
    words: {
      en: 'payroll, wage run, payslip, salaries for, time and attendance',
      de: 'lohnabrechnung, gehaltsabrechnung, entgeltabrechnung, lohnbuchhalt, lohn und gehalt, payroll',
      fr: 'paie, bulletins de salaire, dsn, paye, fiches de paie',
      es: 'nomina, planilla de sueldos, liquidacion de sueldos, liquidacion de haberes, remuneraciones del personal',
    },
  },
  {
    id: 'management-reporting',
    label: {
      en: 'management reporting',
      de: 'das Management-Reporting',
      fr: 'le reporting de gestion',
      es: 'los informes de gestión',
    },
    words: {
      en: `management report, financial report, board report, reporting package, monthly report, monthly figures,
        kpi~financ, board pack, commentary, financial insight, financial analys`,
      de: `managementbericht, berichtswesen, monatsbericht, finanzbericht, finanzreporting, reporting~gesellschaft,
        management reporting`,
      fr: `reporting financier, reporting mensuel, reporting de gestion, reportings, analyse financiere, rapports
        financiers`,
      es: `informes financieros, reportes financieros, informes de gestion, reporte de gestion, analisis financiero,
        informe mensual`,
    },
  },
  {
    id: 'revenue-recognition',
    label: {
      en: 'billing and revenue',
      de: 'Fakturierung und Umsatzabgrenzung',
      fr: 'la facturation et le chiffre d\'affaires',
      es: 'la facturación y los ingresos',
    },
    words: {
      en: `revenue recognition, deferred revenue, billing, invoicing, asc 606, subscription revenue, customer
        billing, accrual`,
      de: 'umsatzrealisierung, rechnungsstellung, fakturier, abgrenzung, periodengerecht, faktura',
      fr: 'facturation, reconnaissance du revenu, produits constates, preparation des factures',
      es: 'facturacion, reconocimiento de ingresos, ingresos diferidos, emision de facturas',
    },
  },
  {
    id: 'erp',
    label: {
      en: 'a new finance system',
      de: 'die Einführung eines ERP-Systems',
      fr: 'la mise en place d\'un ERP',
      es: 'la implantación de un ERP',
    },
    words: {
      en: `erp, sap, netsuite, oracle financ, dynamics 365, erp implement, erp rollout, finance system, system
        migration~financ, hyperion`,
      de: 'erp, sap, s 4hana, navision, dynamics, buchhaltungssoftware, erp einfuhrung',
      fr: 'erp, sap, sage, navision, progiciel de gestion, logiciel comptable',
      es: 'erp, sap, navision, odoo, software contable, sistema contable',
    },
  },
  {
    id: 'cost-saving',
    label: { en: 'saving costs', de: 'das Senken von Kosten', fr: 'la réduction des coûts', es: 'el ahorro de costes' },
    words: {
      en: `cost saving, cost reduc, reduce costs, reduced costs, cut costs, savings of, saved, save cost, lower cost,
        cost efficien, halve the cost, cost control, bill per order, operating costs, cost of our, reduce spend,
        cut spend, cost down`,
      de: `kosten senk, kosten~senk, kosten~gesenkt, kosten~reduz, einsparung, kosteneinspar, kostenreduz,
        kosteneffizien, kostenkontrolle, eingespart`,
      fr: 'reduction des couts, reduire les couts, economies, maitrise des couts, baisse des couts, reduit~couts',
      es: `reduccion de costes, reduccion de costos, reducir costes, reducir costos, ahorro, control de costes,
        control de costos`,
    },
  },
  {
    id: 'lending', label: { en: 'lending', de: 'die Kreditbearbeitung', fr: 'les crédits', es: 'los créditos' },
    words: {
      en: `loan, mortgage, credit analys, underwrit, credit risk, lending, collateral, credit files, credit limit,
        borrower, structured finance, project finance`,
      de: `kredit, darlehen, baufinanzier, sicherheiten~kredit, sicherheitenvertrag, bonitat, kreditsachbearbeit,
        valutierung, projektfinanzier, finanzierungen`,
      fr: `credit immobilier, dossiers de credit, analyse credit, prets, risque de credit, octroi de credit,
        financement`,
      es: 'prestamo, hipoteca, riesgo de credito, analisis de credito, credito, financiacion',
    },
  },
  {
    id: 'insurance-claims',
    label: {
      en: 'insurance claims',
      de: 'die Schadenbearbeitung',
      fr: 'la gestion des sinistres',
      es: 'la gestión de siniestros',
    },
    words: {
      en: `insurance claim, claims handl, claims process, claims adjust, claims~insur, policyholder, policies~insur,
        loss adjust`,
      de: 'schadenbearbeit, schadenfall, schadensregulier, versicherungsfall, versicherungsnehmer, policen',
      fr: 'sinistre, gestion des sinistres, assures, contrats d assurance',
      es: 'siniestro, polizas, asegurados, gestion de siniestros',
    },
  },
  {
    id: 'money-laundering',
    label: {
      en: 'anti-money-laundering checks',
      de: 'die Geldwäscheprävention',
      fr: 'la lutte contre le blanchiment',
      es: 'la prevención del blanqueo',
    },
    words: {
      en: `kyc, aml, anti money, know your customer, fraud detect, fraud case, suspicious transaction, sanctions
        screen, fraud`,
      de: 'geldwasche, kyc, betrugspravention, betrugsfall, sanktionslisten',
      fr: 'blanchiment, lcb ft, kyc, fraude',
      es: 'blanqueo, lavado de activos, kyc, fraude',
    },
  },
  {
    id: 'investments',
    label: {
      en: 'investments and valuation',
      de: 'Anlagen und Bewertung',
      fr: 'les investissements et l\'évaluation',
      es: 'las inversiones y la valoración',
    },
    words: {
      en: `valuation, portfolio manag, equity research, due diligence, discounted cash, dcf, investment memo, merger,
        acquisition~financ, asset manag, private equity, wealth`,
      de: 'wertermittlung, unternehmensbewertung, portfoliomanag, due diligence, vermogensverwalt, wertpapier',
      fr: 'valorisation, due diligence, gestion de portefeuille, gestion d actifs, fusion acquisition',
      es: 'valoracion de empresas, due diligence, cartera de inversion, gestion de activos, fusiones',
    },
  },
  {
    id: 'client-accounts',
    label: {
      en: 'looking after accounting clients',
      de: 'die Betreuung von Mandanten',
      fr: 'le suivi d\'un portefeuille de clients comptables',
      es: 'la atención a una cartera contable',
    },
    words: {
      en: `portfolio of clients, client accounts~account, clients' books, clients books, small business clients, tax
        clients, client base~tax`,
      de: 'mandant, mandanten, mandantenkreis, steuerkanzlei, steuerberatung',
      fr: `portefeuille de clients~compt, cabinet comptable, dossiers clients~compt, cabinet d expertise,
        portefeuille de dossiers`,
      es: 'cartera de clientes~contab, asesoria fiscal, asesoria contable, gestoria',
    },
  },
]
