import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Variant } from '@postwright/core/model/variant'
import { routes } from '@/config/routes.ts'
import type { LiveList } from '@/lib/live/use-live.ts'
import { CountdownText } from '@/posts/times/span-text.tsx'
import { SendingStatus } from '@/posts/publications/sending-status.tsx'
import { VariantStateBadge, isInDoubt, isUnderWay } from '@/posts/publications/variant-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { VariantList, VariantLine } from './variant-list.tsx'
import classes from './variant-line.module.css'

type Props = {
  upcoming: LiveList<Variant>
  /** The workspace's zone. */
  tzid: string
  /** One line below the title. */
  note?: ReactNode
}

/** The next publications, with the time left. */
export function NextBlock({ upcoming, tzid, note }: Props) {
  const { t } = useTranslation('overview')
  return (
    <Panel
      id="next"
      title={t('overview:next.title')}
      description={note}
      flush
      actions={
        <Anchor component={Link} size="sm" to={routes.contentScheduler.href()}>
          {t('overview:next.all')}
        </Anchor>
      }
    >
      <VariantList
        variants={upcoming}
        waiting={4}
        errorTitle={t('overview:next.error')}
        empty={
          <EmptyState drawing="calendar" title={t('overview:next.emptyTitle')} text={t('overview:next.emptyText')} />
        }
      >
        {(variant) => <NextLine key={variant.id} variant={variant} tzid={tzid} />}
      </VariantList>
    </Panel>
  )
}

function NextLine({ variant, tzid }: { variant: Variant; tzid: string }) {
  const { instant } = variant.scheduled
  return (
    <VariantLine
      variant={variant}
      time={<ZonedTimeText instant={instant} tzid={tzid} />}
      aside={
        variant.state === 'scheduled' && !isUnderWay(variant) ? (
          <span className={classes.countdown}>
            <CountdownText instant={instant} />
          </span>
        ) : (
          <VariantStateBadge variant={variant} />
        )
      }
    >
      {isUnderWay(variant) || isInDoubt(variant) ? <SendingStatus variant={variant} /> : undefined}
    </VariantLine>
  )
}
