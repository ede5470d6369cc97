/** First and longest retry delay of the outbox, in milliseconds. */
const FIRST = 5_000
const LAST = 300_000
/** Time after which an item that another tab is sending is checked again, in case that tab has ended. */
const OTHER_TAB = 30_000

type Outcome = 'done' | 'later' | 'skipped'

export type Pace = ReturnType<typeof createPace>

export type PaceDeps = {
  run(): Promise<Outcome>
  isOnline(): boolean
  /** Schedules a function; the returned function cancels it. */
  after(ms: number, run: () => void): () => void
}

/** Schedules the runs of the outbox: immediately if triggered, with increasing delays after failures, one run at a time. */
export function createPace({ run, isOnline, after }: PaceDeps) {
  let isRunning = false
  let isWanted = false
  let isStopped = false
  let failures = 0
  let callOff = () => {}

  async function go(): Promise<void> {
    callOff()
    if (isStopped || !isOnline()) return
    isWanted = true
    if (isRunning) return
    isRunning = true
    let outcome: Outcome = 'done'
    try {
      while (isWanted) {
        isWanted = false
        outcome = await run()
      }
    } finally {
      isRunning = false
    }
    failures = outcome === 'later' ? failures + 1 : 0
    if (isStopped || outcome === 'done') return
    callOff = after(outcome === 'later' ? Math.min(FIRST * 2 ** (failures - 1), LAST) : OTHER_TAB, () => void go())
  }

  return {
    /** Runs the outbox immediately, because there is a new item, the network is back, or the user requests it. */
    now(): void {
      failures = 0
      void go()
    },
    stop(): void {
      isStopped = true
      callOff()
    },
  }
}
