import { Button, Switch, Badge } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EarlierKit } from '@postwright/core/collections/earlier-kits'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useEarlierKits } from '../data/report-queries.ts'
import { sortRows, type ReportRow, type Failing } from './report-row.ts'
import styles from './report.module.css'
import { useReport } from './use-report.ts'
import type { Connection } from '@postwright/core/model/connection'
import { Link } from 'react-router-dom'
import { excerptOf } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { formatMoment } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'

const NONE: readonly EarlierKit[] = []

/** `/dashboard/brand-kit/report`: upcoming posts and decks that do not follow the brand kits. */
export function Component() {
  const { t } = useTranslation(['brand', 'checks', 'lint', 'ui'])
  const { workspaceId } = useSignedIn()
  const kits = useBrandKits(workspaceId)
  const [hasDrafts, setDrafts] = useState(false)
  const [round, setRound] = useState(0)
  const again = () => setRound(round + 1)
  return (
    <>
      <PageHeader title={t('brand:report.title')} description={t('brand:report.description')} />
      <DataState
        read={kits}
        loading={<SkeletonList rows={3} label={t('brand:report.loading')} />}
        errorTitle={t('brand:report.error')}
        empty={<EmptyState drawing="check" title={t('brand:report.noKit')} text={t('brand:report.noKitText')} />}
      >
        {(data) => (
          <ReportOf key={round} workspaceId={workspaceId} kits={data} {...{ hasDrafts, setDrafts }} onAgain={again} />
        )}
      </DataState>
    </>
  )
}

type Props = {
  workspaceId: string
  kits: readonly BrandKit[]
  hasDrafts: boolean
  setDrafts: (hasDrafts: boolean) => void
  onAgain: () => void
}

function ReportOf({ workspaceId, kits, hasDrafts, setDrafts, onAgain }: Props) {
  const { t } = useTranslation('brand')
  const known = useEarlierKits(workspaceId)
  // If the earlier kits cannot be read, all findings are listed without a comparison.
  const earlier = known.status === 'ready' ? known.data : known.status === 'loading' ? null : NONE
  const report = useReport(workspaceId, kits, { earlier, hasDrafts })
  const channels = useConnections(workspaceId)
  const { status, judged, failing, isCompared } = report
  const count = failing.length
  const added = failing.filter((row) => row.failing.some(({ isNew }) => isNew)).length
  return (
    <>
      <div className={styles.tools}>
        <Switch
          label={t('report.drafts')}
          checked={hasDrafts}
          onChange={({ currentTarget }) => setDrafts(currentTarget.checked)}
        />
        <Button variant="default" disabled={status === 'running'} onClick={onAgain}>
          {t('report.again')}
        </Button>
      </div>
      <p role="status" className={styles.summary}>
        {t(`report.status.${status}`, { judged })} {t('report.failing', { count })}{' '}
        {isCompared && t('report.newly', { count: added })}
      </p>
      {status === 'done' && count === 0 ? (
        <EmptyState drawing="check" title={t('report.none')} text={t('report.noneText')} />
      ) : (
        <ReportList rows={sortRows(failing)} channels={channels.status === 'ready' ? channels.data : []} />
      )}
    </>
  )
}

const STEP = 50

/** Lists rows of a report; long lists are shown in steps. */
function ReportList({ rows, channels }: { rows: readonly ReportRow[]; channels: readonly Connection[] }) {
  const { t } = useTranslation('brand')
  const [shown, setShown] = useState(STEP)
  return (
    <>
      <ul className={styles.list} aria-label={t('report.list')}>
        {rows.slice(0, shown).map((row) => (
          <ReportItem
            key={`${row.id} ${row.connectionId}`}
            row={row}
            channel={channels.find(({ id }) => id === row.connectionId) ?? null}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + STEP)}>
          {t('report.more', { count: rows.length - shown })}
        </Button>
      )}
    </>
  )
}

const TITLE_MAX = 120

/** Shows one post or deck that does not follow its kit, its findings, and a link to it. */
function ReportItem({ row, channel }: { row: ReportRow; channel: Connection | null }) {
  const { t } = useTranslation(['brand', 'checks', 'lint'])
  const { timeZone } = useWorkspace()
  const now = useNow(60_000)
  const { id, kind, title, kitName, at, isDraft, failing } = row
  const to = kind === 'post' ? routes.contentStudioPost.href(id) : routes.carouselEditorDeck.href(id)
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <Link to={to}>{excerptOf(title, TITLE_MAX) || t('brand:report.untitled')}</Link>
      </h2>
      <p className={styles.facts}>
        <span>
          {kind === 'deck'
            ? t('brand:report.deck')
            : channel
              ? channel.name || channel.handle
              : t('brand:report.noChannel')}
        </span>
        <span>{t('brand:report.kit', { name: kitName })}</span>
        {at !== null && <span>{formatMoment(at, timeZone, now)}</span>}
        {isDraft && <span>{t('brand:report.draft')}</span>}
      </p>
      <ul className={styles.failing}>
        {failing.map((each, place) => (
          <li key={place}>
            {each.isNew && <Badge size="sm">{t('brand:report.new')}</Badge>} {wordsOf(each)}
          </li>
        ))}
      </ul>
    </li>
  )

  function wordsOf(each: Failing): string {
    if (each.kind === 'deck') {
      const { reason } = each.finding
      if (reason.key === 'brandTheme') return t('brand:report.inTheme', { what: reason.values })
      const what = reason.key === 'brandColor' ? reason.color : reason.key === 'brandFont' ? reason.family : ''
      return t('brand:report.onSlide', { slide: each.slide, what })
    }
    const { check, reason, values, evidence } = each.finding
    const name = t(`checks:check.${check}.name`)
    return evidence === ''
      ? `${name}: ${t(`checks:check.${check}.${reason}`, values)}`
      : t('brand:report.evidence', { name, evidence })
  }
}
