import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Series } from '@postwright/core/model/series'
import { useOpenThreads } from '@/comments/open-threads.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useErrorText } from '@/lib/use-error-text.ts'

import { skipSeriesDay, changeSeries, deleteSeries } from '@postwright/core/api/series'
import { call } from '@/lib/api-client.ts'
import { ruleFormOf } from '@/posts/series/series-rule.ts'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import { SeriesRow } from './series-row.tsx'
import styles from './series.module.css'

/** Lazy: the fields of a rule load when a series is first edited. */
const RuleDialog = lazyPart(async () => (await import('@/posts/series/rule-dialog.tsx')).RuleDialog)

type Props = { workspaceId: string; series: readonly Series[]; channels: readonly Connection[] }
type Open = { kind: 'change' | 'delete'; series: Series }

/** The series of a workspace, and the actions for each. */
export function SeriesList({ workspaceId, series, channels }: Props) {
  const { t } = useTranslation('repeats')
  const errorText = useErrorText()
  const now = useNow(60_000)
  const threads = useOpenThreads(workspaceId, 'series')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  async function skip(seriesId: string, day: string) {
    const place = { workspaceId, seriesId, day }
    const fail = (error: unknown) => toast.error(errorText(error))
    try {
      await call(skipSeriesDay, { ...place, isSkipped: true })
      const onUndo = () => void call(skipSeriesDay, { ...place, isSkipped: false }).catch(fail)
      toast.undo(t('repeats:skip.done'), { label: t('repeats:skip.undo'), onUndo })
    } catch (error) {
      fail(error)
    }
  }

  async function restore(seriesId: string, day: string) {
    try {
      await call(skipSeriesDay, { workspaceId, seriesId, day, isSkipped: false })
      toast.success(t('repeats:skip.restored'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  return (
    <>
      <ul className={styles.list} aria-label={t('repeats:title')}>
        {series.map((each) => (
          <SeriesRow
            key={each.id}
            workspaceId={workspaceId}
            series={each}
            threads={threads.get(each.id) ?? 0}
            channels={channels}
            now={now}
            onSkip={(day) => void skip(each.id, day)}
            onRestore={(day) => void restore(each.id, day)}
            onChange={() => setOpen({ kind: 'change', series: each })}
            onDelete={() => setOpen({ kind: 'delete', series: each })}
          />
        ))}
      </ul>
      {open?.kind === 'change' && (
        <RuleDialog
          title={t('repeats:change.title')}
          action={t('repeats:change.action')}
          initial={ruleFormOf(open.series)}
          hasBegun
          onSave={async (times) => {
            const { id: seriesId, rev } = open.series
            await call(changeSeries, { workspaceId, seriesId, rev, from: null, times })
            toast.success(t('repeats:change.done'))
            close()
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={t('repeats:delete.title')}
          confirm={t('repeats:delete.action')}
          onConfirm={() => call(deleteSeries, { workspaceId, seriesId: open.series.id })}
          onClose={close}
        >
          <p>{t('repeats:delete.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
