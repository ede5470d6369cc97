import { beginLifetime } from './local/lifetime.ts'
import { runMain } from './setup/failure.mjs'
import { reportTally } from './test/tally.ts'
import { runVitest } from './test/vitest.ts'

/** `npm run sim:sessions`: tests the token chain under forced interleavings, ten times as many as `npm test`. */
async function main(): Promise<number> {
  const lifetime = await beginLifetime(() => false)
  try {
    const paths = ['tests/unit/session-simulation.test.ts']
    const env = { ...process.env, POSTWRIGHT_DEEP: '1' }
    return reportTally(await runVitest({ projects: ['unit'], paths, vitestArgs: [], env }, lifetime))
  } finally {
    await lifetime.end()
  }
}

await runMain(main)
