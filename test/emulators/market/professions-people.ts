import { profession } from './profession-text.ts'

export const PROFESSIONS_PEOPLE = [
  profession(
    'health',
    /\bnurs|\brn\b|\bcare (?:assistant|worker|manager)|\bphysician|\bdoctor|\btherap|\bclinical|\bmedical|\bpharmac|\bdental|\bmidwi|\bcaregiver|\bhealth|\bveterinar|\bparamedic/i,
    {
      titles:
        'Registered Nurse, Nurse Manager, Physiotherapist, Clinical Research Coordinator, Medical Assistant, Care Manager',
      teams: 'Surgical Ward, Outpatient Clinic, Intensive Care, Home Care, Rehabilitation, Paediatrics',
      tools: 'Epic, Cerner, electronic charts, infusion pumps, telemetry, MEDITECH',
      duties: `look after five to six patients a shift on a ward with thirty beds
      assess patients on admission and write care plans with the team
      give medication and infusions and document them at the bedside
      guide families through discharge and the first days at home
      train new colleagues and students during their first weeks
      lead the morning handover and see that nothing is lost
      take part in our falls and infection prevention group
      coordinate appointments between clinic, laboratory and home care`,
      needs: `a current licence or registration in your profession
      one or more years of practice in acute or community care
      valid life support certificates
      careful documentation in an electronic record
      calm in busy hours and warmth with worried people
      readiness to work early, late and every second weekend`,
      goals: `lower falls on the ward by a third
      open six more beds with a full team
      give every patient a discharge plan on the first day`,
      employers: `run three hospitals and a home care service
      look after patients in nine outpatient clinics
      run a rehabilitation centre and two day clinics
      care for 900 people at home and in small residences
      run a children's hospital with 160 beds`,
    },
  ),
  profession(
    'teaching',
    /\bteach|\btutor|\blecturer|\bprofessor|\binstructor|\beducat|\bschool|\btrainer\b|\binstructional|\blibrarian|\bcurriculum|\bchildcare|\bnursery/i,
    {
      titles:
        'Primary School Teacher, Mathematics Teacher, Instructional Designer, Corporate Trainer, English Tutor',
      teams: 'Lower School, Science Department, Adult Learning, Language Centre, Digital Learning',
      tools: 'Google Classroom, Moodle, Canvas, Articulate, Kahoot, Teams',
      duties: `teach classes of eighteen to twenty-four pupils and follow each one's progress
      plan lessons that work for beginners and fast learners in one room
      write the new curriculum for two year groups with your department
      build online courses from scripts, recordings and short tests
      meet parents every term and speak plainly about strengths and gaps
      lead a club or project week of your own choice
      mark written work within a week, with comments that help
      coach trainee teachers in their first classes`,
      needs: `a teaching qualification or a degree with classroom practice
      two years of teaching groups, in school or with adults
      a portfolio of lessons or courses you have built
      patience, humour and clear rules
      sure handling of a learning platform
      a clean background check`,
      goals: `bring reading results in year three above the national mean
      put half of our courses online
      open a homework club for eighty children`,
      employers: `run two independent schools and their kindergartens
      teach 4,000 adults a year in evening and online courses
      run language centres in six cities
      make digital lessons for schools
      run a technical college with 700 students`,
    },
  ),
  profession(
    'legal',
    /\blegal|\blawyer|\battorney|\bparalegal|\bcounsel\b|\bcompliance|\bcontract (?:manager|specialist)|\bprivacy|\bexecutive assistant|\badministrat|\bsecretar|\breceptionist|\bclerk|\bassistant\b/i,
    {
      titles:
        'Legal Counsel, Paralegal, Compliance Officer, Executive Assistant, Administrative Assistant, Contract Manager',
      teams: 'Commercial Contracts, Compliance, Privacy, Executive Office, Corporate Services',
      tools: 'Word, Outlook, DocuSign, iManage, Excel, SharePoint, Ironclad',
      duties: `draft and negotiate customer and supplier contracts with the business
      keep the contract register and its deadlines for 1,200 agreements
      prepare board papers and minutes for six meetings a year
      manage the calendars and travel of two managing directors
      answer data protection requests within the legal time
      train colleagues in anti-bribery and privacy rules
      research new rules and write one page on what they change for us
      organise the office move of ninety people`,
      needs: `a law degree, paralegal certificate or office qualification
      two or more years in a law firm, legal department or executive office
      precise language and an eye for the missing comma
      discretion with confidential papers
      fast, orderly work with Word, Outlook and Excel
      fluent English besides the local language`,
      goals: `bring contract turnaround from twelve days to five
      move every contract into one searchable register
      pass the certification audit in autumn`,
    },
  ),
  profession(
    'hospitality',
    /\bhotel|\brestaurant|\bchef\b|\bcook\b|\bbarista|\bbartender|\bwait(?:er|ress)|\bhospitality|\bhost(?:ess)?\b|\bfront desk|\bguest|\bevents?\b|\bcatering|\bhousekeep|\btravel|\btourism|\bcabin crew/i,
    {
      titles:
        'Hotel Manager, Event Manager, Front Desk Supervisor, Sous Chef, Restaurant Manager, Guest Relations Manager',
      teams: 'Front Office, Banqueting, Kitchen, Guest Relations, Events, Food and Beverage',
      tools: 'Opera, Mews, Toast, OpenTable, Excel, Lightspeed',
      duties: `lead the front desk team of a house with 140 rooms
      plan conferences and weddings for up to 300 guests from the first call to the bill
      write the weekly rota and keep labour cost within plan
      answer every guest review within two days
      build the seasonal menu with regional producers and watch food cost
      train new staff in service, hygiene and allergens
      run the breakfast shift and the monthly stock count
      handle complaints so well that guests come back`,
      needs: `two years in a hotel, restaurant or event company
      experience in leading a shift or a small team
      a food hygiene certificate or the readiness to take one
      friendly English and the local language
      a clear head on a Saturday night
      practice with a booking or till system`,
      goals: `lift our guest rating from 8.4 to 9.0
      fill the house in the quiet months with meetings
      cut food waste by half`,
      employers: `run eleven small hotels and their restaurants
      run a conference hotel beside the old harbour
      run four restaurants and a catering kitchen
      plan weddings and company events for up to 500 guests
      run lakeside lodges that are open all year`,
    },
  ),
]
