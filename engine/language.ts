export { companyKeys, companyWords, sameCompany } from './language/company-name.ts'
export { isSuffix } from './language/person-name/name-words.ts'
export {
  type PersonName,
  cleanPersonName,
  fullName,
  signedName,
  splitName,
} from './language/person-name/person-name.ts'
export { foldText, searchFor } from './language/text-search.ts'
export { titleParts } from './language/title-words.ts'
