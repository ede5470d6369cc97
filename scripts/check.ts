import { beginLifetime } from './local/lifetime.ts'
import { runMain } from './setup/failure.mjs'
import { QUICK_PROJECTS } from './setup/test-plan.mjs'
import { runChecks } from './test/checks.ts'
import { addTallies, printTally, runVitest } from './test/vitest.ts'

/** `npm run check`: what can be known without an emulator, for the moment before a commit. */
async function main(): Promise<number> {
  const lifetime = beginLifetime(() => false)
  const checks = { passed: 0, failed: await runChecks() }
  const projects = QUICK_PROJECTS
  const tests = await runVitest({ projects, paths: [], vitestArgs: [], env: process.env }, lifetime)
  const total = addTallies([checks, tests])
  printTally(total)
  return total.failed === 0 ? 0 : 1
}

await runMain(main)
