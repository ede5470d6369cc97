import { useTranslation } from 'react-i18next'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import type { ChannelCheck } from '@/publishing/channels/channel-checks.ts'
import styles from './channel-counter.module.css'

/** Share of the limit from which the number of characters left is worth looking at. */
const NEAR = 0.85
const RADIUS = 8
const ROUND = 2 * Math.PI * RADIUS

/** How much of one channel's limit the text uses: a ring, and the number of characters left. */
export function ChannelCounter({ check }: { check: ChannelCheck }) {
  const { t } = useTranslation('studio')
  const { connection, used, max, left } = check
  const share = Math.min(used / max, 1)
  const level = left < 0 ? 'over' : share >= NEAR ? 'near' : 'fine'
  const label = t('studio:text.counterLabel', { handle: connection.handle, used, max })
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
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
