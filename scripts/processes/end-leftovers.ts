import { setTimeout as wait } from 'node:timers/promises'
import { endFamily } from './end-family.ts'
import { isRunning, type KnownProcess, listProcesses } from './list-processes.ts'
import { type ProcessRecord, readRecords, removeRecord } from './record.ts'

const GUARD_MS = 10_000
const POLL_MS = 100

/**
 * Ends what earlier commands of this clone have left behind: recorded processes that are still the same ones, and their descendants. Processes of a
 * command that still runs are left alone.
 * @returns number of processes ended
 */
export async function endLeftovers(folder: string): Promise<number> {
  let ended = 0
  for (const record of readRecords(folder)) ended += await endLeftoversOf(record, folder)
  return ended
}

async function endLeftoversOf({ command, guard, processes }: ProcessRecord, folder: string): Promise<number> {
  if (runs(command)) return 0
  const deadline = performance.now() + GUARD_MS
  // The guard of that command may still be ending its processes, which this run would collide with.
  while (runs(guard) && performance.now() < deadline) await wait(POLL_MS)
  const ended = await endFamily(processes, { group: command.group, pids: [process.pid] })
  removeRecord(folder, command)
  return ended
}

function runs(one: KnownProcess): boolean {
  return isRunning(one, listProcesses())
}
