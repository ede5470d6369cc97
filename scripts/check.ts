import { beginLifetime } from './local/lifetime.ts'
import { runMain } from './setup/failure.mjs'
import { DEEP_FILES, type Project } from './setup/test-plan.mjs'
import { describeFileFigures, readFileFigures } from './structure/file-figures.ts'
import { runChecks } from './test/checks.ts'
import { addTallies, reportTally } from './test/tally.ts'
import { runVitest } from './test/vitest.ts'

/** Projects that run within seconds. Tests of the client need a DOM each, and tests of the networks call fakes: both run only in `npm test`. */
const PROJECTS: readonly Project[] = ['unit', 'parity']

/** `npm run check`: runs all checks and tests that need no emulator and take seconds, for use before a commit. */
async function main(): Promise<number> {
  const lifetime = await beginLifetime(() => false)
  const vitestArgs = DEEP_FILES.flatMap((file) => ['--exclude', file])
  const [failed, tests] = await Promise.all([
    runChecks('quick'),
    runVitest({ projects: PROJECTS, paths: [], vitestArgs, env: process.env }, lifetime),
  ])
  console.log(`\n${describeFileFigures(readFileFigures())}`)
  return reportTally(addTallies([{ passed: 0, failed, retried: [], times: [] }, tests]))
}

await runMain(main)
