import type { Posting } from '#functions/postings/model.ts'

/**
 * Firms that advertise jobs at other firms: by what they call themselves, and the large ones whose name does
 * not tell.
 */
const NAME =
  /\b(?:recruit(?:ment|ing|ers?)|staffing|resourcing|headhunt\w*|executive search|search partners|talent (?:solutions|partners|group)|(?:employment|temp) agency|personalvermittlung|zeitarbeit|manpower\w*|randstad|adecco|robert half|robert walters|michael page|pagegroup|kforce|insight global|teksystems|aerotek|allegis|harnham|pertemps|kelly services|apex systems|cybercoders|jobot|aya healthcare|hays (?:plc|ag|recruiting)|brunel|akkodis|morgan mckinley)\b|^(?:hays|reed|harvey nash)$/iu

const TEXT =
  /\b(?:our|my) client(?:,|\s(?:is|are|has|seeks?|needs?|requires?|who|an?|in)\b)|\bon behalf of (?:an?|our|one of)\b|\bis (?:partnering|working) with an? (?:leading|growing|large|global|local|well)/iu

/**
 * True when the posting's company is an agency that fills the job elsewhere: "you are hiring" would be untrue
 * of it.
 */
export const isAgency = ({ company, description }: Pick<Posting, 'company' | 'description'>): boolean =>
  NAME.test(company) || TEXT.test(description)
