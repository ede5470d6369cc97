import { useTranslation } from 'react-i18next'
import { RADAR_COLUMNS, type RadarColumn } from '@postwright/core/radar/read-rows'
import type { ParsedTable } from '@/lib/parse-table.ts'
import { SelectField } from '@/ui/select-field.tsx'
import styles from '../competitors.module.css'

const SAMPLES = 3

type Props = { parsed: ParsedTable; columns: readonly RadarColumn[]; onColumns: (columns: RadarColumn[]) => void }

/** What each column of a table is, with its first values. A kind is taken once. */
export function ColumnChoices({ parsed, columns, onColumns }: Props) {
  const { t } = useTranslation('competitors')
  const options = RADAR_COLUMNS.map((value) => ({ value, label: t(`competitors:column.${value}`) }))

  function choose(at: number, kind: RadarColumn) {
    const others = columns.map((each) => (kind !== 'skip' && each === kind ? ('skip' as const) : each))
    onColumns(others.with(at, kind))
  }

  return (
    <ul className={styles.columns} aria-label={t('competitors:import.columns')}>
      {parsed.headers.map((header, at) => (
        // Two columns may have one name.
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
