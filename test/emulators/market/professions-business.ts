import { profession } from './profession-text.ts'

export const PROFESSIONS_BUSINESS = [
  profession(
    'marketing',
    /\bmarketing|\bbrand\b|\bseo\b|\bcontent\b|\bsocial media\b|\bcommunications?\b|\bpublic relations\b|\bcopywriter|\bgrowth\b|\bcampaign/i,
    {
      titles:
        'Marketing Coordinator, Marketing Manager, Content Marketing Manager, Social Media Manager, SEO Specialist, Brand Manager',
      teams: 'Demand Generation, Brand, Lifecycle, Events, Content, Partner Marketing, Field Marketing',
      tools: 'HubSpot, Google Analytics, Mailchimp, Canva, Salesforce, WordPress, Semrush, Hootsuite',
      duties: `plan and schedule our email campaigns and report opens, clicks and sign-ups every Monday
      organise twelve trade shows and customer evenings a year with a budget of your own
      keep the content calendar for the blog, the newsletter and three social channels
      brief agencies and freelancers and check what they deliver
      write landing pages and test their headlines against each other
      build the monthly campaign report from HubSpot and Google Analytics
      coordinate product launches between sales, design and product
      grow organic traffic through articles that answer customers' real questions
      keep the contact database clean and consent records complete`,
      needs: `one to three years in a marketing role, agency or in-house
      hands-on work with an email or automation tool such as HubSpot
      clear and lively writing that needs little editing
      experience in organising events with many suppliers
      ease with numbers: you know what a conversion rate does and does not say
      a calm way of keeping ten small projects on time`,
      goals: `double the share of customers who come by recommendation
      bring 30% more qualified leads from the same budget
      launch our first campaign in a second language`,
    },
  ),
  profession(
    'sales',
    /\bsales\b|\baccount (?:executive|manager)|\bbusiness development|\bcustomer success|\bsdr\b|\bbdr\b|\bpartnership|\brevenue\b|\bretail\b|\bstore manager/i,
    {
      titles:
        'Account Executive, Sales Manager, Customer Success Manager, Business Development Representative, Key Account Manager',
      teams: 'Mid-Market, Enterprise, Small Business, Partnerships, Renewals, Regional Sales',
      tools: 'Salesforce, HubSpot, Outreach, Gong, LinkedIn Sales Navigator, Pipedrive, Excel',
      duties: `win new customers in your region from the first call to the signed contract
      keep a pipeline of three times your quarterly target and a forecast we can rely on
      look after forty accounts and meet each of them twice a year
      run product demonstrations that start with the customer's numbers
      negotiate renewals early and find out what would make a customer leave
      build relations with distributors and train their teams
      bring customers' wishes back to product in a form that can be used
      onboard new customers within their first thirty days`,
      needs: `two or more years of selling to businesses, with targets you met
      experience with sales cycles of one to six months
      a structured way of qualifying, in a CRM that others can read
      the confidence to speak with finance and technical buyers alike
      patience for long negotiations and speed for short ones
      fluent local language and good English`,
      goals: `open two new regions and win the first fifty customers there
      bring net revenue retention to 112%
      shorten the time from demo to contract by a third`,
    },
  ),
  profession(
    'finance',
    /\bfinanc|\baccount(?:ant|ing|s)\b|\bcontroller|\bcontrolling|\baudit|\btax\b|\btreasur|\bfp&a|\bbookkeep|\bpayroll|\binvestment|\bcredit\b|\brisk\b|\bactuar/i,
    {
      titles:
        'Financial Analyst, Accountant, Senior Accountant, Finance Manager, Controller, Payroll Specialist',
      teams: 'Group Accounting, Planning and Analysis, Treasury, Tax, Accounts Payable, Controlling',
      tools: 'Excel, SAP, NetSuite, Power BI, Anaplan, Datev, QuickBooks, Oracle',
      duties: `prepare the monthly close and bring it from nine working days to five
      build the annual budget with twelve department heads and track it every month
      explain variances to managers who do not read balance sheets
      reconcile bank, supplier and intercompany accounts
      model the cash effect of new contracts before they are signed
      prepare documents for auditors and answer their questions
      automate reports that are still copied by hand
      check expense and payment runs and keep the controls documented`,
      needs: `a degree in finance or accounting, or a professional qualification
      three years in accounting, audit or planning
      advanced Excel: you build models that others can follow
      knowledge of local accounting rules and of IFRS
      exactness under the pressure of closing dates
      experience with an ERP system such as SAP or NetSuite`,
      goals: `close the month in five working days
      replace forty spreadsheets with one planning model
      pass the year-end audit without a finding`,
    },
  ),
  profession(
    'operations',
    /\boperations?\b|\bproject (?:manager|coordinator|lead)|\bprocess\b|\boffice manager|\bchief of staff|\bbusiness analyst|\bconsultant|\bstrategy\b|\bquality\b|\bfacilit/i,
    {
      titles:
        'Operations Manager, Project Manager, Business Analyst, Office Manager, Process Improvement Manager',
      teams: 'Business Operations, Service Delivery, Site Operations, Transformation, Programme Office',
      tools: 'Excel, Asana, Monday, Power BI, SAP, Visio, Smartsheet, Confluence',
      duties: `run the daily operations of a site with sixty people on two shifts
      map our core processes and remove the steps that nobody needs
      lead projects with budgets of up to half a million from kick-off to hand-over
      set service levels with customers and report on them every month
      plan staffing for peaks six weeks ahead
      negotiate with suppliers and measure what they promised
      lead the weekly review of delays, costs and complaints
      introduce a ticket system for internal requests`,
      needs: `three or more years in operations, service delivery or project work
      a record of projects finished on time and within budget
      training in Lean, Six Sigma, PRINCE2 or a comparable method
      experience in leading people on shifts or across sites
      firm handling of numbers and of difficult conversations
      the patience to change habits, not only charts`,
      goals: `cut lead times by a quarter without more staff
      bring on-time delivery above 97%
      move three sites to one way of working`,
    },
  ),
  profession(
    'supply',
    /\bsupply chain|\blogistic|\bprocurement|\bpurchasing|\bbuyer\b|\bwarehouse|\bfreight|\bfleet|\bdemand planner|\binventory|\bsourcing|\btransport|\bdriver\b/i,
    {
      titles:
        'Supply Chain Manager, Logistics Coordinator, Procurement Specialist, Demand Planner, Warehouse Manager, Buyer',
      teams: 'Inbound Logistics, Procurement, Distribution Centre, Demand Planning, Fleet, Export',
      tools: 'SAP, Excel, Oracle SCM, Manhattan WMS, Power BI, Kinaxis, Coupa',
      duties: `plan inbound deliveries from thirty suppliers on three continents
      negotiate freight contracts and compare carriers every quarter
      keep stock of 4,000 articles at the lowest level that never stops production
      run tenders from the first enquiry to the signed frame contract
      forecast demand with sales and correct it every week
      handle customs papers and dangerous goods declarations
      lead the yearly stocktake and explain every difference
      find a second source for parts that only one supplier makes`,
      needs: `three years in supply chain, purchasing or logistics
      sure use of an ERP system, ideally SAP
      knowledge of Incoterms, customs and carrier contracts
      strong negotiation, in writing and in person
      analytical work in Excel with large tables
      a certificate such as APICS or CIPS, or the wish to earn one`,
      goals: `bring stock cover from 74 to 55 days
      move a fifth of our freight from road to rail
      have two sources for every critical part`,
    },
  ),
  profession(
    'hr',
    /\bhuman resources?\b|\bhr\b|\brecruit|\btalent\b|\bpeople (?:partner|operations|manager|lead|ops)|\blearning and development|\bcompensation/i,
    {
      titles: 'HR Manager, Recruiter, People Partner, Talent Acquisition Specialist, HR Coordinator',
      teams: 'People Operations, Talent Acquisition, Learning and Development, Rewards, HR Services',
      tools: 'Workday, Personio, Greenhouse, BambooHR, Excel, SuccessFactors, LinkedIn Recruiter',
      duties: `fill forty roles a year together with hiring managers you advise
      look after 180 employees as their first address for every question
      redesign onboarding so that people are productive in their third week
      prepare the yearly pay review with data and without surprises
      advise managers on difficult conversations and labour law
      run the engagement survey and see that something follows from it
      keep personnel files, contracts and time records in order
      build an apprenticeship programme with two local schools`,
      needs: `three years in HR or recruiting, in a company of more than 100 people
      working knowledge of national labour law
      discretion and a clear, friendly way of writing
      experience with an HR system such as Workday or Personio
      structured interviewing that gives every applicant the same chance
      the courage to contradict a manager`,
      goals: `bring the time to fill a role below forty days
      halve early resignations
      train every manager in giving feedback`,
    },
  ),
]
