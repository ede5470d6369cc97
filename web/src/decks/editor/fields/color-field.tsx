import { Popover, Tooltip, ActionIcon, ColorPicker, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COLOR_ROLES, type Color, hexColorSchema } from '@postwright/core/scene/color'
import { resolveColor } from '@postwright/core/scene/theme'
import { useScene } from '../editor-context.ts'
import type { Phase } from '../inspector/chosen-layers.ts'
import styles from './fields.module.css'
import { useDeckKit } from './use-deck-kit.ts'
import type { SceneSlide } from '@postwright/core/scene/scene'
import { IconColorPicker } from '@tabler/icons-react'
import './color-styles.ts'
import { z } from 'zod'

type Props = {
  label: string
  /** Null if several layers have different values. */
  value: Color | null
  onChange: (color: Color, phase: Phase) => void
}

/**
 * A colour field: the brand kit's colours, the theme's, which keep following the theme, other colours of the deck, or any colour. A kit can limit
 * users to its own colours.
 */
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

const SHOWN_MAX = 12

/** Returns the deck's colours that do not come from the theme, most frequent first. */
function colorsUsed(slides: readonly SceneSlide[]): string[] {
  const found =
    JSON.stringify(slides.map(({ layers, background }) => [layers, background])).match(/"#[0-9a-f]{6}"/g) ?? []
  const counted = Map.groupBy(found, (quoted) => quoted.slice(1, -1))
  return [...counted.entries()]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([color]) => color)
    .slice(0, SHOWN_MAX)
}

type FreeColorProps = { hex: string | null; onChange: (color: Color, phase: Phase) => void }

/** Lets the user enter any colour: in a field, as hexadecimal, or from the screen. */
function FreeColor({ hex, onChange }: FreeColorProps) {
  const { t } = useTranslation('editor')
  const [typed, setTyped] = useState<string | null>(null)

  function type(words: string) {
    setTyped(words)
    const color = hexColorSchema.safeParse(`#${words.trim().replace('#', '').toLowerCase()}`)
    if (color.success) onChange(color.data, 'done')
  }

  return (
    <>
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
    </>
  )
}

const pickedSchema = z.object({ sRGBHex: z.string() })

/** API of browsers that can pick a colour from anywhere on the screen. */
const dropperSchema = z.object({
  EyeDropper: z.custom<new () => { open(): Promise<unknown> }>((value) => typeof value === 'function'),
})

/** Returns a colour that the user picks; null if they cancel. Without an eyedropper, the browser's own colour field is used. */
async function pickColor(): Promise<string | null> {
  const dropper = dropperSchema.safeParse({ EyeDropper: Reflect.get(window, 'EyeDropper') })
  if (!dropper.success) return askBrowser()
  try {
    const { sRGBHex } = pickedSchema.parse(await new dropper.data.EyeDropper().open())
    return sRGBHex.toLowerCase().slice(0, 7)
  } catch {
    return null
  }
}

function askBrowser(): Promise<string | null> {
  return new Promise((resolve) => {
    const field = document.createElement('input')
    field.type = 'color'
    field.addEventListener('change', () => resolve(field.value))
    field.addEventListener('cancel', () => resolve(null))
    field.click()
  })
}
