import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DELIVER_QUEUES } from '../../functions/src/tasks/cloud-tasks-queue.ts'
import { describeCapacity } from '../../scripts/capacity/describe.ts'
import { monthOf } from '../../scripts/capacity/effort.ts'
import { QUEUES } from '../../scripts/capacity/limits.ts'
import { ROOT } from '../../scripts/setup/places.mjs'

it('the document on capacity is what its script writes', () => {
  const stored = readFileSync(join(ROOT, 'docs', 'capacity.md'), 'utf8')
  expect(stored, 'npm run capacity writes it anew').toBe(describeCapacity())
})

it('a hundred times the people take at most a hundred times the effort', () => {
  const [few, many] = [monthOf(1_000), monthOf(100_000)]
  for (const name of ['reads', 'writes', 'requests', 'busyMillis'] as const)
    expect(many.effort[name]).toBeLessThanOrEqual(few.effort[name] * 100)
  expect(many.cost.total).toBeLessThanOrEqual(few.cost.total * 100)
})

it('counts with as many queues as there are', () => {
  expect(QUEUES).toBe(DELIVER_QUEUES.length)
})
