import { Popover, Tooltip } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COLOR_ROLES, type Color } from '@postwright/core/scene/color'
import { resolveColor } from '@postwright/core/scene/theme'
import { useScene } from '../editor-context.ts'
import type { Phase } from '../inspector/use-edit-layers.ts'
import { colorsUsed } from './colors-used.ts'
import styles from './fields.module.css'
import { FreeColor } from './free-color.tsx'
import { useDeckKit } from './use-deck-kit.ts'

type Props = {
  label: string
  /** Null where several layers have different ones. */
  value: Color | null
  onChange: (color: Color, phase: Phase) => void
}

/** A colour: of the theme first, which it then follows, of the deck, or any other. */
export function ColorField({ label, value, onChange }: Props) {
  const { t } = useTranslation('editor')
  const theme = useScene(({ deck }) => deck.theme)
  const slides = useScene((scene) => scene.slides)
  const { kit, isColorsOnly } = useDeckKit()
  const [isOpen, setOpen] = useState(false)
  const hex = value === null ? null : resolveColor(theme, value)
  const name = value?.startsWith('@') ? t(`color.${value.slice(1)}`) : (hex ?? t('field.mixed'))
  const ofKit = kit?.colors ?? []
  const isOfKit = (color: string) => ofKit.some((each) => each.hex === color)
  const roles = COLOR_ROLES.filter((role) => !isColorsOnly || isOfKit(theme.colors[role]))
  const used = isOpen && !isColorsOnly ? colorsUsed(slides).filter((color) => !isOfKit(color)) : []

  const swatch = (color: Color, words: string) => (
    <Tooltip key={color} label={words}>
      <button
        type="button"
        className={styles.swatch}
        aria-label={words}
        aria-pressed={color === value}
        style={{ '--swatch': resolveColor(theme, color) }}
        onClick={() => onChange(color, 'done')}
      />
    </Tooltip>
  )

  return (
    <Popover opened={isOpen} onChange={setOpen} position="left-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button
          type="button"
          className={styles.color}
          aria-label={`${label}: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.chip} style={{ '--swatch': hex ?? 'transparent' }} />
          <span className={styles.colorName}>{name}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown data-own-keys>
        <div className={styles.popover}>
          {ofKit.length > 0 && (
            <div>
              <p className={styles.caption}>{t('kit.colors')}</p>
              <div className={styles.swatches}>{ofKit.map((color) => swatch(color.hex, color.name))}</div>
            </div>
          )}
          {roles.length > 0 && (
            <div>
              <p className={styles.caption}>{t('color.theme')}</p>
              <div className={styles.swatches}>{roles.map((role) => swatch(`@${role}`, t(`color.${role}`)))}</div>
            </div>
          )}
          {used.length > 0 && (
            <div>
              <p className={styles.caption}>{t('color.used')}</p>
              <div className={styles.swatches}>{used.map((color) => swatch(color, color))}</div>
            </div>
          )}
          {isColorsOnly ? (
            <p className={styles.caption}>{t('kit.colorsOnly')}</p>
          ) : (
            <FreeColor hex={hex} onChange={onChange} />
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
