import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Process id with start time. Together they identify a process permanently, because the system reuses ids. */
export const knownProcessSchema = z.object({ pid: z.int().positive(), startedAt: z.string() })
export type KnownProcess = z.infer<typeof knownProcessSchema>

export type RunningProcess = KnownProcess & { parent: number; group: number }

const BOOT_ID = '/proc/sys/kernel/random/boot_id'
/** Indexes of the fields in `/proc/<pid>/stat`, counted from the state, which follows the command name. */
const STAT = { state: 0, parent: 1, group: 2, startedAt: 19 }
/** State of a zombie: the process has ended, but its parent has not read its exit code. */
const ENDED = 'Z'
const PS_ROW = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.+?)\s*$/

/** Lists the processes that run on this machine, without zombies. */
export function listProcesses(): RunningProcess[] {
  return existsSync(BOOT_ID) ? listFromProc() : listFromPs()
}

export function isRunning({ pid, startedAt }: KnownProcess, running: readonly RunningProcess[]): boolean {
  return running.some((one) => one.pid === pid && one.startedAt === startedAt)
}

function listFromProc(): RunningProcess[] {
  const boot = readFileSync(BOOT_ID, 'utf8').trim()
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    const stat = readStat(pid)
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (stat === '' || fields[STAT.state] === ENDED) return []
    const startedAt = `${boot} ${fields[STAT.startedAt]}`
    return [{ pid: Number(pid), parent: Number(fields[STAT.parent]), group: Number(fields[STAT.group]), startedAt }]
  })
}

/** Returns the process's `stat` line; empty if the process ended after it was listed. */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

/** Lists processes on systems without `/proc`. Language and time zone are fixed, so that start times can be compared. */
export function listFromPs(): RunningProcess[] {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,pgid=,stat=,lstart='], { encoding: 'utf8', env })
  return rows.split('\n').flatMap((row) => {
    const [, pid, parent, group, state, startedAt] = PS_ROW.exec(row) ?? []
    if (!startedAt || state?.startsWith(ENDED)) return []
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), startedAt }]
  })
}
