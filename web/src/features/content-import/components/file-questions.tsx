import { Group, Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DATE_ORDERS, type DateOrder } from '@postwright/core/csv/read-date'
import type { EightBits } from '@/lib/decode-file.ts'
import type { CheckedRow } from '../check-rows.ts'
import type { OpenTable } from '../use-table.ts'
import styles from './import.module.css'

type Props = {
  open: OpenTable
  rows: readonly CheckedRow[]
  onDateOrder: (order: DateOrder) => void
  onEncoding: (encoding: EightBits) => void
}

/** Asks for the text encoding and the date order of a file, once for all rows; renders nothing if both are certain. */
export function FileQuestions({ open, rows, onDateOrder, onEncoding }: Props) {
  const { t } = useTranslation('import')
  const unclear = rows.filter(({ read }) => read.dateOrders.length > 0)
  const orders = DATE_ORDERS.filter((order) => unclear.some(({ read }) => read.dateOrders.includes(order)))
  const { readings, encoding, dateOrder } = open
  if (readings.length === 0 && orders.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="import-questions">
      <h2 id="import-questions" className={styles.title}>
        {t('import:questions.title')}
      </h2>
      {orders.length > 0 && (
        <Radio.Group
          label={t('import:questions.order', { date: firstDate(open, unclear[0]) })}
          description={t('import:questions.orderHint')}
          value={dateOrder ?? ''}
          onChange={(value) => {
            const order = orders.find((each) => each === value)
            if (order) onDateOrder(order)
          }}
        >
          <Group mt="xs">
            {orders.map((order) => (
              <Radio key={order} value={order} label={t(`import:questions.first.${order}`)} />
            ))}
          </Group>
        </Radio.Group>
      )}
      {readings.length > 0 && (
        <Radio.Group
          label={t('import:questions.letters')}
          description={t('import:questions.lettersHint')}
          value={encoding}
          onChange={(value) => {
            const reading = readings.find((each) => each.encoding === value)
            if (reading) onEncoding(reading.encoding)
          }}
        >
          <Group mt="xs">
            {readings.map((reading) => (
              <Radio
                key={reading.encoding}
                value={reading.encoding}
                label={t(`import:questions.encoding.${reading.encoding}`, { words: reading.words.join(', ') })}
              />
            ))}
          </Group>
        </Radio.Group>
      )}
    </section>
  )
}

/** Returns the date of an unclear row as written in the file; empty without such a row. Row numbers start at 2, below the headers. */
function firstDate({ table, columns }: OpenTable, unclear: CheckedRow | undefined): string {
  return (unclear && table.rows[unclear.row - 2]?.[columns.indexOf('date')]) ?? ''
}
