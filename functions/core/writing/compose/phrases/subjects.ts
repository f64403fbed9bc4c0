/** Subjects: the role and something true. */
export const SUBJECTS = [
  '{title} role at {company}',
  '{title} opening at {company}',
  'The {title} job at {company}',
  'Your {title} opening at {company}',
  'About your {title} opening',
  'A note on the {title} role',
  'A question about the {title} role',
  '{title} role in {place}',
  '{title} opening in {place}',
  'Your {title} role in {place}',
  'The {title} job in {place}',
  '{title} opening, {team} team',
  'Interested in the {title} role',
  '{title} role on the {team} team',
] as const

/** For titles too long for a subject, or none. */
export const GENERAL_SUBJECTS = [
  'The opening at {company}',
  'About the opening at {company}',
  'The role you posted at {company}',
  'The {company} opening in {place}',
  'A note on the {company} opening',
  'A question about the {company} role',
  'A question about your open role',
  'Your open role in {place}',
  'About the role you posted',
  'A note on your open role',
] as const

/** For an agency, which has the job but not the team. */
export const AGENCY_SUBJECTS = [
  '{title} job in {place}',
  'The {title} job you posted',
  'About the {title} job in {place}',
  'Your {title} posting',
  'Your posting for {a:title}',
  'The {title} job posted by {company}',
  'A question about the {title} job',
] as const

/** For somebody who asks about the team rather than the role itself. */
export const TEAM_SUBJECTS = [
  'A question about your {team} team',
  'Junior roles at {company}',
  'A first step at {company}',
  'A question about the {title} role',
  'Starting out at {company}',
  'Your {team} team in {place}',
  'Junior roles beside your {title} opening',
  'Junior openings on the {team} team',
] as const
