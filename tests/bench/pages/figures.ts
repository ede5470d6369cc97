/**
 * Scores in percent, times in milliseconds, `cls` without unit. Of the machine itself: `speed` is Lighthouse's index, `stolen`
 * the part of its processor time that its host gave to others meanwhile, in percent.
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

/** Below this the machine is slower than the phone that is simulated four times slower: times say nothing about the page. */
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

/**
 * In percent. Lighthouse counts four times what a task takes by the clock: with more than this gone to others, it counts how
 * long the task has waited for a processor.
 */
export const STOLEN_MAX = 2

export function isCalm({ stolen }: Figures): boolean {
  return stolen <= STOLEN_MAX
}

/** The measurements that were disturbed least by other machines on the same host. */
export function calmestOf(runs: readonly Figures[], count: number): Figures[] {
  return runs.toSorted((a, b) => a.stolen - b.stolen).slice(0, count)
}

/** The middle of each measure by itself. */
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

/** Which targets are missed, in words. A figure that could not be measured misses its target. */
export function missedBy(figures: Figures): string[] {
  return MEASURES.flatMap((name) => {
    const value = figures[name]
    const [least = -Infinity, most = Infinity] = [LEAST[name], MOST[name]]
    if (value >= least && value <= most) return []
    return [`${name} ${value} (${LEAST[name] === undefined ? `at most ${most}` : `at least ${least}`})`]
  })
}
