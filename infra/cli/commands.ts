import type { Command } from 'commander'

/** Loaded on demand, because some commands import the whole CDK. */
export const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  admin: async () => (await import('./admin/admin.ts')).addAdmin,
  'check-boards': async () => (await import('./check-boards/check-boards.ts')).addCheckBoards,
  'check-letters': async () => (await import('./check-letters/check-letters.ts')).addCheckLetters,
  cost: async () => (await import('./cost.ts')).addCost,
  deploy: async () => (await import('./deploy/deploy.ts')).addDeploy,
  doctor: async () => (await import('./deploy/deploy.ts')).addDoctor,
  draft: async () => (await import('./draft/draft.ts')).addDraft,
  'draw-previews': async () => (await import('./draw-previews/draw-previews.ts')).addDrawPreviews,
  'import-accounts': async () => (await import('./import-accounts.ts')).addImportAccounts,
  mails: async () => (await import('./mails.ts')).addMails,
  openapi: async () => (await import('./openapi.ts')).addOpenApi,
  operate: async () => (await import('./operate/operate.ts')).addOperate,
  'make-gazetteer': async () => (await import('./places/make-gazetteer.ts')).addMakeGazetteer,
  'publish-blog': async () => (await import('./publish-blog.ts')).addPublishBlog,
  'read-resume': async () => (await import('./read-resume/read-resume.ts')).addReadResume,
  pictures: async () => (await import('./pictures.ts')).addPictures,
  reconcile: async () => (await import('./reconcile.ts')).addReconcile,
  rehearse: async () => (await import('./rehearse/rehearse.ts')).addRehearse,
  'rehearse-restore': async () => (await import('./rehearse-restore/rehearse-restore.ts')).addRehearseRestore,
  screen: async () => (await import('./places/screen.ts')).addScreen,
  seed: async () => (await import('./seed.ts')).addSeed,
  smoke: async () => (await import('./smoke.ts')).addSmoke,
  sources: async () => (await import('./sources/sources.ts')).addSources,
  synth: async () => (await import('./synth.ts')).addSynth,
}
