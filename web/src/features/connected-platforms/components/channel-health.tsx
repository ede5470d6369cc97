import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { getMissingScopes } from '@postwright/core/platforms/platform-app'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { formatDay, viewerZone } from '@/ui/format-time.ts'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { useNow } from '@/ui/use-now.ts'
import { hostOf } from '../connect-form.ts'
import { lookOf } from '../connection-look.ts'
import classes from './connection-card.module.css'

const DAY = 86_400_000
/** Access that ends sooner than this is worth a look. */
const SOON = 14 * DAY

/** How a channel is: what the last check found, what it is not allowed, and until when its access lasts. */
export function ChannelHealth({ connection }: { connection: Connection }) {
  const { t } = useTranslation('connections')
  const { status, lastError, lastCheckedAt, platform, service, expiresAt, mode } = connection
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const now = useNow(60_000)
  const isTroubled = status === 'needs_reconnect' || status === 'unreachable'
  const missing =
    status === 'disconnected' ? [] : getMissingScopes(PLATFORM_CONTRACTS[connection.platform].auth, connection.scopes)
  const hasServer = service !== '' && auth.fields.some(({ from }) => from === 'service')
  return (
    <div className={classes.health}>
      <p>{t(lookOf(connection).text)}</p>
      {isTroubled && lastError !== null && lastError.detail !== '' && (
        <p className={classes.answer}>
          {t('connections:answer')} <span className={classes.detail}>{lastError.detail}</span>
        </p>
      )}
      {missing.length > 0 && (
        <p className={classes.warning}>
          {t('connections:scopes.missing', { count: missing.length })}{' '}
          <span className={classes.detail}>{missing.join(', ')}</span>
        </p>
      )}
      {expiresAt !== null && status !== 'disconnected' && (
        <p className={expiresAt - now < SOON ? classes.warning : undefined}>
          {expiresAt <= now
            ? t('connections:expiry.over')
            : t('connections:expiry.until', {
                date: formatDay(expiresAt, viewerZone()),
                count: Math.ceil((expiresAt - now) / DAY),
              })}
        </p>
      )}
      {mode === 'direct' && (
        <p className={classes.checked}>
          {t('connections:checked')} <RelativeTime key={lastCheckedAt} instant={lastCheckedAt} />
          {hasServer && <> · {t('connections:server', { host: hostOf(service) })}</>}
        </p>
      )}
    </div>
  )
}
