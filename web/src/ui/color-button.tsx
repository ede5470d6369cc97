import { ColorPicker, Popover } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './color-field.module.css'

type Props = { value: string; onChange: (hex: string) => void; disabled: boolean }

/** Shows the colour and opens the area it can be picked from; arrow keys move in both. */
export function ColorButton({ value, onChange, disabled }: Props) {
  const { t } = useTranslation('ui')
  return (
    <Popover position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className={styles.button} aria-label={t('ui:color.open')} disabled={disabled}>
          <span className={styles.sample} style={{ '--sample': value }} />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('ui:color.open')}>
        <ColorPicker
          format="hex"
          value={value}
          onChange={onChange}
          saturationLabel={t('ui:color.saturation')}
          hueLabel={t('ui:color.hue')}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
