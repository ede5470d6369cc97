import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Dropzone } from '@/ui/dropzone.tsx'
import { FormError } from '@/ui/form-error.tsx'
import styles from './fonts.module.css'

type Props = {
  /** What is agreed to first. */
  statement: string
  onUpload: (file: File) => Promise<unknown>
  isFull: boolean
}

const ACCEPT = ['.ttf', '.otf', '.woff', '.woff2']

/** Takes font files once the statement about their licence is agreed to. */
export function FontUpload({ statement, onUpload, isFull }: Props) {
  const { t } = useTranslation('fonts')
  const [hasAgreed, setAgreed] = useState(false)
  const { run, isRunning, failure } = useApiCall()

  const upload = async (files: readonly File[]) => {
    for (const file of files) await onUpload(file)
  }

  return (
    <div className={styles.upload}>
      <Checkbox label={statement} checked={hasAgreed} onChange={(event) => setAgreed(event.currentTarget.checked)} />
      <Dropzone
        accept={ACCEPT}
        hint={t(isFull ? 'fonts:upload.full' : hasAgreed ? 'fonts:upload.hint' : 'fonts:upload.agree')}
        disabled={!hasAgreed || isFull || isRunning}
        onFiles={(files) => void run(() => upload(files))}
      />
      <FormError message={failure} />
    </div>
  )
}
