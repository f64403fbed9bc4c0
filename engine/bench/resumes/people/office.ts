import type { Person } from '../person.ts'

const accountant: Person = {
  id: 'accountant',
  language: 'en',
  name: 'Jerome T. Whitlock',
  credentials: 'CPA',
  headline: 'Senior Accountant',
  email: 'jwhitlock@post.example',
  phone: '(312) 555-0188',
  place: 'Chicago, IL',
  link: 'linkedin.com/in/jerome-whitlock',
  summary: 'Certified public accountant with eleven years in audit and corporate accounting.',
  employers: [
    {
      name: 'Ostrander Foods, Inc.',
      place: 'Chicago, IL',
      jobs: [
        {
          title: 'Senior Accountant',
          start: '2018-04',
          end: 'present',
          lines: [
            'Close the books of five subsidiaries within four business days, where it took nine before, by moving accruals and reconciliations into the last week of the month.',
            'Found and recovered $640,000 of duplicate vendor payments.',
            'Prepare the quarterly reports for lenders and outside auditors.',
          ],
        },
        {
          title: 'Staff Accountant',
          start: '2015-06',
          end: '2018-03',
          lines: [
            'Reconciled 42 bank accounts a month.',
            'Automated the depreciation schedule, which saved 12 hours a month.',
          ],
        },
      ],
    },
    {
      name: 'Pruitt, Lang & Cole LLP',
      place: 'Milwaukee, WI',
      jobs: [
        {
          title: 'Audit Associate',
          start: '2012-09',
          end: '2015-05',
          lines: [
            'Audited 15 manufacturing clients with revenue of up to $300M, observed inventory counts at year end and wrote up control weaknesses for their boards.',
          ],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'University of Northern Wisconsin',
      place: 'Superior, WI',
      degree: 'Bachelor of Business Administration',
      field: 'Accounting',
      start: '2008',
      end: '2012',
    },
  ],
  certificates: [{ name: 'Certified Public Accountant', issuer: 'State of Illinois', year: '2014' }],
  skills: ['SAP', 'NetSuite', 'Excel', 'US GAAP', 'Consolidation'],
  spoken: ['English'],
}

const hrPartner: Person = {
  id: 'hr-partner',
  language: 'en',
  name: 'Fatima El-Sayed',
  headline: 'Human Resources Business Partner',
  email: 'fatima.elsayed@mail.example',
  phone: '+353 20 915 0123',
  place: 'Dublin, Ireland',
  link: 'linkedin.com/in/fatimaelsayed',
  summary: 'HR partner to engineering and operations leaders in companies that double in size.',
  employers: [
    {
      name: 'Quillfeather',
      place: 'Dublin, Ireland',
      jobs: [
        {
          title: 'Senior HR Business Partner',
          start: '2020-09',
          end: 'present',
          lines: [
            'Partner with 12 directors responsible for 480 people in three countries on hiring plans, reorganisations, performance reviews and difficult conversations.',
            'Brought yearly attrition down from 21% to 12%.',
            'Introduced one salary framework for 60 roles.',
          ],
        },
      ],
    },
    {
      name: 'Northgate Logistics Ltd',
      place: 'Cork, Ireland',
      jobs: [
        {
          title: 'HR Business Partner',
          start: '2017-02',
          end: '2020-08',
          lines: [
            'Guided 25 managers through a merger that touched 900 employees, including consultation with two unions and the harmonisation of contracts.',
          ],
        },
        {
          title: 'HR Generalist',
          start: '2014-05',
          end: '2017-01',
          lines: [
            'Hired 130 drivers and planners in two years.',
            'Ran the payroll of four depots together with finance.',
          ],
        },
      ],
    },
  ],
  volunteering: [
    {
      name: 'Open Door Mentoring',
      place: 'Dublin',
      jobs: [
        {
          title: 'Mentor',
          start: '2019-01',
          end: '2022-12',
          lines: ['Mentored eight women who came back to work after years with their families.'],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Trinity Hill College',
      place: 'Dublin',
      degree: 'MA',
      field: 'Human Resource Management',
      start: '2012',
      end: '2014',
    },
  ],
  certificates: [{ name: 'CIPD Level 7', year: '2016' }],
  skills: ['Workforce planning', 'Employee relations', 'Workday', 'Coaching'],
  spoken: ['English', 'Arabic', 'French'],
}

const projectManager: Person = {
  id: 'project-manager',
  language: 'en',
  name: "Robert O'Dell",
  credentials: 'PMP',
  headline: 'Project Manager, Construction',
  email: 'robert.odell@builders.example',
  phone: '602.555.0133',
  place: 'Phoenix, Arizona',
  link: 'linkedin.com/in/rodell-pmp',
  summary: 'Project manager for schools and hospitals of up to $85M, on time in 17 of 19 projects.',
  employers: [
    {
      name: 'Granite Fork Builders',
      place: 'Phoenix, AZ',
      jobs: [
        {
          title: 'Senior Project Manager',
          start: '2017-01',
          end: 'present',
          lines: [
            'Delivered a $85M hospital wing six weeks early and 3% under budget while the emergency department next to it stayed open around the clock.',
            'Manage 14 subcontractors and a site team of 22.',
            'Negotiated change orders worth $4.3M without a single claim.',
          ],
        },
      ],
    },
    {
      name: 'The Ashcombe Group',
      place: 'Tucson, AZ',
      jobs: [
        {
          title: 'Project Manager',
          start: '2012-03',
          end: '2016-12',
          lines: [
            'Built nine elementary schools for three districts, each of them between two summer holidays, and handed over eight without a single open item.',
          ],
        },
        {
          title: 'Assistant Project Manager',
          start: '2009-06',
          end: '2012-02',
          lines: [
            'Kept the schedule and the submittals of two projects at a time.',
            'Wrote the safety plan that brought recordable injuries to zero in 2011.',
          ],
        },
      ],
    },
  ],
  education: [
    {
      institution: 'Arizona Institute of Building',
      place: 'Mesa, AZ',
      degree: 'Bachelor of Science',
      field: 'Construction Management',
      start: '2005',
      end: '2009',
    },
  ],
  certificates: [
    { name: 'Project Management Professional (PMP)', year: '2013' },
    { name: 'OSHA 30-Hour Construction', year: '2010' },
  ],
  skills: ['Primavera P6', 'Procore', 'Cost control', 'Contract negotiation'],
  spoken: ['English', 'Spanish'],
}

export const OFFICE = [accountant, hrPartner, projectManager]
