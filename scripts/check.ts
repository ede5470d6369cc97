import { beginLifetime } from './local/lifetime.ts'
import { runMain } from './setup/failure.mjs'
import { DEEP_FILES, type Project } from './setup/test-plan.mjs'
import { describeFileFigures, readFileFigures } from './structure/file-figures.ts'
import { runChecks } from './test/checks.ts'
import { addTallies, reportTally } from './test/tally.ts'
import { runVitest } from './test/vitest.ts'

/**
 * The client's tests need a document each, those of the networks talk to fakes: both are left to `npm test`, so that this stays
 * the matter of a moment.
 */
const PROJECTS: readonly Project[] = ['unit', 'parity']

/** `npm run check`: what can be known without an emulator, for the moment before a commit. */
async function main(): Promise<number> {
  const lifetime = await beginLifetime(() => false)
  const vitestArgs = DEEP_FILES.flatMap((file) => ['--exclude', file])
  const [failed, tests] = await Promise.all([
    runChecks('quick'),
    runVitest({ projects: PROJECTS, paths: [], vitestArgs, env: process.env }, lifetime),
  ])
  console.log(`\n${describeFileFigures(readFileFigures())}`)
  return reportTally(addTallies([{ passed: 0, failed, times: [] }, tests]))
}

await runMain(main)
