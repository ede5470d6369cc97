import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LayerOf } from '@postwright/core/scene/layer'
import { setParagraphs } from '@postwright/core/scene/commands/set-paragraphs'
import { plainText } from '@postwright/core/scene/text-content'
import { resolveColor, resolveFamily } from '@postwright/core/scene/theme'
import { useEditor, useEditorPart, useScene, useView } from '../editor-context.ts'
import { runChange } from '../run-change.ts'
import { layersSeen, targetSeen } from '../seen.ts'
import { replaceText, replacementBetween } from './replace-text.ts'
import styles from './text-writer.module.css'

/** The text that is being written, as a field over its place on the slide. */
export function TextWriter() {
  const editing = useView((state) => state.editing)
  const layer = useEditorPart((editor) => layersSeen(editor).find(({ id }) => id === editing), Object.is)
  return layer?.type === 'text' ? <TextField key={layer.id} layer={layer} /> : null
}

function TextField({ layer }: { layer: LayerOf<'text'> }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const theme = useScene(({ deck }) => deck.theme)
  const { x, y, zoom } = useView(({ camera }) => camera)
  const field = useRef<HTMLTextAreaElement>(null)
  const { box, style, padding, rotation } = layer
  const text = plainText(layer.paragraphs)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  function write(next: string, caret: number) {
    const paragraphs = replaceText(layer.paragraphs, replacementBetween(text, next, caret))
    const { scene } = editor.store.getState()
    const target = { ...targetSeen(editor), layerIds: [layer.id] }
    runChange(editor, setParagraphs(scene, target, { paragraphs }), `write ${layer.id}`)
  }

  return (
    <textarea
      ref={field}
      className={styles.field}
      aria-label={t('text.write')}
      value={text}
      style={{
        left: x + box.x * zoom,
        top: y + box.y * zoom,
        width: box.width * zoom,
        height: box.height * zoom,
        padding: padding * zoom,
        transform: `rotate(${rotation}deg)`,
        color: resolveColor(theme, style.color),
        fontFamily: resolveFamily(theme, style.family),
        fontSize: style.size * zoom,
        fontWeight: style.weight,
        fontStyle: style.isItalic ? 'italic' : 'normal',
        lineHeight: style.lineHeight,
        textAlign: style.align,
      }}
      onChange={(event) => write(event.currentTarget.value, event.currentTarget.selectionStart)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') editor.view.set({ editing: '' })
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={() => editor.view.set({ editing: '' })}
    />
  )
}
