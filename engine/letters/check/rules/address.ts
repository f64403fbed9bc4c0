import type { Assignment } from '../../model.ts'
import type { Finding } from '../../../values/finding.ts'
import { error, errors } from '../findings.ts'
import type { CheckOptions } from '../model.ts'

const ROLE_ADDRESSES = new Set(
  `abuse accounting accounts admin administration admissions all applications apply billing booking bookings business candidates career
  careers compliance contact contactus customercare customerservice cv dpo do-not-reply donotreply email employment enquiries enquiry
  everyone feedback finance frontdesk general gdpr hello help helpdesk hey hi hiring hostmaster hr human.resources humanresources info
  information inquiries inquiry internships invoice invoices it jobs kontakt legal mail mailbox mailer-daemon marketing media news
  newsletter no-reply no_reply noreply noc office operations ops orders partners payroll people personnel postmaster pr press privacy
  procurement purchasing reception recruit recruiter recruiters recruiting recruitment registrar reply resume resumes sales secretary
  security service services staff staffing subscribe support talent talentacquisition team tech unsubscribe vacancies webmaster work`.split(
    /\s+/,
  ),
)

/** Providers of private addresses, taken from public lists of free-mail domains. */
const FREE_MAIL = new Set(
  `126.com 163.com aim.com aol.com att.net bellsouth.net bigpond.com bluewin.ch bol.com.br btinternet.com charter.net comcast.net cox.net
  daum.net duck.com earthlink.net email.com fastmail.com fastmail.fm free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net
  googlemail.com hanmail.net hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com
  inbox.lv inbox.ru interia.pl laposte.net libero.it list.ru live.co.uk live.com live.fr live.nl lycos.com mac.com mail.com mail.de
  mail.ru me.com msn.com naver.com ntlworld.com o2.pl online.no onet.pl optonline.net optusnet.com.au orange.fr outlook.com outlook.de
  outlook.es outlook.fr pm.me posteo.de proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com sbcglobal.net
  seznam.cz sfr.fr shaw.ca sina.com sky.com t-online.de talktalk.net telia.com terra.com.br tiscali.it tuta.io tutanota.com uol.com.br
  verizon.net virgilio.it virginmedia.com wanadoo.fr web.de wp.pl xtra.co.nz yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com
  yahoo.com.au yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru ymail.com zoho.com zohomail.com`.split(
    /\s+/,
  ),
)

/** True for the mailbox of a function rather than a person, also as "jobs+uk", "careers.de" or "hr2". */
function isRoleAddress(local: string): boolean {
  const plain = local.toLowerCase().replace(/\+.*$/, '')
  const head = /^[a-z]{3,}(?=[._-])/.exec(plain)?.[0] ?? ''
  return [plain, plain.replaceAll(/[._-]/g, ''), plain.replace(/\d+$/, ''), head].some((form) =>
    ROLE_ADDRESSES.has(form),
  )
}

/** L18: the recipient must be one person at a company, with a verified address. */
function recipientFindings({ contact }: Assignment): readonly Finding[] {
  const [local = '', domain = ''] = contact.email.toLowerCase().split('@')
  if (!/^[^\s@<>,;:"()[\]\\]+@[a-z0-9.-]+\.[a-z0-9-]{2,}$/i.test(contact.email))
    return [error('L18', 'The address of the recipient is not an address.')]
  return errors('L18', [
    [contact.tier === 'C', 'The address is unproven: the mail server of the company accepts any address.'],
    [isRoleAddress(local), 'The address belongs to a function (info@, jobs@ …), not to a person.'],
    [FREE_MAIL.has(domain), 'The address is a private one at a free-mail provider.'],
  ])
}

/**
 * The rules that need no letter, which run before any model is paid for and again with the letter. L20: a user
 * gets only one draft for the same recipient and job, ever.
 */
export const checkAssignment = (
  assignment: Assignment,
  { alreadyDrafted }: CheckOptions,
): readonly Finding[] => [
  ...recipientFindings(assignment),
  ...errors('L20', [[alreadyDrafted, 'This person has had a draft about this job before.']]),
]
