import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { countText } from '@postwright/core/publishing/count-text'
import { useLiveText, type LiveDraft } from '@/documents/use-live-text.ts'
import { ToChannelContext } from '@/posts/channels/to-channel.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import type { Counter } from '../../counters-that-matter.ts'
import styles from './channel-counter.module.css'

/** Share of the limit from which the number of characters left is worth looking at. */
const NEAR = 0.85
const RADIUS = 8
const ROUND = 2 * Math.PI * RADIUS

type Props = Counter & { live: LiveDraft<PostDraft> }

/** How much of one channel's limit the text uses: a ring, and the number of characters left. */
export function ChannelCounter({ check: { connection }, handles, live }: Props) {
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
