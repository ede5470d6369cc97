import type { Page } from 'playwright-core'
import { z } from 'zod'

/** Processor time of the page's main thread in milliseconds. */
export type KeyCosts = {
  /** From each key to the next one. */
  keys: number[]
  /** From `LAST_KEY` after the last key to the end of the recording. */
  settled: number
}

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  tdur: z.number().default(0),
  args: z.looseObject({ data: z.looseObject({ type: z.string().optional() }).optional() }).default({}),
})
const chunkSchema = z.object({ value: z.array(z.unknown()) })

/** Trace categories with the tasks of all threads and the events that they handle. */
const CATEGORIES = ['toplevel', 'devtools.timeline']
/** Milliseconds to record after typing. Work that waits for a pause in typing is done by then. */
const REST = 3_000
/** Microseconds from the last key within which tasks count as its own. */
const LAST_KEY = 60_000

/** Records the cost of each key while `type` runs: all tasks that start before the next key, whatever causes them. */
export async function recordKeys(page: Page, type: () => Promise<void>): Promise<KeyCosts> {
  const session = await page.context().newCDPSession(page)
  const events: z.infer<typeof eventSchema>[] = []
  session.on('Tracing.dataCollected', (chunk) => {
    for (const event of chunkSchema.parse(chunk).value) {
      const { data } = eventSchema.safeParse(event)
      if (data && (isTask(data) || isKey(data))) events.push(data)
    }
  })
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } })
  await type()
  await page.waitForTimeout(REST)
  await session.send('Tracing.end')
  await complete
  return costsOf(events)
}

type TraceEvent = z.infer<typeof eventSchema>

function isTask({ name }: TraceEvent): boolean {
  return name === 'ThreadControllerImpl::RunTask'
}

function isKey({ name, args }: TraceEvent): boolean {
  return name === 'EventDispatch' && args.data?.type === 'keydown'
}

function costsOf(events: readonly TraceEvent[]): KeyCosts {
  const keys = events.filter(isKey).toSorted((a, b) => a.ts - b.ts)
  const [first] = keys
  const own = events.filter((event) => isTask(event) && event.pid === first?.pid && event.tid === first.tid)
  // A task that handles a key begins before the key's own event.
  const begins = keys.map(({ ts }) =>
    own.filter((task) => task.ts <= ts).reduce((at, task) => Math.max(at, task.ts), 0),
  )
  const costs = begins.map((from, at) => cost(own, from, begins[at + 1] ?? from + LAST_KEY))
  const last = begins.at(-1) ?? 0
  return { keys: costs, settled: cost(own, last + LAST_KEY, Infinity) }
}

/** Sums the tasks that start within a span. Nested tasks count only once, because they have another name. */
function cost(tasks: readonly TraceEvent[], from: number, to: number): number {
  return tasks.reduce((sum, { ts, tdur }) => (ts >= from && ts < to ? sum + tdur : sum), 0) / 1_000
}
