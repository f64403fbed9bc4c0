import { keysOf, recordOf } from '#shared/keys-of.ts'

const withStatus = <M extends Readonly<Record<string, string>>>(status: number, messages: M) =>
  recordOf(keysOf(messages), (code) => ({ status, message: messages[code] }))

/** Every error by its HTTP status, with a message with advice. The web client switches on the code. */
export const ERRORS = {
  ...withStatus(400, {
    invalid_request: 'Something is missing or incorrect. Check the fields and try again.',
    signature_refused: 'The signature of this message is missing, wrong or too old.',
    sign_in_failed: 'The sign-in didn’t finish. Please start again.',
    second_factor_code: 'This code is wrong. Check the clock on your phone and enter the next code.',
  }),
  ...withStatus(401, {
    not_authenticated: 'Authentication required',
    admin_sign_in_failed: 'Invalid credentials',
    admin_code_required: 'Enter the code from your authenticator app.',
    admin_code_wrong: 'This code is wrong or has already been used. Wait for the next one.',
  }),
  ...withStatus(402, { payment_declined: 'The card was declined. Use another card or ask your bank.' }),
  ...withStatus(403, {
    origin_refused: 'This request didn’t come from the site itself.',
    account_inactive: 'This account is not active. Please contact support.',
    trial_expired: 'Your trial has ended. Choose a plan to continue.',
    trial_used_up: 'You’ve used all emails of your trial. Choose a plan to continue.',
    no_plan: 'You have no active plan. Choose one to start.',
    plan_paused: 'Your plan is paused. Resume it on your account page to have emails drafted.',
    link_unproven: 'Confirm both accounts first: open the link we emailed you, or enter the password.',
    second_factor_missing: 'Set up a second factor first.',
    second_factor_current: 'Enter a current code of the second factor that you have now.',
    admin_forbidden: 'Your role doesn’t allow this. Ask a super admin.',
  }),
  ...withStatus(404, {
    not_found: 'There is nothing here.',
    reminder_link_unknown:
      'This link isn’t complete. Open it from the email again, or turn reminders off on your account page.',
  }),
  ...withStatus(405, { method_not_allowed: 'This address does not support that method.' }),
  ...withStatus(409, {
    refund_unpaid: 'No card paid this invoice, so there is nothing to refund.',
    refund_done: 'This payment has been refunded in full.',
    refund_disputed:
      'The customer disputes this payment at the bank, so it can’t be refunded. Answer the dispute at Stripe.',
    refund_too_large: 'That is more than is left of this payment.',
    changed_meanwhile: 'This has changed since you opened it. Look at what is shown now, then decide again.',
    trial_not_running: 'The trial isn’t running, so it can’t be extended.',
    gift_too_large: 'Only emails that were used can be given back. Give fewer.',
    ticket_changed: 'Another admin has answered this ticket in the meantime. You see their answer now.',
    note_changed: 'Another admin changed the note in the meantime. You see the current one now.',
    review_changed: 'This was changed in another window. Reload to see it, then change it again.',
    already_sent_today: 'Your configuration was already sent in the last 24 hours.',
    run_not_empty: 'Only a run that ended with nothing can be started again.',
    run_in_progress: 'Your emails are already being prepared.',
    outreach_not_markable: 'This email isn’t written yet or couldn’t be written, so there’s nothing to mark.',
    follow_up_not_due:
      'A follow-up can be written from the fifth working day after you marked an email as sent, while it has no reply. There are two at most.',
    own_posting_unread: 'This posting has not been read. Start again with its link or its text.',
    job_used: 'You already have an email about this job.',
    recipient_capped: 'This person or company has had enough emails lately. Try again in a few weeks.',
    recipient_objected: 'This person asked not to be contacted. Please do not write to them again.',
    shortlist_replaced: 'A newer shortlist has replaced this one. Choose from the new one.',
    on_your_list:
      'This person or company is on your do-not-contact list. Remove it from the list in the configuration to write to them.',
    outreach_not_draft:
      'Only a draft in your Gmail can be rewritten. This email was sent, discarded or not saved there.',
    outreach_not_editable:
      'This text can no longer be edited: the email was marked, sent or deleted, or it is still being written. Copy your text to keep it.',
    line_unknown: 'Your resume has changed and no longer has one of these lines. Choose again.',
    revision_in_progress: 'This draft is already being rewritten.',
    revision_limit_reached:
      'You’ve had ten drafts rewritten today. You can go on tomorrow (UTC); until then, edit the text yourself.',
    draft_in_other_mailbox:
      'This draft is in a different Gmail account from the one you have connected. Connect that account to have it rewritten.',
    search_paused: 'You paused the search because you found a job. Start it again to have emails drafted.',
    drafting_paused:
      'Drafting is paused for everyone right now. None of your allowance is used, and your daily runs go on when the pause is over.',
    daily_limit_reached: 'You’ve used today’s emails. You get the next ones tomorrow.',
    monthly_limit_reached: 'You’ve used this month’s emails. They renew next month.',
    not_configured: 'Save your configuration first.',
    resume_missing: 'Upload your resume first.',
    mailbox_not_connected: 'Connect your Gmail account first.',
    country_unsupported: 'We have no job postings in this country yet. Choose another country.',
    country_blocked: 'We don’t write to people in this country. Choose another country.',
    already_subscribed: 'You already have a subscription. Open your dashboard to see or change it.',
    payment_in_progress: 'A payment is already being prepared. Wait a few seconds and try again.',
    payment_method_missing: 'There’s no card to charge. Add a payment method first.',
    pause_unavailable: 'Your plan cannot be paused here. Write to support, and we will help you.',
    plan_change_unavailable:
      'Your plan cannot be changed here. Write to support, and we will change it for you.',
    price_changed: 'This price is out of date. Check the new one and confirm it.',
    account_mismatch:
      'You’re signed in with another email address. Sign in with the one you want to pay for.',
    second_factor_not_begun: 'This setup was replaced by a newer one. Start again.',
    admin_exists: 'An admin with this address already exists.',
    admin_self: 'You can’t deactivate or delete your own account. Ask another super admin.',
    last_super_admin: 'This is the last active super admin. Add another one first.',
    operation_running: 'The same operation is already running. Wait for its report.',
    mailbox_disconnected: 'Gmail no longer accepts our access. Connect your Gmail account again.',
    mailbox_refused: 'Gmail refused the draft. Check the mailbox and try again.',
  }),
  ...withStatus(410, {
    recipient_link_over: 'This link has already been used or is more than 30 minutes old. Ask for a new one.',
  }),
  ...withStatus(413, {
    payload_too_large: 'The request is too large.',
    resume_too_large: 'The file is larger than 4 MB. Save a smaller copy and upload that.',
  }),
  ...withStatus(415, {
    unsupported_media_type: 'Send JSON with the content type application/json.',
    resume_type_unsupported: 'Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.',
  }),
  ...withStatus(422, {
    export_too_large:
      'There’s too much data to send in one go, so we’re writing it to a file. The Privacy page shows when you can download it, and we’ll email you.',
    resume_type_mismatch:
      'The file’s content doesn’t match its name. Save it again in the right format and upload that.',
    resume_empty: 'The file contains no text. Upload a resume with text in it.',
    resume_encrypted: 'The file is password-protected. Save a copy without a password and upload that.',
    resume_scanned:
      'The file contains only images of text. Export the resume from the program it was written in, or run text recognition on it first.',
    resume_corrupt: 'The file is damaged and can’t be read. Save it again and upload the new copy.',
    resume_not_a_resume:
      'We could read the file but found no work experience, skills or education in it. Upload your resume.',
    coupon_invalid: 'This coupon code is not valid or has expired.',
    password_too_common: 'This password is too easy to guess. Choose another.',
  }),
  ...withStatus(429, {
    too_many_requests: 'Too many requests. Please wait a moment and try again.',
    configuration_restricted:
      'Your emails are being prepared right now. You can change the configuration once this run has finished.',
    admin_locked: 'Too many failed sign-ins. Wait before you try again.',
  }),
  ...withStatus(500, { internal: 'Something went wrong on our side. Please try again.' }),
  ...withStatus(503, {
    unavailable: 'A service we depend on isn’t answering. Please try again in a few minutes.',
  }),
  no_subscription: {
    status: 409,
    message: 'You have no subscription to change.',
    details: 'Reload the page to see your plan as it is now. If it is wrong, contact support.',
  },
}

export type ErrorCode = keyof typeof ERRORS
