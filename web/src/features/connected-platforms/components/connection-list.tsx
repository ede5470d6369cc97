import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { LiveList } from '@/lib/live/use-live.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import type { ConnectionCommands } from './use-connection-commands.ts'
import classes from './connection-card.module.css'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { StateBadge } from '@/ui/state-badge.tsx'
import { lookOf } from '../connection-look.ts'
import { ChannelHealth } from './channel-health.tsx'
import { ConnectionActions, type ConnectionActionProps } from './connection-actions.tsx'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { formatLongDate } from '@/ui/format-time.ts'
import { contentSentences, deliverySentences } from '../contract-sentences.ts'

type Props = {
  connections: LiveList<Connection>
  isOnline: boolean
  commands: ConnectionCommands
  onReconnect: (connection: Connection) => void
  onSettings: (connection: Connection) => void
  onDisconnect: (connection: Connection) => void
}

/** The workspace's channels, those that work or want attention before those that were disconnected. */
export function ConnectionList({ connections, isOnline, commands, ...props }: Props) {
  const { t } = useTranslation('connections')
  return (
    <DataState
      read={connections}
      loading={<SkeletonList rows={2} />}
      errorTitle={t('connections:error')}
      empty={<EmptyState drawing="channels" title={t('connections:emptyTitle')} text={t('connections:emptyText')} />}
    >
      {(found) => (
        <section aria-labelledby="channels-title">
          <h2 id="channels-title" className={classes.sectionTitle}>
            {t('connections:connected')}
          </h2>
          <ul className={classes.cards}>
            {[...found.filter((each) => !isGone(each)), ...found.filter(isGone)].map((connection) => (
              <ConnectionCard
                key={connection.id}
                connection={connection}
                isOnline={isOnline}
                isBusy={commands.busy.has(connection.id)}
                onCheck={() => void commands.check(connection)}
                onPause={() => void commands.pause(connection)}
                onReconnect={() => props.onReconnect(connection)}
                onSettings={() => props.onSettings(connection)}
                onDisconnect={() => props.onDisconnect(connection)}
              />
            ))}
          </ul>
        </section>
      )}
    </DataState>
  )
}

function isGone({ status }: Connection): boolean {
  return status === 'disconnected'
}

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

/** What the channel allows, from its network's dated contract and its own limits, with where that is written. */
export function ContractFacts({ connection }: { connection: Connection }) {
  const { t } = useTranslation('connections')
  const contract = contractFor(connection)
  const { text, media, sources, verifiedAt } = contract
  return (
    <details className={classes.facts}>
      <summary>
        {t('connections:facts.title')}: {t('connections:facts.text', { count: text.max })}
        {media.images !== null && `, ${t('connections:facts.images', { count: media.images.max })}`}
      </summary>
      <ul>
        {[...contentSentences(t, contract), ...deliverySentences(t, contract)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className={classes.verified}>
        {t('connections:facts.verified', { date: formatLongDate(verifiedAt) })}
        {sources.length > 0 && (
          <>
            {' · '}
            {t('connections:facts.sources')}:{' '}
            {sources.map((source, index) => (
              <span key={source}>
                {index > 0 && ', '}
                <a className={classes.source} href={source} target="_blank" rel="noreferrer">
                  {nameOf(source)}
                </a>
              </span>
            ))}
          </>
        )}
      </p>
    </details>
  )
}

/** The last part of an address, without its ending: enough to tell the sources apart. */
function nameOf(address: string): string {
  const { pathname, hostname } = new URL(address)
  const last = pathname.split('/').findLast((part) => part !== '')
  return last?.replace(/\.[a-z]+$/, '') ?? hostname
}
