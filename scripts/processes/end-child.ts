import type { ChildProcess } from 'node:child_process'
import { endFamily } from './end-family.ts'
import { listProcesses } from './list-processes.ts'

/** Ends a child of this process with all its descendants. */
export async function endChild(child: ChildProcess): Promise<void> {
  const running = listProcesses()
  const own = running.filter(({ pid, parent }) => pid === child.pid && parent === process.pid)
  const group = running.find(({ pid }) => pid === process.pid)?.group ?? 0
  await endFamily(own, { group, pids: [process.pid] })
}
