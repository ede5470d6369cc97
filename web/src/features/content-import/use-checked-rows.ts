import { useEffect, useMemo, useState } from 'react'
import type { Template } from '@postwright/core/collections/templates'
import type { NamedSet } from '@postwright/core/csv/find-channel'
import type { Connection } from '@postwright/core/model/connection'
import type { Media } from '@postwright/core/model/media'
import { log } from '@/lib/log.ts'
import { useNow } from '@/ui/use-now.ts'
import { checkRows, type CheckedRow } from './check-rows.ts'
import { readMedia } from './data/post-import-commands.ts'
import type { OpenTable } from './use-table.ts'

/** Options for all rows. */
export type ImportChoices = {
  timeZone: string
  connectionIds: readonly string[]
  template: Template | null
  queueId: string | null
}

const NO_TEMPLATE = { text: '', title: '', comment: '', thread: [], labels: [] }
const MEDIA_ID = /\b[0-9a-f]{64}\b/g
const MINUTE = 60_000

/** Checks every row of the table; again after each change of columns and options, and every minute, because times can become past. */
export function useCheckedRows(
  workspaceId: string,
  open: OpenTable,
  { channels, sets, choices }: { channels: readonly Connection[]; sets: readonly NamedSet[]; choices: ImportChoices },
): CheckedRow[] {
  const [media, setMedia] = useState<ReadonlyMap<string, Media>>(new Map())
  const now = useNow(MINUTE)
  const { table } = open

  useEffect(() => {
    const ids = new Set(table.rows.flatMap((cells) => cells.flatMap((cell) => cell.match(MEDIA_ID) ?? [])))
    let isLeft = false
    readMedia(workspaceId, [...ids]).then(
      (found) => isLeft || setMedia(found),
      (error: unknown) => log.warn('Import: stored files could not be looked up', error),
    )
    return () => {
      isLeft = true
    }
  }, [workspaceId, table])

  const { timeZone, connectionIds, template, queueId } = choices
  return useMemo(
    () =>
      checkRows(open.table, {
        columns: open.columns,
        template: template ?? NO_TEMPLATE,
        channels,
        sets,
        media,
        timeZone,
        connectionIds,
        now,
        queueId,
        dateOrder: open.dateOrder,
      }),
    [open, channels, sets, media, timeZone, connectionIds, template, queueId, now],
  )
}
