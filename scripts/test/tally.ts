import { describeTimes, type FileTime } from './times.ts'

/** A failed test, file or check, and its message. */
export type FailedTest = { name: string; message: string }

/** Result of a test run, and the times of its files. `retried` have passed, with the error of their first attempt. */
export type Tally = { passed: number; failed: FailedTest[]; retried: FailedTest[]; times: FileTime[] }

const MESSAGE_LINES = 6

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    retried: tallies.flatMap(({ retried }) => retried),
    times: tallies.flatMap(({ times }) => times),
  }
}

/**
 * Returns the report at the end of a test command. The total is on a separate last line, because people and programs read it first. Failures are
 * listed right above it, because often only the end of a long report is kept.
 */
export function describeTally({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): string {
  const named = failed.map(({ name, message }) => `✗ ${name}\n${indent(message)}\n`)
  return ['', ...named, `${passed} passed, ${failed.length} failed`].join('\n')
}

/** Lists tests that passed only at a later attempt: each of them costs time and may fail the next run. */
export function describeRetried(retried: readonly FailedTest[]): string {
  const named = retried.map(({ name, message }) => `↻ ${name}\n${indent(message)}`)
  return ['', 'Passed only when tried again:', ...named].join('\n')
}

/** Prints the report at the end of a test command. @returns its exit code */
export function reportTally(tally: Tally): number {
  console.log(describeTimes(tally.times))
  if (tally.retried.length > 0) console.log(describeRetried(tally.retried))
  console.log(describeTally(tally))
  return tally.failed.length === 0 ? 0 : 1
}

function indent(message: string): string {
  const lines = message.trimEnd().split('\n')
  return lines
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`)
    .join('\n')
}
