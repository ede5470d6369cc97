import { Textarea } from '@mantine/core'
import { type ClipboardEvent, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useLiveText, type LiveDraft } from '@/documents/use-live-text.ts'
import type { FoldPlace } from '../../fold-places.ts'
import styles from './text-field.module.css'

const FoldMarks = lazyPart(async () => (await import('./fold-marks.tsx')).FoldMarks)

/** True if text fields grow by CSS, so that they are not measured on each keystroke. */
const GROWS = CSS.supports('field-sizing', 'content')

type Props = {
  live: LiveDraft<PostDraft>
  /** Places at which feeds cut off the text. */
  folds?: readonly FoldPlace[]
  /** Problems of the text, rendered below it and used as its description. */
  problems: ReactNode
  isInvalid: boolean
  onChange: (text: string) => void
  onPasteFiles: (files: File[]) => void
  /** Focuses the field on mount. */
  takesFocus: boolean
  onFocus: () => void
  ref: Ref<HTMLTextAreaElement>
}

/** The text field of a post, which grows with its text. Pasted images are added to the post. */
export function TextField(props: Props) {
  const { live, folds = [], problems, isInvalid, onChange, onPasteFiles, takesFocus, onFocus, ref } = props
  const { t } = useTranslation('studio')
  const value = useLiveText(live, ({ text }) => text)
  useLoadWhenIdle(FoldMarks.load)

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    onPasteFiles(files)
  }

  return (
    <div className={styles.field} data-marks>
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
        autosize={!GROWS}
        minRows={6}
        maxLength={POST_TEXT_MAX}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={paste}
        onFocus={onFocus}
      />
      {folds.length > 0 && <FoldMarks text={value} places={folds} />}
    </div>
  )
}
