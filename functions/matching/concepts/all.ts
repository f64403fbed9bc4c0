import type { ConceptEntry } from './concept-entry.ts'
import { ACCOUNTING_CONCEPTS } from './business/accounting.ts'
import { CUSTOMER_SERVICE_CONCEPTS } from './business/customer-service.ts'
import { FINANCE_CONCEPTS } from './business/finance.ts'
import { HUMAN_RESOURCES_CONCEPTS } from './business/human-resources.ts'
import { LEGAL_CONCEPTS } from './business/legal.ts'
import { MARKETING_CONCEPTS } from './business/marketing.ts'
import { PROCUREMENT_CONCEPTS } from './business/procurement.ts'
import { SALES_CONCEPTS } from './business/sales.ts'
import { EVERYDAY_WORK_CONCEPTS } from './general/everyday-work.ts'
import { LEADERSHIP_CONCEPTS } from './general/leadership.ts'
import { AGRICULTURE_CONCEPTS } from './hands-on/agriculture.ts'
import { BUILDING_SERVICES_CONCEPTS } from './hands-on/building-services.ts'
import { CLEANING_AND_PERSONAL_SERVICES_CONCEPTS } from './hands-on/cleaning-and-personal-services.ts'
import { CONSTRUCTION_CONCEPTS } from './hands-on/construction.ts'
import { HOSPITALITY_CONCEPTS } from './hands-on/hospitality.ts'
import { LOGISTICS_CONCEPTS } from './hands-on/logistics.ts'
import { MANUFACTURING_CONCEPTS } from './hands-on/manufacturing.ts'
import { RETAIL_CONCEPTS } from './hands-on/retail.ts'
import { SAFETY_AND_SECURITY_CONCEPTS } from './hands-on/safety-and-security.ts'
import { EDUCATION_CONCEPTS } from './health-and-people/education.ts'
import { MEDICINE_CONCEPTS } from './health-and-people/medicine.ts'
import { NURSING_CONCEPTS } from './health-and-people/nursing.ts'
import { SOCIAL_WORK_CONCEPTS } from './health-and-people/social-work.ts'
import { WARDS_AND_CARE_CONCEPTS } from './health-and-people/wards-and-care.ts'
import { DATA_CONCEPTS } from './technical/data.ts'
import { DESIGN_AND_MEDIA_CONCEPTS } from './technical/design-and-media.ts'
import { IT_OPERATIONS_CONCEPTS } from './technical/it-operations.ts'
import { RESEARCH_CONCEPTS } from './technical/research.ts'
import { SOFTWARE_CONCEPTS } from './technical/software.ts'

/** Every field of work's concepts; the general ones last. */
export const ALL_CONCEPTS: readonly ConceptEntry[] = [
  ...ACCOUNTING_CONCEPTS,
  ...CUSTOMER_SERVICE_CONCEPTS,
  ...FINANCE_CONCEPTS,
  ...HUMAN_RESOURCES_CONCEPTS,
  ...LEGAL_CONCEPTS,
  ...MARKETING_CONCEPTS,
  ...PROCUREMENT_CONCEPTS,
  ...SALES_CONCEPTS,
  ...AGRICULTURE_CONCEPTS,
  ...BUILDING_SERVICES_CONCEPTS,
  ...CLEANING_AND_PERSONAL_SERVICES_CONCEPTS,
  ...CONSTRUCTION_CONCEPTS,
  ...HOSPITALITY_CONCEPTS,
  ...LOGISTICS_CONCEPTS,
  ...MANUFACTURING_CONCEPTS,
  ...RETAIL_CONCEPTS,
  ...SAFETY_AND_SECURITY_CONCEPTS,
  ...EDUCATION_CONCEPTS,
  ...MEDICINE_CONCEPTS,
  ...NURSING_CONCEPTS,
  ...SOCIAL_WORK_CONCEPTS,
  ...WARDS_AND_CARE_CONCEPTS,
  ...DATA_CONCEPTS,
  ...DESIGN_AND_MEDIA_CONCEPTS,
  ...IT_OPERATIONS_CONCEPTS,
  ...RESEARCH_CONCEPTS,
  ...SOFTWARE_CONCEPTS,
  ...EVERYDAY_WORK_CONCEPTS,
  ...LEADERSHIP_CONCEPTS,
]
