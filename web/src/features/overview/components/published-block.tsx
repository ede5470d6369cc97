import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Variant } from '@postwright/core/model/variant'
import { routes } from '@/config/routes.ts'
import type { LiveList } from '@/lib/live/use-live.ts'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { VariantTime } from '@/posts/publications/variant-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { punctuality, type Punctuality, LATE_TEXT } from '../lateness.ts'
import { VariantList, VariantLine } from './variant-list.tsx'
import classes from './variant-line.module.css'

type Props = { wentOut: LiveList<Variant>; /** The workspace's zone. */ tzid: string }

/** Published posts, with their links and punctuality. */
export function WentOutBlock({ wentOut, tzid }: Props) {
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
      <VariantList
        variants={wentOut}
        waiting={4}
        errorTitle={t('overview:wentOut.error')}
        empty={
          <EmptyState drawing="check" title={t('overview:wentOut.emptyTitle')} text={t('overview:wentOut.emptyText')} />
        }
      >
        {(variant) => (
          <VariantLine
            key={variant.id}
            variant={variant}
            time={<WentOutAt variant={variant} tzid={tzid} />}
            aside={<Proof variant={variant} />}
          />
        )}
      </VariantList>
    </Panel>
  )
}

/** The publishing time, known only for publications that the network itself confirmed. */
function WentOutAt({ variant, tzid }: { variant: Variant; tzid: string }) {
  const { publishedAt, confirmedBy } = variant
  if (publishedAt === null || confirmedBy !== null) return <VariantTime variant={variant} />
  return <ZonedTimeText instant={publishedAt} tzid={tzid} />
}

function Proof({ variant }: { variant: Variant }) {
  const { t } = useTranslation('overview')
  const { publishedAt, confirmedBy, scheduled, url, platform } = variant
  return (
    <>
      {confirmedBy === null && publishedAt !== null && <Punctual {...punctuality(scheduled.instant, publishedAt)} />}
      {isWebAddress(url) && (
        <a className={classes.link} href={url} target="_blank" rel="noreferrer">
          {t('overview:wentOut.open', { platform: platformName(platform) })}
          <IconExternalLink size="0.875rem" aria-hidden />
        </a>
      )}
    </>
  )
}

function Punctual({ isLate, after }: Punctuality) {
  const { t } = useTranslation('overview')
  if (after === null) return <span className={classes.onTime}>{t('overview:wentOut.onTime')}</span>
  if (isLate) return <span className={classes.late}>{t(LATE_TEXT[after.unit], { count: after.count })}</span>
  return <span className={classes.onTime}>{t('overview:wentOut.onTimeAfter', { count: after.count })}</span>
}
