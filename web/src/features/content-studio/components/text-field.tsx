import { Textarea } from '@mantine/core'
import type { ClipboardEvent, ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import styles from './text-field.module.css'

type Props = {
  value: string
  /** What is wrong with the words; stands below them and describes them. */
  problems: ReactNode
  isInvalid: boolean
  onChange: (text: string) => void
  onPasteFiles: (files: File[]) => void
  /** Lets the first words go in at once. */
  takesFocus: boolean
  onFocus: () => void
  ref: Ref<HTMLTextAreaElement>
}

/** The words of a post; grows with them. Pictures that are pasted go to the pictures. */
export function TextField({ value, problems, isInvalid, onChange, onPasteFiles, takesFocus, onFocus, ref }: Props) {
  const { t } = useTranslation('studio')

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    onPasteFiles(files)
  }

  return (
    <Textarea
      ref={ref}
      variant="unstyled"
      classNames={{ input: styles.text, description: styles.problems }}
      aria-label={t('studio:text.label')}
      error={isInvalid}
      withErrorStyles={false}
      description={problems}
      descriptionProps={{ component: 'div' }}
      inputWrapperOrder={['input', 'description']}
      placeholder={t('studio:text.placeholder')}
      autoFocus={takesFocus}
      autosize
      minRows={6}
      maxLength={POST_TEXT_MAX}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onPaste={paste}
      onFocus={onFocus}
    />
  )
}
