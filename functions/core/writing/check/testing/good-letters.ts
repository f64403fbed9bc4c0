import type { SceneText } from './scene.ts'
import { accountant, engineer, nurse, planner, teacher } from './scenes.ts'

/** Letters that a careful person would send: none of them may be refused. */
export const GOOD_LETTERS: readonly (readonly [SceneText, string])[] = [
  [planner, `
Coordinator role in Bergen, EDI with 14 carriers
Hi Ingrid,

Fjordway Cargo plans 300 deliveries a day for grocers, and your posting asks for EDI bookings and SAP. ^ p:We plan 300 deliveries a day for grocers | p:You book carriers by EDI, handle SAP
At Halden Freight I introduced EDI bookings with 14 carriers and planned 120 truck routes a week. ^ r:Introduced EDI bookings with 14 carriers | r:Planned 120 truck routes a week
A new slot plan cut our empty kilometres by 18 percent. ^ r:Cut empty kilometres by 18%

Would a 15-minute call next week help you see whether that fits the Logistics Coordinator role? ^ p:Logistics Coordinator
If you have filled it already, no reply is needed. ^ o`],
  [planner, `
18% fewer empty kilometres
Dear Ingrid Solberg,

Keeping delays under 2% along the west coast is a planning problem I know from the inside. ^ p:keep delays under 2% | r:Transport Planner
Since March 2019 I have planned 120 routes a week across Norway and Sweden for Halden Freight AS. ^ r:Transport Planner, Halden Freight AS, March 2019 | r:Planned 120 truck routes a week across Norway and Sweden
Before that I worked in the warehouse of Bryggen Stores, where I trained six colleagues on SAP. ^ r:Warehouse Assistant, Bryggen Stores, 2016 – 2019 | r:Trained six seasonal colleagues on SAP

Are you the right person to ask about the coordinator role, or is it Jonas Weber? ^ p:You report to Jonas Weber
Either way, thank you for reading this. ^ o`],
  [planner, `
Fjordway Cargo: route planner with SAP
Good morning Ingrid,

You book carriers by EDI and keep delays under 2 %, the posting says. ^ p:You book carriers by EDI, handle SAP and keep delays under 2%
My week at Halden Freight looks much the same: 120 routes, 14 carriers on EDI, Norway and Sweden. ^ r:Planned 120 truck routes a week across Norway and Sweden | r:Introduced EDI bookings with 14 carriers | r:- Planned 120 truck routes a week across Norway and Sweden
Power BI would be new to me; Excel and SAP are not. ^ r:Skills: SAP, Excel, EDI
I hold a bachelor's degree in logistics. ^ r:Bachelor of Science in Logistics

I'd welcome a short call to hear how your team splits the coast between planners. ^ o
If this isn't the right moment, just say so and I won't write again. ^ o`],
  [nurse, `
ICU nights, CCRN, charting in Epic
Hi Denise,

Your night posting asks for an RN with ACLS who charts in Epic and mentors newer nurses. ^ p:You hold an RN licence and ACLS, chart in Epic and mentor newer nurses
I've worked in intensive care at Lakeside General Hospital since 2018, usually with two ventilated patients a shift. ^ r:Staff Nurse, Intensive Care, Lakeside General Hospital (2018 to present) | r:Care for two ventilated patients a shift
I precept four new graduates a year and teach ACLS. ^ r:Precept four new graduates a year | r:BLS and ACLS instructor

Could we talk for ten minutes about how your unit staffs its nights? ^ p:Registered Nurse - ICU (Nights)
No answer needed if the post is filled. ^ o`],
  [nurse, `
Antibiotics in 52 minutes instead of 95
Hello Denise O'Hara,

St. Brannoc's Hospital runs an 18-bed ICU for cardiac and trauma patients. ^ p:Our 18-bed ICU cares for cardiac and trauma patients
At Lakeside General I led a sepsis bundle project that brought time to antibiotics from 95 down to 52 minutes. ^ r:Led the sepsis bundle project; time to antibiotics fell from 95 to 52 minutes
It took dull months of huddles and one good chart in Epic, and the night crew made it work. ^ o

I'm CCRN certified and hold a BSN from Marlow State University. ^ r:BSN, Marlow State University, 2015. CCRN certified
Is sepsis something your unit is working on as well? ^ o
A plain "no" is fine. ^ o`],
  [nurse, `
Nurse for your ICU nights
Dear Denise,

The Registered Nurse - ICU (Nights) posting mentions self-scheduling at 36 hours a week, which is how I like to work. ^ p:Self-scheduling, 36 hours a week
My years were spent on a ward and in intensive care: Harper Clinic first, then Lakeside General Hospital. ^ r:Staff Nurse, Intensive Care, Lakeside General Hospital (2018 to present) | r:Nurse, Medical Ward, Harper Clinic (2015 to 2018)
I follow up with families after a death on the unit and I chart in Epic. ^ r:Epic charting
New nurses shadow me, four a year. ^ r:Precept four new graduates a year

May I ask what a first month on your unit looks like? ^ o
If somebody else handles hiring, feel free to ignore this. ^ o`],
  [engineer, `
Go services and a ledger at Paylark
Hi Annika,

Quillon moves money for 4,000 small shops, and the posting describes owning Go services and PostgreSQL schemas. ^ p:Quillon moves money for 4,000 small shops. You own our Go services and PostgreSQL schemas
At Paylark I moved a billing monolith to nine Go services on Kubernetes. ^ r:Moved a billing monolith to 9 Go services on Kubernetes
The ledger API went from 840 ms to 210 ms at p99 while it booked 1.2 million payments a day. ^ r:Brought p99 latency of the ledger API from 840 ms to 210 ms | r:books 1,200,000 payments a day

Kafka and Rust I have only read about, so you should know that. ^ o
Would you be open to a 20-minute chat about the on-call rota? ^ p:join an on-call rota of five
If the role is filled, a one-word reply is plenty. ^ o`],
  [engineer, `
Senior Backend Engineer: 840 ms to 210 ms
Dear Annika Brandt,

Five people share your on-call rota, according to the Senior Backend Engineer posting. ^ p:join an on-call rota of five
I'm on call today for a payment system with 1.2M bookings a day, written in Go with PostgreSQL and gRPC. ^ r:On call for a system that books 1,200,000 payments a day | r:go, PostgreSQL, Kubernetes, Node.js, Terraform, gRPC
Before that I wrote a NodeJS import pipeline at Nettbyte and took its nightly run from six hours to 40 minutes. ^ r:Wrote the Node.js import pipeline; nightly run went from 6 hours to 40 minutes

My code is at https://github.example/tkrol if you like to read before you talk. ^ r:https://github.example/tkrol
How do you split ownership of the schemas between teams? ^ o
No need to reply if this is not for you. ^ o`],
  [engineer, `
Terraform, Go and PostgreSQL for Quillon
Hello Annika,

Quillon deploys to AWS with Terraform; I write Terraform for Paylark's Kubernetes clusters. ^ p:We deploy to AWS with Terraform | r:go, PostgreSQL, Kubernetes, Node.js, Terraform, gRPC | r:Senior Software Engineer — Paylark
Since April 2020 most of my work has been a ledger API, and its p99 fell from 840 to 210 ms. ^ r:(Apr 2020 - now) | r:Brought p99 latency of the ledger API from 840 ms to 210 ms
I have a master's degree in computer science from Gdansk. ^ r:MSc Computer Science, Gdansk Technical University, 2016

Small shops are unforgiving customers, and I'd like to work for them. ^ p:small shops
Could you spare 15 minutes this week or next? ^ o
If not, that is an answer too and I will not write again. ^ o`],
  [accountant, `
Month end in four days at Castlebridge
Dear Colin,

Orchard & Vale is looking for a Finance Business Partner who can run month end and explain margins to plant managers. ^ p:You will run month end, challenge budgets and explain margins to plant managers
At Castlebridge Foods I closed the books of three plants in four working days, down from nine. ^ r:Closed the books of 3 plants in four working days, down from nine
I also built a Power BI margin report that 35 budget holders use. ^ r:Built a Power BI margin report used by 35 budget holders

I am ACCA qualified and have not yet used NetSuite. ^ r:ACCA qualified (2021) | p:We are moving to NetSuite this year
Would a short call be useful before the move begins? ^ o
If you would rather not, no reply is needed. ^ o`],
  [accountant, `
£240k of duplicate payments, found
Hi Colin,

Two bottling sites and a turnover of £38m leave room for the kind of leak I found at Castlebridge Foods Ltd. ^ p:bottles juice at two sites | p:Turnover of £38m | r:Castlebridge Foods Ltd
Duplicate supplier payments there came to £240,000. ^ r:Found £240k of duplicate supplier payments
Finding them needed Excel, patience and eleven bank accounts' worth of practice from Wye & Sons. ^ r:Reconciled 11 bank accounts | r:Assistant Accountant, Wye & Sons, 2017-2020 | r:Excel, Power BI, Sage, Xero

You ask for ACCA, CIMA or ACA; I qualified with ACCA in 2021. ^ p:Qualified accountant (ACCA, CIMA or ACA) | r:ACCA qualified (2021)
Who looks after supplier payments at Orchard & Vale today? ^ o
Feel free to ignore this if the role is taken. ^ o`],
  [accountant, `
Finance Business Partner at Orchard & Vale
Hello Colin Hartley,

Explaining margins to plant managers is the part of your posting that I enjoy most. ^ p:explain margins to plant managers
At Castlebridge I sit with the managers of three plants every month and walk through a margin report I built in Power BI. ^ r:Closed the books of 3 plants | r:Built a Power BI margin report used by 35 budget holders
They stopped arguing about the numbers and began arguing about yoghurt, which is progress. ^ o

My degree is in economics, from the University of Leeds. ^ r:BA in Economics, University of Leeds
Is the business partner meant to sit at one site or both? ^ p:two sites
If this is not relevant, please leave it at that. ^ o`],
  [teacher, `
Maths lead for Year 5: 61% to 79%
Dear Helen,

Elmstead Primary School wants a Year 5 teacher who can lead maths with a mastery approach. ^ p:seeks a Year 5 teacher who can lead maths. We use a mastery approach
I lead maths at Millbrook Primary School, where the share of pupils at the expected standard rose from 61% to 79% in two years. ^ r:Maths lead; share of pupils at the expected standard rose from 61% to 79% in two years
My class is Year 4, so your new pupils would be the ones I know best. ^ r:Year 4 Teacher

Could I visit for an hour one afternoon before the deadline? ^ o
If visits are not possible, no answer is needed. ^ o`],
  [teacher, `
Year 5 post and outdoor maths
Good afternoon Helen,

Outdoor learning stands in your posting next to mastery, and few schools name the two together. ^ p:We use a mastery approach and value outdoor learning
Since September 2017 I have taught Year 4 at Millbrook Primary School and led maths there. ^ r:Year 4 Teacher, Millbrook Primary School, September 2017 to today | r:Maths lead
On Fridays I run a reading club for 25 children. ^ r:Run a reading club for 25 children
Before teaching I was an assistant at Ashfield School, which taught me to watch first. ^ r:Teaching Assistant, Ashfield School, 2014 to 2017

What would you want a new maths lead to look at in the first term? ^ o
If you prefer not to be asked, just say so. ^ o`],
  [teacher, `
Class teacher and maths lead, Bristol
Dear Helen Marsh,

A school of 410 pupils with two classes a year is the size I know. ^ p:A two-form entry school of 410 pupils | r:Millbrook Primary School
At Millbrook I teach Year 4 and lead maths; more pupils now reach the expected standard, 79% against 61% two years earlier. ^ r:Year 4 Teacher, Millbrook Primary School | r:share of pupils at the expected standard rose from 61% to 79% in two years
I trained at Northgate University (PGCE Primary) and use Makaton every day. ^ r:PGCE Primary, Northgate University. QTS. Safeguarding Level 3. Makaton
Safeguarding Level 3 is up to date in my file. ^ r:Safeguarding Level 3

I would be glad to hear whether the post is still open. ^ o
If it isn't, no reply is needed. ^ o`],
]
