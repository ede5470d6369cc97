import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunnerResult } from 'lighthouse'
import { describe, expect, it } from 'vitest'
import { type Figures, medianOf, missedBy } from '../bench/pages/figures.ts'
import { type Audit, measurePage } from '../bench/pages/measure-page.ts'

const GOOD: Figures = {
  performance: 99,
  accessibility: 100,
  practices: 100,
  seo: 100,
  lcp: 1100,
  cls: 0,
  tbt: 20,
  tbtByClock: 60,
  speed: 1500,
}

const request = { url: 'http://127.0.0.1:1/', port: 1, visit: 'first' } as const

/** What Lighthouse answers, as far as it is read. */
function reply(lhr: object): RunnerResult {
  const whole: object = { lhr: { categories: {}, audits: {}, environment: { benchmarkIndex: 1 }, ...lhr } }
  return whole as RunnerResult
}

const LOST = reply({ runtimeError: { code: 'NO_NAVSTART', message: 'The trace was lost' } })
const WHOLE = reply({
  categories: { performance: { score: 0.98 }, seo: { score: 1 } },
  audits: { 'cumulative-layout-shift': { numericValue: 0.00049 }, 'total-blocking-time': { numericValue: 12.4 } },
})

/** A piece of work that had the processor for a third of its time, one whose share is not known, and a moment. */
const TRACE = {
  traceEvents: [
    { ph: 'X', ts: 1, dur: 60, tdur: 20 },
    { ph: 'X', dur: 50 },
    { ph: 'I', ts: 2 },
  ],
}

/** Lighthouse that measures these one after the other, and judges a kept trace by the time that is in it. */
function answering(...replies: RunnerResult[]): { audit: Audit; flags: unknown[] } {
  const flags: unknown[] = []
  const audit: Audit = (_url, { gatherMode, auditMode, disableStorageReset }) => {
    if (typeof gatherMode === 'string') {
      flags.push(disableStorageReset)
      writeFileSync(join(gatherMode, 'trace.json'), JSON.stringify(TRACE))
      return Promise.resolve(replies.shift())
    }
    const kept: unknown = JSON.parse(readFileSync(join(String(auditMode), 'trace.json'), 'utf8'))
    const durations = (kept as { traceEvents: { dur?: number }[] }).traceEvents.map(({ dur = 0 }) => dur)
    const numericValue = durations.reduce((sum, duration) => sum + duration)
    return Promise.resolve(reply({ audits: { 'total-blocking-time': { numericValue } } }))
  }
  return { audit, flags }
}

describe('measuring a page', () => {
  it('measures again when Lighthouse has lost its trace', async () => {
    const { audit } = answering(LOST, LOST, WHOLE)
    expect(await measurePage({ ...request, audit })).toMatchObject({
      performance: 98,
      seo: 100,
      cls: 0,
      tbtByClock: 12,
    })
  })

  it('tells the blocking time by the clock from that on the processor', async () => {
    const { audit } = answering(WHOLE)
    expect(await measurePage({ ...request, audit })).toMatchObject({ tbtByClock: 12, tbt: 20 + 50 })
  })

  it('gives up with the reason when it is lost every time', async () => {
    const { audit } = answering(LOST, LOST, LOST, LOST)
    await expect(measurePage({ ...request, audit })).rejects.toThrow('The trace was lost')
  })

  it('keeps the browser as it is for a repeat visit only', async () => {
    const { audit, flags } = answering(WHOLE, WHOLE)
    await measurePage({ ...request, audit })
    await measurePage({ ...request, visit: 'repeat', audit })
    expect(flags).toEqual([false, true])
  })
})

describe('the verdict', () => {
  it('takes the middle of each measure', () => {
    const runs = [GOOD, { ...GOOD, lcp: 5000, tbt: 0 }, { ...GOOD, lcp: 900, tbt: 300 }]
    expect(medianOf(runs)).toMatchObject({ lcp: 1100, tbt: 20 })
  })

  it('is silent at the targets themselves', () => {
    expect(missedBy({ ...GOOD, performance: 95, lcp: 1200, tbt: 100 })).toEqual([])
  })

  it('names every target that is missed, and those that could not be measured', () => {
    expect(missedBy({ ...GOOD, seo: 99, lcp: 1201, cls: 0.001, tbt: Number.NaN })).toEqual([
      'seo 99 (at least 100)',
      'lcp 1201 (at most 1200)',
      'cls 0.001 (at most 0)',
      'tbt NaN (at most 100)',
    ])
  })
})
