/** The resume of the landing page's sample letter. Maya Okafor and her employers are invented. */
export const SAMPLE_RESUME = `Maya Okafor
Munich, Germany | maya.okafor@example.com | +49 89 5550 142

Senior backend engineer

EXPERIENCE

Senior Backend Engineer, Fernweh Travel, Munich
March 2021 - Present
- Split the booking monolith into 14 Go services in nine months, with no night of downtime
- Cut the slowest five percent of booking requests from 900 to 240 milliseconds
- Moved a 2 TB PostgreSQL cluster to new hardware while customers went on booking
- Wrote the on-call handbook and halved the alerts that woke somebody at night

Backend Engineer, Kofferraum GmbH, Augsburg
September 2017 - February 2021
- Built the price service that answers 3,000 searches a second on six machines
- Introduced contract tests between five teams; failed releases fell from nine a month to one

EDUCATION

MSc Computer Science, Technical University of Augsburg, 2017

SKILLS

Go, PostgreSQL, Kafka, Kubernetes, Terraform

LANGUAGES

English (native), German (fluent)
`
