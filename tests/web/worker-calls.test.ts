import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/log.ts'
import { createWorkerCall, type Report, type Served, type WorkerSpec } from '@/lib/workers/worker-call.ts'
import { codeOf } from '@/lib/workers/worker-error.ts'
import { callHelper, serviceAt } from '@/lib/workers/worker-service.ts'
import { stubWorkers, WorkerStub } from './support/worker-stub.ts'

class NoRoom extends Error {
  override readonly name = 'NoRoom'
  readonly code = 'no_room'
}

type Work = Served<number, unknown, number>
type Spec = WorkerSpec<number, unknown, number>

/** Serves calls to the worker; by default they wait until the test answers. */
let work: Work
let answers: ((output: string) => void)[] = []

const here = vi.fn<Work>((input) => `${input} here`)

beforeEach(() => {
  WorkerStub.all = []
  answers = []
  work = () => new Promise((resolve) => answers.push(resolve))
  here.mockClear()
  stubWorkers<number, unknown, number>({ sums: (input, report, helpers) => work(input, report, helpers) })
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const worker of WorkerStub.all) worker.terminate()
})

const callOf = (spec: Partial<Spec> = {}) =>
  createWorkerCall<number, unknown, number>({
    name: 'sums',
    start: () => new Worker('', { name: 'sums' }),
    here: async () => here,
    ...spec,
  })

const asked = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count))

it('answers from a worker, which is kept for the next call', async () => {
  work = (input) => `${input} there`
  const call = callOf()
  expect(await call(1)).toBe('1 there')
  expect(await call(2)).toBe('2 there')
  expect(WorkerStub.all).toHaveLength(1)
})

it('ends a worker that has been idle for a minute, and starts another for the next call', async () => {
  work = (input) => `${input} there`
  const call = callOf()
  await call(0)
  vi.useFakeTimers()
  await call(1)
  vi.advanceTimersByTime(59_000)
  expect(WorkerStub.all.map(({ isEnded }) => isEnded)).toEqual([false])
  vi.advanceTimersByTime(1_000)
  expect(WorkerStub.all.map(({ isEnded }) => isEnded)).toEqual([true])
  expect(await call(2)).toBe('2 there')
  expect(WorkerStub.all).toHaveLength(2)
})

it('throws what the worker threw, by its name, words and code', async () => {
  work = () => Promise.reject(new NoRoom('The shelf is full'))
  const error: unknown = await callOf()(1).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'NoRoom', message: 'The shelf is full', code: 'no_room' })
  expect(codeOf(error)).toBe('no_room')
  expect(here).not.toHaveBeenCalled()
})

it('throws when an output cannot be sent', async () => {
  work = () => ({ act: () => 'a function' })
  await expect(callOf()(1)).rejects.toThrow('Unserializable return value')
})

it('repeats what the worker could not do on the page, where that is wanted', async () => {
  work = () => Promise.reject(new NoRoom('The shelf is full'))
  expect(await callOf({ repeatsFailed: true })(1)).toBe('1 here')
})

it('tells how far a call is until it is answered, also from a function that never waits', async () => {
  const told: number[] = []
  work = (_input, report) => {
    for (const share of [0.25, 0.5]) void report(share)
    return 'done'
  }
  let late: Report<number> = () => undefined
  const call = callOf()
  await call(1, { onProgress: (share) => told.push(share) })
  work = (_input, report) => {
    late = report
    void report(0.75)
    return new Promise((resolve) => answers.push(resolve))
  }
  const second = call(2, { onProgress: (share) => told.push(share) })
  await vi.waitFor(() => expect(told).toEqual([0.25, 0.5, 0.75]))
  answers[0]?.('done')
  await second
  void late(1)
  work = () => 'after what came late'
  await call(3)
  expect(told).toEqual([0.25, 0.5, 0.75])
})

it('ends the worker of a call that is called off, and answers the next one with another', async () => {
  const control = new AbortController()
  const call = callOf()
  const first = call(1, { signal: control.signal })
  await asked(1)
  control.abort(new Error('called off'))
  await expect(first).rejects.toThrow('called off')
  expect(WorkerStub.all.map(({ isEnded }) => isEnded)).toEqual([true])
  work = (input) => `${input} there`
  expect(await call(2)).toBe('2 there')
  await expect(call(3, { signal: control.signal })).rejects.toThrow('called off')
  expect(WorkerStub.all).toHaveLength(2)
})

