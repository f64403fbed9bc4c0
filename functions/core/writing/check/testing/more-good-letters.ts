import { analyst, chef, designer, electrician, graduate, seller } from './more-scenes.ts'
import type { SceneText } from './scene.ts'

/** More letters that may not be refused, of other trades. */
export const MORE_GOOD_LETTERS: readonly (readonly [SceneText, string])[] = [
  [electrician, `
Shift electrician, Siemens S7-1500
Hi Niamh,

Six corrugated board lines on a 4-cycle shift is close to what I look after now. ^ p:Corrugated board plant with 6 lines. Fault finding on Siemens PLCs and drives, planned maintenance, 4-cycle shift
At Corrib Dairies I keep four filling lines running and reprogram the Siemens PLCs behind them. ^ r:Keep 4 filling lines running | r:Replaced drives and reprogrammed PLCs (Siemens S7-1500)
Unplanned stops went down by a third after we replaced the drives. ^ r:unplanned stops down by a third

I'm a qualified electrician and ATEX trained; I do not have a forklift licence. ^ r:Qualified electrician (QQI Level 6). ATEX trained | p:Forklift licence useful
Would it suit you to talk for ten minutes after a shift? ^ o
If the post is gone, no need to answer. ^ o`],
  [electrician, `
Ballinderry Packaging: PLC faults on nights
Dear Niamh Byrne,

Fault finding on Siemens PLCs and drives comes first in your posting. ^ p:Fault finding on Siemens PLCs and drives
That has been my work at Corrib Dairies since 2015, in a 24/7 pattern. ^ r:Maintenance Electrician, Corrib Dairies, 2015 - present | r:24/7 shift pattern
I served my time at Tighe Electrical from 2009, so I can wire a panel as well as read one. ^ r:Apprentice then Electrician, Tighe Electrical, 2009 - 2015
Safe Pass, manual handling and ATEX are on my resume. ^ r:ATEX trained. Safe Pass. Manual handling

Which of the six lines gives you the most trouble at the moment? ^ p:6 lines
A short no is fine if you have your person. ^ o`],
  [electrician, `
Fewer stops on four filling lines
Hello Niamh,

Planned maintenance on six board lines needs somebody who is calm at night. ^ p:6 lines | p:planned maintenance
I've replaced drives and reprogrammed S7-1500 controllers at Corrib Dairies, and the unplanned stops fell by a third. ^ r:Replaced drives and reprogrammed PLCs (Siemens S7-1500); unplanned stops down by a third
Production noticed before the managers did. ^ o
My papers are QQI Level 6 and ATEX. ^ r:Qualified electrician (QQI Level 6). ATEX trained

Could you tell me when the Shift Electrician role is meant to start? ^ p:Shift Electrician
If it is filled, please just say so and I won't write again. ^ o`],
  [designer, `
Ticket app: 31% to 19% abandoned purchases
Hi Marcus,

Brightrail sells tickets in 12 countries and wants its app to pass WCAG 2.2. ^ p:Brightrail sells train tickets in 12 countries | p:audits against WCAG 2.2
At Lumen Transit I redesigned the ticket app; abandoned purchases dropped from 31% to 19%. ^ r:Redesigned the ticket app; abandoned purchases dropped from 31 % to 19 %
I ran 40 interviews with riders for it, a third of them with people who use a screen reader. ^ r:Ran 40 interviews with riders, a third of them with screen reader users

My portfolio is at yukitanaka.example. ^ r:yukitanaka.example
Would you have twenty minutes for a conversation about the Product Designer role? ^ p:Product Designer
If not, no hard feelings and no reply needed. ^ o`],
  [designer, `
A Figma library for two squads
Hello Marcus,

Two squads and one design system is a set-up I have lived with. ^ r:Set up a Figma library | p:a design system in Figma. You work with two squads
At Pocketgarden I set up a Figma library of 60 components together with three engineers. ^ r:Set up a Figma library of 60 components with three engineers
It survived a rebrand because the names made sense to the people who wrote the CSS. ^ r:HTML and CSS
Since 2021 I have worked on Lumen Transit's ticket app, mostly on its accessibility. ^ r:Product Designer at Lumen Transit (2021 – present)

How much of the work is audits, and how much is new design? ^ p:audits against WCAG 2.2
If somebody else picks designers, I will leave it at that. ^ o`],
  [designer, `
Research with screen reader users
Dear Marcus Lindqvist,

Research with disabled travellers is named in your posting, not left between the lines. ^ p:research with disabled travellers
A third of the 40 riders I interviewed at Lumen Transit use screen readers. ^ r:Ran 40 interviews with riders, a third of them with screen reader users
What they told us led to a ticket app with fewer steps and fewer abandoned purchases. ^ r:Redesigned the ticket app; abandoned purchases dropped from 31 % to 19 %
Figma and Maze are what I use every day. ^ r:Tools: Figma, Sketch, Maze

Are you the right person for a question about your research budget? ^ o
No answer is fine, too. ^ o`],
  [seller, `
134% of target, selling to clinics
Hi Javier,

Clinova sells to clinics with 10 to 200 doctors, which is who I call on every week. ^ p:You sell to clinics with 10 to 200 doctors
At Verdano Software I closed $1.2 million in new contracts in 2024, 134 % of my target. ^ r:Closed $1.2M in new contracts in 2024, 134% of target
All 38 customers are clinics or dental groups in Iberia. ^ r:Sell to clinics and dental groups in Iberia, 38 customers

Portuguese is my first language, and I work in Spanish and English. ^ r:Portuguese (native), Spanish, English
Can we find a quarter of an hour to talk about the healthcare segment? ^ p:Healthcare
If you'd rather not, a short no is enough. ^ o`],
  [seller, `
Clinics in Iberia, Salesforce kept clean
Dear Javier,

Two million patient visits a year pass through Clinova's schedule, your posting says. ^ p:Clinova schedules 2 million patient visits a year
Dental groups and clinics are the 38 customers I look after at Verdano Software. ^ r:Sell to clinics and dental groups in Iberia, 38 customers
Before that I booked 22 meetings a month by phone at Tecla, so I run the whole cycle myself. ^ r:Booked 22 meetings a month by phone
Salesforce gets its notes after every call. ^ r:Salesforce, HubSpot

Who would a new Mid-Market Account Executive work with in the first quarter? ^ p:Mid-Market Account Executive
If this is not for you, please ignore it. ^ o`],
  [seller, `
$1.2M from clinics last year
Good morning Javier Ruiz Molina,

Spanish is an asset in your posting; it is half of my day at Verdano. ^ p:Spanish is an asset | r:Verdano Software | r:Portuguese (native), Spanish, English
I've sold software to clinics since 2019 and closed $1,200,000 in 2024. ^ r:Account Executive, Verdano Software (2019–today) | r:Closed $1.2M in new contracts in 2024
The degree behind it is a Licenciatura in Business Administration from Instituto Mondego. ^ r:Licenciatura in Business Administration, Instituto Mondego, 2017

Would a call on Tuesday or Thursday suit you? ^ o
If the team is complete, no reply is expected. ^ o
I wish you a good quarter in any case. ^ o`],
  [chef, `
Food cost from 34% to 29%
Dear Fiona,

A short menu that follows the season and a garden of your own: that is the kitchen I would like to run. ^ p:a short menu that follows the season and a garden of our own
At the Auberge du Lac Vert I run a brigade of seven for 90 covers a night. ^ r:Auberge du Lac Vert | r:Run a brigade of 7 for 90 covers a night
We took food cost from 34% to 29% by buying whole fish and pickling the trimmings. ^ r:Food cost from 34% to 29% by buying whole fish and pickling trimmings

Could I cook for you one evening? ^ o
If the head chef has been found, no answer is needed. ^ o`],
  [chef, `
Head chef for The Juniper Table
Hello Fiona,

Forty seats and a team of five ask for a chef who also peels. ^ p:Forty seats | p:leads a team of five
Since June 2023 I have been Sous Chef at the Auberge du Lac Vert. ^ r:Chef de Partie, Auberge du Lac Vert, 2018 – 2023, then Sous Chef since June 2023
Food cost came down to 29%, under the 30% you name. ^ r:Food cost from 34% to 29% | p:keeps food cost below 30%
HACCP is second nature by now. ^ r:HACCP

What does your garden give you in the spring? ^ p:a garden of our own
If you are not hiring any more, simply say so. ^ o`],
  [chef, `
Whole fish, pickled trimmings, 90 covers
Hi Fiona,

Keeping food cost below 30% with a menu of the season takes planning more than luck. ^ p:keeps food cost below 30% | p:follows the season
Ours at Lac Vert fell from 34 to 29 percent once we bought whole fish. ^ r:Food cost from 34% to 29% by buying whole fish
I trained at the Lycée Hôtelier de Valmont and started at Bistrot Noisette in 2015. ^ r:CAP Cuisine, Lycée Hôtelier de Valmont | r:Commis, Bistrot Noisette, 2015 – 2018
French is spoken in my kitchen, English too. ^ r:French, English

Would you like to see a menu I would put on in your first season? ^ o
A no is fine. ^ o`],
  [analyst, `
Demand forecasts for 45 stores
Hi Aroha,

Forecasting demand for 45 stores in SQL and dbt is near to my present job. ^ p:You forecast demand for 45 stores, own the SQL and dbt layer in Snowflake
At Meridian Outdoor I brought the error of the weekly forecast down from 22% to 13%. ^ r:Forecast of weekly demand: error down from 22 to 13 percent
Sixty store managers read the Tableau dashboards I built. ^ r:Built dbt models and Tableau dashboards for 60 store managers

Looker I'd have to learn. ^ p:Looker a bonus
Would you be up for a short chat about Monday's buyer meetings? ^ p:present to buyers every Monday
If the Senior Data Analyst job is taken, no reply is necessary. ^ o`],
  [analyst, `
Kauri Homewares: forecast error 22 to 13 percent
Dear Aroha Ngata,

Presenting to buyers every Monday is where a forecast earns its keep. ^ p:present to buyers every Monday
Mine at Meridian Outdoor goes to 60 store managers, and its error fell from 22 to 13 percent. ^ r:Built dbt models and Tableau dashboards for 60 store managers | r:Forecast of weekly demand: error down from 22 to 13 percent
I have an MSc in statistics from the University of Waikato and use Python, R and Snowflake. ^ r:MSc Statistics, University of Waikato, 2020. SQL, Python, R, dbt, Tableau, Snowflake

Which part of the supply chain do you want to see more clearly? ^ p:Supply Chain
If my note is not useful, no reply is needed. ^ o`],
  [analyst, `
Question about your analyst opening
Hello Aroha,

Your analyst opening puts the dbt layer and the Monday talk with buyers in one pair of hands. ^ p:own the SQL and dbt layer in Snowflake and present to buyers every Monday
That is how I work at Meridian Outdoor: I build the dbt models, then I show store managers what they say. ^ r:Built dbt models and Tableau dashboards for 60 store managers
As an intern at Harbourline Insurance I automated a claims report in Python and saved eight hours a week. ^ r:Analyst Intern, Harbourline Insurance, summer 2020 | r:Automated a claims report in Python, saving eight hours a week

Do you decide on the hire yourself? ^ o
If you don't, I'll leave it at that. ^ o`],
  [graduate, `
Storm drains for 12,000 people, in SWMM
Dear Bethan,

Your drainage team designs storm sewers for new housing. ^ p:Join a drainage team of 16 that designs storm sewers for new housing
My thesis at the Volta Institute of Technology modelled the storm drains of a district of 12,000 people in SWMM. ^ r:Thesis: storm drains of a district of 12,000 people, modelled in SWMM | r:Volta Institute of Technology
On site, I checked levels on 3.5 km of road and logged 140 density tests for Akwaaba Roads. ^ r:Checked levels on 3.5 km of road with a total station; logged 140 density tests | r:Site intern, Akwaaba Roads Ltd

Civil 3D I know; InfoDrainage I would learn. ^ r:AutoCAD Civil 3D | p:Civil 3D and InfoDrainage
Could you tell me whether the Graduate Civil Engineer role is still open? ^ p:Graduate Civil Engineer
If it is filled, no reply is needed. ^ o`],
  [graduate, `
Graduate engineer with site levels
Hi Bethan,

Tarn & Holloway Consulting trains towards chartership with a mentor, and your team has 16 people. ^ p:Training towards chartership with a mentor | p:a drainage team of 16
I hold a Bachelor of Engineering in civil engineering, with first class honours. ^ r:Bachelor of Engineering, Civil Engineering | r:First class honours
Between June and August 2024 I worked for Akwaaba Roads Ltd with a total station and too much sun. ^ r:Site intern, Akwaaba Roads Ltd, June 2024 - August 2024 | r:with a total station
QGIS, SWMM and AutoCAD Civil 3D are the programs I use. ^ r:SKILLS AutoCAD Civil 3D, QGIS, SWMM, MS Excel

Would a call of fifteen minutes be possible? ^ o
If not, thank you for reading this far. ^ o`],
  [graduate, `
Drainage, SWMM and 3.5 km of road
Dear Bethan Price,

New housing needs storm sewers before it needs anything else, and your posting is about those. ^ p:designs storm sewers for new housing
In my thesis I modelled a district of 12,000 people; the hard part was finding out where the water really went. ^ r:Thesis: storm drains of a district of 12,000 people, modelled in SWMM
Excel and QGIS did half of the work. ^ r:SKILLS AutoCAD Civil 3D, QGIS, SWMM, MS Excel
A mentor on the way to chartership would matter a great deal to me. ^ p:Training towards chartership with a mentor

Is there a good time to ask you about the team? ^ o
If there isn't, I won't follow up. ^ o`],
]
