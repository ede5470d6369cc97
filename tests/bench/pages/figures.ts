/**
 * Scores in percent, times in milliseconds, `cls` without unit. About the machine: `speed` is Lighthouse's benchmark index, `stolen` the
 * percentage of processor time that its host gave to others.
 */
export type Figures = {
  performance: number
  accessibility: number
  practices: number
  seo: number
  lcp: number
  cls: number
  tbt: number
  speed: number
  stolen: number
}

type Measure = keyof Figures

const LEAST: Partial<Figures> = { performance: 95, accessibility: 100, practices: 100, seo: 100 }
const MOST: Partial<Figures> = { lcp: 1200, cls: 0, tbt: 200 }

/** Below this benchmark index, the machine is too slow to simulate the phone, and times say nothing about the page. */
export const SPEED_MIN = 600

export const MEASURES: readonly Measure[] = [
  'performance',
  'accessibility',
  'practices',
  'seo',
  'lcp',
  'cls',
  'tbt',
  'speed',
  'stolen',
]

/** In percent. Lighthouse multiplies the duration of tasks by four; with more time stolen, that is mostly waiting for a processor. */
export const STOLEN_MAX = 2

export function isCalm({ stolen }: Figures): boolean {
  return stolen <= STOLEN_MAX
}

/** The measurements that were disturbed least by other machines on the same host. */
export function calmestOf(runs: readonly Figures[], count: number): Figures[] {
  return runs.toSorted((a, b) => a.stolen - b.stolen).slice(0, count)
}

/** Medians of each measure separately. */
export function mediansOf(runs: readonly Figures[]): Figures {
  const middle = (name: Measure) => middleOf(runs.map((run) => run[name]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    practices: middle('practices'),
    seo: middle('seo'),
    lcp: middle('lcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
    speed: middle('speed'),
    stolen: middle('stolen'),
  }
}

export function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Messages about missed targets. A figure that could not be measured misses its target. */
export function missedBy(figures: Figures): string[] {
  return MEASURES.flatMap((name) => {
    const value = figures[name]
    const [least = -Infinity, most = Infinity] = [LEAST[name], MOST[name]]
    if (value >= least && value <= most) return []
    return [`${name} ${value} (${LEAST[name] === undefined ? `at most ${most}` : `at least ${least}`})`]
  })
}
