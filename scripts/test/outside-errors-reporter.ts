import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'
import { ROOT } from '../setup/places.mjs'
import type { FailedTest } from './tally.ts'

/** Environment variable with the path of the file for errors outside of any test, which vitest's own JSON report omits. */
export const OUTSIDE_ERRORS_FILE = 'POSTWRIGHT_OUTSIDE_ERRORS'

/** Writes errors that occur outside of any test, such as an unhandled rejection, with the test file during which they occurred. */
export default class OutsideErrorsReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    const file = process.env[OUTSIDE_ERRORS_FILE]
    if (file === undefined) return
    const failed: FailedTest[] = errors.map(({ VITEST_TEST_PATH: path, stack, message }) => {
      const file = typeof path === 'string' ? relative(ROOT, path) : 'no file'
      return { name: `outside of any test, while ${file} ran`, message: stack ?? message }
    })
    writeFileSync(file, JSON.stringify(failed))
  }
}
