import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LAYER_TEXT_MAX } from '@postwright/core/limits'
import { rotatePoint } from '@postwright/core/scene/geometry/bounds'
import { plainText } from '@postwright/core/scene/text-content'
import { toStage } from '../camera.ts'
import { chordOf } from '../commands/chord.ts'
import { useEditor, useEditorPart, useView } from '../editor-context.ts'
import { getCurrentLayers } from '../editor-selectors.ts'
import { createWriting, type WritingSession } from './create-writing.ts'
import styles from './text-writer.module.css'
import type { Editor } from '../editor.ts'

/** Edits a text: a hidden field receives the input, and the slide shows it with a caret. */
export function TextWriter() {
  const editing = useView((state) => state.editing)
  const layer = useEditorPart((editor) => getCurrentLayers(editor).find(({ id }) => id === editing), Object.is)
  return layer?.type === 'text' ? (
    <TextField key={layer.id} layerId={layer.id} text={plainText(layer.paragraphs)} />
  ) : null
}

function TextField({ layerId, text }: { layerId: string; text: string }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const field = useRef<HTMLTextAreaElement>(null)
  const [session, setSession] = useState<WritingSession | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const camera = useView((state) => state.camera)

  useEffect(() => {
    if (!field.current) return undefined
    const made = createWriting(editor, layerId, field.current)
    setSession(made)
    return beginWriting(editor, made, field.current, redraw)
  }, [editor, layerId])

  // Other users can edit the same text, so the field is updated with their changes.
  useEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text
  }, [text])

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    event.stopPropagation()
    if (!session || event.nativeEvent.isComposing) return
    const isTaken = pressWhileWriting(editor, session, chordOf(event.nativeEvent))
    if (isTaken) event.preventDefault()
    redraw()
  }

  const caret = session?.caret()
  const at = caret && toStage(camera, rotatePoint(caret.box, caret.middle, caret.rotation))
  const place = {
    '--x': `${at?.x ?? 0}px`,
    '--y': `${at?.y ?? 0}px`,
    '--height': `${(caret?.box.height ?? 20) * camera.zoom}px`,
    '--turn': `${caret?.rotation ?? 0}deg`,
  }
  return (
    <>
      <textarea
        ref={field}
        className={styles.field}
        style={place}
        aria-label={t('text.write')}
        defaultValue={text}
        maxLength={LAYER_TEXT_MAX}
        dir="auto"
        data-own-keys
        onInput={() => {
          session?.type()
          redraw()
        }}
        onKeyDown={press}
      />
      {at && <span className={styles.caret} style={place} aria-hidden />}
    </>
  )
}

/**
 * Provides the editing session to the stage and the inspector, and focuses the field with all of its text selected.
 * @returns a function that withdraws the session, and ends it unless the layer is still being edited
 */
function beginWriting(
  editor: Editor,
  session: WritingSession,
  field: HTMLTextAreaElement,
  onMoved: () => void,
): () => void {
  const { layerId } = session
  editor.writing.current = session
  field.focus({ preventScroll: true })
  field.select()
  const show = () => {
    if (document.activeElement !== field) return
    onMoved()
    editor.view.set({})
  }
  document.addEventListener('selectionchange', show)
  editor.view.set({})
  return () => {
    document.removeEventListener('selectionchange', show)
    editor.writing.current = null
    if (editor.view.getState().editing !== layerId) session.end()
  }
}

const COMMANDS = new Map([
  ['mod+b', 'toggleBold'],
  ['mod+i', 'toggleItalic'],
  ['mod+u', 'toggleUnderline'],
  ['mod+shift+x', 'toggleStrike'],
  ['mod+*', 'toggleBullets'],
  ['mod+8', 'toggleBullets'],
  ['mod+&', 'toggleNumbers'],
  ['mod+7', 'toggleNumbers'],
])

const WAYS = new Map([
  ['arrowup', 'up'],
  ['arrowdown', 'down'],
  ['home', 'start'],
  ['end', 'end'],
] as const)

/**
 * Handles keys while a text is edited.
 * @returns whether the field itself must ignore the key
 */
export function pressWhileWriting(editor: Editor, session: WritingSession, chord: string): boolean {
  if (chord === 'escape' || chord === 'mod+enter') {
    editor.view.set({ editing: '' })
    document.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true })
    return true
  }
  const command = COMMANDS.get(chord)
  if (command !== undefined) return session.command(command)
  const [, shift = '', key = ''] = /^(shift\+)?(\w+)$/.exec(chord) ?? []
  const way = [...WAYS].find(([name]) => name === key)?.[1]
  if (way) {
    session.moveCaret(way, shift !== '')
    return true
  }
  if (chord === 'mod+z') session.undo()
  else if (chord === 'mod+shift+z' || chord === 'mod+y') session.redo()
  else if (chord === 'tab' || chord === 'shift+tab') return session.indent(chord === 'tab' ? 1 : -1)
  else return false
  return true
}
