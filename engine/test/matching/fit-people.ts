/** Invented people of several trades, of whom the pairs are made. */
export const SALES = {
  titles: ['Sales Manager', 'Account Executive'],
  lines: [
    'Led a team of 9 field reps across two regions to 112% of the yearly target',
    'Negotiated commercial contracts with 40 retail chains',
    'Cut the sales cycle from 94 to 61 days with a stricter first call',
    'Built the quarterly forecast for the board in Salesforce',
  ],
  skills: ['Salesforce', 'Negotiation'],
  language: 'eng',
} as const
export const NURSE = {
  titles: ['Registered Nurse', 'Staff Nurse'],
  lines: [
    'Cared for up to 6 patients a shift on a 28-bed cardiology ward',
    'Reduced medication errors by a third with a second check at handover',
    'Trained 11 new nurses in telemetry and central lines',
  ],
  skills: ['Telemetry', 'Wound care'],
  language: 'eng',
} as const
export const BUCHHALTER = {
  titles: ['Bilanzbuchhalterin', 'Buchhalterin'],
  lines: [
    'Monats- und Jahresabschlüsse nach HGB für drei Gesellschaften erstellt',
    'Umsatzsteuervoranmeldungen und Abstimmung der Konten verantwortet',
    'Einführung von DATEV Unternehmen online begleitet',
  ],
  skills: ['DATEV', 'HGB'],
  language: 'deu',
} as const
export const DEVELOPER = {
  titles: ['Backend Engineer', 'Software Developer'],
  lines: [
    'Split a billing monolith into eight services in Go and PostgreSQL',
    'Cut the p95 latency of the checkout API from 900 to 210 ms',
    'Introduced on-call rotations and runbooks for 30 services',
  ],
  skills: ['Go', 'PostgreSQL', 'Kubernetes'],
  language: 'eng',
} as const
export const CHEF = {
  titles: ['Sous Chef', 'Line Cook'],
  lines: [
    'Ran the pass for 180 covers a night with a brigade of 7',
    'Brought food cost from 34% to 28% by weighing waste each evening',
    'Wrote allergen sheets and kept HACCP records without a finding',
  ],
  language: 'eng',
} as const
