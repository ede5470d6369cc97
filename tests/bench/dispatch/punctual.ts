export type Punctuality = { perSecond: number; p50: number; p99: number }

/** Runs jobs that are due at the same time, `lanes` at once, and measures how late they end. */
export async function measurePunctuality<Job>(
  jobs: readonly Job[],
  { dueAt, lanes, run }: { dueAt: number; lanes: number; run: (job: Job) => Promise<unknown> },
): Promise<Punctuality> {
  await new Promise((wake) => setTimeout(wake, Math.max(0, dueAt - Date.now())))
  const late: number[] = []
  const waiting = jobs.values()
  async function lane(): Promise<void> {
    for (const job of waiting) {
      await run(job)
      late.push(Date.now() - dueAt)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return punctualityOf(late)
}

/** `late` has the milliseconds from the due time to the end of each job. */
export function punctualityOf(late: readonly number[]): Punctuality {
  const sorted = late.toSorted((a, b) => a - b)
  const atMost = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { perSecond: (1000 * sorted.length) / Math.max(atMost(1), 1), p50: atMost(0.5), p99: atMost(0.99) }
}
