import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import type { FailedTest } from './tally.ts'

/** Where the errors of a run are written that no test raised; vitest's own JSON report leaves them out. */
export const OUTSIDE_ERRORS_FILE = 'POSTWRIGHT_OUTSIDE_ERRORS'

/** Writes errors outside of any test, such as a promise that nobody awaits, with the file they came from. */
export default class OutsideErrorsReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    const file = process.env[OUTSIDE_ERRORS_FILE]
    if (file === undefined) return
    const failed: FailedTest[] = errors.map((error) => ({
      name: `outside of any test, while ${error.VITEST_TEST_PATH ?? 'no file'} ran`,
      message: error.stack ?? error.message,
    }))
    writeFileSync(file, JSON.stringify(failed))
  }
}
