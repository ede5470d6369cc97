import { Alert, Button, FileButton, Textarea } from '@mantine/core'
import { IconFileSpreadsheet, IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ADDRESS_MAX, CSV_BYTES_MAX } from '@postwright/core/limits'
import { COMMENTS_MAX, PERSONA_SOURCE_MAX } from '@postwright/core/model/persona'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import styles from './comments.module.css'
import { useState } from 'react'
import { splitComments, guessCommentColumn } from '@postwright/core/personas/comment-import'
import { decodeFile } from '@/lib/decode-file.ts'
import { parseTable, type ParsedTable, type TableFault } from '@/lib/parse-table.ts'

type From = { source: string; url: string }

type Props = { from: From; onFrom: (from: From) => void; hasFailed: boolean; onStart: (comments: string[]) => void }

const COMMENTS_MIN = 6

/** The source of the comments: a file with a column of comments, or pasted text. */
export function CommentsForm({ from, onFrom, hasFailed, onStart }: Props) {
  const { t } = useTranslation('personas')
  const { open, pasted, fault, comments, takeFile, setPasted, setColumn, close } = useCommentSource()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (open && from.source.trim() === '') onFrom({ ...from, source: open.name })
        onStart(comments)
      }}
    >
      <p className={styles.soft}>{t('personas:comments.text', { count: COMMENTS_MAX })}</p>
      {hasFailed && <Alert color="red">{t('personas:comments.failed')}</Alert>}
      {fault && <Alert color="red">{t(`personas:comments.fault.${fault}`, { count: COMMENTS_MAX })}</Alert>}
      <div className={styles.file}>
        <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => file && void takeFile(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileSpreadsheet size="1.125rem" aria-hidden />}>
              {open ? t('personas:comments.otherFile') : t('personas:comments.file')}
            </Button>
          )}
        </FileButton>
        {open && (
          <Button variant="subtle" color="gray" onClick={close}>
            {t('personas:comments.paste')}
          </Button>
        )}
      </div>
      {open ? (
        <SelectField
          label={t('personas:comments.column', { name: open.name })}
          hint={t('personas:comments.example', { text: comments.find((text) => text.trim() !== '')?.slice(0, 120) })}
          value={String(open.column)}
          options={open.table.headers.map((header, at) => ({
            value: String(at),
            label: header || t('personas:comments.unnamed', { number: at + 1 }),
          }))}
          onChange={(value) => setColumn(Number(value))}
        />
      ) : (
        <Textarea
          label={t('personas:comments.pasted')}
          description={t('personas:comments.pastedHint')}
          autosize
          minRows={6}
          maxRows={12}
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
      )}
      <div className={styles.from}>
        <TextField
          label={t('personas:comments.source')}
          placeholder={open?.name ?? t('personas:comments.sourceHint')}
          maxLength={PERSONA_SOURCE_MAX}
          value={from.source}
          onChange={(event) => onFrom({ ...from, source: event.currentTarget.value })}
        />
        <TextField
          label={t('personas:comments.url')}
          optional
          type="url"
          maxLength={ADDRESS_MAX}
          value={from.url}
          onChange={(event) => onFrom({ ...from, url: event.currentTarget.value })}
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.soft} role="status">
          {t('personas:comments.found', { count: comments.length })}
        </p>
        <Button
          type="submit"
          leftSection={<IconSparkles size="1.125rem" aria-hidden />}
          disabled={comments.length < COMMENTS_MIN}
        >
          {t('personas:comments.start')}
        </Button>
      </div>
    </form>
  )
}

type OpenComments = { name: string; table: ParsedTable; column: number }

/** Comments from a file or pasted, before they are analysed. */
function useCommentSource() {
  const [open, setOpen] = useState<OpenComments | null>(null)
  const [pasted, setPasted] = useState('')
  const [fault, setFault] = useState<TableFault | 'too_large' | null>(null)

  async function takeFile(file: File) {
    if (file.size > CSV_BYTES_MAX) return setFault('too_large')
    const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()))
    if (decoded === 'unreadable') return setFault(decoded)
    const { text } = decoded
    setFault(null)
    if (!/\.(csv|tsv)$/i.test(file.name)) return setPasted(text)
    const table = await parseTable(text, COMMENTS_MAX)
    if (typeof table === 'string') return setFault(table)
    setOpen({ name: file.name, table, column: guessCommentColumn(table.headers, table.rows) })
  }

  return {
    open,
    pasted,
    fault,
    comments: open ? open.table.rows.map((cells) => cells[open.column] ?? '') : splitComments(pasted),
    takeFile,
    setPasted,
    setColumn: (column: number) => setOpen((before) => before && { ...before, column }),
    close: () => setOpen(null),
  }
}
