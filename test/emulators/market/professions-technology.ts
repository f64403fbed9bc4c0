import { profession } from './profession-text.ts'

export const PROFESSIONS_TECHNOLOGY = [
  profession(
    'product',
    /\bproduct (?:manager|owner|lead|director|strateg)|\bhead of product\b|\bprogram manager\b/i,
    {
      titles: 'Product Manager, Product Owner, Technical Product Manager, Program Manager',
      teams:
        'Payments, Onboarding, Search and Discovery, Core Platform, Growth, Mobile, Merchant Tools, Data Products',
      tools: 'Jira, Amplitude, Figma, Productboard, Mixpanel, SQL, Looker, Miro',
      duties: `run discovery interviews with customers every week and turn them into a ranked roadmap
      own the roadmap of the team from the first problem statement to the release notes
      write short product briefs that engineers and designers can build from
      cut the drop-off in our sign-up funnel through A/B tests that you plan and read yourself
      define the metrics of every launch and report on them four weeks later
      agree scope with sales, support and compliance before a line of code is written
      prepare the quarterly planning with two engineering teams and one designer
      decide together with finance how our new pricing tiers are packaged and tested
      retire features that fewer than two percent of our customers use`,
      needs: `three or more years as a product manager of a web or mobile product
      proof that you have taken a product from idea to launch and improved it afterwards
      confidence with data: you write your own SQL or build your own funnels
      experience in working with engineers in two-week sprints
      clear writing, in briefs as well as in release notes
      a background in subscription, marketplace or payment products
      the ability to say no to a good idea and explain why`,
      goals: `bring activation of new customers from 38% to 50%
      launch self-service billing in four more countries
      replace our old checkout without losing a single order`,
    },
  ),
  profession(
    'data',
    /\bdata\b|\banalytics\b|\bmachine learning\b|\bml engineer|\bbusiness intelligence\b|\bstatistic|\bbi (?:analyst|developer)/i,
    {
      titles: 'Data Analyst, Data Scientist, Data Engineer, Analytics Engineer, Machine Learning Engineer',
      teams:
        'Customer Insights, Data Platform, Pricing Analytics, Risk Models, Marketing Analytics, Forecasting',
      tools: 'SQL, Python, dbt, Snowflake, Tableau, Airflow, Looker, BigQuery, Spark',
      duties: `build the dashboards that our weekly business review runs on
      model raw events into tables that other teams can trust
      find out why customers leave and how early we could have seen it
      design and read A/B tests together with product managers
      forecast demand for each region and explain the gaps afterwards
      move our nightly jobs to an orchestrated pipeline with tests and alerts
      answer pricing questions with regression models and plain language
      document the meaning of our fifty most used metrics`,
      needs: `two or more years of analysing product or business data
      fluent SQL with window functions, and solid Python
      experience with a cloud warehouse and version-controlled models
      the ability to explain a confidence interval to a sales director
      a degree in a quantitative field or comparable practice
      care for data quality: you notice when a number cannot be right`,
      goals: `have one agreed definition of revenue in every report
      predict stock-outs seven days ahead
      cut the nightly load from six hours to one`,
    },
  ),
  profession(
    'software',
    /^(?!.*\b(?:mechanical|civil|electrical|chemical|structural|process|manufacturing|industrial|landscape|biomedical|guard|sales)\b).*\b(?:software|engineer|developer|programmer|devops|sre|frontend|front[- ]end|backend|back[- ]end|full[- ]?stack|architect|qa|tester|swe|sysadmin|it support|system administrator|cloud|cyber|security)\b/i,
    {
      titles:
        'Software Engineer, Backend Engineer, Frontend Developer, Full Stack Engineer, DevOps Engineer, QA Engineer, Engineering Manager, IT Support Specialist',
      teams:
        'Platform, Checkout, Identity, Mobile Apps, Infrastructure, Internal Tools, Integrations, Reliability',
      tools: 'TypeScript, Python, Go, Kotlin, React, PostgreSQL, Kubernetes, AWS, Terraform, Kafka',
      duties: `design and build services that handle two million requests a day
      take features from the first sketch to production and watch them there
      split our order monolith into services without stopping delivery
      review code every day and raise the bar for tests
      share an on-call rota of one week in six and remove the causes of alerts
      bring the build of our main repository from 22 minutes to under 8
      write the interfaces that our partners integrate against, and their documentation
      improve page load on slow phones, measured at the 75th percentile
      mentor two junior engineers through their first year`,
      needs: `three or more years of building and running production software
      strong command of at least one typed language
      experience with relational databases and with reading query plans
      the habit of writing tests before they are asked for
      working knowledge of cloud infrastructure and containers
      the ability to explain a trade-off in writing
      experience with incident reviews that blame nobody`,
      goals: `release every service ten times a day
      halve the cost of our cloud bill per order
      open our interfaces to outside developers`,
    },
  ),
  profession(
    'design',
    /\bdesign|\bux\b|\bui\b|\bart director|\bcreative|\billustrat|\banimator|\bphotograph/i,
    {
      titles: 'Product Designer, UX Designer, Graphic Designer, Brand Designer, UX Researcher',
      teams: 'Design System, Mobile Experience, Brand Studio, Research, Packaging, Checkout Experience',
      tools: 'Figma, Adobe Creative Suite, Illustrator, After Effects, Maze, Webflow, InDesign',
      duties: `lead the design of our booking flow from interviews to final screens
      keep and extend the design system that four teams build with
      run usability tests every second week and bring the recordings to the team
      turn a dense set of rules into forms that people finish
      create campaign visuals for print, web and social channels
      prototype ideas quickly enough that we can throw most of them away
      work side by side with engineers until the last pixel is live
      raise our accessibility level to WCAG 2.2 AA`,
      needs: `a portfolio that shows problems, decisions and results
      three years of design work in a product company or agency
      sure command of Figma, components and variables included
      experience in planning and moderating user tests
      a trained eye for typography and hierarchy
      the confidence to present work to managers who disagree`,
      goals: `bring task completion on mobile to 90%
      give all our brands one visual language
      ship the accessible redesign before summer`,
    },
  ),
]
