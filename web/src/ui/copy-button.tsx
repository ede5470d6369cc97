import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from './use-copy.ts'

type Props = {
  value: string
  children: string
  /** True to show only the icon, with the text as its accessible name, for places with little room. */ isIcon?: boolean
  /** Selects the text on the screen if the browser does not allow copying. */
  selectText?: () => void
}

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ value, children, isIcon = false, selectText }: Props) {
  const { t } = useTranslation('ui')
  const [isCopied, setCopied] = useState(false)
  const copyText = useCopy()
  const copy = async () => setCopied(await copyText(value, selectText))
  const sign = isCopied ? <IconCheck size="1rem" aria-hidden /> : <IconCopy size="1rem" aria-hidden />
  return (
    <>
      {isIcon ? (
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={children}
          title={children}
          onClick={() => void copy()}
        >
          {sign}
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={sign} onClick={() => void copy()}>
          {isCopied ? t('ui:copy.done') : children}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {isCopied && t('ui:copy.done')}
      </span>
    </>
  )
}
