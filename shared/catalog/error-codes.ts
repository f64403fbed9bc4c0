/** Every error with its HTTP status and a message with advice. The web client switches on the code. */
export const ERRORS = {
  invalid_request: {
    status: 400,
    message: 'Something is missing or incorrect. Check the fields and try again.',
  },
  not_authenticated: { status: 401, message: 'Authentication required' },
  origin_refused: { status: 403, message: 'This request didn’t come from the site itself.' },
  account_inactive: {
    status: 403,
    message: 'This account is not active. Please contact support.',
  },
  not_found: { status: 404, message: 'There is nothing here.' },
  method_not_allowed: { status: 405, message: 'This address does not support that method.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Send JSON with the content type application/json.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  signature_refused: { status: 400, message: 'The signature of this message is missing, wrong or too old.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: {
    status: 503,
    message: 'A service we depend on isn’t answering. Please try again in a few minutes.',
  },

  export_too_large: {
    status: 422,
    message:
      'There’s too much data to send in one go, so we’re writing it to a file. The Privacy page shows when you can download it, and we’ll email you.',
  },

  reminder_link_unknown: {
    status: 404,
    message:
      'This link isn’t complete. Open it from the email again, or turn reminders off on your account page.',
  },

  refund_unpaid: {
    status: 409,
    message: 'No card paid this invoice, so there is nothing to refund.',
  },
  refund_done: { status: 409, message: 'This payment has been refunded in full.' },
  refund_disputed: {
    status: 409,
    message:
      'The customer disputes this payment at the bank, so it can’t be refunded. Answer the dispute at Stripe.',
  },
  refund_too_large: { status: 409, message: 'That is more than is left of this payment.' },
  changed_meanwhile: {
    status: 409,
    message: 'This has changed since you opened it. Look at what is shown now, then decide again.',
  },
  trial_not_running: { status: 409, message: 'The trial isn’t running, so it can’t be extended.' },
  gift_too_large: {
    status: 409,
    message: 'Only emails that were used can be given back. Give fewer.',
  },

  sign_in_failed: { status: 400, message: 'The sign-in didn’t finish. Please start again.' },

  resume_too_large: {
    status: 413,
    message: 'The file is larger than 4 MB. Save a smaller copy and upload that.',
  },
  resume_type_unsupported: {
    status: 415,
    message: 'Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.',
  },
  resume_type_mismatch: {
    status: 422,
    message: 'The file’s content doesn’t match its name. Save it again in the right format and upload that.',
  },
  resume_empty: { status: 422, message: 'The file contains no text. Upload a resume with text in it.' },
  resume_encrypted: {
    status: 422,
    message: 'The file is password-protected. Save a copy without a password and upload that.',
  },
  resume_scanned: {
    status: 422,
    message:
      'The file contains only images of text. Export the resume from the program it was written in, or run text recognition on it first.',
  },
  resume_corrupt: {
    status: 422,
    message: 'The file is damaged and can’t be read. Save it again and upload the new copy.',
  },
  resume_not_a_resume: {
    status: 422,
    message:
      'We could read the file but found no work experience, skills or education in it. Upload your resume.',
  },
  ticket_changed: {
    status: 409,
    message: 'Another admin has answered this ticket in the meantime. You see their answer now.',
  },
  note_changed: {
    status: 409,
    message: 'Another admin changed the note in the meantime. You see the current one now.',
  },
  review_changed: {
    status: 409,
    message: 'This was changed in another window. Reload to see it, then change it again.',
  },

  configuration_restricted: {
    status: 429,
    message:
      'Your emails are being prepared right now. You can change the configuration once this run has finished.',
  },

  already_sent_today: { status: 409, message: 'Your configuration was already sent in the last 24 hours.' },
  run_not_empty: {
    status: 409,
    message: 'Only a run that ended with nothing can be started again.',
  },
  run_in_progress: { status: 409, message: 'Your emails are already being prepared.' },
  outreach_not_markable: {
    status: 409,
    message: 'This email isn’t written yet or couldn’t be written, so there’s nothing to mark.',
  },
  follow_up_not_due: {
    status: 409,
    message:
      'A follow-up can be written from the fifth working day after you marked an email as sent, while it has no reply. There are two at most.',
  },
  own_posting_unread: {
    status: 409,
    message: 'This posting has not been read. Start again with its link or its text.',
  },
  job_used: { status: 409, message: 'You already have an email about this job.' },
  recipient_capped: {
    status: 409,
    message: 'This person or company has had enough emails lately. Try again in a few weeks.',
  },
  recipient_objected: {
    status: 409,
    message: 'This person asked not to be contacted. Please do not write to them again.',
  },
  shortlist_replaced: {
    status: 409,
    message: 'A newer shortlist has replaced this one. Choose from the new one.',
  },
  on_your_list: {
    status: 409,
    message:
      'This person or company is on your do-not-contact list. Remove it from the list in the configuration to write to them.',
  },
  outreach_not_draft: {
    status: 409,
    message:
      'Only a draft in your Gmail can be rewritten. This email was sent, discarded or not saved there.',
  },
  outreach_not_editable: {
    status: 409,
    message:
      'This text can no longer be edited: the email was marked, sent or deleted, or it is still being written. Copy your text to keep it.',
  },
  line_unknown: {
    status: 409,
    message: 'Your resume has changed and no longer has one of these lines. Choose again.',
  },
  revision_in_progress: { status: 409, message: 'This draft is already being rewritten.' },
  revision_limit_reached: {
    status: 409,
    message:
      'You’ve had ten drafts rewritten today. You can go on tomorrow (UTC); until then, edit the text yourself.',
  },
  draft_in_other_mailbox: {
    status: 409,
    message:
      'This draft is in a different Gmail account from the one you have connected. Connect that account to have it rewritten.',
  },
  search_paused: {
    status: 409,
    message: 'You paused the search because you found a job. Start it again to have emails drafted.',
  },
  drafting_paused: {
    status: 409,
    message:
      'Drafting is paused for everyone right now. None of your allowance is used, and your daily runs go on when the pause is over.',
  },
  daily_limit_reached: {
    status: 409,
    message: 'You’ve used today’s emails. You get the next ones tomorrow.',
  },
  monthly_limit_reached: {
    status: 409,
    message: 'You’ve used this month’s emails. They renew next month.',
  },
  trial_expired: { status: 403, message: 'Your trial has ended. Choose a plan to continue.' },
  trial_used_up: { status: 403, message: 'You’ve used all emails of your trial. Choose a plan to continue.' },
  no_plan: { status: 403, message: 'You have no active plan. Choose one to start.' },
  not_configured: { status: 409, message: 'Save your configuration first.' },
  resume_missing: { status: 409, message: 'Upload your resume first.' },
  mailbox_not_connected: { status: 409, message: 'Connect your Gmail account first.' },
  country_unsupported: {
    status: 409,
    message: 'We have no job postings in this country yet. Choose another country.',
  },
  country_blocked: {
    status: 409,
    message: 'We don’t write to people in this country. Choose another country.',
  },

  coupon_invalid: { status: 422, message: 'This coupon code is not valid or has expired.' },
  already_subscribed: {
    status: 409,
    message: 'You already have a subscription. Open your dashboard to see or change it.',
  },
  payment_in_progress: {
    status: 409,
    message: 'A payment is already being prepared. Wait a few seconds and try again.',
  },
  payment_declined: { status: 402, message: 'The card was declined. Use another card or ask your bank.' },
  payment_method_missing: { status: 409, message: 'There’s no card to charge. Add a payment method first.' },
  plan_paused: {
    status: 403,
    message: 'Your plan is paused. Resume it on your account page to have emails drafted.',
  },
  pause_unavailable: {
    status: 409,
    message: 'Your plan cannot be paused here. Write to support, and we will help you.',
  },
  plan_change_unavailable: {
    status: 409,
    message: 'Your plan cannot be changed here. Write to support, and we will change it for you.',
  },
  price_changed: {
    status: 409,
    message: 'This price is out of date. Check the new one and confirm it.',
  },
  no_subscription: {
    status: 409,
    message: 'You have no subscription to change.',
    details: 'Reload the page to see your plan as it is now. If it is wrong, contact support.',
  },
  account_mismatch: {
    status: 409,
    message: 'You’re signed in with another email address. Sign in with the one you want to pay for.',
  },

  recipient_link_over: {
    status: 410,
    message: 'This link has already been used or is more than 30 minutes old. Ask for a new one.',
  },
  link_unproven: {
    status: 403,
    message: 'Confirm both accounts first: open the link we emailed you, or enter the password.',
  },

  admin_sign_in_failed: { status: 401, message: 'Invalid credentials' },
  admin_code_required: { status: 401, message: 'Enter the code from your authenticator app.' },
  admin_code_wrong: {
    status: 401,
    message: 'This code is wrong or has already been used. Wait for the next one.',
  },
  second_factor_missing: { status: 403, message: 'Set up a second factor first.' },
  second_factor_current: {
    status: 403,
    message: 'Enter a current code of the second factor that you have now.',
  },
  second_factor_not_begun: { status: 409, message: 'This setup was replaced by a newer one. Start again.' },
  second_factor_code: {
    status: 400,
    message: 'This code is wrong. Check the clock on your phone and enter the next code.',
  },
  admin_locked: { status: 429, message: 'Too many failed sign-ins. Wait before you try again.' },
  admin_forbidden: { status: 403, message: 'Your role doesn’t allow this. Ask a super admin.' },
  admin_exists: { status: 409, message: 'An admin with this address already exists.' },
  admin_self: {
    status: 409,
    message: 'You can’t deactivate or delete your own account. Ask another super admin.',
  },
  last_super_admin: { status: 409, message: 'This is the last active super admin. Add another one first.' },
  password_too_common: {
    status: 422,
    message: 'This password is too easy to guess. Choose another.',
  },
  operation_running: { status: 409, message: 'The same operation is already running. Wait for its report.' },

  mailbox_disconnected: {
    status: 409,
    message: 'Gmail no longer accepts our access. Connect your Gmail account again.',
  },
  mailbox_refused: { status: 409, message: 'Gmail refused the draft. Check the mailbox and try again.' },
} as const satisfies Record<string, { status: number; message: string; details?: string }>

export type ErrorCode = keyof typeof ERRORS
