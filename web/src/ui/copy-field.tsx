import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyButton } from './copy-button.tsx'
import styles from './copy-field.module.css'

type Props = { label: string; value: string }

/** Shows a read-only value to select or copy. */
export function CopyField({ label, value }: Props) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.field}>
      <TextInput
        className={styles.value}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={value}>{t('ui:copy.copy')}</CopyButton>
    </div>
  )
}
