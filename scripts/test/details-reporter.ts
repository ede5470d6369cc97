import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { ROOT } from '../setup/places.mjs'
import type { FailedTest } from './tally.ts'

/** Environment variable with the path of the file for the details that vitest's own JSON report omits. */
export const DETAILS_FILE = 'POSTWRIGHT_TEST_DETAILS'

/** Errors outside of any test, and tests that passed only when they were tried again. */
export type RunDetails = { outside: FailedTest[]; retried: FailedTest[] }

/**
 * Writes errors that occur outside of any test, such as an unhandled rejection, with the test file during which they occurred; and the tests whose
 * first attempt failed, with that attempt's error.
 */
export default class DetailsReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, errors) => {
    const file = process.env[DETAILS_FILE]
    if (file === undefined) return
    const outside = errors.map(({ VITEST_TEST_PATH: path, stack, message }) => {
      const ran = typeof path === 'string' ? relative(ROOT, path) : 'no file'
      return { name: `outside of any test, while ${ran} ran`, message: stack ?? message }
    })
    const details: RunDetails = { outside, retried: modules.flatMap(retriedIn) }
    writeFileSync(file, JSON.stringify(details))
  }
}

function retriedIn(module: TestModule): FailedTest[] {
  const flaky = [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky === true)
  return flaky.map((test) => ({
    name: `${relative(ROOT, module.moduleId)} > ${test.fullName}`,
    message: test.result().errors?.[0]?.stack ?? test.result().errors?.[0]?.message ?? '',
  }))
}
