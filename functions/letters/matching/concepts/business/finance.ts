import type { ConceptEntry } from '../concept-entry.ts'

/** Finance, banking and insurance. */
export const FINANCE_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'budgeting',
    label: {
      en: 'budgets and forecasts',
      de: 'Budgets und Forecasts',
      fr: 'les budgets et les prévisions',
      es: 'los presupuestos y las previsiones',
    },
    words: {
      en: `forecast~budget, budgeting, annual plan, annual budget, fp a, fp&a, financial plan, rolling forecast, forecast
        accuracy, forecasting, variance analys, variances against, budget owner, budgetary control, cost center, p l,
        p&l`,
      de: `budgetplan, budgetierung, forecast, finanzplan, planung und budget, abweichungsanalyse, personalkosten, soll
        ist, kostenstelle, budgetverantwort, controlling`,
      fr: `budgetaire, elaboration du budget, previsions financieres, prevision budgetaire, controle de gestion, ecarts
        budgetaires, reporting financier, previsionnel`,
      es: 'presupuest, forecast, planificacion financiera, control presupuestario, desviaciones, control de gestion',
    },
  },
  {
    id: 'cash',
    label: { en: 'cash and liquidity', de: 'die Liquidität', fr: 'la trésorerie', es: 'la tesorería' },
    words: {
      en: `cash flow, cash forecast, liquidity, treasury, working capital, cash position, cash management, bank
        relations, 13 week`,
      de: 'liquiditat, cashflow, treasury, working capital, zahlungsverkehr, finanzdisposition',
      fr: 'tresorerie, flux de tresorerie, bfr, liquidite, garanties bancaires',
      es: 'tesoreria, flujo de caja, flujo de efectivo, liquidez, capital de trabajo',
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
    id: 'cost-saving',
    label: {
      en: 'saving costs',
      de: 'das Senken von Kosten',
      fr: 'la réduction des coûts',
      es: 'el ahorro de costes',
    },
    words: {
      en: `cost saving, cost reduc, reduce costs, reduced costs, cut costs, savings of, saved, save cost, lower cost,
        cost efficien, halve the cost, cost control, bill per order, operating costs, cost of our, reduce spend, cut
        spend, cost down`,
      de: `kosten senk, kosten~senk, kosten~gesenkt, kosten~reduz, einsparung, kosteneinspar, kostenreduz,
        kosteneffizien, kostenkontrolle, eingespart, herstellkosten, senkung der kosten`,
      fr: 'reduction des couts, reduire les couts, economies, maitrise des couts, baisse des couts, reduit~couts',
      es: `reduccion de costes, reduccion de costos, reducir costes, reducir costos, ahorro, control de costes, control
        de costos`,
    },
  },
  {
    id: 'lending',
    label: { en: 'lending', de: 'die Kreditbearbeitung', fr: 'les crédits', es: 'los créditos' },
    words: {
      en: `loan, mortgage, credit analys, underwrit, credit risk, lending, collateral, credit files, credit limit,
        borrower, structured finance, project finance`,
      de: `darlehen, baufinanzier, sicherheiten~kredit, sicherheitenvertrag, bonitat, kreditsachbearbeit, valutierung,
        projektfinanzier, finanzierungen, kreditgeschaft, kreditvergabe, kreditpruf, kreditvertrag, kreditakte,
        kreditantr, kredit und, kredite., kreditrisik, konsortialkredit, firmenkredit`,
      fr: `credit immobilier, dossiers de credit, analyse credit, prets, risque de credit, octroi de credit, financement
`,
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
      en: `insurance claim, claims handl, claims process, claims adjust, claims~insur, policyholder, policies~insur, loss
        adjust`,
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
      en: `kyc, aml, anti money, know your customer, fraud detect, fraud case, suspicious transaction, sanctions screen,
        fraud`,
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
      fr: "les investissements et l'évaluation",
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
]
