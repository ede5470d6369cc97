import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/setup/places.mjs'
import { addTallies, describeRetried, describeTally } from '../../scripts/test/tally.ts'
import { describeTimes } from '../../scripts/test/times.ts'
import { readTally } from '../../scripts/test/vitest.ts'

const passing = { fullName: 'a post is sent once', status: 'passed', failureMessages: [] }
const failing = { fullName: 'a post is never lost', status: 'failed', failureMessages: ['expected 1 to be 2'] }

const RAN = { file: 'tests/unit/post.test.ts', startedAt: 1_000, endedAt: 3_500 }

function report(tests: object[], status = 'passed', message = '') {
  const name = join(ROOT, 'tests/unit/post.test.ts')
  const file = { name, status, message, startTime: 1_000, endTime: 3_500, assertionResults: tests }
  return JSON.stringify({ numPassedTests: tests.filter((test) => test === passing).length, testResults: [file] })
}

describe('the sum of a test run', () => {
  it('names every test that failed, with its file and its message', () => {
    expect(readTally(report([passing, failing], 'failed'), 'unit', 1)).toEqual({
      passed: 1,
      failed: [{ name: 'tests/unit/post.test.ts > a post is never lost', message: 'expected 1 to be 2' }],
      retried: [],
      times: [RAN],
    })
  })

  it('counts a file that could not run as one failure', () => {
    expect(readTally(report([], 'failed', 'no such import'), 'unit', 1)).toEqual({
      passed: 0,
      failed: [{ name: 'tests/unit/post.test.ts', message: 'no such import' }],
      retried: [],
      times: [RAN],
    })
  })

  it.each([
    ['an error outside of any test', report([passing]), 1],
    ['a run that was killed', null, null],
  ])('does not pass over %s', (_, text, exitCode) => {
    const { failed } = readTally(text, 'unit', exitCode)
    expect(failed).toEqual([{ name: 'unit', message: expect.stringContaining(`(exit code ${exitCode})`) }])
  })

  it('names an error outside of any test, with the file that ran and its message', () => {
    const outside = [{ name: 'outside of any test, while a.test.ts ran', message: 'query is not a function' }]
    const details = JSON.stringify({ outside, retried: [] })
    expect(readTally(report([passing]), 'unit', 1, details).failed).toEqual(outside)
  })

  it('lists tests that passed only at a second attempt, which fail nothing', () => {
    const retried = [{ name: 'tests/e2e/b.test.ts > b', message: 'Timeout' }]
    const tally = readTally(report([passing]), 'e2e', 0, JSON.stringify({ outside: [], retried }))
    expect(tally).toMatchObject({ passed: 1, failed: [], retried })
    expect(describeRetried(tally.retried).split('\n').at(-2)).toBe('↻ tests/e2e/b.test.ts > b')
  })

  it('ends with one line of figures, below the names of what failed', () => {
    const message = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')
    const total = addTallies([
      { passed: 3, failed: [{ name: 'tests/api/a.test.ts > a', message }], retried: [], times: [] },
      { passed: 4, failed: [{ name: 'tests/e2e/b.test.ts > b', message: 'late' }], retried: [], times: [] },
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

describe('the times of a test run', () => {
  it('are those of each folder from its first file to its last, and of the slowest files', () => {
    const later = { file: 'tests/unit/other.test.ts', startedAt: 3_000, endedAt: 8_000 }
    const text = describeTimes([RAN, later, { file: 'tests/api/a.test.ts', startedAt: 8_000, endedAt: 9_000 }])
    expect(text).toContain('7.0 s  tests/unit')
    expect(text.indexOf('5.0 s  tests/unit/other.test.ts')).toBeLessThan(text.indexOf('2.5 s  tests/unit/post.test.ts'))
    expect(describeTimes([RAN])).toBe('')
  })
})
