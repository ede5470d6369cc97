import { ActionIcon, ColorPicker, TextInput, Tooltip } from '@mantine/core'
import { IconColorPicker } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Color, hexColorSchema } from '@postwright/core/scene/color'
import type { Phase } from '../inspector/use-edit-layers.ts'
import styles from './fields.module.css'
import { pickColor } from './pick-color.ts'
import './color-styles.ts'

type Props = { hex: string | null; onChange: (color: Color, phase: Phase) => void }

/** Any colour at all: from a field, as hexadecimal, or from the screen. */
export function FreeColor({ hex, onChange }: Props) {
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
