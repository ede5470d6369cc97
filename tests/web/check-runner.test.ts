import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { runChecks, type CheckReport } from '@postwright/core/checks/run-checks'
import { createCheckRunner } from '@/checks/check-runner.ts'
import type { CheckAnswer, CheckQuestion } from '@/checks/check-worker.ts'
import { log } from '@/lib/log.ts'

const DRAFT = draftOfText('This is the the text.')
const LATER = draftOfText('This is another text.')

/** A worker that answers when the test says so. */
class Asked extends EventTarget {
  static all: Asked[] = []
  questions: CheckQuestion[] = []
  isEnded = false
  constructor() {
    super()
    Asked.all.push(this)
  }
  postMessage(question: CheckQuestion) {
    this.questions.push(question)
  }
  answer(index: number) {
    const { id, draft } = this.questions[index] ?? { id: 0, draft: DRAFT }
    const data: CheckAnswer = { id, report: runChecks(draft) }
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {
    this.isEnded = true
  }
}

let told: CheckReport[] = []
const tell = (report: CheckReport) => told.push(report)

beforeEach(() => {
  told = []
  Asked.all = []
  vi.stubGlobal('Worker', Asked)
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => vi.unstubAllGlobals())

it('tells the report of the draft asked last, and of no earlier one', () => {
  const runner = createCheckRunner(tell)
  runner.run(DRAFT)
  runner.run(LATER)
  Asked.all[0]?.answer(0)
  expect(told).toEqual([])
  Asked.all[0]?.answer(1)
  expect(told).toEqual([runChecks(LATER)])
})

it('checks in the page where no worker may be started', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new DOMException('Forbidden here.', 'SecurityError')
  })
  const runner = createCheckRunner(tell)
  runner.run(DRAFT)
  runner.run(LATER)
  await vi.waitFor(() => expect(told).toEqual([runChecks(LATER)]))
})

it('checks in the page what a worker was asked whose code could not be loaded, and all that follows', async () => {
  const runner = createCheckRunner(tell)
  runner.run(DRAFT)
  Asked.all[0]?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(told).toEqual([runChecks(DRAFT)]))
  runner.run(LATER)
  await vi.waitFor(() => expect(told).toEqual([runChecks(DRAFT), runChecks(LATER)]))
  expect(Asked.all.map(({ isEnded }) => isEnded)).toEqual([true])
})

it('tells nothing once it is closed', async () => {
  const runner = createCheckRunner(tell)
  runner.run(DRAFT)
  runner.close()
  Asked.all[0]?.answer(0)
  expect(told).toEqual([])
  expect(Asked.all[0]?.isEnded).toBe(true)
})
