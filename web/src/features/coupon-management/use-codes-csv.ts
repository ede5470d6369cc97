import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvFile } from '@postwright/core/csv/csv-file'
import type { Coupon } from '@postwright/core/model/coupon'
import { saveFile } from '@/lib/save-file.ts'
import { readAllCodes } from './data/coupon-codes.ts'

/** Exports every code of a coupon as a CSV file; `done` counts the codes read. Times are in UTC (ISO 8601). */
export function useCodesCsv({ id, name }: Coupon): { download: () => Promise<void>; done: number } {
  const { t } = useTranslation('coupon-management')
  const [done, setDone] = useState(0)

  async function download(): Promise<void> {
    setDone(0)
    const codes = await readAllCodes(id, setDone)
    const head = (['code', 'uses', 'limit', 'expires', 'offered'] as const).map((column) =>
      t(`coupon-management:csv.${column}`),
    )
    const rows = codes.map(({ id: code, redemptions, redemptionsMax, expiresAt, isOffered }) => [
      code,
      String(redemptions),
      redemptionsMax === null ? '' : String(redemptionsMax),
      expiresAt === null ? '' : new Date(expiresAt).toISOString(),
      t(isOffered ? 'coupon-management:csv.yes' : 'coupon-management:csv.no'),
    ])
    saveFile(`${fileName(name)}-codes.csv`, `\ufeff${csvFile([head, ...rows])}`, 'text/csv')
  }

  return { download, done }
}

function fileName(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return plain === '' ? 'coupon' : plain
}
