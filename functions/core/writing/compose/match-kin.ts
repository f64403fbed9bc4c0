import { stem } from './words.ts'

/** Words that postings and resumes use for one thing. A shared kin word counts as a shared word. */
const KIN: readonly string[] = [
  'lower cut reduce decrease shorten halve drop', 'grow increase raise double lift', 'train teach instruct tutor training lesson', 'coach mentor',
  'event conference fair show exhibition trade-show', 'organise organize plan', 'presentation pitch demonstration demo', 'billing invoice invoicing payment checkout subscription pricing',
  'kubernetes container docker', 'latency page-load load query slow fast', 'release deploy ship rollout', 'service microservice', 'social facebook instagram twitter tiktok',
  'blog article newsletter content', 'patient ward bedside', 'turnover retention', 'budget cost spend', 'customer client', 'country countries market', 'launch open', 'interview discovery research',
  'spec specification brief requirement', 'onboarding onboard activation', 'outage incident downtime availability', 'pipeline import etl', 'nurse nursing staff', 'parent family families', 'student pupil child children learner',
]

const KIN_OF: ReadonlyMap<string, string> = new Map(KIN.flatMap((line) => {
  const all = line.split(' ').map((word) => stem(word))
  return all.map((word) => [word, all[0] ?? word] as const)
}))

/** The stem that stands for a stem and its kin. */
export const kin = (term: string): string => KIN_OF.get(term) ?? term

/** Kin of actions: alone they say little about what a job is about. */
export const ACTIONS: ReadonlySet<string> = new Set(['lower', 'grow', 'train', 'coach', 'organise', 'launch', 'release', 'build', 'write', 'plan', 'define', 'report', 'run'].map((word) => kin(stem(word))))
