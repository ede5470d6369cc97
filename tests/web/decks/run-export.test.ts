import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NoCanvas } from '@/decks/drawing/canvas.ts'
import type { ExportRequest } from '@/decks/export/export-request.ts'
import type { ExportResult, ExportProgress } from '@/decks/export/export-result.ts'
import { runExport } from '@/decks/export/run-export.ts'
import { log } from '@/lib/log.ts'
import type { Served } from '@/lib/workers/worker-call.ts'
import { sceneOf, slideOf } from '../../unit/scene/sample-scene.ts'
import { stubWorkers, WorkerStub } from '../support/worker-stub.ts'

const resultBy = (name: string): ExportResult => ({
  files: [{ name, blob: new Blob(), slideId: 's1', format: '4:5' }],
  archive: null,
  notes: [],
})
const HERE = resultBy('by the screen')
const there = () => resultBy('by a worker')

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

/** Serves requests to workers; set by each test. */
let work: Served<ExportRequest, ExportResult, ExportProgress>

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(1)
  WorkerStub.all = []
  work = async () => there()
  const serve: typeof work = (request, report, helpers) => work(request, report, helpers)
  stubWorkers({ export: serve, encode: serve })
  vi.stubGlobal('OffscreenCanvas', vi.fn())
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const run = async (request = REQUEST, signal = new AbortController().signal) =>
  (await runExport(request, { onProgress: () => undefined, signal })).files[0]?.name

const ended = () => WorkerStub.all.map(({ isEnded }) => isEnded)

it('an export is done by a worker, which is kept for the next export and ended when none follows', async () => {
  expect(await run()).toBe('by a worker')
  expect(await run()).toBe('by a worker')
  expect(ended()).toEqual([false])
  vi.runAllTimers()
  expect(ended()).toEqual([true])
})

it('an export is done by a fresh worker when the fonts of the workspace are others, or one did not arrive', async () => {
  work = async () => ({ ...there(), notes: [{ kind: 'fontMissing', family: 'A' }] })
  await run()
  work = async () => there()
  await run()
  await run({ ...REQUEST, families: BUNDLED_FAMILIES.slice(0, 1).map((family) => ({ ...family, files: [] })) })
  expect(ended()).toEqual([true, true, false])
})

it('an export is done by the screen where a worker breaks or says that it cannot', async () => {
  await run()
  work = () => new Promise(() => WorkerStub.all.at(-1)?.breakDown())
  expect(await run()).toBe('by the screen')
  work = () => Promise.reject(new NoCanvas())
  expect(await run()).toBe('by the screen')
  expect(ended()).toEqual([true, true])
})

it('an export is done by the screen where a worker does not start', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new Error('No workers here')
  })
  expect(await run()).toBe('by the screen')
})

it('an export is done by the screen where workers have no canvases', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined)
  expect(await run()).toBe('by the screen')
  expect(WorkerStub.all).toEqual([])
})

it('an export ends its worker when it is called off', async () => {
  const control = new AbortController()
  work = () => new Promise(() => control.abort(new Error('called off')))
  await expect(run(REQUEST, control.signal)).rejects.toThrow('called off')
  expect(ended()).toEqual([true])
})

it('an export has the help of as many other threads as the machine can spare, which end with it, or end it when they break', async () => {
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8)
  const helped = vi.fn<(count: number) => void>()
  work = async (_request, _report, helpers) => {
    helped(helpers.length)
    return there()
  }
  expect(await run()).toBe('by a worker')
  expect(await run()).toBe('by a worker')
  expect(helped.mock.calls).toEqual([[3], [3]])
  expect(WorkerStub.all.map(({ name }) => name)).toEqual(['export', 'encode', 'encode', 'encode'])
  work = () => new Promise(() => WorkerStub.all[3]?.breakDown())
  expect(await run()).toBe('by the screen')
  expect(ended()).toEqual([true, true, true, true])
})
