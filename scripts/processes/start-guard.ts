import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { LOGS } from '../setup/places.mjs'
import { listProcesses } from './list-processes.ts'

/** Reports a process to the guard as soon as it is started, because it may have to be ended before the guard's next search. */
export type Tell = (child: ChildProcess) => void

const GUARD = join(import.meta.dirname, 'guard.ts')

/** Starts the guard, which ends the processes that this one leaves behind, in a separate process group that no terminal signal reaches. */
export function startGuard(records: string): Tell {
  const self = listProcesses().find(({ pid }) => pid === process.pid)
  if (!self) throw new Error('This process is not in the list of processes.')
  const command = JSON.stringify({ pid: self.pid, group: self.group, startedAt: self.startedAt })
  mkdirSync(LOGS, { recursive: true })
  const log = openSync(join(LOGS, 'guard.log'), 'a')
  const args = [GUARD, '--command', command, '--records', records]
  const guard = spawn(process.execPath, args, { detached: true, stdio: ['pipe', 'ignore', log] })
  closeSync(log)
  guard.unref()
  const input = guard.stdin
  // Neither the guard nor its input keeps this process alive, and a killed guard does not end this process.
  if (input instanceof Socket) input.unref()
  input?.on('error', () => undefined)
  guard.on('error', () => undefined)
  return ({ pid }) => {
    if (pid !== undefined) input?.write(`${pid}\n`)
  }
}
