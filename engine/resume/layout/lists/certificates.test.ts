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
    [
      'CERTIFICATIONS\n\nCKA (2022, renewed 2025), AWS Solutions Architect Associate (2021)',
      ['CKA', 'AWS Solutions Architect Associate'],
    ],
    [
      'TICKETS\n\nC class manual licence, White Card (CPC1), 2025, First Aid HLT11 (expires Aug 2027)',
      ['C class manual licence', 'White Card (CPC1)', 'First Aid HLT11'],
    ],
    ['SKILLS\n\n- Epic\n- RHIT (AHIMA), 2015\n- Excel 2016', ['RHIT (AHIMA)']],
    [
      'EDUCATION AND TRAINING\n\nA.A., Criminal Justice, Sierra College, 2008\n- Fraud investigation, 40 hrs (2013)\n- Interview & Interrogation\n- Phone records, 24 hrs (2019)',
      ['Fraud investigation', 'Interview & Interrogation', 'Phone records'],
    ],
    [
      'AUS- UND WEITERBILDUNG\n\n2007 – 2010  Lehre als Kauffrau, Gemeinde Wyl\n2017  Berufsbildnerkurs (2017)',
      ['Berufsbildnerkurs (2017)'],
    ],
    [
      'PERMIS ET CARTES\n\nOIIQ, membre depuis 2014\nDroit de prescrire : plaies, vaccination, contraception, ITSS\nPDSB',
      ['OIIQ', 'Droit de prescrire : plaies, vaccination, contraception, ITSS', 'PDSB'],
    ],
    ['OTROS TÍTULOS\n\n- WSET Nivel 3 (2021)', ['WSET Nivel 3']],
    // An item that reads like a deed makes a list of courses no work.
    [
      'TRAINING\n\n- BSL Level 1, 2023\n- Safeguarding Children and Adults at Risk, Level 2\n- Makaton Workshops',
      ['BSL Level 1', 'Safeguarding Children and Adults at Risk, Level 2', 'Makaton Workshops'],
    ],
    [
      'ÉTUDES\n\nDUT Information, IUT des Ducs, Dijon, 2006\n\nFORMATIONS\n\n- PSC1 (2026)\n- BAFA (2005)',
      ['PSC1', 'BAFA'],
    ],
    ['COLEGIACIÓN Y TÍTULOS\n\n- Carné de manipulador', ['Carné de manipulador']],
    ['CERTIFICATIONS\n\nCommercial Driver License, ClassA', ['Commercial Driver License, ClassA']],
    ['CERTIFICATIONS\n\nForklift License, Class B\nLicense No. RN-448812', ['Forklift License, Class B']],
    [
      'TRAINING\n\nHollow Joint Apprenticeship Program, Elkin, NC\n  Plumbing apprenticeship, completed 2012\nKirkgate High School, Elkin, NC\n  Diploma, 2008\nForklift License',
      ['Forklift License'],
    ],
    [
      'CERTIFICATIONS\n\n- Mise à jour « Paie de A à Z – Québec », novembre 2025',
      ['Mise à jour « Paie de A à Z – Québec »'],
    ],
    [
      'FORMATION ET HABILITATIONS\n\n2010 - 2013 : Bac professionnel Logistique, Lycée Marie-Brune, Cholet\n\nCACES R489 catégories 1, 3 et 5\nSST – Sauveteur secouriste du travail (2024)',
      ['CACES R489 catégories 1, 3 et 5', 'SST – Sauveteur secouriste du travail'],
    ],
    [
      'CURSOS\n\n[ 2023 ]\nVENDAJE FUNCIONAL\nColegio de Terapeutas del Norte\n\n[ 2021 ]\nSOPORTE VITAL\nCruz Blanca Lugo',
      ['VENDAJE FUNCIONAL', 'SOPORTE VITAL'],
    ],
    [
      'LICENSES\n\nLicense / certification    Number / issuer    Validity\nCCRN    AACN    Exp. 06/2031\nBLS    AHA    Exp. 01/2031',
      ['CCRN', 'BLS'],
    ],
    [
      'TICKETS\n\nItem\tIssued by\tStatus\nIPAF 3a, 3b\tIPAF\tvalid to 2027\nTNCC\tENA\t06/2028\nECS Gold Card\tJIB\t2025',
      ['IPAF 3a, 3b', 'TNCC', 'ECS Gold Card'],
    ],
    [
      'TICKETS\n\nRed Seal journeyperson, 2018 / Gasfitter Class B, 2020 / ODP card / CSTS / Class 5 licence, clean abstract',
      ['Red Seal journeyperson', 'Gasfitter Class B', 'ODP card', 'CSTS', 'Class 5 licence'],
    ],
    [
      'Top Skills\nUsability Testing\n\nCertifications\nCertified Professional in Accessibility\nCore Domains\nGDPR for Researchers',
      ['Certified Professional in Accessibility Core Domains', 'GDPR for Researchers'],
    ],
    [
      'WEITERBILDUNG\n\n2018    Ausbildereignung (AEVO)\n\nFührerschein\tB',
      ['Ausbildereignung (AEVO)', 'Führerschein B'],
    ],
    [
      'EDUCATION\n\nBachelor of Nursing, Otter University, 2012\nNMC registration, current\nCertificate IV in Training and Assessment, 2020',
      ['NMC registration', 'Certificate IV in Training and Assessment'],
    ],
    [
      'EDUCATION\n\nBA History, University of Leeds, 2010\n2021\tFellow of the Higher Education Academy (FHEA)',
      ['Fellow of the Higher Education Academy (FHEA)'],
    ],
  ])('%j', (text, expected) => expect(certificates(text)).toEqual(expected))
})
