import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/setup/places.mjs'
import { addTallies, describeTally } from '../../scripts/test/tally.ts'
import { readTally } from '../../scripts/test/vitest.ts'

const passing = { fullName: 'a post is sent once', status: 'passed', failureMessages: [] }
const failing = { fullName: 'a post is never lost', status: 'failed', failureMessages: ['expected 1 to be 2'] }

function report(tests: object[], status = 'passed', message = '') {
  const file = { name: join(ROOT, 'tests/unit/post.test.ts'), status, message, assertionResults: tests }
  return JSON.stringify({ numPassedTests: tests.filter((test) => test === passing).length, testResults: [file] })
}

describe('the sum of a test run', () => {
  it('names every test that failed, with its file and its message', () => {
    expect(readTally(report([passing, failing], 'failed'), 'unit', 1)).toEqual({
      passed: 1,
      failed: [{ name: 'tests/unit/post.test.ts > a post is never lost', message: 'expected 1 to be 2' }],
    })
  })

  it('counts a file that could not run as one failure', () => {
    expect(readTally(report([], 'failed', 'no such import'), 'unit', 1)).toEqual({
      passed: 0,
      failed: [{ name: 'tests/unit/post.test.ts', message: 'no such import' }],
    })
  })

  it.each([
    ['an error outside of any test', report([passing]), 1],
    ['a run that was killed', null, null],
  ])('does not pass over %s', (_, text, exitCode) => {
    const { failed } = readTally(text, 'unit', exitCode)
    expect(failed).toEqual([{ name: 'unit', message: expect.stringContaining(`(exit code ${exitCode})`) }])
  })

  it('ends with one line of figures, below the names of what failed', () => {
    const message = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')
    const total = addTallies([
      { passed: 3, failed: [{ name: 'tests/api/a.test.ts > a', message }] },
      { passed: 4, failed: [{ name: 'tests/e2e/b.test.ts > b', message: 'late' }] },
    ])
    const lines = describeTally(total).trim().split('\n')
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
      '✗ tests/api/a.test.ts > a',
      '✗ tests/e2e/b.test.ts > b',
    ])
    expect(lines.length).toBeLessThan(15)
    expect(lines.at(-1)).toBe('7 passed, 2 failed')
  })
})
