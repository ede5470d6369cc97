import { setTimeout as wait } from 'node:timers/promises'
import { findFamily, type Outside } from './find-family.ts'
import { type KnownProcess, listProcesses, type RunningProcess } from './list-processes.ts'

/** Milliseconds after which processes that have not ended are killed. */
const PATIENCE_MS = 4000
/** Milliseconds after which processes that cannot even be killed, for example while waiting for a broken disk, are left alone. */
const LIMIT_MS = 8000
const POLL_MS = 100

/**
 * Ends processes and all their descendants. Only the top ones, whose parent is not in the family, receive SIGTERM, because they end their own
 * children in order, as the emulators do with Java. A process whose parent has ended counts as a top one.
 * @returns number of processes found
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
    // It ended after it was listed.
  }
}
