import { useTranslation } from 'react-i18next'
import type { PostHistoryEntry } from '@postwright/core/api/post-history'
import type { Connection } from '@postwright/core/model/connection'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { useParticipantName } from '@/session/use-participant-name.ts'
import { formatMoment } from '@/ui/format-moment.ts'
import { viewerZone } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import styles from './post-history.module.css'

type Props = { workspaceId: string; entry: PostHistoryEntry; connections: readonly Connection[] }

/** Says who did what, where and for when. */
export function HistoryWords({ workspaceId, entry, connections }: Props) {
  const { t, i18n } = useTranslation('post-history')
  const { participantName } = useParticipantName(workspaceId)
  const now = useNow(60_000)
  const { act, by, plannedFor, channels, measured } = entry
  const names = channels.map(({ connectionId }) => handleOf(connectionId, connections) ?? t('post-history:former'))
  return t(`post-history:act.${act}`, {
    name: by === null ? t('post-history:product') : participantName(by),
    time: plannedFor === null ? '' : formatMoment(plannedFor, viewerZone(), now),
    channels: new Intl.ListFormat(i18n.language).format(names),
    age: measured === null ? '' : t(`post-history:age.${measured.age}`),
  })
}

/** The text of an entry, the figures, and where a publication can be seen. Nothing where there is no more to say. */
export function HistoryDetail({ entry, connections }: Omit<Props, 'workspaceId'>) {
  const { t } = useTranslation('post-history')
  const { words, channels, measured } = entry
  const links = channels.filter(({ url }) => isWebAddress(url))
  return (
    <>
      {words !== '' && <span className={styles.words}>{words}</span>}
      {measured !== null && (
        <span className={styles.figures}>
          {FIGURES.map((name) => {
            const count = measured.values[name]
            return count !== undefined && <span key={name}>{t(`post-history:figure.${name}`, { count })}</span>
          })}
        </span>
      )}
      {links.map(({ connectionId, url }) => (
        <a key={connectionId} className={styles.link} href={url ?? ''} target="_blank" rel="noreferrer">
          {t('post-history:open', { channel: handleOf(connectionId, connections) ?? t('post-history:former') })}
        </a>
      ))}
    </>
  )
}

const FIGURES = ['likes', 'reposts', 'replies', 'views', 'clicks'] as const

function handleOf(connectionId: string, connections: readonly Connection[]): string | undefined {
  return connections.find(({ id }) => id === connectionId)?.handle
}
