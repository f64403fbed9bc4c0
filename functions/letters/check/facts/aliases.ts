import { wordsOf } from './words.ts'

/** Spellings of the same thing; a resume that has one of them proves the others. */
const SAME: readonly (readonly string[])[] = `
  AWS = Amazon Web Services; GCP = Google Cloud Platform = Google Cloud; K8s = Kubernetes; JS = JavaScript;
  TS = TypeScript; Postgres = PostgreSQL; SQL Server = MSSQL = MS SQL; Excel = Microsoft Excel = MS Excel;
  Word = Microsoft Word = MS Word; Go = Golang; Power BI = Microsoft Power BI = PowerBI; React = ReactJS;
  ML = machine learning; AI = artificial intelligence; NLP = natural language processing;
  CI = continuous integration; CD = continuous delivery = continuous deployment;
  SEO = search engine optimization = search engine optimisation; CRM = customer relationship management;
  ERP = enterprise resource planning; HR = human resources; QA = quality assurance; UX = user experience;
  UI = user interface; KPI = key performance indicator; ROI = return on investment; P&L = profit and loss;
  R&D = research and development; PR = public relations; EHR = electronic health record;
  EMR = electronic medical record; ICU = intensive care unit = intensive care;
  ER = emergency room = emergency department; WMS = warehouse management system;
  EDI = electronic data interchange; SOP = standard operating procedure;
  PLC = programmable logic controller; CAD = computer-aided design; B2B = business to business;
  B2C = business to consumer; SaaS = software as a service; SLA = service level agreement;
  VP = Vice President; CEO = Chief Executive Officer; COO = Chief Operating Officer;
  CFO = Chief Financial Officer; CTO = Chief Technology Officer; CMO = Chief Marketing Officer;
  CIO = Chief Information Officer; RN = registered nurse; LPN = licensed practical nurse;
  CPA = certified public accountant; CFA = chartered financial analyst;
  PMP = project management professional; MBA = master of business administration;
  CPR = cardiopulmonary resuscitation; PGCE = Postgraduate Certificate in Education; UK = United Kingdom;
  US = USA = United States; EU = European Union; NYC = New York City = New York;
  e-commerce = electronic commerce; logistics = logistic; centre = center; programme = program
`
  .split(';')
  .map((row) => row.split('=').map((name) => name.trim()))

const stemsOf = (name: string): readonly string[] => wordsOf(name).map(({ stem }) => stem)

/** The joined stems of a name, mapped to the stems of its other spellings. */
export const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  SAME.flatMap((row) =>
    row.map(
      (name) => [stemsOf(name).join(''), row.filter((other) => other !== name).flatMap(stemsOf)] as const,
    ),
  ),
)
