import { IconAlertCircle, IconWorld } from '@tabler/icons-react'
import { memo, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import type { Connection } from '@postwright/core/model/connection'
import { ownParts } from '@postwright/core/posts/channel-versions'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { useStable } from '@/lib/use-stable.ts'
import { versionPanelId, versionTabId } from '../../version-ids.ts'
import styles from './version-tabs.module.css'

export type VersionTabsProps = {
  id: string
  draft: PostDraft
  /** One check per chosen channel. */
  checks: readonly ChannelCheck[]
  /** The channel whose version is being written; null for the common one. */
  shown: string | null
  onShow: (connectionId: string | null) => void
}

/** Shows the versions of a post as tabs: the common one, and one per chosen channel. Versions that differ are marked. */
export function VersionTabs({ id, draft, checks, shown, onShow }: VersionTabsProps) {
  const { t } = useTranslation('studio')
  const list = useRef<HTMLDivElement>(null)
  const ids = [null, ...checks.map(({ connection }) => connection.id)]

  function press(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const to = { Home: 0, End: ids.length - 1 }[event.key]
    if (by === undefined && to === undefined) return
    event.preventDefault()
    const at = to ?? (ids.indexOf(shown) + (by ?? 0) + ids.length) % ids.length
    onShow(ids[at] ?? null)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }

  const showTab = useStable(onShow)
  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-label={t('studio:channelVersion.tabs')}
      onKeyDown={press}
    >
      <VersionTab id={id} connection={null} isShown={shown === null} onShow={showTab} />
      {checks.map(({ connection, problems }) => {
        const differs = ownParts(draft, connection.id).length > 0
        const isIll = problems.some(({ code }) => code !== 'empty')
        return (
          <VersionTab
            key={connection.id}
            {...{ id, connection, differs, isIll }}
            isShown={connection.id === shown}
            onShow={showTab}
          />
        )
      })}
    </div>
  )
}

type TabProps = {
  id: string
  /** Null for the common version. */
  connection: Connection | null
  isShown: boolean
  differs?: boolean
  isIll?: boolean
  onShow: (connectionId: string | null) => void
}

const VersionTab = memo(function VersionTab(props: TabProps) {
  const { id, connection, isShown, differs = false, isIll = false, onShow } = props
  const { t } = useTranslation('studio')
  const own = connection?.id ?? null
  return (
    <button
      type="button"
      role="tab"
      id={versionTabId(id, own)}
      aria-selected={isShown}
      aria-controls={isShown ? versionPanelId(id) : undefined}
      tabIndex={isShown ? 0 : -1}
      className={styles.tab}
      data-differs={differs || undefined}
      onClick={() => onShow(own)}
    >
      {connection === null ? (
        <>
          <IconWorld size="1rem" aria-hidden />
          {t('studio:channelVersion.all')}
        </>
      ) : (
        <>
          <PlatformIcon platform={connection.platform} size={16} />
          <span className={styles.handle}>{connection.handle}</span>
        </>
      )}
      {differs && <span className={styles.dot} title={t('studio:channelVersion.marked')} aria-hidden="true" />}
      {differs && <span className="visually-hidden">, {t('studio:channelVersion.marked')}</span>}
      {isIll && (
        <IconAlertCircle className={styles.ill} size="1rem" role="img" aria-label={t('studio:problem.title')} />
      )}
    </button>
  )
})
