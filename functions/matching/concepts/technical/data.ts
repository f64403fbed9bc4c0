import type { ConceptEntry } from '../concept-entry.ts'

/** Data, analytics and machine learning. */
export const DATA_CONCEPTS: readonly ConceptEntry[] = [
  {
    id: 'data-pipelines',
    label: {
      en: 'data pipelines',
      de: 'Datenpipelines',
      fr: 'les pipelines de données',
      es: 'los flujos de datos',
    },
    words: {
      en: `data pipeline, etl, elt, airflow, dbt, data ingest, data warehouse, snowflake, bigquery,
        redshift, databricks, spark job, data platform, data lake, ingestion, nightly load, daily load,
        nightly jobs, load time from, cloud warehouse, raw events, pipeline with tests,
        version controlled models`,
      de: `datenpipeline, etl, data warehouse, datenplattform, snowflake, databricks, airflow,
        datenintegration`,
      fr: `pipeline de donnees, pipelines de donnees, etl, entrepot de donnees, snowflake, databricks,
        plateforme de donnees, ingestion`,
      es: `pipeline de datos, pipelines de datos, etl, almacen de datos, snowflake, databricks,
        plataforma de datos, ingesta`,
    },
  },
  {
    id: 'dashboards',
    label: {
      en: 'dashboards and figures',
      de: 'Dashboards und Kennzahlen',
      fr: 'les tableaux de bord',
      es: 'los cuadros de mando',
    },
    words: {
      en: `dashboard, tableau, power bi, looker, business intelligence, data visuali, kpi, kpis,
        self service report, metabase, qlik`,
      de: 'dashboard, tableau, power bi, kennzahl, business intelligence, visualisier, kpi, kpis',
      fr: 'tableau de bord, tableaux de bord, power bi, indicateurs, visualisation, kpi, kpis',
      es: 'cuadro de mando, cuadros de mando, tablero, power bi, indicadores, visualizacion, kpi, kpis',
    },
  },
  {
    id: 'data-quality',
    label: {
      en: 'clean data',
      de: 'saubere Daten',
      fr: 'la qualité des données',
      es: 'la calidad de los datos',
    },
    words: {
      en: `data quality, data clean, clean data, database clean, duplicates, data governance, master data,
        data integrity, data accuracy, data validation, contact database, consent records, records complete,
        cleaned~data, clean survey data`,
      de: `datenqualitat, stammdaten, datenbereinig, dubletten, datenpflege, data governance,
        datenintegritat`,
      fr: `qualite des donnees, donnees de reference, nettoyage de donnees, doublons,
        gouvernance des donnees, fiabilis`,
      es: `calidad de datos, calidad de los datos, datos maestros, limpieza de datos, duplicados,
        gobierno de datos`,
    },
  },
  {
    id: 'forecast-models',
    label: {
      en: 'forecasts from data',
      de: 'Prognosen aus Daten',
      fr: 'les prévisions à partir de données',
      es: 'las previsiones a partir de datos',
    },
    words: {
      en: `machine learning, predictive, prediction model, regression model, classification model,
        neural network, deep learning, scikit, tensorflow, pytorch, time series, demand forecast model,
        churn model, recommendation model, nlp, forecast error, demand forecast, forecast weekly,
        forecast demand, forecasts by, forecast~error, rewrote~forecast`,
      de: `maschinelles lernen, machine learning, vorhersagemodell, prognosemodell, neuronale,
        deep learning, zeitreihen`,
      fr: `apprentissage automatique, machine learning, modele predictif, modeles predictifs, deep learning,
        series temporelles`,
      es: `aprendizaje automatico, machine learning, modelo predictivo, modelos predictivos, deep learning,
        series temporales`,
    },
  },
  {
    id: 'ab-tests',
    label: { en: 'tests of variants', de: 'A/B-Tests', fr: 'les tests A/B', es: 'las pruebas A/B' },
    words: {
      en: `a b test, ab test, split test, experiment design, experimentation, headlines against,
        test~headlines, multivariate, test~subject lines, tested subject lines`,
      de: 'a b test, ab test, experimente, varianten~test',
      fr: 'test a b, tests a b, ab test, experimentation',
      es: 'prueba a b, pruebas a b, test a b, experimentacion',
    },
  },
  {
    id: 'statistics',
    label: { en: 'statistics', de: 'Statistik', fr: 'les statistiques', es: 'la estadística' },
    words: {
      en: `statistic, hypothesis test, significance, biostat, regression analysis, econometric, spss, stata,
        sample size, survey analysis, quantitative analysis`,
      de: 'statistik, statistisch, signifikanz, regressionsanalyse, spss, quantitative auswert',
      fr: 'statistique, regression lineaire, spss, analyse quantitative, econometr',
      es: 'estadistic, regresion, spss, analisis cuantitativo, econometr',
    },
  },
  {
    id: 'sql-reporting',
    general: true,
    label: {
      en: 'analysis with SQL',
      de: 'Auswertungen mit SQL',
      fr: 'les analyses en SQL',
      es: 'los análisis con SQL',
    },
    words: {
      en: `sql, data analys, analytics, ad hoc analys, data driven, data interpretation, excel model, pivot,
        python analys, pandas`,
      de: 'sql, datenanalyse, datenauswertung, auswertungen, datengetrieben, pivot',
      fr: 'sql, analyse de donnees, analyses de donnees, exploitation de donnees',
      es: 'sql, analisis de datos, explotacion de datos, tablas dinamicas',
    },
  },
]
