import type { ConceptEntry } from './concept-entry.ts'
import { ACCOUNTING_CONCEPTS } from './business/accounting.ts'
import { CUSTOMER_SERVICE_CONCEPTS } from './business/customer-service.ts'
import { HUMAN_RESOURCES_CONCEPTS } from './business/human-resources.ts'
import { LEGAL_CONCEPTS } from './business/legal.ts'
import { MARKETING_CONCEPTS } from './business/marketing.ts'
import { PROCUREMENT_CONCEPTS } from './business/procurement.ts'
import { SALES_CONCEPTS } from './business/sales.ts'
import { MEDICINE_CONCEPTS } from './health-and-people/medicine.ts'
import { NURSING_CONCEPTS } from './health-and-people/nursing.ts'
import { DATA_CONCEPTS } from './technical/data.ts'
import { SOFTWARE_CONCEPTS } from './technical/software.ts'

/** Every field of work's concepts; the general ones last. */
export const ALL_CONCEPTS: readonly ConceptEntry[] = [
  ...ACCOUNTING_CONCEPTS,
  ...CUSTOMER_SERVICE_CONCEPTS,
  ...HUMAN_RESOURCES_CONCEPTS,
  ...LEGAL_CONCEPTS,
  ...MARKETING_CONCEPTS,
  ...PROCUREMENT_CONCEPTS,
  ...SALES_CONCEPTS,
  ...MEDICINE_CONCEPTS,
  ...NURSING_CONCEPTS,
  ...DATA_CONCEPTS,
  ...SOFTWARE_CONCEPTS,
]
