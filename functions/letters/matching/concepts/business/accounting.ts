import type { ConceptEntry } from '../concept-entry.ts'

/** Accounting and tax. */
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
      en: `close the books, closed the books, close the month, month end, monthly close, close~days, financial close, close process, period close, year end close, quarter
        close, monthly accounts, closing process, the close, close~books, clos~books, month close, books closed`,
      de: `monatsabschluss, monatsabschlusse, monats und jahresabschl, quartalsabschl, abschlussarbeiten,
        abschlusse~monat, tage~abschluss, jahresabschl`,
      fr: 'cloture, clotures mensuelles, arrete mensuel, arretes comptables, situation mensuelle, bilan annuel',
      es: 'cierre mensual, cierres mensuales, cierre contable, cierre de mes, cierre anual, cierres contables',
    },
  },
  {
    id: 'annual-accounts',
    label: {
      en: 'annual accounts',
      de: 'der Jahresabschluss',
      fr: 'les comptes annuels',
      es: 'las cuentas anuales',
    },
    words: {
      en: `annual accounts, financial statements, statutory accounts, balance sheet, ifrs, gaap, consolidat~group,
        consolidat~statement, consolidated accounts, statutory report, annual report~financ`,
      de: `jahresabschl, bilanz, hgb, ifrs, konzernabschl, einzelabschl, gewinn und verlust, finanzbuchhaltungen und
        jahres`,
      fr: 'comptes annuels, bilan, liasse fiscale, ifrs, etats financiers, consolidation',
      es: `cuentas anuales, estados financieros, balance general, niif, ifrs, balances, consolidacion contable,
        consolidacion de estados`,
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
      en: `accounts receivable, receivable, dso, overdue, collections~invoice, dunning, unpaid invoice, credit control,
        outstanding invoice, customer invoices, days sales, debt collect`,
      de: 'debitor, mahnwesen, forderung, offene posten, zahlungseingang, zahlungserinnerung',
      fr: `comptabilite client, creances, recouvrement, impayes, encaissement, factures clients, delai de paiement,
        relances client, relances de, relances en`,
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
        invoice, payment run, invoice approval, invoices a month, invoice match, expense report, three way match,
        vendor payments, duplicate payments, supplier payments`,
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
        withholding tax, tax audit, tax provision, transfer pricing, compute taxes, tax season, taxes for`,
      de: `umsatzsteuer, steuererklarung, voranmeldung, steuerbescheid, betriebsprufung, korperschaftsteuer,
        gewerbesteuer, steuerrecht, verrechnungspreis`,
      fr: `tva, declarations fiscales, declaration fiscale, fiscalite, impot sur, liasse fiscale, controle fiscal, cvae
`,
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
      en: `bookkeep, journal entr, posting~transactions, quickbooks, xero, sage, general accounting, day to day account,
        datev, accounting software, accounting needs, sales ledger, purchase ledger, ledger accounts, ledgers.`,
      de: `*buchhaltung, *buchfuhrung, buchung laufend, geschaftsvorfall, geschaftsvorfalle, datev, lexware, belege,
        kontier`,
      fr: `tenue de comptabilite, tenue de la comptabilite, comptabilite generale, saisie comptable, ecritures
        comptables, comptable`,
      es: 'contabilidad, asientos contables, registro contable, libro de compras, contable',
    },
  },
  {
    id: 'audit',
    label: { en: 'audits', de: 'Prüfungen', fr: "l'audit des comptes", es: 'las auditorías' },
    words: {
      en: `external audit, internal audit, auditor, audit finding, sox, internal control, audit ready, audits~financ,
        clean audit, audit adjust`,
      de: 'wirtschaftspruf, revision, internes kontrollsystem, iks, abschlusspruf, prufer',
      fr: 'commissaire aux comptes, commissaires aux comptes, controle interne, audit interne, audit externe, audits',
      es: 'auditoria, auditor, control interno',
    },
  },
  {
    id: 'payroll',
    label: { en: 'payroll', de: 'die Lohn- und Gehaltsabrechnung', fr: 'la paie', es: 'las nóminas' },
    words: {
      en: 'payroll, wage run, payslip, salaries for, time and attendance',
      de: 'lohnabrechnung, gehaltsabrechnung, entgeltabrechnung, lohnbuchhalt, lohn und gehalt, payroll',
      fr: 'bulletins de salaire, dsn, fiches de paie, paie., paye., gestion de la paie',
      es: 'nomina, planilla de sueldos, liquidacion de sueldos, liquidacion de haberes, remuneraciones del personal',
    },
  },
  {
    id: 'revenue-recognition',
    label: {
      en: 'billing and revenue',
      de: 'Fakturierung und Umsatzabgrenzung',
      fr: "la facturation et le chiffre d'affaires",
      es: 'la facturación y los ingresos',
    },
    words: {
      en: `revenue recognition, deferred revenue, billing, asc 606, subscription revenue, customer billing, accrual,
        customer invoic, invoicing process`,
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
      fr: "la mise en place d'un ERP",
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
    id: 'client-accounts',
    label: {
      en: 'looking after accounting clients',
      de: 'die Betreuung von Mandanten',
      fr: "le suivi d'un portefeuille de clients comptables",
      es: 'la atención a una cartera contable',
    },
    words: {
      en: `portfolio of clients, client accounts~account, clients' books, clients books, small business clients, tax
        clients, client base~tax`,
      de: 'mandant, mandanten, mandantenkreis, steuerkanzlei, steuerberatung',
      fr: `portefeuille de clients~compt, cabinet comptable, dossiers clients~compt, cabinet d expertise, portefeuille de
        dossiers`,
      es: 'cartera de clientes~contab, asesoria fiscal, asesoria contable, gestoria',
    },
  },
]
