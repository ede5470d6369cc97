import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What Chromium's trace says of a piece of work: how long it took and how much of that it had the processor, in microseconds. */
const workSchema = z.looseObject({ ph: z.literal('X'), dur: z.number(), tdur: z.number() })
const traceSchema = z.looseObject({ traceEvents: z.array(z.unknown()) })

/**
 * Rewrites the trace that Lighthouse keeps in a folder so that every piece of work takes its time on the processor only. On a
 * machine of few cores the rest is waiting for its other processes, and a simulated slow phone waits four times as long.
 */
export function countCpuTime(folder: string): void {
  const file = join(folder, 'trace.json')
  const trace = traceSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const traceEvents = trace.traceEvents.map((event) => {
    const work = workSchema.safeParse(event)
    return work.success ? { ...work.data, dur: Math.min(work.data.dur, work.data.tdur) } : event
  })
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents }))
}
