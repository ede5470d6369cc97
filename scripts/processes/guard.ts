import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { endFamily } from './end-family.ts'
import { findFamily } from './find-family.ts'
import { type KnownProcess, listProcesses } from './list-processes.ts'
import { type Command, commandSchema, removeRecord, writeRecord } from './record.ts'

/**
 * Outlives the command that started it, however that ends, and ends what is left of all that the command had started.
 * Its input closes at that moment; until then each line of it is the id of a process that the command has just started.
 * What those start in turn is looked for every second, because once a parent has ended nothing leads to its children.
 */
const LOOK_MS = 1000

/** What reaches a whole terminal or machine must not end the guard before its work. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

const { values } = parseArgs({ options: { command: { type: 'string' }, records: { type: 'string' } } })
guard(commandSchema.parse(JSON.parse(values.command ?? '')), values.records ?? '')

function guard(command: Command, records: string): void {
  const outside = { group: command.group, pids: [process.pid] }
  let known: KnownProcess[] = []
  let written: string | null = null
  const look = (told?: number) => {
    const running = listProcesses()
    const news = running.filter(({ pid }) => pid === told)
    const family = findFamily([command, ...news, ...known], running, outside)
    known = family.filter(({ pid }) => pid !== command.pid).map(({ pid, startedAt }) => ({ pid, startedAt }))
    const self = running.find(({ pid }) => pid === process.pid)
    const pids = known.map(({ pid }) => pid).join(' ')
    if (!self || written === pids) return
    written = pids
    try {
      writeRecord(records, { command, guard: { pid: self.pid, startedAt: self.startedAt }, processes: known })
    } catch (error) {
      // A full disk must not end the guard: only the next command needs the record.
      console.error(error)
    }
  }
  const finish = async () => {
    clearInterval(timer)
    look()
    await endFamily(known, outside)
    removeRecord(records, command)
    process.exit(0)
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  const input = createInterface({ input: process.stdin })
  input.on('line', (line) => look(Number(line)))
  input.on('close', () => void finish())
}
