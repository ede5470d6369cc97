import type { RunnerResult } from 'lighthouse'
import { describe, expect, it } from 'vitest'
import { calmestOf, type Figures, mediansOf, missedBy } from '../bench/pages/figures.ts'
import { type Audit, measurePage } from '../bench/pages/measure-page.ts'

const GOOD: Figures = {
  performance: 99,
  accessibility: 100,
  practices: 100,
  seo: 100,
  lcp: 1100,
  cls: 0,
  tbt: 20,
  speed: 1500,
  stolen: 1,
}

const request = { url: 'http://127.0.0.1:1/', port: 1, visit: 'first', readTime: () => QUIET } as const

const QUIET = { used: 0, stolen: 0 }

/** A result of Lighthouse, as far as the bench reads it. */
function reply(lhr: object): RunnerResult {
  const whole: object = { lhr: { categories: {}, audits: {}, environment: { benchmarkIndex: 1 }, ...lhr } }
  return whole as RunnerResult
}

const LOST = reply({ runtimeError: { code: 'NO_NAVSTART', message: 'The trace was lost' } })
const WHOLE = reply({
  categories: { performance: { score: 0.98 }, seo: { score: 1 } },
  audits: { 'cumulative-layout-shift': { numericValue: 0.00049 }, 'total-blocking-time': { numericValue: 12.4 } },
})

/** A stub of Lighthouse that returns these results in order. */
function answering(...replies: RunnerResult[]): { audit: Audit; flags: unknown[] } {
  const flags: unknown[] = []
  const audit: Audit = (_url, given) => {
    flags.push(given.disableStorageReset)
    return Promise.resolve(replies.shift())
  }
  return { audit, flags }
}

describe('measuring a page', () => {
  it('measures again when Lighthouse has lost its trace', async () => {
    const { audit } = answering(LOST, LOST, WHOLE)
    expect(await measurePage({ ...request, audit })).toMatchObject({ performance: 98, seo: 100, cls: 0, tbt: 12 })
  })

  it('gives up with the reason when it is lost every time', async () => {
    const { audit } = answering(LOST, LOST, LOST, LOST)
    await expect(measurePage({ ...request, audit })).rejects.toThrow('The trace was lost')
  })

  it('tells how much of the processor others had meanwhile', async () => {
    const times = [
      { used: 500, stolen: 60 },
      { used: 590, stolen: 70 },
    ]
    const { audit } = answering(WHOLE)
    expect(await measurePage({ ...request, audit, readTime: () => times.shift() ?? QUIET })).toMatchObject({
      stolen: 10,
    })
  })

  it('keeps the browser as it is for a repeat visit only', async () => {
    const { audit, flags } = answering(WHOLE, WHOLE)
    await measurePage({ ...request, audit })
    await measurePage({ ...request, visit: 'repeat', audit })
    expect(flags).toEqual([false, true])
  })
})

describe('the verdict', () => {
  it('is about what was measured while others disturbed least', () => {
    const runs = [40, 0, 12, 1].map((stolen) => ({ ...GOOD, stolen, tbt: stolen * 10 }))
    expect(calmestOf(runs, 3).map(({ tbt }) => tbt)).toEqual([0, 10, 120])
  })

  it('takes the middle of each measure', () => {
    const runs = [GOOD, { ...GOOD, lcp: 5000, tbt: 0 }, { ...GOOD, lcp: 900, tbt: 300 }]
    expect(mediansOf(runs)).toMatchObject({ lcp: 1100, tbt: 20 })
  })

  it('is silent at the targets themselves', () => {
    expect(missedBy({ ...GOOD, performance: 95, lcp: 1200, tbt: 200 })).toEqual([])
  })

  it('names every target that is missed, and those that could not be measured', () => {
    expect(missedBy({ ...GOOD, seo: 99, lcp: 1201, cls: 0.001, tbt: Number.NaN })).toEqual([
      'seo 99 (at least 100)',
      'lcp 1201 (at most 1200)',
      'cls 0.001 (at most 0)',
      'tbt NaN (at most 200)',
    ])
  })
})
