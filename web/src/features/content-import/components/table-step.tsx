import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EightBits } from '@/lib/decode-file.ts'
import { saveFile } from '@/lib/save-file.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useQueues } from '@/posts/data/use-queues.ts'
import { toast } from '@/ui/toast.tsx'
import { toImportRow } from '../check-rows.ts'
import { beginPostImport, useChannelSets, useTemplates } from '../data/post-import-commands.ts'
import { faultText, badRowsFile } from '../import-faults.ts'
import { useCheckedRows, type ImportChoices } from '../use-checked-rows.ts'
import type { useTable, OpenTable } from '../use-table.ts'
import { DryRun } from './dry-run.tsx'
import { FileQuestions } from './file-questions.tsx'
import { Select, MultiSelect } from '@mantine/core'
import { COLUMN_KINDS, columnKindSchema } from '@postwright/core/csv/columns'
import styles from './import.module.css'
import type { Template } from '@postwright/core/collections/templates'
import type { Connection } from '@postwright/core/model/connection'
import { platformName } from '@/platforms/platform-name.ts'
import { FIELD_ORDER } from '@/ui/field-label.tsx'
import { ZoneField } from '@/ui/zone-field.tsx'

const NO_SETS: never[] = []

type Props = {
  workspaceId: string
  open: OpenTable
  /** Kept when another table is chosen. */
  choices: ImportChoices
  onColumn: ReturnType<typeof useTable>['setColumn']
  onDateOrder: ReturnType<typeof useTable>['setDateOrder']
  onEncoding: (encoding: EightBits) => void
  onChoices: (choices: ImportChoices) => void
  onBegun: (jobId: string) => void
}

/** Shows the steps for a chosen table: its columns, the options for all rows, and a dry run of every row. */
export function TableStep({ workspaceId, open, choices, onColumn, onChoices, onBegun, ...questions }: Props) {
  const { t } = useTranslation(['import', 'errors'])
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const connections = useConnections(workspaceId)
  const sets = useChannelSets(workspaceId)
  const templates = useTemplates(workspaceId)
  const queues = useQueues(workspaceId)
  const channels = useMemo(
    () => (connections.status === 'ready' ? connections.data : []).filter(({ status }) => status !== 'disconnected'),
    [connections],
  )
  const rows = useCheckedRows(workspaceId, open, {
    channels,
    sets: sets.status === 'ready' ? sets.data : NO_SETS,
    choices,
  })
  const queueName = (queues.status === 'ready' && queues.data.find(({ id }) => id === choices.queueId)?.name) || null

  async function start(which: 'good' | 'all') {
    const chosen = which === 'good' ? rows.filter(({ faults }) => faults.length === 0) : rows
    const sent = chosen.flatMap(
      (row) => toImportRow(row, { asDraft: row.faults.length > 0, queueId: choices.queueId }) ?? [],
    )
    setBusy(true)
    try {
      onBegun(await beginPostImport(workspaceId, sent))
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy(false)
  }

  function saveBadRows() {
    const problems = new Map(
      rows.flatMap(({ row, faults }) =>
        faults.length > 0 ? [[row, faults.map((each) => faultText(t, each)).join(' ')] as const] : [],
      ),
    )
    saveFile('rows-to-fix.csv', `\ufeff${badRowsFile(open.table, problems, t('import:dry.problem'))}`, 'text/csv')
  }

  return (
    <>
      <FileQuestions open={open} rows={rows} {...questions} />
      <ColumnMap open={open} onColumn={onColumn} />
      <ImportOptions
        choices={choices}
        channels={channels}
        queues={queues.status === 'ready' ? queues.data : []}
        templates={templates.status === 'ready' ? templates.data : []}
        onChoices={onChoices}
      />
      <DryRun
        rows={rows}
        queue={queueName}
        isBusy={isBusy}
        onImport={(which) => void start(which)}
        onBadRows={saveBadRows}
      />
    </>
  )
}

const SAMPLES = 3

type ColumnMapProps = { open: OpenTable; onColumn: (at: number, kind: OpenTable['columns'][number]) => void }

/** Lets the user assign a kind to each column, next to the column's first values. */
function ColumnMap({ open: { table, columns }, onColumn }: ColumnMapProps) {
  const { t } = useTranslation('import')
  const data = COLUMN_KINDS.map((kind) => ({ value: kind, label: t(`import:column.${kind}`) }))
  return (
    <section className={styles.card} aria-labelledby="import-columns">
      <h2 id="import-columns" className={styles.title}>
        {t('import:columns.title')}
      </h2>
      <p className={styles.text}>{t('import:columns.text')}</p>
      <ul className={styles.columns}>
        {table.headers.map((header, at) => (
          // Two columns can have the same name, so the index is the key.
          <li key={at} className={styles.column}>
            <Select
              label={header === '' ? t('import:columns.unnamed', { number: at + 1 }) : header}
              data={data}
              value={columns[at] ?? 'variable'}
              allowDeselect={false}
              onChange={(value) => onColumn(at, columnKindSchema.catch('variable').parse(value))}
            />
            <ul className={styles.samples}>
              {table.rows.slice(0, SAMPLES).map((cells, row) => (
                <li key={row}>{cells[at] || t('import:columns.empty')}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

const DRAFTS = ''

type ImportOptionsProps = {
  choices: ImportChoices
  channels: readonly Connection[]
  templates: readonly Template[]
  queues: readonly { id: string; name: string }[]
  onChoices: (choices: ImportChoices) => void
}

/** Edits the defaults for rows that do not set them: time zone, channels, queue, and the template whose variables are the columns. */
function ImportOptions({ choices, channels, templates, queues, onChoices }: ImportOptionsProps) {
  const { t } = useTranslation('import')
  return (
    <section className={styles.card} aria-labelledby="import-options">
      <h2 id="import-options" className={styles.title}>
        {t('import:options.title')}
      </h2>
      <div className={styles.options}>
        <ZoneField
          label={t('import:options.zone')}
          value={choices.timeZone}
          onChange={(timeZone) => onChoices({ ...choices, timeZone })}
        />
        <MultiSelect
          label={t('import:options.channels')}
          description={t('import:options.channelsHint')}
          inputWrapperOrder={FIELD_ORDER}
          data={channels.map(({ id, platform, handle }) => ({
            value: id,
            label: `${platformName(platform)} · ${handle}`,
          }))}
          value={[...choices.connectionIds]}
          onChange={(connectionIds) => onChoices({ ...choices, connectionIds })}
        />
        {queues.length > 0 && (
          <Select
            label={t('import:options.untimed')}
            data={[
              { value: DRAFTS, label: t('import:options.drafts') },
              ...queues.map(({ id, name }) => ({ value: id, label: t('import:options.queue', { name }) })),
            ]}
            value={choices.queueId ?? DRAFTS}
            allowDeselect={false}
            onChange={(id) => onChoices({ ...choices, queueId: id === DRAFTS ? null : id })}
          />
        )}
        {templates.length > 0 && (
          <Select
            label={t('import:options.template')}
            description={t('import:options.templateHint')}
            inputWrapperOrder={FIELD_ORDER}
            data={templates.map(({ id, name }) => ({ value: id, label: name }))}
            value={choices.template?.id ?? null}
            clearable
            onChange={(id) => onChoices({ ...choices, template: templates.find((each) => each.id === id) ?? null })}
          />
        )}
      </div>
    </section>
  )
}
