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
import { ConnectionActions, type ConnectionActionProps } from './connection-actions.tsx'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { formatLongDate, formatDay, viewerZone } from '@/ui/format-time.ts'
import { contentSentences, deliverySentences } from '../contract-sentences.ts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { getMissingScopes } from '@postwright/core/platforms/platform-app'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { useNow } from '@/ui/use-now.ts'
import { hostOf } from '../connect-form.ts'

type Props = {
  connections: LiveList<Connection>
  isOnline: boolean
  commands: ConnectionCommands
  onReconnect: (connection: Connection) => void
  onSettings: (connection: Connection) => void
  onDisconnect: (connection: Connection) => void
}

/** Lists the workspace's channels; disconnected ones come last. */
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

/** Shows one channel: its name, health, limits and actions. */
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

/** Shows the limits of the channel, from its network's contract and its own, with the contract's date and sources. */
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

/** Returns the last path segment of an address without its extension: enough to tell the sources apart. */
function nameOf(address: string): string {
  const { pathname, hostname } = new URL(address)
  const last = pathname.split('/').findLast((part) => part !== '')
  return last?.replace(/\.[a-z]+$/, '') ?? hostname
}

const DAY = 86_400_000

/** Remaining lifetime of an access, in milliseconds, from which its expiry is flagged. */
const SOON = 14 * DAY

/** Shows the health of a channel: the result of the last check, missing permissions, and the expiry of its access. */
function ChannelHealth({ connection }: { connection: Connection }) {
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
