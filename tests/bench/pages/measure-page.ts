import lighthouse, { type Flags, type RunnerResult } from 'lighthouse'
import type { Figures } from './figures.ts'
import { type ProcessorTime, readProcessorTime, stolenBetween } from './processor-time.ts'

/** The only audit left out: the specification blocks zoom (docs/decisions/0009). */
const EXEMPT = ['meta-viewport']

const ATTEMPTS = 4

export type Visit = 'first' | 'repeat'

/** Runs Lighthouse; replaced in tests. */
export type Audit = (url: string, flags: Flags) => Promise<RunnerResult | undefined>

type Request = { url: string; port: number; visit: Visit; audit?: Audit; readTime?: () => ProcessorTime }

/**
 * Measures a page with Lighthouse's mobile profile, which simulates a slow phone on a slow network. A first visit starts with empty storage, a
 * repeat visit with that of the visit before.
 * @throws when Lighthouse fails in all attempts, as happens on a busy machine
 */
export async function measurePage(request: Request): Promise<Figures> {
  const { url, port, visit, audit = lighthouse, readTime = readProcessorTime } = request
  let reason = 'no result'
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = readTime()
    const result = await audit(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      skipAudits: EXEMPT,
      disableStorageReset: visit === 'repeat',
    })
    if (result && !result.lhr.runtimeError) return figuresOf(result, stolenBetween(before, readTime()))
    reason = result?.lhr.runtimeError?.message ?? reason
  }
  throw new Error(`${url} could not be measured: ${reason}`)
}

function figuresOf({ lhr: { categories, audits, environment } }: RunnerResult, stolen: number): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    tbt: Math.round(value('total-blocking-time')),
    speed: Math.round(environment.benchmarkIndex),
    stolen: Math.round(stolen * 10) / 10,
  }
}
