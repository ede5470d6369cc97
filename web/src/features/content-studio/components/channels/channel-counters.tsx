import { Button } from '@mantine/core'
import { useState, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import { type LiveDraft, useLiveText } from '@/documents/use-live-text.ts'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { pickCounters, type Counter } from '../../text-counters.ts'
import styles from './channel-counter.module.css'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { countText } from '@postwright/core/publishing/count-text'
import { ToChannelContext } from '@/posts/channels/to-channel.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'

type Props = { checks: readonly ChannelCheck[]; live: LiveDraft<PostDraft> }

/** Shows the counters of the tightest channel and of channels over their limit, at most three; the rest on demand. */
export function ChannelCounters({ checks, live }: Props) {
  const { t } = useTranslation('studio')
  const [isWhole, setWhole] = useState(false)
  const { first, rest } = pickCounters(checks)
  const shown = isWhole ? [...first, ...rest] : first
  return (
    <>
      {shown.map((counter) => (
        <ChannelCounter key={counter.check.connection.id} live={live} {...counter} />
      ))}
      {rest.length > 0 && (
        <Button
          className={styles.more}
          size="compact-xs"
          variant="subtle"
          color="gray"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('studio:text.fewerCounters') : t('studio:text.moreCounters', { count: rest.length })}
        </Button>
      )}
    </>
  )
}

/** Share of the limit from which the remaining characters are shown. */
const NEAR = 0.85

const RADIUS = 8

const ROUND = 2 * Math.PI * RADIUS

type ChannelCounterProps = Counter & { live: LiveDraft<PostDraft> }

/** The share of one channel's limit that the text uses: a ring and the number of characters left. */
function ChannelCounter({ check: { connection }, handles, live }: ChannelCounterProps) {
  const { t } = useTranslation('studio')
  const toChannel = use(ToChannelContext)
  const text = useLiveText(live, (draft) => toChannel(draft, connection).text)
  const { used, max, left } = countText(contractFor(connection), text)
  const share = Math.min(used / max, 1)
  const level = left < 0 ? 'over' : share >= NEAR ? 'near' : 'fine'
  const label = t('studio:text.counterLabel', { handle: handles.join(', '), used, max })
  return (
    <span className={styles.counter} data-level={level} title={label}>
      <PlatformIcon platform={connection.platform} size={14} />
      <svg className={styles.ring} viewBox="0 0 20 20" aria-hidden="true">
        <circle className={styles.track} cx="10" cy="10" r={RADIUS} />
        <circle
          className={styles.value}
          cx="10"
          cy="10"
          r={RADIUS}
          strokeDasharray={`${share * ROUND} ${ROUND}`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      <span className={styles.left} aria-hidden="true">
        {left}
      </span>
      {handles.length > 1 && <span aria-hidden="true">{t('studio:text.times', { number: handles.length })}</span>}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
