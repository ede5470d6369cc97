import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { endFamily } from './end-family.ts'
import { findFamily } from './find-family.ts'
import { type KnownProcess, listProcesses } from './list-processes.ts'
import { type Command, commandSchema, removeRecord, writeRecord } from './record.ts'

/** Interval of the search for descendants, in milliseconds. Once a process has ended, its children can no longer be found. */
const SEARCH_MS = 1000

/** Ignores signals sent to a whole terminal, which would end the guard before its work. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

const { values } = parseArgs({ options: { command: { type: 'string' }, records: { type: 'string' } } })
guard(commandSchema.parse(JSON.parse(values.command ?? '')), values.records ?? '')

/**
 * Outlives the command that started it, and then ends all processes of the command. Its input closes when the command ends; each line of the input is
 * the id of a process that the command has just started.
 */
function guard(command: Command, records: string): void {
  const outside = { group: command.group, pids: [process.pid] }
  let known: KnownProcess[] = []
  let written: string | null = null
  const search = (startedPid?: number) => {
    const running = listProcesses()
    const started = running.filter(({ pid }) => pid === startedPid)
    const family = findFamily([command, ...started, ...known], running, outside)
    known = family.filter(({ pid }) => pid !== command.pid).map(({ pid, startedAt }) => ({ pid, startedAt }))
    const self = running.find(({ pid }) => pid === process.pid)
    const pids = known.map(({ pid }) => pid).join(' ')
    if (!self || written === pids) return
    written = pids
    try {
      writeRecord(records, { command, guard: { pid: self.pid, startedAt: self.startedAt }, processes: known })
    } catch (error) {
      // A full disk must not end the guard: the record is needed only by the next command.
      console.error(error)
    }
  }
  const finish = async () => {
    clearInterval(timer)
    search()
    await endFamily(known, outside)
    removeRecord(records, command)
    process.exit(0)
  }
  search()
  const timer = setInterval(search, SEARCH_MS)
  const input = createInterface({ input: process.stdin })
  input.on('line', (line) => search(Number(line)))
  input.on('close', () => void finish())
}
