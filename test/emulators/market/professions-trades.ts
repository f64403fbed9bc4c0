import { profession } from './profession-text.ts'

export const PROFESSIONS_TRADES = [
  profession(
    'warehouse',
    /\bwarehouse|\bfulfil?ment|\bdistribution|\bforklift|\border picker|\bdock\b|\bshift (?:manager|supervisor|lead)/i,
    {
      titles:
        'Warehouse Manager, Warehouse Supervisor, Shift Lead, Distribution Centre Manager, Inventory Controller',
      teams: 'Inbound, Outbound, Night Shift, Returns, Cold Store',
      tools: 'SAP EWM, Manhattan, handheld scanners, Excel, Körber',
      duties: `lead a shift of thirty people from the first truck to the last
      keep picking errors low and find the cause of each one
      plan the docks so that no driver waits longer than half an hour
      count stock in cycles and explain every difference
      train new colleagues on the floor and on the forklift
      see that everybody goes home unhurt, and report what nearly went wrong
      plan the staff for busy weeks before they begin`,
      needs: `two or more years of leading people in a warehouse
      sure use of a warehouse management system
      a forklift licence or the wish to get one
      safety training such as OSHA or an equivalent
      readiness to work nights in turn`,
      goals: `ship every order that comes in before five on the same day
      halve picking errors
      bring accidents down to none`,
      employers: `run four warehouses for online shops
      store and ship groceries for 300 supermarkets
      send spare parts all over the country by the next morning`,
    },
  ),
  profession(
    'it-support',
    /\bit support|\bhelp ?desk|\bservice desk|\bdesktop support|\bsupport technician|\bendpoint|\bit technician/i,
    {
      titles: 'IT Support Technician, Service Desk Analyst, Desktop Support Engineer, Endpoint Administrator',
      teams: 'Service Desk, Workplace, Field Support, Identity',
      tools: 'ServiceNow, Jira, Intune, Active Directory, Microsoft 365, Jamf',
      duties: `solve tickets of the first and second level for 400 users
      set up laptops and phones for new colleagues
      manage devices and roll out updates to all of them
      write instructions so that people can help themselves
      keep the list of devices and licences complete
      help with the network of our offices when something fails
      find what the same tickets have in common and end the cause`,
      needs: `two years of supporting users at their desks and by telephone
      a certificate such as CompTIA or ITIL
      good knowledge of Windows and of accounts and permissions
      patience with people who are in a hurry`,
      goals: `solve half of all tickets within four hours
      replace every laptop before the old system ends
      raise satisfaction with the service desk above 4.5 of 5`,
    },
  ),
  profession('kitchen', /\bchef\b|\bcook\b|\bkitchen/i, {
    titles: 'Chef, Sous Chef, Head Chef, Line Cook, Kitchen Manager',
    teams: 'Main Kitchen, Banquets, Bistro, Pastry',
    tools: 'Toast, MarketMan, combi ovens, Excel',
    duties: `run the line on a full Saturday night
      write the menu for each season with local farms
      keep food cost within the budget and waste low
      train cooks and apprentices at the stove
      order, receive and count stock every week
      keep the kitchen ready for an inspection on any day
      plan banquets for up to 250 guests`,
    needs: `three or more years in a busy kitchen
      a food safety certificate
      experience in leading a crew
      a calm voice when it is loud`,
    goals: `bring food cost down to 28 percent
      open the terrace with a menu of its own
      keep cooks for longer than a year`,
    employers: `run six restaurants along the coast
      cook for hotels, clinics and 40 company canteens
      run a small hotel and its restaurant`,
  }),
  profession('veterinary', /\bveterinar|\bvet\b|\banimal/i, {
    titles: 'Veterinary Nurse, Registered Veterinary Nurse, Head Veterinary Nurse, Veterinary Technician',
    teams: 'Surgery, Consulting, Night Clinic, Large Animals',
    tools: 'ezyVet, RoboVet, digital x-ray, Excel',
    duties: `watch over the anaesthesia of dogs, cats and rabbits
      look after animals on the ward, day and night
      run clinics of your own for weight, teeth and vaccinations
      take blood and do the tests in our laboratory
      advise owners so that they know what to do at home
      order medicines and keep the controlled drugs register
      teach students how things are done here`,
    needs: `registration as a veterinary nurse
      a year or more in practice
      a kind way with worried owners
      readiness to work one weekend in four`,
    goals: `bring missed appointments down
      open a cat clinic
      train three students a year`,
    employers: `run five practices for small animals
      run an animal hospital that never closes
      look after farms and stables in the whole county`,
  }),
  profession('law-firm', /\bparalegal|\blitigation|\blegal assistant/i, {
    titles: 'Paralegal, Litigation Paralegal, Legal Assistant, Contracts Paralegal',
    teams: 'Litigation, Family Law, Commercial Disputes, Real Estate',
    tools: 'Relativity, Clio, iManage, Excel, e-filing portals',
    duties: `prepare exhibits and binders for hearings and trials
      file documents with the courts within their time
      review and code documents and manage discovery
      answer requests for records quickly and completely
      draft motions, letters and routine contracts for the lawyers
      keep the calendar of deadlines for forty cases
      talk to clients and witnesses who are upset`,
    needs: `a paralegal certificate or a degree
      two or more years in a law firm
      exact work under deadlines
      knowledge of e-discovery software`,
    goals: `never miss a deadline of a court
      bring the time to answer a records request down to five days
      move all files out of the cellar`,
    employers: `are a law firm of thirty lawyers
      represent families and small companies in court
      advise builders and landlords`,
  }),
  profession('early-years', /\bkindergarten|\bearly (?:years|childhood)|\bpreschool|\bnursery|\bchildcare/i, {
    titles: 'Kindergarten Teacher, Early Childhood Teacher, Room Leader, Preschool Teacher',
    teams: 'Under Twos, Four-Year-Olds, Forest Group, Outreach',
    tools: 'Storypark, Canva, Educa, tablets',
    duties: `lead a room of twenty children with one assistant
      plan play and small groups around what the children are curious about
      write learning stories that parents like to read
      talk with families each term and when something worries them
      go out into the woods with the children in any weather
      support children who hear or speak less than others
      guide student teachers through their placements`,
    needs: `a teaching degree for early childhood
      a current practising certificate
      a first aid certificate
      two years with children under five`,
    goals: `have every family come to the talk of the term
      be outside for half of each day
      prepare children better for school`,
    employers: `run nine kindergartens
      look after 140 children from six months on
      run a kindergarten that belongs to its parents`,
  }),
  profession('electrical', /\belectrician|\belectrical (?:fitter|installer)/i, {
    titles: 'Electrician, Maintenance Electrician, Site Electrician, Industrial Electrician',
    teams: 'Retrofit, Maintenance, New Buildings, Solar',
    tools: 'Fluke testers, PLC basics, AutoCAD, tablets',
    duties: `wire homes and small shops from the board to the last socket
      test and certify what was installed
      find faults in machines so that production goes on
      install solar panels, heat pumps and chargers
      read drawings and order the material for the day
      guide an apprentice
      keep records of every test`,
    needs: `a recognised trade certificate as an electrician
      three years on sites or in a plant
      a driving licence
      safe work at height`,
    goals: `fit 200 homes with heat pumps
      halve the hours that the lines stand still
      certify every job on the day that it is done`,
    employers: `renew the wiring of old houses
      build and maintain plants for food makers
      install solar power on roofs and farms`,
  }),
  profession(
    'civil-engineering',
    /\bcivil engineer|\bdrainage|\bresident engineer|\bstructural|\bsite engineer/i,
    {
      titles: 'Civil Engineer, Site Engineer, Drainage Engineer, Resident Engineer',
      teams: 'Water, Roads, Bridges, Site Supervision',
      tools: 'AutoCAD Civil 3D, Revit, SWMM, QGIS, Excel',
      duties: `design drains and sewers for streets that flood
      check the drawings and calculations of contractors
      supervise sites and sign what was built as planned
      estimate quantities and costs for tenders
      model how water runs off after heavy rain
      explain plans to residents at evening meetings
      keep the schedule and the budget of two sites`,
      needs: `a degree in civil engineering
      three years of design or site work
      membership of the chamber of engineers, or the right to it
      sure use of drawing software`,
      goals: `end floods in the old town
      build eleven kilometres of cycle path by spring
      finish each site within its budget`,
      employers: `plan water and roads for towns
      build bridges and tunnels
      renew pipes without digging up the street`,
    },
  ),
  profession('physiotherapy', /\bphysiotherap|\bphysical therap|\brehab/i, {
    titles: 'Physiotherapist, Senior Physiotherapist, Physical Therapist, Rehabilitation Specialist',
    teams: 'Stroke Unit, Outpatients, Home Visits, Orthopaedics, Paediatrics',
    tools: 'electronic charts, gait analysis, Excel, telehealth',
    duties: `assess patients after a stroke or an operation and plan their therapy
      treat ten patients a day, one at a time and in groups
      visit people at home and make their rooms safe
      measure progress and change the plan when there is none
      teach families how to help between the visits
      work with nurses and doctors so that patients go home sooner
      guide students on placement`,
    needs: `registration as a physiotherapist
      two years with adults in hospital or at home
      clear notes on the same day
      a driving licence`,
    goals: `shorten the wait for a first visit to a week
      see each stroke patient within a day
      lower falls at home`,
    employers: `run a rehabilitation clinic with 80 beds
      care for people at home after hospital
      run three hospitals`,
  }),
]
