import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { value: string; children: ReactNode }

/** Puts a text into the clipboard and says that it is there. */
export function CopyButton({ value, children }: Props) {
  const { t } = useTranslation('ui')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={isCopied ? <IconCheck size="1rem" aria-hidden /> : <IconCopy size="1rem" aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? t('ui:copy.done') : children}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t('ui:copy.done')}
      </span>
    </>
  )
}
