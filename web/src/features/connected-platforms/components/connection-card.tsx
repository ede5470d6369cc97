import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { ChannelAvatar } from '@/publishing/channel-avatar.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { CONNECTION_LOOK } from '../connection-look.ts'
import { hostOf } from '../connect-form.ts'
import { ConnectionActions, type ConnectionActionProps } from './connection-actions.tsx'
import { ContractFacts } from './contract-facts.tsx'
import classes from './connection-card.module.css'

/** One connected account: who it is, how it is, what it allows, and what can be done with it. */
export function ConnectionCard(props: ConnectionActionProps) {
  const { t } = useTranslation('connections')
  const { connection } = props
  const look = CONNECTION_LOOK[connection.status]
  const name = connection.name === '' ? connection.handle : connection.name
  return (
    <li className={classes.card} aria-labelledby={`connection-${connection.id}`}>
      <div className={classes.head}>
        <ChannelAvatar platform={connection.platform} name={name} src={connection.avatar} size={48} />
        <div className={classes.who}>
          <h3 id={`connection-${connection.id}`} className={classes.name}>
            {name}
          </h3>
          <p className={classes.handle}>
            {platformName(connection.platform)} · {connection.handle}
          </p>
        </div>
        <StateBadge tone={look.tone}>{t(look.label)}</StateBadge>
      </div>
      <Health connection={connection} />
      <ContractFacts platform={connection.platform} />
      <ConnectionActions {...props} />
    </li>
  )
}

function Health({ connection }: { connection: Connection }) {
  const { t } = useTranslation('connections')
  const { status, lastError, lastCheckedAt, platform, service } = connection
  const isTroubled = status === 'needs_reconnect' || status === 'unreachable'
  return (
    <div className={classes.health}>
      <p>{t(CONNECTION_LOOK[status].text)}</p>
      {isTroubled && lastError !== null && lastError.detail !== '' && (
        <p className={classes.answer}>
          {t('connections:answer')} <span className={classes.detail}>{lastError.detail}</span>
        </p>
      )}
      <p className={classes.checked}>
        {t('connections:checked')} <RelativeTime key={lastCheckedAt} instant={lastCheckedAt} />
        {platform === 'bluesky' && <> · {t('connections:server', { host: hostOf(service) })}</>}
      </p>
    </div>
  )
}
