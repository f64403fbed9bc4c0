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

const chargeNurse: Person = {
  id: 'charge-nurse',
  language: 'en',
  name: 'Teresa Ilagan',
  credentials: 'MSN, RN',
  headline: 'Charge Nurse and Clinical Educator',
  email: 'teresa.ilagan@post.example',
  phone: '+1 415 555 0177',
  place: 'Oakland, California',
  link: 'linkedin.com/in/teresailagan',
  summary: 'Nurse leader who grew from the bedside to running a surgical floor of 36 beds.',
  employers: [
    {
      name: 'Calloway Memorial Hospital',
      place: 'Oakland, CA',
      jobs: [
        {
          title: 'Clinical Nurse Educator',
          start: '2021-01',
          end: 'present',
          lines: [
            'Built the orientation of 60 nurses a year with simulations, skills checklists and trained preceptors, and shortened it from 14 to 10 weeks.',
            'Teach the annual skills days for 220 nurses of four departments.',
          ],
        },
        {
          title: 'Charge Nurse',
          unit: 'Surgical Services',
          start: '2016-05',
          end: '2020-12',
          lines: [
            'Led a team of 9 nurses and 4 assistants a shift on a 36-bed surgical floor, made the assignments, and stood in for the manager on nights and weekends.',
            'Lowered falls from 4.1 to 1.9 per 1,000 patient days within 18 months.',
          ],
        },
        {
          title: 'Registered Nurse',
          unit: 'Surgical Services',
          start: '2012-08',
          end: '2016-04',
          lines: ['Cared for patients after joint replacement and abdominal surgery.'],
        },
      ],
    },
    {
      name: 'Baywater Surgery Partners',
      place: 'Berkeley, CA',
      jobs: [
        {
          title: 'Per Diem Recovery Nurse',
          start: '2014-02',
          end: '2018-11',
          lines: ['Recovered up to eight day-surgery patients a shift, two weekends a month.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Marlow State University',
      place: 'Hayward, CA',
      degree: 'Master of Science',
      field: 'Nursing Education',
      start: '2018',
      end: '2020',
    },
    {
      institution: 'College of the Sequoia Coast',
      place: 'Monterey, CA',
      degree: 'Associate Degree',
      field: 'Nursing',
      start: '2009',
      end: '2012',
    },
  ],
  certificates: [
    { name: 'California RN License', year: '2012' },
    { name: 'Certified Medical-Surgical Registered Nurse', year: '2017' },
  ],
  skills: ['Staff scheduling', 'Root cause analysis', 'Cerner', 'Simulation training'],
  spoken: ['English', 'Tagalog', 'Spanish'],
}

export const HEALTH = [icuNurse, chargeNurse]
