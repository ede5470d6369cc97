import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './copy-field.module.css'

type Props = { label: string; value: string }

/** A value to take along: read, selected or copied, never changed. */
export function CopyField({ label, value }: Props) {
  const { t } = useTranslation('ui')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <div className={styles.field}>
      <TextInput
        className={styles.value}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={isCopied ? <IconCheck size="1rem" aria-hidden /> : <IconCopy size="1rem" aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? t('ui:copy.done') : t('ui:copy.copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t('ui:copy.done')}
      </span>
    </div>
  )
}
