import { describeTimes, type FileTime } from './times.ts'

/** A test, a file or a check that failed, and what it said. */
export type FailedTest = { name: string; message: string }

/** What a run came to, and when its files ran. */
export type Tally = { passed: number; failed: FailedTest[]; times: FileTime[] }

const MESSAGE_LINES = 6

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    times: tallies.flatMap(({ times }) => times),
  }
}

/**
 * What a test command says at its end. The sum is the last line, alone, because people and machines read it first; what failed
 * stands right above it, because often only the end of a long report is kept.
 */
export function describeTally({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): string {
  const named = failed.map(({ name, message }) => `✗ ${name}\n${indent(message)}\n`)
  return ['', ...named, `${passed} passed, ${failed.length} failed`].join('\n')
}

/** The end of a test command. @returns its exit code */
export function reportTally(tally: Tally): number {
  console.log(describeTimes(tally.times))
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
