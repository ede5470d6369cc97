import { Alert, Button, Textarea } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CSV_COLUMNS_MAX, CSV_ROWS_MAX } from '@postwright/core/limits'
import { Dropzone } from '@/ui/dropzone.tsx'
import styles from './import.module.css'

const MEGABYTES = 4

type Props = { fault: string | null; onFile: (file: File) => void; onText: (text: string) => void }

/** Asks for the table: a file or pasted text. */
export function SourceStep({ fault, onFile, onText }: Props) {
  const { t } = useTranslation('import')
  const [text, setText] = useState('')
  return (
    <section className={styles.card} aria-label={t('import:source.title')}>
      <Dropzone
        accept={['text/csv', 'text/tab-separated-values', 'text/plain', '.csv', '.tsv', '.txt']}
        Icon={IconTable}
        hint={t('import:source.hint', { rows: CSV_ROWS_MAX, size: MEGABYTES })}
        onFiles={([file]) => file && onFile(file)}
      />
      <Textarea
        label={t('import:source.paste')}
        description={t('import:source.pasteHint')}
        autosize
        minRows={4}
        maxRows={12}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {fault !== null && (
        <Alert color="red" role="alert">
          {t(`import:source.fault.${fault}`, { rows: CSV_ROWS_MAX, columns: CSV_COLUMNS_MAX, size: MEGABYTES })}
        </Alert>
      )}
      <div>
        <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
          {t('import:source.read')}
        </Button>
      </div>
    </section>
  )
}
