import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PreviewText } from '@/ui/preview-text.tsx'
import { foldText } from '../fold-text.ts'
import styles from './network-preview.module.css'

type Props = { text: string; fold: { characters: number; lines: number } | null }

/** The words of a preview, cut where the network's feed cuts them. */
export function FoldedText({ text, fold }: Props) {
  const { t } = useTranslation('studio')
  const [isOpen, setOpen] = useState(false)
  const [shown, rest] = foldText(text, fold)
  if (rest === '' || isOpen) return <PreviewText text={text} />
  return (
    <div>
      <PreviewText text={`${shown.trimEnd()}…`} />
      <UnstyledButton className={styles.more} onClick={() => setOpen(true)}>
        {t('studio:preview.more')}
      </UnstyledButton>
    </div>
  )
}
