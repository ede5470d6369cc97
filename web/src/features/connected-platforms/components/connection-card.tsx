import { useTranslation } from 'react-i18next'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { StateBadge } from '@/ui/state-badge.tsx'
import { lookOf } from '../connection-look.ts'
import { ChannelHealth } from './channel-health.tsx'
import { ConnectionActions, type ConnectionActionProps } from './connection-actions.tsx'
import { ContractFacts } from './contract-facts.tsx'
import classes from './connection-card.module.css'

/** One connected account: who it is, how it is, what it allows, and what can be done with it. */
export function ConnectionCard(props: ConnectionActionProps) {
  const { t } = useTranslation('connections')
  const { connection } = props
  const look = lookOf(connection)
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
      <ChannelHealth connection={connection} />
      <ContractFacts connection={connection} />
      <ConnectionActions {...props} />
    </li>
  )
}
