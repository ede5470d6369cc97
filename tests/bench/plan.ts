import 'temporal-polyfill/global'
import type { PlanBrief } from '@postwright/core/campaign-plan/plan-brief'
import { solvePlan } from '@postwright/core/campaign-plan/solve-plan'
import { launchBrief } from '../support/plans/launch-brief.ts'
import { planAtRandom, planGreedily } from './plan/baseline-plans.ts'

/** Most milliseconds for planning about 120 posts or 90 days. */
const TARGET = 1_000
const SEEDS = 20

const MANY_SLOTS = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
  ['08:00', '10:00', '12:30', '15:00', '17:30', '20:00'].map((time) => ({ weekday, time })),
)

const launch = launchBrief()
const briefs: { name: string; brief: PlanBrief; isJudged: boolean }[] = [
  { name: '120 posts, 84 days', brief: launchBrief({ until: '2027-04-25' }), isJudged: true },
  { name: '130 posts, 90 days', brief: launch, isJudged: true },
  {
    name: 'more than fits: 4 posts a week for 10',
    brief: launchBrief({ capacityPerWeek: 4, alikeDays: 6 }),
    isJudged: true,
  },
  {
    name: '500 posts, 366 days, 10 channels',
    brief: launchBrief({
      until: '2028-02-01',
      capacityPerWeek: 200,
      channels: Array.from({ length: 10 }, (_, at) => ({
        id: `channel${at}`,
        perWeek: 1,
        perDay: 1,
        gapMinutes: 600,
        slots: MANY_SLOTS,
      })),
      formats: launch.formats.map((format) => ({ ...format, channelIds: [] })),
    }),
    isJudged: false,
  },
]

let isSlow = false
for (const { name, brief, isJudged } of briefs) {
  solvePlan(brief, [])
  const runs = Array.from({ length: isJudged ? SEEDS : 3 }, (_, seed) => {
    const seeded = { ...brief, seed }
    const start = performance.now()
    const { placements, objective } = solvePlan(seeded, [])
    const took = performance.now() - start
    return {
      took,
      ours: { posts: placements.length, objective },
      greedy: planGreedily(seeded),
      random: planAtRandom(seeded),
    }
  })
  const took = runs.map((run) => run.took)
  process.stdout.write(
    `${name}: half within ${quantile(took, 0.5).toFixed(0)} ms, all within ${Math.max(...took).toFixed(0)} ms\n`,
  )
  for (const way of ['ours', 'greedy', 'random'] as const) {
    const objectives = runs.map((run) => run[way].objective)
    const posts = runs.map((run) => run[way].posts)
    const [least, half, most] = [Math.min(...objectives), quantile(objectives, 0.5), Math.max(...objectives)].map(
      (each) => each.toFixed(1),
    )
    process.stdout.write(`  ${way.padEnd(7)} ${quantile(posts, 0.5)} posts, objective ${half} (${least} to ${most})\n`)
  }
  const [slowest = 0] = took.toSorted((a, b) => b - a)
  if (isJudged && slowest > TARGET) isSlow = true
}
if (isSlow) process.stderr.write(`A plan took more than ${TARGET} ms\n`)
process.exitCode = isSlow ? 1 : 0

function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))] ?? 0
}
