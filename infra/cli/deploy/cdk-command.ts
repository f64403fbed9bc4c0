import path from 'node:path'
import { execa } from 'execa'

export interface Cdk {
  /** Runs CDK's command and resolves with what it printed. */
  (...args: readonly string[]): Promise<{ readonly ok: boolean; readonly output: string }>
}

const ROOT = path.resolve(import.meta.dirname, '../../..')
export const CDK = path.join(ROOT, 'node_modules/aws-cdk/bin/cdk')

/** Runs a program of Node, such as CDK's, away from the project's cdk.json, whose app CDK would synthesize. */
export async function runNode(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ReturnType<Cdk> {
  const { exitCode, all } = await execa(process.execPath, args, {
    cwd: import.meta.dirname,
    env: { ...environment, CDK_DISABLE_CLI_TELEMETRY: 'true', NO_COLOR: '1' },
    all: true,
    reject: false,
  })
  return { ok: exitCode === 0, output: all }
}

/** Runs CDK's command; `more` goes with each deployment. */
export const cdkCommand =
  (more: readonly string[] = []): Cdk =>
  async (...args) =>
    await runNode([CDK, ...args, ...(args[0] === 'deploy' ? more : []), '--no-color'])

/** What failed of what CDK printed, or else its end: other stacks may go on after one has failed. */
export function lastLines(output: string): string {
  const lines = output.trim().split('\n')
  const failures = lines.filter((line) => /❌|_FAILED|Error/.test(line))
  return (failures.length > 0 ? failures : lines).slice(-12).join('\n')
}
