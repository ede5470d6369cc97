import { useTranslation } from 'react-i18next'
import styles from './color-field.module.css'

/** A colour as `#rrggbb` and what people call it. */
export type NamedColor = { name: string; hex: string }

type Props = {
  swatches: readonly NamedColor[]
  value: string
  onChoose: (hex: string) => void
  disabled?: boolean
}

/** Colours to choose from, each with its name. */
export function ColorSwatches({ swatches, value, onChoose, disabled = false }: Props) {
  const { t } = useTranslation('ui')
  return (
    <fieldset className={styles.swatches} aria-label={t('ui:color.swatches')} disabled={disabled}>
      {swatches.map(({ name, hex }) => (
        <button
          key={hex}
          type="button"
          className={styles.swatch}
          aria-label={name}
          title={name}
          aria-pressed={hex === value}
          onClick={() => onChoose(hex)}
        >
          <span className={styles.sample} style={{ '--sample': hex }} />
        </button>
      ))}
    </fieldset>
  )
}
