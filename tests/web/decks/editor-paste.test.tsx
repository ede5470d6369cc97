import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copySelection, pasteCopied } from '@/decks/editor/commands/clipboard.ts'
import { SCENE_ACTIONS } from '@/decks/editor/commands/scene-actions.ts'
import { useEditorKeys } from '@/decks/editor/commands/editor-keys.ts'
import { usePaste } from '@/decks/editor/commands/use-paste.ts'
import { EditorContext } from '@/decks/editor/editor-context.ts'
import { createEditorStore } from '@/decks/editor/editor-state.ts'
import type { Editor } from '@/decks/editor/editor.ts'
import { createSceneStore } from '@/decks/scene-store.ts'
import { boxesMeet } from '@postwright/core/scene/geometry/bounds'
import { layoutText } from '@postwright/core/scene/layout/layout-text'
import { FIXED_MEASURE } from '../../unit/scene/fixed-measure.ts'
import { sceneOf, slideOf, THEME } from '../../unit/scene/sample-scene.ts'
import { show } from '../support/show.tsx'
import { createLiveFrame } from '@/decks/editor/live-frame.ts'

const PICTURE = new File(['x'], 'beach.png', { type: 'image/png' })

let editor: Editor

function Screen() {
  const root = useRef<HTMLDivElement>(null)
  useEditorKeys(root)
  usePaste(root)
  return (
    <div ref={root}>
      <div data-stage role="application" tabIndex={0} />
      <textarea />
    </div>
  )
}

beforeEach(async () => {
  let chance = 0
  editor = {
    store: createSceneStore(sceneOf(slideOf('s1', []))),
    view: createEditorStore({ slideId: 's1', format: '4:5' }),
    measure: FIXED_MEASURE,
    ports: {
      pictures: async () => new Blob(),
      newSlideId: () => 's2',
      addFiles: async (files) => files.map(() => ({ mediaId: 'beach', width: 400, height: 200, alt: '' })),
    },
    random: () => (chance = (chance + 0.37) % 1),
    writing: { current: null },
    live: createLiveFrame(),
    stageSize: { current: { width: 800, height: 600 } },
  }
  await show(
    <EditorContext value={editor}>
      <Screen />
    </EditorContext>,
  )
})
afterEach(cleanup)

const layers = () => editor.store.getState().scene.slides[0]?.layers ?? []

/** @returns whether the browser was left to paste it itself */
const paste = (target: HTMLElement, text: string, files: readonly File[] = []) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text, files } })

it('puts pictures on the slide rather than the names of their files', async () => {
  expect(paste(screen.getByRole('application'), 'beach.png', [PICTURE])).toBe(false)
  await waitFor(() => expect(layers()).toMatchObject([{ type: 'image', mediaId: 'beach' }]))
})

it('puts words on the slide as a text', () => {
  paste(screen.getByRole('application'), ' Some words ')
  expect(layers()).toMatchObject([{ type: 'text', paragraphs: [{ runs: [{ text: 'Some words' }] }] }])
})

it('puts long words where no other layer is, in a box as high as they need', () => {
  paste(screen.getByRole('application'), 'Some words')
  paste(screen.getByRole('application'), Array.from({ length: 60 }, () => 'words').join(' '))
  const [first, second] = layers().flatMap((layer) => (layer.type === 'text' ? [layer] : []))
  if (!first || !second) throw new Error('There are no texts')
  expect(second.box.height).toBeGreaterThan(first.box.height)
  expect(boxesMeet(first.box, second.box)).toBe(false)
  expect(layoutText(second, second.box, THEME, FIXED_MEASURE)).toMatchObject({ size: 40, isOverflowing: false })
})

it('leaves to fields what is pasted into them', () => {
  expect(paste(screen.getByRole('textbox'), 'Some words')).toBe(true)
  expect(layers()).toEqual([])
})

it('does not take the keys by which the browser pastes', () => {
  const press = (key: string) =>
    fireEvent.keyDown(screen.getByRole('application'), { key, code: `Key${key.toUpperCase()}`, ctrlKey: true })
  expect(press('v')).toBe(true)
  expect(press('a')).toBe(false)
})

describe('a whole slide', () => {
  const written = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  const slideIds = () => editor.store.getState().scene.slides.map(({ id }) => id)

  beforeEach(() => vi.stubGlobal('navigator', { clipboard: { writeText: written } }))
  afterEach(() => vi.unstubAllGlobals())

  it('is copied where no layer is chosen, and pasted after the slide that is seen', async () => {
    await copySelection(editor)
    expect(paste(screen.getByRole('application'), written.mock.lastCall?.[0] ?? '')).toBe(false)
    expect(slideIds()).toEqual(['s1', 's2'])
    expect(editor.view.getState().slideId).toBe('s2')
  })

  it('can be had back after it was deleted, also when other things were done since, and only once', async () => {
    const undos: (() => void)[] = []
    Object.assign(editor.ports, { offerUndo: (_words: string, undo: () => void) => undos.push(undo) })
    await copySelection(editor)
    paste(screen.getByRole('application'), written.mock.lastCall?.[0] ?? '')
    SCENE_ACTIONS.find(({ command }) => command === 'removeSlide')?.run(editor)
    expect(slideIds()).toEqual(['s1'])
    editor.view.set({ slideId: 's1' })
    paste(screen.getByRole('application'), 'Some words')
    for (const undo of undos) undo()
    for (const undo of undos) undo()
    expect(slideIds()).toEqual(['s1', 's2'])
    expect(layers()).toHaveLength(1)
  })
})

describe('from a menu', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('pastes pictures, too', async () => {
    const item = { types: ['image/png'], getType: async () => new Blob(['x'], { type: 'image/png' }) }
    vi.stubGlobal('navigator', { clipboard: { read: async () => [item] } })
    await pasteCopied(editor)
    expect(layers()).toMatchObject([{ type: 'image', mediaId: 'beach' }])
  })

  it('says so when the browser does not let it', async () => {
    vi.stubGlobal('navigator', { clipboard: { readText: () => Promise.reject(new Error('denied')) } })
    await pasteCopied(editor)
    expect(editor.view.getState().announcement.words).toBe('editor:command.notPasted')
  })
})
