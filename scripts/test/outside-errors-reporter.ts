import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'
import { ROOT } from '../setup/places.mjs'
import type { FailedTest } from './tally.ts'

/** Where the errors of a run are written that no test raised; vitest's own JSON report leaves them out. */
export const OUTSIDE_ERRORS_FILE = 'POSTWRIGHT_OUTSIDE_ERRORS'

/** Writes errors outside of any test, such as a promise that nobody awaits, with the file they came from. */
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
