/** How long the outbox waits before it tries again, in milliseconds. */
const FIRST = 5_000
const LAST = 300_000
/** What another tab is sending is checked again after this long, in case that tab has ended. */
const OTHER_TAB = 30_000

type Outcome = 'done' | 'later' | 'skipped'

export type Pace = ReturnType<typeof createPace>

export type PaceDeps = {
  run(): Promise<Outcome>
  isOnline(): boolean
  /** Runs something later; the result calls it off. */
  after(ms: number, run: () => void): () => void
}

/** Decides when the outbox is gone through: at once when there is reason to, later and later after failures, one run at a time. */
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
    /** Something new waits, the network is back, or a person asks for it. */
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
