import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { resolveColor, resolveFamily } from '@postwright/core/scene/theme'
import { loadFonts } from '../../fonts/load-fonts.ts'
import { useScene } from '../editor-context.ts'
import { newText, presetBox, presetStyle, TEXT_PRESETS, type TextPreset } from '../insert/text-presets.ts'
import type { NewItem } from '../insert/insert-layers.ts'
import type { InsertPanelProps } from './insert-panel-props.ts'
import styles from './insert-panels.module.css'

/** Shows the kinds of text, each in the style of the deck's theme. */
export function TextPanel({ onInsert }: InsertPanelProps) {
  const { t } = useTranslation('editor')
  const theme = useScene(({ deck }) => deck.theme)

  useEffect(() => {
    const fonts = TEXT_PRESETS.map(presetStyle).map(({ family, weight, isItalic }) => ({
      family: resolveFamily(theme, family),
      weight,
      isItalic,
    }))
    void loadFonts(fonts)
  }, [theme])

  function look(preset: TextPreset) {
    const { family, weight, isItalic, size, color, align } = presetStyle(preset)
    return {
      fontFamily: `"${resolveFamily(theme, family)}"`,
      fontWeight: weight,
      fontStyle: isItalic ? 'italic' : 'normal',
      fontSize: `${SMALLEST + size * SCALE}rem`,
      color: resolveColor(theme, color),
      textAlign: align,
    }
  }

  return (
    <div className={styles.texts} style={{ '--paper': resolveColor(theme, '@background') }}>
      {TEXT_PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          className={styles.text}
          style={look(preset)}
          data-preset={preset}
          onClick={() => onInsert(itemOf(preset))}
        >
          {t(`preset.${preset}`)}
        </button>
      ))}
    </div>
  )
}

/** Sizes of the samples, which keep larger presets larger and the smallest readable. */
const SMALLEST = 0.5
const SCALE = 0.0115

function itemOf(preset: TextPreset): NewItem {
  return {
    size: ({ width }) => presetBox(preset, width),
    make: (id, box, words) => newText(id, box, preset, words),
  }
}
