import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExportDialog } from '@/decks/export/dialog/export-dialog.tsx'
import type { ExportRequest } from '@/decks/export/export-request.ts'
import type { ExportResult, ExportProgress } from '@/decks/export/export-result.ts'
import type { Report } from '@/lib/workers/worker-call.ts'
import { log } from '@/lib/log.ts'
import { sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
import { show } from '../support/show.tsx'
import { stubWorkers, WorkerStub } from '../support/worker-stub.ts'

type Asked = { request: ExportRequest; report: Report<ExportProgress> } & Omit<
  PromiseWithResolvers<ExportResult>,
  'promise'
>

/** Last request to the worker, which the test answers. */
let asked: Asked | null = null

beforeEach(() => {
  asked = null
  WorkerStub.all = []
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
  stubWorkers<ExportRequest, ExportResult, ExportProgress>({
    export(request, report) {
      const { promise, resolve, reject } = Promise.withResolvers<ExportResult>()
      asked = { request, report, resolve, reject }
      return promise
    },
  })
  vi.stubGlobal('OffscreenCanvas', Object)
  // One processor, so that the worker starts no helpers.
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(1)
})
afterEach(() => {
  cleanup()
  // The next test must not reuse an idle worker.
  for (const worker of WorkerStub.all) worker.breakDown()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const scene = sceneOf(
  slideOf('common', [shapeLayer('aaaa')], { kind: 'common' }),
  slideOf('one', []),
  slideOf('two', [], { isHidden: true }),
  slideOf('three', []),
)

const makeFile = () => ({
  name: 'A deck 01.png',
  blob: new Blob(['x'.repeat(2_100_000)]),
  slideId: 'one',
  format: '4:5' as const,
})

async function opened(onSend?: () => Promise<void>) {
  const person = userEvent.setup()
  const close = vi.fn<() => void>()
  const pictures = () => Promise.reject(new Error('none'))
  const props = { scene, format: '4:5' as const, pictures, author: 'Ada', onClose: close }
  await show(<ExportDialog {...props} {...(onSend ? { onSend } : {})} />)
  return { person, close }
}

const button = (name: RegExp | string) => screen.findByRole('button', { name })

it('exports the slides that people see, in the format that is open', async () => {
  const { person } = await opened()
  await person.click(await button('Export 2 files as a ZIP'))
  await vi.waitFor(() => expect(asked).not.toBeNull())
  expect(asked?.request).toMatchObject({
    slideIds: ['one', 'three'],
    formats: ['4:5'],
    kind: { type: 'png', scale: 1 },
    isZipped: true,
    slideTitles: ['Slide 1', 'Slide 2'],
  })
})

it('makes one document of all slides, whatever the size', async () => {
  const { person } = await opened()
  await person.click(screen.getByText('PDF'))
  await person.click(screen.getByText('Slide 2 (hidden)'))
  await person.click(await button('Export 1 file'))
  await vi.waitFor(() => expect(asked?.request?.kind).toMatchObject({ type: 'pdf', author: 'Ada' }))
  expect(asked?.request?.slideIds).toEqual(['one', 'two', 'three'])
})

it('says how far it is, and ends the worker when it is called off', async () => {
  const { person } = await opened()
  await person.click(await button(/^Export 2/))
  await screen.findByText('Fetching fonts and images…')
  await vi.waitFor(() => expect(asked).not.toBeNull())
  void asked?.report({ done: 1, of: 2 })
  await screen.findByText('1 of 2 slides are done')
  await person.click(await button('Cancel'))
  await vi.waitFor(() => expect(WorkerStub.all.at(-1)?.isEnded).toBe(true))
  await button(/^Export 2/)
})

it('hands the files on, says their size, and what is not in them as it is on the slides', async () => {
  const onSend = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { person } = await opened(onSend)
  await person.click(await button('Post as images'))
  await vi.waitFor(() => expect(asked?.request?.isZipped).toBe(false))
  const notes = [
    { kind: 'rasterised' as const, slide: 1, text: '😀' },
    { kind: 'fontMissing' as const, family: 'Lora' },
  ]
  asked?.resolve({ files: [makeFile()], archive: null, notes })
  await screen.findByText('1 file is ready (2.1 MB).')
  expect(onSend).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('On slide 2, “😀”'),
    expect.stringContaining('The font Lora'),
  ])
})

it('names the cause when no files can be made, and tells when they cannot be added to a post', async () => {
  const { person } = await opened(() => Promise.reject(new Error('offline')))
  await person.click(await button(/^Export 2/))
  await vi.waitFor(() => expect(asked).not.toBeNull())
  asked?.reject(new Error('no memory'))
  expect((await screen.findByRole('alert')).textContent).not.toContain('memory')
  await person.click(await button('Back to the options'))
  await person.click(await button('Post as images'))
  await vi.waitFor(() => expect(asked?.request?.isZipped).toBe(false))
  asked?.resolve({ files: [makeFile()], archive: null, notes: [] })
  expect((await screen.findByRole('alert')).textContent).toContain('could not be added to a post')
})

it('offers no post of vector files or of several formats', async () => {
  const { person } = await opened(() => Promise.resolve())
  await person.click(screen.getByText('SVG'))
  await screen.findByText('Networks don’t accept SVG files. Choose images or PDF to post the deck.')
  expect(await button('Post as images')).toHaveProperty('disabled', true)
  await person.click(screen.getByText('JPEG'))
  await person.click(screen.getByText('16:9'))
  await screen.findByText('A post can have only one format. Choose one to post the deck.')
})
