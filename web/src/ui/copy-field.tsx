import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from './copy-button.tsx'
import styles from './copy-field.module.css'

type Props = { label: string; value: string }

/** Shows a read-only value to select or copy. */
export function CopyField({ label, value }: Props) {
  const { t } = useTranslation('ui')
  const input = useRef<HTMLInputElement>(null)
  function selectValue() {
    input.current?.focus()
    input.current?.select()
  }

  return (
    <div className={styles.field}>
      <TextInput
        ref={input}
        className={styles.value}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={value} selectText={selectValue}>
        {t('ui:copy.copy')}
      </CopyButton>
    </div>
  )
}
