import { beforeEach, describe, expect, it } from 'vitest'
import type { SceneSlide } from '@postwright/core/scene/scene'
import { chordOf } from '@/decks/editor/commands/chord.ts'
import { pressKey } from '@/decks/editor/commands/press-key.ts'
import { createEditorStore } from '@/decks/editor/editor-state.ts'
import type { Editor } from '@/decks/editor/editor.ts'
import { createSceneStore } from '@/decks/scene-store.ts'
import { FIXED_MEASURE } from '../../unit/scene/fixed-measure.ts'
import { sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
import { createLiveFrame } from '@/decks/editor/live-frame.ts'

let editor: Editor

beforeEach(() => {
  let chance = 0
  editor = {
    store: createSceneStore(sceneOf(slideOf('s1', [shapeLayer('aaaa'), shapeLayer('bbbb'), shapeLayer('cccc')]))),
    view: createEditorStore({ slideId: 's1', format: '4:5' }),
    measure: FIXED_MEASURE,
    ports: { pictures: async () => new Blob(), newSlideId: () => 's2' },
    random: () => (chance = (chance + 0.37) % 1),
    writing: { current: null },
    live: createLiveFrame(),
    stageSize: { current: { width: 800, height: 600 } },
  }
})

const press = (...chords: string[]) => chords.map((chord) => pressKey(editor, chord, 'stage'))
const selection = () => editor.view.getState().selection
const layers = (): SceneSlide['layers'] => editor.store.getState().scene.slides[0]?.layers ?? []
const places = () => layers().map((layer) => (layer.type === 'group' ? 0 : layer.box.x))

describe('on the stage', () => {
  it('Enter chooses the first layer, Tab the next ones and around, Escape none', () => {
    press('enter')
    expect(selection()).toEqual(['aaaa'])
    press('tab', 'tab', 'tab', 'shift+tab')
    expect(selection()).toEqual(['cccc'])
    press('escape')
    expect(selection()).toEqual([])
    expect(press('tab')).toEqual([false])
  })

  it('arrows move by one pixel and by ten, and it can be taken back', () => {
    press('enter', 'arrowright', 'shift+arrowright')
    expect(places()).toEqual([111, 100, 100])
    press('mod+z', 'mod+z')
    expect(places()).toEqual([100, 100, 100])
    press('mod+shift+z')
    expect(places()).toEqual([101, 100, 100])
  })

  it('copies are chosen, groups are made and opened, and deleted as one', () => {
    press('mod+a', 'mod+d')
    expect(layers()).toHaveLength(6)
    expect(selection()).toHaveLength(3)
    press('mod+g')
    const [group] = selection()
    press('enter')
    expect(editor.view.getState().inside).toBe(group)
    press('escape')
    expect(selection()).toEqual([group])
    press('delete')
    expect(layers().map(({ id }) => id)).toEqual(['aaaa', 'bbbb', 'cccc'])
  })
})

it('leaves arrows and letters to panels and fields', () => {
  editor.view.set({ selection: ['aaaa'] })
  expect(pressKey(editor, 'arrowright', 'panel')).toBe(false)
  expect(pressKey(editor, 'delete', 'field')).toBe(false)
  pressKey(editor, 'mod+d', 'field')
  expect(layers()).toHaveLength(3)
})

it.each([
  [{ key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'mod+shift+z'],
  [{ key: '+', code: 'Equal', metaKey: true, shiftKey: true }, 'mod++'],
  [{ key: '=', code: 'Equal', ctrlKey: true }, 'mod++'],
  [{ key: 'å', code: 'KeyA', altKey: true }, 'alt+a'],
  [{ key: 'Backspace', code: 'Backspace' }, 'delete'],
])('reads the keys %o as %s', (event, chord) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  expect(chordOf({ ...none, ...event })).toBe(chord)
})
