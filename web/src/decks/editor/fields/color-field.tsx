import { ActionIcon, ColorPicker, Popover, TextInput, Tooltip } from '@mantine/core'
import { IconColorPicker } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COLOR_ROLES, type Color, hexColorSchema } from '@postwright/core/scene/color'
import { resolveColor } from '@postwright/core/scene/theme'
import { useScene } from '../editor-context.ts'
import type { Phase } from '../inspector/use-edit-layers.ts'
import { colorsUsed } from './colors-used.ts'
import styles from './fields.module.css'
import { pickColor } from './pick-color.ts'

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
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const hex = value === null ? null : resolveColor(theme, value)
  const name = value?.startsWith('@') ? t(`color.${value.slice(1)}`) : (hex ?? t('field.mixed'))
  const used = isOpen ? colorsUsed(slides) : []

  function type(words: string) {
    setTyped(words)
    const color = hexColorSchema.safeParse(`#${words.trim().replace('#', '').toLowerCase()}`)
    if (color.success) onChange(color.data, 'done')
  }

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
          <div>
            <p className={styles.caption}>{t('color.theme')}</p>
            <div className={styles.swatches}>{COLOR_ROLES.map((role) => swatch(`@${role}`, t(`color.${role}`)))}</div>
          </div>
          {used.length > 0 && (
            <div>
              <p className={styles.caption}>{t('color.used')}</p>
              <div className={styles.swatches}>{used.map((color) => swatch(color, color))}</div>
            </div>
          )}
          <ColorPicker
            fullWidth
            size="sm"
            value={hex ?? '#000000'}
            saturationLabel={t('color.saturation')}
            hueLabel={t('color.hue')}
            onChange={(color) => onChange(color, 'held')}
            onChangeEnd={(color) => onChange(color, 'done')}
          />
          <div className={styles.row}>
            <TextInput
              size="xs"
              aria-label={t('color.hex')}
              value={typed ?? hex ?? ''}
              maxLength={7}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={() => setTyped(null)}
            />
            <Tooltip label={t('color.pick')}>
              <ActionIcon
                variant="default"
                size="1.875rem"
                aria-label={t('color.pick')}
                onClick={() => void pickColor().then((color) => color && onChange(color, 'done'))}
              >
                <IconColorPicker size="1rem" aria-hidden />
              </ActionIcon>
            </Tooltip>
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
