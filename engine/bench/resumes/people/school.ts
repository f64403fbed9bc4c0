import type { Person } from '../person.ts'

const teacher: Person = {
  id: 'teacher',
  language: 'en',
  name: 'Hannah Oyelaran-Smith',
  credentials: 'M.Ed.',
  headline: 'Middle School Science Teacher',
  email: 'hannah.oyelaran@school.example',
  phone: '(614) 555-0139',
  place: 'Columbus, Ohio',
  link: 'linkedin.com/in/hannahoyelaran',
  summary: 'Science teacher who gets seventh graders to ask the next question.',
  employers: [
    {
      name: 'Millbrook Middle School',
      place: 'Columbus, OH',
      jobs: [
        {
          title: 'Science Department Chair',
          start: '2020-08',
          end: 'present',
          lines: [
            'Lead six teachers and the science budget of $38,000.',
            'Raised the share of students at grade level from 61% to 78% in three years with shared lab lessons, weekly checks and extra hours for those who fell behind.',
          ],
        },
        {
          title: 'Seventh Grade Science Teacher',
          start: '2016-08',
          end: '2020-07',
          lines: [
            'Taught five classes of 28 students a day.',
            'Started a robotics club that went to the state final twice.',
          ],
        },
      ],
    },
    {
      name: 'Sunrise Academy',
      place: 'Dayton, OH',
      jobs: [
        {
          title: 'Student Teacher',
          start: '2016-01',
          end: '2016-05',
          lines: ['Planned and taught a unit on ecosystems for two classes.'],
        },
      ],
    },
    {
      name: 'Camp Timberlake',
      place: 'Hocking Hills, OH',
      jobs: [
        {
          title: 'Camp Counselor',
          start: '2013',
          end: '2013',
          written: 'Summer 2013',
          lines: ['Looked after a cabin of 12 campers.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Ohio Valley University',
      place: 'Athens, OH',
      degree: 'Master of Education',
      field: 'Curriculum and Instruction',
      start: '2017',
      end: '2019',
    },
    {
      institution: 'Denholm College',
      place: 'Granville, OH',
      degree: 'Bachelor of Science',
      field: 'Biology',
      start: '2012',
      end: '2016',
    },
  ],
  certificates: [{ name: 'Ohio Professional Teaching License', year: '2016' }],
  skills: ['Lesson planning', 'Google Classroom', 'Inquiry-based learning', 'Robotics'],
  spoken: ['English', 'Yoruba'],
}

const student: Person = {
  id: 'student',
  language: 'en',
  name: 'Grace Lindqvist',
  headline: 'Civil Engineering Student',
  email: 'grace.lindqvist@campus.example',
  phone: '612-555-0172',
  place: 'Minneapolis, MN',
  link: 'linkedin.com/in/grace-lindqvist',
  summary: 'Third-year student who builds small bridges and wants to build larger ones.',
  employers: [
    {
      name: 'Hennepin Structural',
      place: 'Minneapolis, MN',
      jobs: [
        {
          title: 'Engineering Intern',
          start: '2024-05',
          end: '2024-08',
          lines: [
            'Checked load calculations of four pedestrian bridges against the state code and wrote a script that now does the first half of the check.',
            'Drew 30 details in AutoCAD.',
          ],
        },
      ],
    },
    {
      name: 'Northland University',
      place: 'Duluth, MN',
      jobs: [
        {
          title: 'Teaching Assistant',
          unit: 'Department of Civil Engineering',
          start: '2023-09',
          end: 'present',
          lines: ['Grade the homework of 75 students in statics.'],
        },
      ],
    },
    {
      name: "Sven's Bakery",
      place: 'Duluth, MN',
      jobs: [
        {
          title: 'Cashier',
          start: '2021-06',
          end: '2022-08',
          lines: ['Served customers and closed the register each night.'],
        },
      ],
    },
  ],
  volunteering: [
    {
      name: 'Bridges Without Walls',
      place: 'Duluth, MN',
      jobs: [
        {
          title: 'Design Lead',
          start: '2023-01',
          end: 'present',
          lines: [
            'Designed a footbridge of 22 meters for a village of 400 people together with five other students, and spent three weeks on site while it was built.',
            'Raised $12,500 for material and travel.',
          ],
        },
      ],
    },
    {
      name: 'Superior Animal Shelter',
      place: 'Superior, WI',
      jobs: [{ title: 'Dog Walker', start: '2020', end: '2022', lines: ['Walked four dogs every Sunday.'] }],
    },
  ],
  education: [
    {
      institution: 'Northland University',
      place: 'Duluth, MN',
      degree: 'Bachelor of Science',
      field: 'Civil Engineering',
      start: '2022',
      end: '2026',
    },
  ],
  skills: ['AutoCAD', 'MATLAB', 'Surveying', 'Technical writing'],
  spoken: ['English', 'Swedish'],
}

export const SCHOOL = [teacher, student]
