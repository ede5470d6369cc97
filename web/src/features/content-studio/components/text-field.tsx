import { Textarea } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import styles from './text-field.module.css'

type Props = {
  value: string
  isInvalid: boolean
  /** Id of the element that lists what is wrong. */
  describedBy: string
  onChange: (text: string) => void
  onPasteFiles: (files: File[]) => void
  /** Lets the first words go in at once. */
  takesFocus: boolean
}

/** The words of a post; grows with them. Pictures that are pasted go to the pictures. */
export function TextField({ value, isInvalid, describedBy, onChange, onPasteFiles, takesFocus }: Props) {
  const { t } = useTranslation('studio')

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    onPasteFiles(files)
  }

  return (
    <Textarea
      variant="unstyled"
      classNames={{ input: styles.text }}
      aria-label={t('studio:text.label')}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      placeholder={t('studio:text.placeholder')}
      autoFocus={takesFocus}
      autosize
      minRows={6}
      maxLength={POST_TEXT_MAX}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onPaste={paste}
    />
  )
}
