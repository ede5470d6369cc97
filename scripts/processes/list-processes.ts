import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** A process and when it started: together they name one process for ever, because the system gives its ids out again. */
export const knownProcessSchema = z.object({ pid: z.int().positive(), startedAt: z.string() })
export type KnownProcess = z.infer<typeof knownProcessSchema>

export type RunningProcess = KnownProcess & { parent: number; group: number }

const BOOT_ID = '/proc/sys/kernel/random/boot_id'
/** Counted from the state, which follows the name of the command in `/proc/<pid>/stat`. */
const STAT = { state: 0, parent: 1, group: 2, startedAt: 19 }
/** One that has ended and waits to be asked for its exit code. */
const ENDED = 'Z'
const PS_ROW = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.+?)\s*$/

/** Every process that runs on this machine now. */
export function listProcesses(): RunningProcess[] {
  return existsSync(BOOT_ID) ? listFromProc() : listFromPs()
}

/** Whether a process that was seen earlier still runs. */
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

/** Empty when the process has ended between the listing and the look. */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

/** For systems without `/proc`; the same language and time zone every time, so that starts can be compared. */
export function listFromPs(): RunningProcess[] {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,pgid=,stat=,lstart='], { encoding: 'utf8', env })
  return rows.split('\n').flatMap((row) => {
    const [, pid, parent, group, state, startedAt] = PS_ROW.exec(row) ?? []
    if (!startedAt || state?.startsWith(ENDED)) return []
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), startedAt }]
  })
}
