import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { COLUMN_KINDS, columnKindSchema } from '@postwright/core/csv/columns'
import type { OpenTable } from '../use-table.ts'
import styles from './import.module.css'

const SAMPLES = 3

type Props = { open: OpenTable; onColumn: (at: number, kind: OpenTable['columns'][number]) => void }

/** What each column is, with its first values. */
export function ColumnMap({ open: { table, columns }, onColumn }: Props) {
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
          // Two columns may have one name.
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
