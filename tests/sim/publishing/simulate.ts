import type { Break } from './breaks.ts'
import { type Finding, check } from './checker.ts'
import type { FaultCounts } from './faults.ts'
import { live } from './live.ts'
import { createWorld, type World } from './world.ts'

const POSTS = 100
const ACCOUNTS = 6

export type Outcome = {
  seed: number
  /** Posts on channels that were planned. */
  targets: number
  faults: FaultCounts
  findings: Finding[]
  /** Publications that are out twice although nothing could have prevented it, by reason. */
  unpreventable: Record<string, number>
  states: Record<string, number>
}

/** One world of one seed, from its first post to its verdict. */
export async function simulate(
  seed: number,
  options: { broken?: Break | null } = {},
): Promise<{ outcome: Outcome; world: World }> {
  const world = createWorld(seed, options)
  const accounts = Array.from({ length: ACCOUNTS }, (_, number) => world.addAccount(`account${number}`))
  const posts = Array.from({ length: POSTS }, (_, number) => `p${number}`)
  for (const post of posts) {
    const channels = world.random() < 0.2 ? accounts.slice(0, 2) : [world.pick(accounts)]
    const parts = world.random() < 0.15 ? 2 : 0
    world.addPost(post, channels, { hasPicture: world.random() < 0.15, parts })
  }
  try {
    await live(world, posts, accounts)
  } finally {
    world.restoreContract()
  }
  const { findings, unpreventable, states } = check(world)
  return {
    outcome: { seed, targets: world.evidence.size, faults: world.faults.counts, findings, unpreventable, states },
    world,
  }
}
