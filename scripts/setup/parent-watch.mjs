import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'

const POLL_MS = 500
const SHELLS = ['sh', 'dash', 'bash']

/**
 * Runs something when the process that started this one has ended without a signal reaching us, as happens
 * when npm or its shell is stopped: what we started must not outlive the command that asked for it.
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

/** Between npm and its script there may be a shell, which goes on when npm is killed; null when there is none. */
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
    // Another user's process may not be signalled, and runs all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