it('has calls wait for each other, and one that is called off while it waits ends no other', async () => {
  const control = new AbortController()
  const call = callOf()
  const [first, second, third] = [call(1), call(2, { signal: control.signal }), call(3)]
  await asked(1)
  control.abort(new Error('called off'))
  await expect(second).rejects.toThrow('called off')
  answers[0]?.('first')
  expect(await first).toBe('first')
  await asked(2)
  answers[1]?.('third')
  expect(await third).toBe('third')
  expect(WorkerStub.all).toHaveLength(1)
})

it('answers two calls at once from a worker each, where that is wanted', async () => {
  const call = callOf({ atMost: 2 })
  const both = [call(1), call(2)]
  await asked(2)
  answers[1]?.('second')
  expect(await both[1]).toBe('second')
  answers[0]?.('first')
  expect(await both[0]).toBe('first')
  expect(WorkerStub.all).toHaveLength(2)
})

it('runs on the page for a minute when a worker cannot be started, and then tries again', async () => {
  const start = vi.fn<() => Worker>(() => new Worker('', { name: 'forbidden' }))
  const call = callOf({ start })
  expect(await call(1)).toBe('1 here')
  vi.useFakeTimers()
  const blocked = callOf({ start })
  expect(await blocked(2)).toBe('2 here')
  expect(await blocked(3)).toBe('3 here')
  expect(start).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(await blocked(4)).toBe('4 here')
  expect(start).toHaveBeenCalledTimes(3)
})

it('runs on the page, with progress, where the browser knows no workers or lacks what they need', async () => {
  const told: number[] = []
  vi.stubGlobal('Worker', undefined)
  here.mockImplementationOnce(async (input, report) => {
    await report(1)
    return `${input} here`
  })
  expect(await callOf()(1, { onProgress: (share) => told.push(share) })).toBe('1 here')
  expect(await callOf({ start: () => null })(2)).toBe('2 here')
  expect(told).toEqual([1])
})

it('ends a call on the page where it waits, once it is called off', async () => {
  const control = new AbortController()
  const reached = vi.fn<() => void>()
  here.mockImplementationOnce(async (_input, report) => {
    control.abort(new Error('called off'))
    await report(1)
    reached()
    return ''
  })
  await expect(callOf({ start: () => null })(1, control)).rejects.toThrow('called off')
  expect(reached).not.toHaveBeenCalled()
})

it('repeats a call on the page when its worker could not be loaded, and asks no other for a minute', async () => {
  const call = callOf()
  const first = call(1)
  await asked(1)
  WorkerStub.all[0]?.breakDown()
  expect(await first).toBe('1 here')
  expect(await call(2)).toBe('2 here')
  expect(WorkerStub.all.map(({ isEnded }) => isEnded)).toEqual([true])
})

it('repeats a call on the page when its worker breaks in the middle, and starts another for the next', async () => {
  work = (input) => `${input} there`
  const call = callOf()
  await call(1)
  work = () => new Promise((resolve) => answers.push(resolve))
  const second = call(2)
  await asked(1)
  WorkerStub.all[0]?.breakDown()
  expect(await second).toBe('2 here')
  work = (input) => `${input} there`
  expect(await call(3)).toBe('3 there')
  expect(WorkerStub.all.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

it('hands its helpers to a worker, hears their errors by code, and ends them with it', async () => {
  stubWorkers<number, unknown, number>({
    sums: async (input, _report, [port]) => port && callHelper(serviceAt<number, string, never>(port), input, []),
    helper(input) {
      if (input < 0) throw new NoRoom('Below zero')
      return `${input} by a helper`
    },
  })
  const call = callOf({ startHelpers: () => [new Worker('', { name: 'helper' })] })
  expect([await call(1), await call(2)]).toEqual(['1 by a helper', '2 by a helper'])
  await expect(call(-1)).rejects.toMatchObject({ name: 'NoRoom', code: 'no_room' })
  expect(WorkerStub.all.map(({ name, isEnded }) => [name, isEnded])).toEqual([
    ['sums', true],
    ['helper', true],
  ])
})
