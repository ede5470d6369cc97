import { whenParentEnds } from '../setup/parent-watch.mjs'

/** What has been started and must be ended, whatever ends the command: a signal, a failure, or its natural end. */
export type Lifetime = {
  /** Remembers how to end something; the last one begun is the first one ended. */
  onEnd: (work: () => Promise<void> | void) => void
  /** Ends everything once, however often it is called. */
  end: () => Promise<void>
}

const INTERRUPTED = 130
const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Begins the lifetime of a command. A signal, or the end of whoever started it, ends everything and then the process, with code 0 when `isUp` says that the
 * command had done its starting: to stop a server is not a failure.
 */
export function beginLifetime(isUp: () => boolean): Lifetime {
  const works: (() => Promise<void> | void)[] = []
  let ending: Promise<void> | undefined
  const endAll = async () => {
    for (const work of works.toReversed()) await work()
  }
  const end = () => (ending ??= endAll())
  const stop = () => {
    if (!ending) process.stdout.write('\nStopping …\n')
    void end().finally(() => process.exit(isUp() ? 0 : INTERRUPTED))
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  whenParentEnds(stop)
  return { onEnd: (work) => works.push(work), end }
}
