import { setTimeout as wait } from 'node:timers/promises'
import { findFamily, type Outside } from './find-family.ts'
import { type KnownProcess, listProcesses, type RunningProcess } from './list-processes.ts'

/** What does not end by itself in this time is killed. */
const PATIENCE_MS = 4000
/** What does not end when it is killed, such as one that waits for a broken disk, is left. */
const LIMIT_MS = 8000
const POLL_MS = 100

/**
 * Ends processes and all that they started. Those at the top are asked first, because they end their own in good order,
 * as the emulators do with Java; one whose parent has ended is at the top.
 * @returns how many there were
 */
export async function endFamily(known: readonly KnownProcess[], outside: Outside): Promise<number> {
  const begun = performance.now()
  const met = new Set<number>()
  const asked = new Set<number>()
  let family = findFamily(known, listProcesses(), outside)
  while (family.length > 0 && performance.now() - begun < LIMIT_MS) {
    const kills = performance.now() - begun > PATIENCE_MS
    for (const one of family) {
      met.add(one.pid)
      if (kills) signal(one, 'SIGKILL')
      else if (!asked.has(one.pid) && isTop(one, family)) {
        asked.add(one.pid)
        signal(one, 'SIGTERM')
      }
    }
    await wait(POLL_MS)
    family = findFamily(family, listProcesses(), outside)
  }
  return met.size
}

function isTop({ parent }: RunningProcess, family: readonly RunningProcess[]): boolean {
  return family.every(({ pid }) => pid !== parent)
}

function signal({ pid }: RunningProcess, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended since it was listed.
  }
}
