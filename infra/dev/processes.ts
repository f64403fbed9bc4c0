import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The command line of a running process, or null when there is none or it cannot be read. */
export function commandOf(pid: number): string | null {
  if (!isAlive(pid)) return null
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    const answer = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    return answer.status === 0 ? answer.stdout : null
  }
}

/** Ends the process when this one dies, which a shell learns from a pipe. Returns a cancel function. */
export function endWithUs(pid: number): () => void {
  const guard = spawn('sh', ['-c', 'read -r _; kill "$1"', 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  guard.on('error', () => undefined)
  return () => void guard.kill('SIGKILL')
}

/** Sends SIGTERM, then SIGKILL after 5 s. Returns when the process is gone, at the latest after 10 s. */
export async function endProcess(pid: number): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGTERM', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const deadline = Date.now() + waitMs
    while (isAlive(pid) && Date.now() < deadline) await sleep(50)
  }
}
