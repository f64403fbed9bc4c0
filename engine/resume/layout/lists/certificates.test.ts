import { describe, expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const certificates = (text: string) =>
  readText(`Ana Ruiz\nana@mail.example\n\n${text}`).facts.certificates.map(({ name }) => name.value)

describe('certificates', () => {
  it.each([
    [
      'ADDITIONAL INFORMATION\n\nCertificate: Internal Auditor ISO 22000 (2020)',
      ['Internal Auditor ISO 22000'],
    ],
    [
      'CERTIFICATIONS\n\n- HGV card good thru 03/2031\n- TWIC exp 05/2029\n- TX-400 (2023)\n- Adjuster license (staff 2019)',
      ['HGV card', 'TWIC', 'TX-400', 'Adjuster license'],
    ],
    ['COLEGIACIÓN Y TÍTULOS\n\n- Carné de manipulador', ['Carné de manipulador']],
    ['CERTIFICATIONS\n\nCommercial Driver License, ClassA', ['Commercial Driver License, ClassA']],
    ['CERTIFICATIONS\n\nForklift License, Class B\nLicense No. RN-448812', ['Forklift License, Class B']],
  ])('%j', (text, expected) => expect(certificates(text)).toEqual(expected))
})
