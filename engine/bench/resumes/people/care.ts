import type { Person } from '../person.ts'

const dentalHygienist: Person = {
  id: 'dental-hygienist',
  language: 'en',
  name: 'Bich Ngoc Tran',
  credentials: 'RDH, BSDH',
  headline: 'Registered Dental Hygienist',
  email: 'bichngoc.tran@smiles.example',
  phone: '(408) 555-0163',
  place: 'San Jose, CA',
  link: 'linkedin.com/in/bichngoc-tran',
  summary: 'Dental hygienist who takes time with anxious patients and keeps the schedule all the same.',
  employers: [
    {
      name: 'Almaden Valley Dental Group',
      place: 'San Jose, CA',
      jobs: [
        {
          title: 'Lead Dental Hygienist',
          start: '2022-01',
          end: 'present',
          lines: [
            'Plan the schedules of five hygienists in two offices.',
            'Introduced intraoral scanning and raised the share of patients who accept periodontal treatment from 41% to 63%.',
          ],
        },
        {
          title: 'Dental Hygienist',
          start: '2018-06',
          end: '2021-12',
          lines: [
            'Treated eight to ten patients a day, from children to patients with implants.',
            'Took digital radiographs and charted findings in Dentrix.',
          ],
        },
      ],
    },
    { name: '', place: '', jobs: [{ title: 'Parental leave', start: '2017-05', end: '2018-05', lines: [] }] },
    {
      name: 'Dr. Helen Okafor, DDS',
      place: 'Milpitas, CA',
      jobs: [
        {
          title: 'Dental Assistant',
          start: '2013-08',
          end: '2017-04',
          lines: [
            'Assisted in 1,200 fillings, crowns and extractions a year.',
            'Ordered supplies and kept the sterilization log.',
          ],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Foothill Crest College',
      place: 'Los Altos, CA',
      degree: 'Bachelor of Science',
      field: 'Dental Hygiene',
      start: '2014',
      end: '2017',
    },
    {
      institution: 'Mission Peak High School',
      place: 'Fremont, CA',
      degree: 'High School Diploma',
      field: '',
      start: '2009',
      end: '2013',
    },
  ],
  certificates: [
    { name: 'Registered Dental Hygienist', issuer: 'Dental Hygiene Board of California', year: '2018' },
    { name: 'Local Anesthesia and Nitrous Oxide Certificate', year: '2018' },
  ],
  skills: ['Periodontal charting', 'Intraoral scanning', 'Dentrix', 'Patient education'],
  spoken: ['English', 'Vietnamese'],
}

const newNurse: Person = {
  id: 'new-nurse',
  language: 'en',
  name: 'Jamal Whitfield-Osei',
  credentials: 'BSN, RN',
  headline: 'New Graduate Registered Nurse',
  email: 'jamal.osei@mail.example',
  phone: '(614) 555-0128',
  place: 'Columbus, OH',
  link: 'linkedin.com/in/jamal-whitfield-osei',
  summary: 'New graduate nurse with three years as a nursing assistant on a stroke unit.',
  employers: [
    {
      name: 'Olentangy River Hospital',
      place: 'Columbus, OH',
      jobs: [
        {
          title: 'Patient Care Assistant',
          unit: 'Neuro Step-Down',
          start: '2021-09',
          end: 'present',
          lines: [
            'Help up to 12 patients a shift with meals, washing and walking, and report changes at once.',
            'Trained nine new assistants in safe lifting.',
          ],
        },
      ],
    },
    {
      name: 'Buckeye Home Health',
      place: 'Dublin, OH',
      jobs: [
        {
          title: 'Home Health Aide',
          start: '2020-05',
          end: '2021-08',
          lines: ['Visited six clients a week and wrote a note of each visit.'],
        },
      ],
    },
  ],
  volunteering: [
    {
      name: 'Student Nurses Association',
      place: 'Columbus, OH',
      jobs: [
        {
          title: 'Chapter President',
          start: '2023-09',
          end: '2024-05',
          lines: ['Led 140 members and raised $6,200 for a mobile clinic.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Scioto State University',
      place: 'Columbus, OH',
      degree: 'Bachelor of Science',
      field: 'Nursing',
      start: '2020',
      end: '2024',
    },
  ],
  certificates: [
    { name: 'Registered Nurse', issuer: 'State of Ohio, License No. RN.512377', year: 'expires 10/31/2026' },
    { name: 'Basic Life Support (BLS)', issuer: 'Heart Rescue Association', year: 'expires 03/2026' },
    {
      name: 'Advanced Cardiovascular Life Support (ACLS)',
      issuer: 'Heart Rescue Association',
      year: 'expires 05/2026',
    },
  ],
  skills: ['IV insertion', 'NIH Stroke Scale', 'Epic', 'Wound care'],
  spoken: ['English', 'Twi'],
  more: [
    {
      heading: 'Clinical Rotations',
      lines: [
        'Medical-Surgical, Olentangy River Hospital, 180 hours, Fall 2022',
        'Labor & Delivery, Mercy Falls Medical Center, 90 hours, Spring 2023',
        'Pediatrics, Children’s Clinic of Franklin County, 90 hours, Fall 2023',
        'Critical Care Preceptorship, Mercy Falls Medical Center, 216 hours, Spring 2024',
      ],
    },
  ],
}

const pharmacist: Person = {
  id: 'pharmacienne',
  language: 'fr',
  name: 'Maëlys Kerbrat-Diallo',
  headline: 'Pharmacienne adjointe',
  email: 'maelys.kerbrat@courriel.example',
  phone: '06 39 98 21 40',
  place: 'Rennes',
  link: 'linkedin.com/in/maelys-kerbrat',
  summary: 'Pharmacienne d’officine attachée au conseil et au suivi des patients chroniques.',
  employers: [
    {
      name: 'Pharmacie des Lices',
      place: 'Rennes',
      jobs: [
        {
          title: 'Pharmacienne adjointe',
          start: '2021-04',
          end: 'present',
          lines: [
            'Délivrance et contrôle de 180 ordonnances par jour avec une équipe de six préparateurs.',
            'Mise en place des entretiens de suivi pour 70 patients sous anticoagulants.',
          ],
        },
      ],
    },
    {
      name: 'Centre hospitalier de Kermorvan',
      place: 'Brest',
      jobs: [
        {
          title: 'Pharmacienne hospitalière',
          start: '2016-11',
          end: '2020-12',
          lines: [
            'Validation des prescriptions de quatre services de chirurgie.',
            'Participation au comité du médicament.',
          ],
        },
        {
          title: 'Interne en pharmacie',
          start: '2014-11',
          end: '2016-10',
          lines: ['Préparation des chimiothérapies sous isolateur.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Université de Haute-Bretagne',
      place: 'Rennes',
      degree: 'Doctorat',
      field: 'Pharmacie',
      start: '2008',
      end: '2016',
    },
    {
      institution: 'Lycée Anne-de-Cornouaille',
      place: 'Quimper',
      degree: 'Baccalauréat',
      field: '',
      start: '2005',
      end: '2008',
    },
  ],
  certificates: [{ name: 'Formation vaccination en officine', year: '2021' }],
  skills: ['Conseil officinal', 'Pharmacovigilance', 'LGPI', 'Gestion des stocks'],
  spoken: ['Français', 'Anglais', 'Breton'],
}

const socialWorker: Person = {
  id: 'social-worker',
  language: 'en',
  name: 'Siobhán Ní Dhomhnaill',
  headline: 'Senior Social Worker, Children and Families',
  email: 'siobhan.nidh@post.example',
  phone: '+353 1 555 0149',
  place: 'Galway, Ireland',
  link: 'linkedin.com/in/siobhan-ni-dhomhnaill',
  summary: 'Social worker in child protection with a calm manner in court and at the kitchen table.',
  employers: [
    {
      name: 'Corrib Family Services',
      place: 'Galway, Ireland',
      about: 'A charity that works with 2,000 families in the west of Ireland.',
      jobs: [
        {
          title: 'Senior Social Worker',
          start: '2021-09',
          end: 'present',
          lines: [
            'Supervise six social workers and review 90 cases a quarter.',
            'Chair strategy meetings with police, schools and health services.',
          ],
        },
        {
          title: 'Social Worker',
          unit: 'Child Protection',
          start: '2017-01',
          end: '2021-08',
          lines: [
            'Carried 22 cases and wrote reports for the family court that judges quoted in their decisions.',
            'Set up a Saturday contact centre with 14 volunteers.',
          ],
        },
      ],
    },
    {
      name: 'Ballinasloe Youth Project',
      place: 'Ballinasloe, Ireland',
      jobs: [
        {
          title: 'Youth Worker',
          start: '2014',
          end: '2016',
          lines: ['Ran evening groups for 60 teenagers.'],
        },
      ],
    },
  ],
  volunteering: [
    {
      name: 'Lough Atalia Night Shelter',
      place: 'Galway, Ireland',
      jobs: [{ title: 'Shift Coordinator', start: '2015', end: '2019', lines: [] }],
    },
  ],
  education: [
    {
      institution: 'University of Connemara',
      place: 'Galway, Ireland',
      degree: 'Master of Social Work',
      field: '',
      start: '2014',
      end: '2016',
    },
    {
      institution: 'Shannonside Institute of Technology',
      place: 'Limerick, Ireland',
      degree: 'Bachelor of Arts',
      field: 'Social Care',
      start: '2010',
      end: '2013',
    },
  ],
  certificates: [
    { name: 'Registered Social Worker', issuer: 'Irish Register of Care Professions', year: '2016' },
  ],
  skills: ['Risk assessment', 'Court reports', 'Family mediation', 'Supervision'],
  spoken: ['English', 'Irish'],
}

export const CARE = [dentalHygienist, newNurse, pharmacist, socialWorker]
