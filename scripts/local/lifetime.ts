import type { ChildProcess } from 'node:child_process'
import { endChild } from '../processes/end-child.ts'
import { endLeftovers } from '../processes/end-leftovers.ts'
import { RECORDS } from '../processes/record.ts'
import { startGuard } from '../processes/start-guard.ts'
import { Failure } from '../setup/failure.mjs'
import { whenParentEnds } from '../setup/parent-watch.mjs'

/** Processes and resources that must be ended with the command, whether by a signal, a failure or its normal end. */
export type Lifetime = {
  /**
   * Registers a cleanup function; the last one registered runs first.
   * @throws Failure if the end has already begun, which then also runs this function, so that the command starts nothing more
   */
  onEnd: (work: () => Promise<void> | void) => void
  /**
   * Takes ownership of a process that was just started: it ends with all its descendants, even if the command is killed.
   * @throws Failure like `onEnd`
   */
  owns: (child: ChildProcess) => void
  /** Ends everything; further calls wait for the same end. */
  end: () => Promise<void>
}

const INTERRUPTED = 130
const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Begins the lifetime of a command. A signal, or the end of the parent process, ends everything and then this process. Its exit code is 0 if `isUp`
 * returns true, because stopping a running server is not a failure, and 130 otherwise. Processes that an earlier command left behind are ended first;
 * a guard process ends those that this command leaves.
 */
export async function beginLifetime(isUp: () => boolean, records = RECORDS): Promise<Lifetime> {
  const works: (() => Promise<void> | void)[] = []
  let ending: Promise<void> | undefined
  const endAll = async () => {
    // Cleanup functions may be added while others run, so the list is read again each time.
    for (let work = works.pop(); work; work = works.pop()) await work()
  }
  const end = () => (ending ??= endAll())
  const stop = () => {
    if (!ending) process.stdout.write('\nStopping …\n')
    void end().finally(() => process.exit(isUp() ? 0 : INTERRUPTED))
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  // Output to a closed terminal must not interrupt the cleanup.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  whenParentEnds(stop)
  const onEnd: Lifetime['onEnd'] = (work) => {
    works.push(work)
    if (ending) throw new Failure('Interrupted.')
  }
  const left = await endLeftovers(records)
  if (left > 0) process.stdout.write(`Ended what an earlier run of this clone had left behind (processes: ${left}).\n`)
  const watch = startGuard(records)
  const owns: Lifetime['owns'] = (child) => {
    watch(child)
    onEnd(() => endChild(child))
  }
  return { onEnd, owns, end }
}
