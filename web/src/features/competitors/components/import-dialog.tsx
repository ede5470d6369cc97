import { Button, Group, Progress, Textarea } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { CSV_BYTES_MAX, CSV_ROWS_MAX } from '@postwright/core/limits'
import { type RadarSource, radarSourceSchema, RADAR_NAME_MAX } from '@postwright/core/model/radar'
import { guessRadarColumns, type RadarColumn, readRadarRow, RADAR_COLUMNS } from '@postwright/core/radar/read-rows'
import { decodeFile } from '@/lib/decode-file.ts'
import { parseTable, type ParsedTable } from '@/lib/parse-table.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { Dropzone } from '@/ui/dropzone.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { importRows } from '../data/radar.ts'
import styles from '../competitors.module.css'
import { SelectField } from '@/ui/select-field.tsx'

type Props = { table: RadarSource | null; isFull: boolean; onClose: () => void }
type Opened = { parsed: ParsedTable; columns: readonly RadarColumn[] }

/** Imports posts of a network that can't be read without a key, from a file or pasted text: each column is shown before anything is stored. */
export function ImportDialog({ table, isFull, onClose }: Props) {
  const { t } = useTranslation('competitors')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [text, setText] = useState('')

  async function take(written: string) {
    const parsed = await parseTable(written, CSV_ROWS_MAX)
    if (typeof parsed === 'string') return setFault(parsed)
    setFault(null)
    setOpened({ parsed, columns: guessRadarColumns(parsed.headers) })
  }

  async function takeFile(file: File) {
    if (file.size > CSV_BYTES_MAX) return setFault('too_large')
    const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()))
    if (decoded === 'unreadable') return setFault(decoded)
    await take(decoded.text)
  }

  if (isFull && !table) {
    return (
      <Dialog title={t('competitors:import.title')} onClose={onClose}>
        <p>{t('competitors:import.full')}</p>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('competitors:import.title')} onClose={onClose} size="xl">
      {opened ? (
        <MapStep
          table={table}
          opened={opened}
          onColumns={(columns) => setOpened({ ...opened, columns })}
          onClose={onClose}
        />
      ) : (
        <div className={styles.stack}>
          <p className={styles.soft}>{t('competitors:import.text')}</p>
          <Dropzone
            accept={['text/csv', 'text/tab-separated-values', 'text/plain', '.csv', '.tsv', '.txt']}
            Icon={IconTable}
            hint={t('competitors:import.hint', { rows: CSV_ROWS_MAX })}
            onFiles={([file]) => file && void takeFile(file)}
          />
          <Textarea
            label={t('competitors:import.paste')}
            description={t('competitors:import.pasteHint')}
            autosize
            minRows={4}
            maxRows={10}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <FormError message={fault === null ? null : t(`competitors:import.fault.${fault}`, { rows: CSV_ROWS_MAX })} />
          <Group justify="flex-end">
            <Button disabled={text.trim() === ''} onClick={() => void take(text)}>
              {t('competitors:import.read')}
            </Button>
          </Group>
        </div>
      )}
    </Dialog>
  )
}

const nameSchema = z.object({ name: radarSourceSchema.shape.name })

type MapProps = {
  table: RadarSource | null
  opened: Opened
  onColumns: (columns: RadarColumn[]) => void
  onClose: () => void
}

/** Sets the kind of each column and the name of the table, and shows the number of rows that are posts. */
function MapStep({ table, opened: { parsed, columns }, onColumns, onClose }: MapProps) {
  const { t } = useTranslation('competitors')
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const [done, setDone] = useState(0)
  const [sourceId] = useState(() => table?.id ?? crypto.randomUUID())
  const read = useMemo(
    () => parsed.rows.map((cells) => readRadarRow(cells, columns, timeZone)),
    [parsed, columns, timeZone],
  )
  const rows = read.flatMap(({ row }) => row ?? [])
  const faults = Map.groupBy(
    read.flatMap(({ fault }) => fault ?? []),
    (fault) => fault,
  )
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: nameSchema,
    defaultValues: { name: table?.name ?? '' },
    async send({ name }) {
      const left = await importRows({ workspaceId, sourceId, name, platform: table?.platform ?? null }, rows, setDone)
      toast.success(t('competitors:import.done', { count: rows.length - left }))
      onClose()
    },
  })
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      {!table && (
        <TextField
          label={t('competitors:import.name')}
          hint={t('competitors:import.nameHint')}
          data-autofocus
          maxLength={RADAR_NAME_MAX}
          {...form.register('name')}
          error={errorOf('name', t('competitors:rename.missing'))}
        />
      )}
      <ColumnChoices parsed={parsed} columns={columns} onColumns={onColumns} />
      <p role="status">{t('competitors:import.ready', { count: rows.length, of: parsed.rows.length })}</p>
      {faults.size > 0 && (
        <ul className={styles.faults}>
          {[...faults].map(([fault, each]) => (
            <li key={fault}>{t(`competitors:import.rowFault.${fault}`, { count: each.length })}</li>
          ))}
        </ul>
      )}
      {isSending && (
        <Progress value={(100 * done) / Math.max(1, rows.length)} aria-label={t('competitors:import.progress')} />
      )}
      <FormError message={failure} />
      <Group justify="flex-end">
        <Button type="submit" disabled={rows.length === 0} loading={isSending}>
          {t('competitors:import.submit', { count: rows.length })}
        </Button>
      </Group>
    </form>
  )
}

const SAMPLES = 3

type ColumnChoicesProps = {
  parsed: ParsedTable
  columns: readonly RadarColumn[]
  onColumns: (columns: RadarColumn[]) => void
}

/** Sets the kind of each column of a table, next to its first values. Each kind is used once. */
function ColumnChoices({ parsed, columns, onColumns }: ColumnChoicesProps) {
  const { t } = useTranslation('competitors')
  const options = RADAR_COLUMNS.map((value) => ({ value, label: t(`competitors:column.${value}`) }))

  function choose(at: number, kind: RadarColumn) {
    const others = columns.map((each) => (kind !== 'skip' && each === kind ? ('skip' as const) : each))
    onColumns(others.with(at, kind))
  }

  return (
    <ul className={styles.columns} aria-label={t('competitors:import.columns')}>
      {parsed.headers.map((header, at) => (
        // Two columns can have the same name, so the index is the key.
        <li key={at} className={styles.column}>
          <SelectField
            label={header === '' ? t('competitors:import.unnamed', { number: at + 1 }) : header}
            value={columns[at] ?? 'skip'}
            options={options}
            onChange={(kind) => choose(at, kind)}
          />
          <ul className={styles.samples}>
            {parsed.rows.slice(0, SAMPLES).map((cells, row) => (
              <li key={row}>{cells[at] || t('competitors:import.emptyCell')}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
