/** Texts of this screen that the specification quotes, word for word. */
export const T = {
  introTitle: 'Ready to Get Started?',
  introButton: 'Set Up Configuration',
  activeTitle: 'Your Active Configuration',
  updateTitle: 'Update Configuration',
  uploaded: 'Uploaded',
  notUploaded: 'Not uploaded',
  resumeCard: 'Resume Upload',
  jobCard: 'Target Job Configuration',
  roleCard: 'Target Person Role',
  save: 'Save Configuration',
  saving: 'Saving...',
  selectCountryFirst: 'Select a country first',

  start: 'Start Finding Jobs, Finding Decision Makers and Drafting Personalized Emails',
  drafting: 'Drafting Emails...',
  sentToday: (hours: number) => `Configuration Sent Today - Next Run in ${hours}h`,
  paused: 'Drafting Paused',
  searchPaused: 'Search Paused',
  dailyLimit: (when: string) => `Daily Limit Reached - Next Run in ${when}`,

  processingTitle: 'Your Email Configurations Are Being Prepared',
  justStartedTitle: 'Configuration Saved Successfully!',
  importantTitle: 'Important',
} as const

export const TOASTS = {
  saved: {
    title: 'Configuration Saved',
    description: 'Your email outreach configuration has been saved successfully and will appear above.',
  },
  saveFailed: { title: 'Error', description: 'Failed to save configuration. Please try again.' },
  restrictedTitle: 'Configuration Change Restricted',
  resumeUploaded: {
    title: 'Resume uploaded',
    description: 'Your resume has been uploaded and saved successfully.',
  },
  noFile: { title: 'No file selected', description: 'Please select a resume file to upload.' },
  wrongType: {
    title: 'Invalid file type',
    description: 'Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.',
  },
  uploadFailedTitle: 'Upload failed',
  uploadFailed: 'Failed to upload resume. Please try again.',
  started: { title: 'Email Drafting Started', description: 'Your personalized emails are being prepared...' },
  startFailed: (message: string) => ({
    title: 'Error',
    description: `Failed to start email drafting: ${message}`,
  }),
  startFallback: 'Please try again.',
  noSuccess: 'Webhook request failed',
} as const

/** The coverage of a country, as a note beside its name and as a sentence under the field. */
export const COVERAGE_TEXTS = {
  full: null,
  boards: {
    note: 'company boards only',
    hint: (country: string) =>
      `In ${country} only the job boards of some companies are searched: expect few emails.`,
  },
  none: {
    note: 'not covered yet',
    hint: (country: string) =>
      `No source of job postings covers ${country} yet: emails cannot be drafted for it. Choose another country.`,
  },
} as const
