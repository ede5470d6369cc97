import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'

const POLL_MS = 500
const SHELLS = ['sh', 'dash', 'bash']

/**
 * Runs `work` when the parent process, or npm behind its shell, has ended without sending a signal, as happens when npm or its shell is killed.
 * Otherwise processes started here would outlive the command.
 * @param {() => void} work
 */
export function whenParentEnds(work) {
  const parent = process.ppid
  const npm = npmBehindShell()
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || runs(npm))) return
    clearInterval(timer)
    work()
  }, POLL_MS)
  timer.unref()
}

/** Returns the process id of npm if there is a shell between npm and this process, because the shell survives when npm is killed; null otherwise. */
function npmBehindShell() {
  if (process.env.npm_lifecycle_event === undefined) return null
  try {
    const row = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], { encoding: 'utf8' })
    const [, pid, command = ''] = /^\s*(\d+)\s+(.+?)\s*$/.exec(row) ?? []
    return pid && SHELLS.includes(basename(command)) ? Number(pid) : null
  } catch {
    return null
  }
}

/** @param {number} pid */
function runs(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
