import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainText } from '@postwright/core/scene/text-content'
import { createEditorStore } from '@/decks/editor/editor-state.ts'
import type { Editor } from '@/decks/editor/editor.ts'
import { createWriting, type WritingSession } from '@/decks/editor/text/create-writing.ts'
import { pressWhileWriting } from '@/decks/editor/text/text-writer.tsx'
import { createSceneStore } from '@/decks/scene-store.ts'
import { FIXED_MEASURE } from '../../unit/scene/fixed-measure.ts'
import { sceneOf, slideOf } from '../../unit/scene/sample-scene.ts'
import { textLayer } from '../../unit/scene/text-layer.ts'
import { createLiveFrame } from '@/decks/editor/live-frame.ts'

let editor: Editor
let field: HTMLTextAreaElement
let session: WritingSession

function begin(words: string, fields: Parameters<typeof textLayer>[2] = {}) {
  editor = {
    store: createSceneStore(sceneOf(slideOf('s1', [textLayer('aaaa', words, fields)]))),
    view: createEditorStore({ slideId: 's1', format: '4:5' }),
    measure: FIXED_MEASURE,
    ports: { pictures: async () => new Blob(), newSlideId: () => 's2' },
    random: () => 0.5,
    writing: { current: null },
    live: createLiveFrame(),
    stageSize: { current: { width: 800, height: 600 } },
  }
  field = document.createElement('textarea')
  field.value = words
  document.body.append(field)
  session = createWriting(editor, 'aaaa', field)
}

function written() {
  const layer = editor.store.getState().scene.slides[0]?.layers[0]
  if (layer?.type !== 'text') throw new Error('The text is gone.')
  return layer
}

function type(words: string, from = field.value.length, to = from) {
  field.value = field.value.slice(0, from) + words + field.value.slice(to)
  field.setSelectionRange(from + words.length, from + words.length)
  session.type()
}

beforeEach(() => begin('Say hello'))
afterEach(() => field.remove())

describe('a text that is written', () => {
  it('is one step to undo on the slide, and several in the field', () => {
    type('!')
    type('!')
    session.undo()
    expect([plainText(written().paragraphs), field.value]).toEqual(['Say hello!', 'Say hello!'])
    session.redo()
    expect(plainText(written().paragraphs)).toBe('Say hello!!')
    editor.store.undo()
    expect(plainText(written().paragraphs)).toBe('Say hello')
    expect(editor.store.getState().canUndo).toBe(false)
  })

  it('takes the style of what is marked, and of what is typed next', () => {
    field.setSelectionRange(4, 9)
    pressWhileWriting(editor, session, 'mod+b')
    expect(written().paragraphs[0]?.runs).toEqual([{ text: 'Say ' }, { text: 'hello', weight: 700 }])
    pressWhileWriting(editor, session, 'mod+b')
    field.setSelectionRange(9, 9)
    pressWhileWriting(editor, session, 'mod+i')
    type(' you')
    expect(written().paragraphs[0]?.runs.at(-1)).toMatchObject({ text: ' you', isItalic: true })
  })

  it('grows downwards when its lines no longer fit', () => {
    begin('one', { box: { x: 0, y: 10, width: 400, height: 50 } })
    type('\ntwo\nthree')
    expect(written().box).toMatchObject({ y: 10, height: 150 })
  })

  it('moves the caret by the lines of the slide, not by those of the field', () => {
    begin('aaaa aaaa aaaa', { box: { x: 0, y: 0, width: 100, height: 400 } })
    field.setSelectionRange(2, 2)
    pressWhileWriting(editor, session, 'arrowdown')
    expect(field.selectionStart).toBe(7)
    pressWhileWriting(editor, session, 'shift+end')
    expect([field.selectionStart, field.selectionEnd]).toEqual([7, 9])
    pressWhileWriting(editor, session, 'arrowup')
    expect(field.selectionStart).toBe(4)
  })

  it('becomes a list, whose items move in and out', () => {
    session.command('toggleBullets')
    expect(pressWhileWriting(editor, session, 'tab')).toBe(true)
    expect(written().paragraphs[0]).toMatchObject({ list: 'bullet', level: 1 })
  })

  it('ends with Escape, and is removed when nothing is left of it', () => {
    editor.view.set({ editing: 'aaaa' })
    type('', 0, 9)
    pressWhileWriting(editor, session, 'escape')
    session.end()
    expect(editor.view.getState().editing).toBe('')
    expect(editor.store.getState().scene.slides[0]?.layers).toEqual([])
    editor.store.undo()
    expect(plainText(written().paragraphs)).toBe('Say hello')
  })
})
