import type { MeasureText } from '@postwright/core/scene/measure-text'
import type { Scene } from '@postwright/core/scene/scene'
import type { ReactElement } from 'react'
import { EditorContext } from '@/decks/editor/editor-context.ts'
import { createEditorStore } from '@/decks/editor/editor-state.ts'
import type { Editor, EditorPorts } from '@/decks/editor/editor.ts'
import { createSceneStore } from '@/decks/scene-store.ts'
import { show } from '../support/show.tsx'
import { createLiveFrame } from '@/decks/editor/live-frame.ts'

const MEASURE: MeasureText = {
  widthOf: (text, { size }) => text.length * size * 0.5,
  metricsOf: ({ size }) => ({ ascent: size, descent: 0 }),
}

/** Shows a part of the editor with a deck around it. */
export async function showInEditor(part: ReactElement, scene: Scene, ports?: Partial<EditorPorts>): Promise<Editor> {
  let count = 0
  const editor: Editor = {
    store: createSceneStore(scene),
    view: createEditorStore({ slideId: scene.slides[0]?.id ?? '', format: scene.deck.format }),
    measure: MEASURE,
    ports: {
      pictures: () => Promise.reject(new Error('There are no pictures here.')),
      newSlideId: () => `new${(count += 1)}`,
      ...ports,
    },
    random: Math.random,
    writing: { current: null },
    live: createLiveFrame(),
    stageSize: { current: { width: 0, height: 0 } },
  }
  await show(<EditorContext value={editor}>{part}</EditorContext>)
  return editor
}
