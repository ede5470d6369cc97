import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { SendingStatus } from '@/posts/publications/sending-status.tsx'
import { VariantActions } from '@/posts/publications/variant-actions.tsx'
import { VariantReason } from '@/posts/publications/variant-words.tsx'
import { VariantStateBadge, VariantTime, isInDoubt, isUnderWay } from '@/posts/publications/variant-state.tsx'
import styles from './variant-status.module.css'
import { metricsAgeSchema, type PublicationMetrics } from '@postwright/core/model/metrics'
import { useLiveList } from '@/lib/live/use-live.ts'
import { useState } from 'react'
import { zoneTown } from '@/ui/format-time.ts'
import { Button } from '@mantine/core'
import type { PageCursor } from '@/lib/live/list-queries.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { useDeliveryRecord, publicationMetricsQuery } from '../../data/delivery-record.ts'
import { DeliverySteps } from '@/posts/publications/delivery-steps.tsx'

const HandedOver = lazyPart(async () => (await import('./handed-over.tsx')).HandedOver)

type Props = {
  variant: Variant
  /** The channel, for its image and name; undefined if it was deleted. */ connection: Connection | undefined
  /** Opens the delivery record immediately. */ showsRecord?: boolean
}

/** One publication: its channel, state, time and actions. A part is listed below its post and has its own name. */
export function VariantStatus({ variant, connection, showsRecord = false }: Props) {
  const { t } = useTranslation('publishing')
  const platform = platformName(variant.platform)
  const part =
    variant.partKind === 'post' ? null : t(`publishing:part.${variant.partKind}`, { number: variant.partIndex + 1 })
  return (
    <article className={styles.status} aria-label={part === null ? variant.handle : `${variant.handle}: ${part}`}>
      {part === null && (
        <ChannelAvatar platform={variant.platform} name={connection?.name ?? variant.handle} src={connection?.avatar} />
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.handle}>{part ?? variant.handle}</span>
          <VariantStateBadge variant={variant} />
        </div>
        <p className={styles.time}>
          <VariantTime variant={variant} />
          {isWebAddress(variant.url) && (
            <a
              className={styles.link}
              href={variant.url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('publishing:row.viewLabel', { handle: variant.handle, platform })}
            >
              {t('publishing:row.view', { platform })}
              <IconExternalLink size="0.875rem" aria-hidden />
            </a>
          )}
        </p>
        <SendingStatus variant={variant} connection={connection} />
        <VariantReason variant={variant} connection={connection} />
        {variant.warning !== null && <p>{t('publishing:warning', { detail: variant.warning })}</p>}
        {variant.state === 'handed_over' ? <HandedOver variant={variant} /> : <VariantActions variant={variant} />}
        {variant.state === 'published' && <PublicationNumbers variant={variant} />}
        {(variant.state !== 'scheduled' || isUnderWay(variant) || isInDoubt(variant)) && (
          <DeliveryRecord variant={variant} startsOpen={showsRecord} />
        )}
      </div>
    </article>
  )
}

const VALUES = ['likes', 'reposts', 'replies', 'views', 'clicks'] as const

/** Metrics of a publication, as reported by the network after an hour, a day, a week and 30 days. Renders nothing before the first of them. */
function PublicationNumbers({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { workspaceId, id } = variant
  const read = useLiveList(publicationMetricsQuery(workspaceId, id))
  const measured = read.status === 'ready' ? inOrder(read.data) : []
  const shown = VALUES.filter((value) => measured.some(({ values }) => values[value] !== undefined))
  if (shown.length === 0) return null
  return (
    <table className={styles.numbers}>
      <caption className="visually-hidden">{t('publishing:numbers.title', { handle: variant.handle })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('publishing:numbers.after')}</span>
          </th>
          {shown.map((value) => (
            <th key={value} scope="col">
              {t(`publishing:numbers.value.${value}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measured.map(({ age, values }) => (
          <tr key={age}>
            <th scope="row">{t(`publishing:numbers.age.${age}`)}</th>
            {shown.map((value) => (
              <td key={value}>{numberText(values[value])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inOrder(metrics: readonly PublicationMetrics[]): PublicationMetrics[] {
  const place = ({ age }: PublicationMetrics) => metricsAgeSchema.options.indexOf(age)
  return metrics.filter(({ state }) => state === 'measured').toSorted((a, b) => place(a) - place(b))
}

const NUMBERS = new Intl.NumberFormat('en')

function numberText(value: number | undefined): string {
  return value === undefined ? '–' : NUMBERS.format(value)
}

type DeliveryRecordProps = {
  variant: Variant
  /** True to open the record from the start; otherwise it is read only when it is opened. */ startsOpen: boolean
}

/** The steps of a publication, with their times and the network's responses; live. */
export function DeliveryRecord({ variant, startsOpen }: DeliveryRecordProps) {
  const { t } = useTranslation('publishing')
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <details className={styles.record} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.title}>{t('publishing:record.title')}</summary>
      {isOpen && (
        <>
          <p className={styles.zone}>{t('publishing:record.zone', { zone: zoneTown(variant.scheduled.tzid) })}</p>
          <DeliveryRecordPage variant={variant} after={null} />
        </>
      )}
    </details>
  )
}

type DeliveryRecordPageProps = {
  variant: Variant
  /** Start of the page; null for the newest steps. */ after: PageCursor | null
}

/** A page of a delivery record, below the earlier pages that were requested. */
function DeliveryRecordPage({ variant, after }: DeliveryRecordPageProps) {
  const { t } = useTranslation('publishing')
  const record = useDeliveryRecord(variant, after)
  const [showsEarlier, setShowsEarlier] = useState(false)
  const now = useNow(60_000)
  const earlier = record.status === 'ready' ? record.endCursor : null
  const { tzid } = variant.scheduled
  return (
    <>
      {earlier !== null && !showsEarlier && (
        <Button variant="default" size="compact-sm" onClick={() => setShowsEarlier(true)}>
          {t('publishing:record.earlier')}
        </Button>
      )}
      {earlier !== null && showsEarlier && <DeliveryRecordPage variant={variant} after={earlier} />}
      <DataState
        read={record}
        loading={<SkeletonList rows={3} label={t('publishing:record.loading')} />}
        errorTitle={t('publishing:record.error')}
        empty={after === null && <p className={styles.none}>{t('publishing:record.none')}</p>}
      >
        {(entries) => (
          <DeliverySteps label={t('publishing:record.label', { handle: variant.handle })} {...{ entries, tzid, now }} />
        )}
      </DataState>
    </>
  )
}
