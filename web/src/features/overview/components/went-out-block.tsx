import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Variant } from '@postwright/core/model/variant'
import { routes } from '@/config/routes.ts'
import type { LiveList } from '@/lib/live/use-live.ts'
import { PLATFORM_NAMES } from '@/publishing/platform-names.ts'
import { VariantTime } from '@/publishing/variant-time.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { lateness } from '../lateness.ts'
import { LATE_TEXT } from '../late-text.ts'
import { VariantLine } from './variant-line.tsx'
import classes from './variant-line.module.css'

/** What went out, with its link and how punctual it was. */
export function WentOutBlock({ wentOut }: { wentOut: LiveList<Variant> }) {
  const { t } = useTranslation('overview')
  return (
    <Panel
      id="went-out"
      title={t('overview:wentOut.title')}
      flush
      actions={
        <Anchor component={Link} size="sm" to={`${routes.contentScheduler.href()}?tab=history`}>
          {t('overview:wentOut.all')}
        </Anchor>
      }
    >
      {wentOut.status === 'loading' && <SkeletonList rows={4} />}
      {wentOut.status === 'error' && <ErrorPanel title={t('overview:wentOut.error')} onRetry={wentOut.retry} />}
      {wentOut.status === 'ready' && wentOut.data.length === 0 && (
        <EmptyState drawing="check" title={t('overview:wentOut.emptyTitle')} text={t('overview:wentOut.emptyText')} />
      )}
      {wentOut.status === 'ready' && wentOut.data.length > 0 && (
        <ul className={classes.list}>
          {wentOut.data.map((variant) => (
            <VariantLine
              key={variant.id}
              variant={variant}
              time={<VariantTime variant={variant} />}
              aside={<Proof variant={variant} />}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Proof({ variant }: { variant: Variant }) {
  const { t } = useTranslation('overview')
  const { publishedAt, confirmedBy, scheduled, url, platform } = variant
  const late = publishedAt === null ? null : lateness(scheduled.instant, publishedAt)
  return (
    <>
      {confirmedBy === null && late === null && <span className={classes.onTime}>{t('overview:wentOut.onTime')}</span>}
      {confirmedBy === null && late !== null && (
        <span className={classes.late}>{t(LATE_TEXT[late.unit], { count: late.count })}</span>
      )}
      {url !== null && (
        <a className={classes.link} href={url} target="_blank" rel="noreferrer">
          {t('overview:wentOut.open', { platform: t(PLATFORM_NAMES[platform]) })}
          <IconExternalLink size={14} aria-hidden />
        </a>
      )}
    </>
  )
}
