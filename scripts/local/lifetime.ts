import type { ChildProcess } from 'node:child_process'
import { endChild } from '../processes/end-child.ts'
import { endLeftovers } from '../processes/end-leftovers.ts'
import { RECORDS } from '../processes/record.ts'
import { startGuard } from '../processes/start-guard.ts'
import { Failure } from '../setup/failure.mjs'
import { whenParentEnds } from '../setup/parent-watch.mjs'

/** What has been started and must be ended, whatever ends the command: a signal, a failure, or its natural end. */
export type Lifetime = {
  /**
   * Remembers how to end something; the last one begun is the first one ended.
   * @throws Failure when the end has already begun, which then ends this too: what is still to be started is not wanted any more
   */
  onEnd: (work: () => Promise<void> | void) => void
  /**
   * Makes a process that was just started part of this: it ends with all that it started, even when the command is killed.
   * @throws Failure as `onEnd` does
   */
  owns: (child: ChildProcess) => void
  /** Ends everything once, however often it is called. */
  end: () => Promise<void>
}

const INTERRUPTED = 130
const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Begins the lifetime of a command. A signal, or the end of the parent process, ends everything and then the process, with
 * code 0 when `isUp` returns that the command had started: stopping a server is not a failure.
 * What an earlier command left behind is ended first; a guard ends what this one leaves.
 */
export async function beginLifetime(isUp: () => boolean, records = RECORDS): Promise<Lifetime> {
  const works: (() => Promise<void> | void)[] = []
  let ending: Promise<void> | undefined
  const endAll = async () => {
    // Work that is added meanwhile joins the list, so the list is read again each time.
    for (let work = works.pop(); work; work = works.pop()) await work()
  }
  const end = () => (ending ??= endAll())
  const stop = () => {
    if (!ending) process.stdout.write('\nStopping …\n')
    void end().finally(() => process.exit(isUp() ? 0 : INTERRUPTED))
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  // Writing to a terminal that was closed must not interrupt this.
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
