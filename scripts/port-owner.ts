import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

export type PortOwner = { pid: number; command: string }

const COMMAND_SHOWN = 80
/** State "LISTEN" in the kernel's table of sockets. */
const LISTENING = '0A'

/** Returns the process that listens on a TCP port; null if it is unknown, for example another user's. */
export function portOwner(port: number): PortOwner | null {
  return existsSync('/proc/net/tcp') ? ownerFromProc(port) : ownerFromLsof(port)
}

function ownerFromProc(port: number): PortOwner | null {
  const inodes = listeningInodes(port)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const pid = pids.find((candidate) => socketsOf(candidate).some((inode) => inodes.has(inode)))
  return pid ? { pid: Number(pid), command: commandOf(pid) } : null
}

function listeningInodes(port: number): Set<string> {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((table) => existsSync(table))
  const rows = tables.flatMap((table) => readFileSync(table, 'utf8').split('\n').slice(1))
  const columns = rows.map((row) => row.trim().split(/\s+/))
  const matching = columns.filter(([, local, , state]) => local?.endsWith(wanted) && state === LISTENING)
  return new Set(matching.flatMap((row) => row[9] ?? []))
}

/** Returns the inodes of a process's sockets; none if the process has ended or belongs to another user. */
function socketsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => socketBehind(`/proc/${pid}/fd/${fd}`))
  } catch {
    return []
  }
}

/** Returns the inode behind a file descriptor; none if it is no socket or was closed after the listing. */
function socketBehind(link: string): string[] {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(link))?.slice(1) ?? []
  } catch {
    return []
  }
}

function commandOf(pid: string): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, COMMAND_SHOWN)
}

function ownerFromLsof(port: number): PortOwner | null {
  try {
    const fields = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' })
    const [, pid, command] = /p(\d+)\nc(.*)/.exec(fields) ?? []
    return pid && command ? { pid: Number(pid), command } : null
  } catch {
    return null
  }
}
