import type { Person } from '../person.ts'

const icuNurse: Person = {
  id: 'icu-nurse',
  language: 'en',
  name: 'Amara Nwosu-Bennett',
  credentials: 'RN, BSN, CCRN',
  headline: 'Critical Care Registered Nurse',
  email: 'amara.nwosu@mail.example',
  phone: '(503) 555-0142',
  place: 'Portland, OR',
  link: 'linkedin.com/in/amara-nwosu-bennett',
  summary:
    'Critical care nurse with nine years at the bedside, most of them with patients after heart surgery.',
  employers: [
    {
      name: 'Harrow Lake Medical Center',
      place: 'Portland, OR',
      jobs: [
        {
          title: 'Registered Nurse',
          unit: 'Cardiovascular ICU',
          start: '2019-03',
          end: 'present',
          lines: [
            'Care for one to two ventilated patients a shift in a 24-bed unit after open heart surgery, transplant and mechanical support, often with four or more infusions at a time.',
            'Precepted 11 new graduate nurses, all of whom stayed past their first year.',
            'Cut central line infections by 38% in 2022 with a daily line checklist that three other units took over.',
          ],
        },
      ],
    },
    {
      name: 'St. Brigid Hospital',
      place: 'Salem, OR',
      jobs: [
        {
          title: 'Staff Nurse',
          unit: '4 West Telemetry',
          start: '2015-07',
          end: '2019-02',
          lines: [
            'Cared for five patients a shift on a 32-bed telemetry floor, read rhythm strips and called the rapid response team early when a patient got worse.',
            'Trained 40 colleagues in the new infusion pumps before they went live.',
          ],
        },
        {
          title: 'Certified Nursing Assistant',
          unit: 'Float Pool',
          start: '2013-06',
          end: '2015-06',
          lines: ['Took vital signs and blood sugars for up to 14 patients a shift.'],
        },
      ],
    },
  ],
  volunteering: [
    {
      name: 'Riverside Free Clinic',
      place: 'Portland, OR',
      jobs: [
        {
          title: 'Volunteer Nurse',
          start: '2018',
          end: 'present',
          lines: ['Screen walk-in patients for high blood pressure two Saturdays a month.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'University of North Calder',
      place: 'Eugene, OR',
      degree: 'Bachelor of Science',
      field: 'Nursing',
      start: '2011',
      end: '2015',
    },
  ],
  certificates: [
    { name: 'Registered Nurse', issuer: 'Oregon State Board of Nursing', year: '2015' },
    { name: 'Critical Care Registered Nurse (CCRN)', year: '2018' },
    { name: 'Advanced Cardiovascular Life Support (ACLS)', year: '2023' },
    { name: 'Basic Life Support (BLS)', year: '2023' },
  ],
  skills: ['Hemodynamic monitoring', 'Mechanical ventilation', 'Epic', 'Patient education'],
  spoken: ['English', 'Igbo'],
}

export const HEALTH = [icuNurse]
