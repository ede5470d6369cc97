import '@mantine/core/styles/ColorPicker.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorButton } from './color-button.tsx'
import styles from './color-field.module.css'
import { ColorSwatches, type NamedColor } from './color-swatches.tsx'
import { ContrastHint } from './contrast-hint.tsx'
import { EyeDropperButton } from './eye-dropper-button.tsx'
import { FIELD_ORDER } from './field-order.ts'
import { readHex } from './read-hex.ts'

type Props = {
  label: string
  /** `#rrggbb`. */
  value: string
  onChange: (hex: string) => void
  swatches?: readonly NamedColor[]
  /** Behind the colour: shows how well the two can be told apart. */
  against?: NamedColor
  hint?: string
  error?: string
  disabled?: boolean
}

/** A colour, typed, picked from a palette, from an area, or from the screen where the browser can. */
export function ColorField({ label, value, onChange, swatches = [], against, hint, error, disabled = false }: Props) {
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readHex(typed) === null

  function type(text: string) {
    setTyped(text)
    const hex = readHex(text)
    if (hex !== null && hex !== value) onChange(hex)
  }

  function choose(hex: string) {
    setTyped(null)
    onChange(hex)
  }

  return (
    <div className={styles.field}>
      <TextInput
        classNames={{ input: styles.input }}
        label={label}
        description={hint}
        inputWrapperOrder={FIELD_ORDER}
        value={typed ?? value}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => !isWrong && setTyped(null)}
        error={isWrong ? t('ui:color.invalid') : error}
        disabled={disabled}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        leftSection={<ColorButton value={value} onChange={choose} disabled={disabled} />}
        rightSection={disabled ? undefined : <EyeDropperButton onPick={choose} />}
      />
      {swatches.length > 0 && <ColorSwatches swatches={swatches} value={value} onChoose={choose} disabled={disabled} />}
      {against && <ContrastHint color={value} ground={against} />}
    </div>
  )
}
