import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { readContext, type StageContext, type StageName } from '#infra/context.ts'

const CdkJson = z.looseObject({
  context: z.looseObject({ stages: z.record(z.string(), z.looseObject({})) }),
})

/** A stage's settings in cdk.json, which is the command's only memory of what is no secret. */
export function stageSettings(file: string, stage: StageName) {
  const whole = () => CdkJson.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    /** The settings of every stage, for a synthesis. */
    stages: () => whole().context.stages,
    /** Throws Error with a sentence for each setting that is missing or invalid. */
    read: (): StageContext => readContext((name) => ({ ...whole().context, stage })[name]),
    write(settings: Readonly<Record<string, unknown>>): void {
      const before = whole()
      const { stages } = before.context
      const after = {
        ...before,
        context: { ...before.context, stages: { ...stages, [stage]: { ...stages[stage], ...settings } } },
      }
      // Short lists stand on one line, as the formatter leaves them.
      const text = JSON.stringify(after, null, 2).replaceAll(
        /\[\n\s+("[^"]*")\n\s+\]/g,
        (_, only: string) => `[${only}]`,
      )
      writeFileSync(file, `${text}\n`)
    },
  }
}

export type StageSettings = ReturnType<typeof stageSettings>
