import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ExportReply } from '@/decks/export/export-reply.ts'
import type { ExportRequest } from '@/decks/export/export-request.ts'
import type { ExportResult } from '@/decks/export/export-result.ts'
import { runExport } from '@/decks/export/run-export.ts'
import { log } from '@/lib/log.ts'
import { sceneOf, slideOf } from '../../unit/scene/sample-scene.ts'

const resultBy = (name: string): ExportResult => ({
  files: [{ name, blob: new Blob(), slideId: 's1', format: '4:5' }],
  archive: null,
  notes: [],
})
const HERE = resultBy('by the screen')
const THERE = resultBy('by a worker')

vi.mock('@/decks/export/make-files.ts', () => ({ makeFiles: async () => HERE }))

const REQUEST: ExportRequest = {
  scene: sceneOf(slideOf('s1', [])),
  slideIds: ['s1'],
  formats: ['4:5'],
  kind: { type: 'png', scale: 1 },
  pictures: [],
  families: [],
  slideTitles: ['Slide 1'],
  isZipped: false,
  createdAt: 0,
}

let workers: Answering[] = []
let answer: (worker: Answering) => void

class Answering extends EventTarget {
  requests = 0
  isEnded = false
  constructor() {
    super()
    workers.push(this)
  }
  reply(data: ExportReply) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  postMessage() {
    this.requests += 1
    queueMicrotask(() => answer(this))
  }
  terminate() {
    this.isEnded = true
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(log, 'error').mockReturnValue()
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(1)
  workers = []
  vi.stubGlobal('Worker', Answering)
  vi.stubGlobal('OffscreenCanvas', vi.fn())
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const run = (request = REQUEST, signal = new AbortController().signal) =>
  runExport(request, { onProgress: () => undefined, signal })

it('is done by a worker, which is kept for the next export and ended when none follows', async () => {
  answer = (worker) => worker.reply({ kind: 'done', result: THERE })
  expect(await run()).toEqual(THERE)
  expect(await run()).toEqual(THERE)
  expect(workers).toMatchObject([{ requests: 2, isEnded: false }])
  vi.runAllTimers()
  expect(workers).toMatchObject([{ isEnded: true }])
})

it('is done by a fresh worker when the fonts of the workspace are others, or one did not arrive', async () => {
  answer = (worker) =>
    worker.reply({ kind: 'done', result: { ...THERE, notes: [{ kind: 'fontMissing', family: 'A' }] } })
  await run()
  answer = (worker) => worker.reply({ kind: 'done', result: THERE })
  await run()
  await run({ ...REQUEST, families: BUNDLED_FAMILIES.slice(0, 1).map((family) => ({ ...family, files: [] })) })
  expect(workers).toMatchObject([{ isEnded: true }, { isEnded: true }, { isEnded: false }])
})

it('is done by the screen where a worker does not start, breaks or says that it cannot', async () => {
  answer = (worker) => worker.dispatchEvent(new Event('error'))
  expect(await run()).toEqual(HERE)
  answer = (worker) => worker.reply({ kind: 'failed', reason: 'no canvas' })
  expect(await run()).toEqual(HERE)
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true)
  vi.stubGlobal('Worker', function refuse() {
    throw new Error('No workers here')
  })
  expect(await run()).toEqual(HERE)
})

it('is done by the screen where workers have no canvases', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined)
  expect(await run()).toEqual(HERE)
  expect(workers).toEqual([])
})

it('ends its worker when it is called off', async () => {
  const control = new AbortController()
  answer = () => control.abort(new Error('called off'))
  await expect(run(REQUEST, control.signal)).rejects.toThrow('called off')
  expect(workers).toMatchObject([{ isEnded: true }])
})

it('has the help of as many other threads as the machine can spare, which end with it, or end it when they break', async () => {
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8)
  answer = (worker) => worker.reply({ kind: 'done', result: THERE })
  expect(await run()).toEqual(THERE)
  expect(workers).toHaveLength(4)
  answer = () => workers[3]?.dispatchEvent(new Event('error'))
  expect(await run()).toEqual(HERE)
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true)
})
