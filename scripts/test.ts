import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beginLifetime, type Lifetime } from './local/lifetime.ts'
import { Failure, runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'
import { planTests, type Project, QUICK_PROJECTS, type TestPlan } from './setup/test-plan.mjs'
import { runChecks } from './test/checks.ts'
import { runEmulatorTests } from './test/emulator-tests.ts'
import { addTallies, reportTally, type Tally } from './test/tally.ts'
import { runVitest } from './test/vitest.ts'

/** `npm test [path…] [vitest options]`: runs all checks and tests, or only the tests in the given folders and files. */
async function main(): Promise<number> {
  const plan = planTests(process.argv.slice(2))
  const lifetime = await beginLifetime(() => false)
  const tallies: Tally[] = []
  try {
    if (plan.whole) {
      rmSync(join(ROOT, 'test-results'), { recursive: true, force: true })
      tallies.push({
        passed: 0,
        failed: await runChecks(process.env.POSTWRIGHT_DEEP === '1' ? 'deep' : 'quick'),
        retried: [],
        times: [],
      })
    }
    const quick = plan.projects.filter((project) => QUICK_PROJECTS.includes(project))
    if (quick.length > 0) tallies.push(await runVitest({ ...plan, projects: quick, env: process.env }, lifetime))
    const served = plan.projects.filter((project) => !QUICK_PROJECTS.includes(project))
    if (served.length > 0) tallies.push(...(await runServed(plan, served, lifetime)))
  } finally {
    await lifetime.end()
  }
  return reportTally(addTallies(tallies))
}

/** Runs the projects that need emulators. Emulators that do not start count as one failed test, so that the last line is still the total. */
async function runServed(plan: TestPlan, projects: Project[], lifetime: Lifetime): Promise<Tally[]> {
  try {
    return await runEmulatorTests(plan, projects, lifetime)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(`\n${error.message}`)
    return [{ passed: 0, failed: [{ name: projects.join(', '), message: error.message }], retried: [], times: [] }]
  }
}

await runMain(main)
