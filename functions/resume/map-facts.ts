import type { Certificate, Education, Fact, ResumeFacts, ResumeRole } from './model.ts'

type Items = Pick<
  ResumeFacts,
  'name' | 'headline' | 'roles' | 'education' | 'certificates' | 'skills' | 'languages'
>

/** Changes what a fact is taken for and leaves the rest of it. */
type Change = <F extends Fact>(fact: F) => F

export const mapRole = (role: ResumeRole, to: Change): ResumeRole => ({
  ...role,
  title: role.title && to(role.title),
  employer: role.employer && to(role.employer),
  location: role.location && to(role.location),
  start: role.start && to(role.start),
  end: role.end && to(role.end),
})

const mapStudy = (study: Education, to: Change): Education => ({
  ...study,
  institution: study.institution && to(study.institution),
  degree: study.degree && to(study.degree),
  field: study.field && to(study.field),
  start: study.start && to(study.start),
  end: study.end && to(study.end),
})

const mapLicence = (licence: Certificate, to: Change): Certificate => ({
  ...licence,
  name: to(licence.name),
  issuer: licence.issuer && to(licence.issuer),
  region: licence.region && to(licence.region),
  year: licence.year && to(licence.year),
})

/** Every fact of a resume's items, lines aside, changed by `to`. */
export const mapFacts = (
  { name, headline, roles, education, certificates, skills, languages }: Items,
  to: Change,
): Items => ({
  name: name && to(name),
  headline: headline && to(headline),
  roles: roles.map((role) => mapRole(role, to)),
  education: education.map((study) => mapStudy(study, to)),
  certificates: certificates.map((licence) => mapLicence(licence, to)),
  skills: skills.map(to),
  languages: languages.map(to),
})
