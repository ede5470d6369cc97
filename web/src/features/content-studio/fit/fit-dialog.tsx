import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { useContacts } from '@/posts/data/use-contacts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { checkedOf } from '../checked-media.ts'
import type { ImagesOf } from '../components/pictures/draft-images.tsx'
import { listDraftFiles } from '../draft-files.ts'
import { type ChannelFit, FitChannel } from './fit-channel.tsx'
import styles from './fit.module.css'
import { ownValue } from '@postwright/core/own-value'
import { fitState, withFit, withoutFit, fitSource } from '@postwright/core/fit/fit-mark'
import type { ContactBook } from '@postwright/core/fit/rule'
import type { CheckedMedia } from '@postwright/core/publishing/check-media'
import { channelDraft, OVERRIDABLE } from '@postwright/core/posts/channel-versions'
import { toast } from '@/ui/toast.tsx'
import type { Content } from '@postwright/core/fit/fit-content'
import { fitPost, type Fit } from '@postwright/core/fit/fit-post'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { effectiveSettings, ownSettings } from '@postwright/core/posts/clean-settings'
import { pollOf } from '@postwright/core/posts/thread-parts'

type Props = {
  draft: PostDraft
  connections: readonly Connection[]
  picturesOf: ImagesOf
  /** Changes the draft's current state. */
  onEdit: (make: (now: PostDraft) => PostDraft) => void
  onClose: () => void
}

/** The post fitted to each of its channels: every change with its reason, to apply or leave out. */
export function FitDialog({ draft, connections, picturesOf, onEdit, onClose }: Props) {
  const { t } = useTranslation(['compile', 'studio'])
  const { workspaceId } = useSignedIn()
  const contacts = useContacts(workspaceId)
  const book = contacts.status === 'ready' ? contacts.data : []
  const files = picturesOf(listDraftFiles(draft)).flatMap(checkedOf)
  const { channels, take, apply } = useFits({ draft, connections, book, files, onEdit })
  // The initial order is kept: nothing moves under the pointer when a change is applied.
  const [order] = useState(() => orderByNeed(channels))
  const waiting = channels.filter(needsPerson)
  const open = channels.filter(({ fit, isApplied }) => fit.changes.length > 0 && !isApplied)
  return (
    <Dialog title={t('compile:title')} size="xl" onClose={onClose}>
      <p className={styles.about}>
        {t('compile:about')}{' '}
        <Link className={styles.link} to={routes.contacts.href()}>
          {t('compile:contacts')}
        </Link>
      </p>
      {waiting.length > 0 && (
        <p className={styles.problem}>
          {t('compile:waiting', {
            count: waiting.length,
            handles: waiting.map((each) => each.connection.handle).join(', '),
          })}
        </p>
      )}
      {contacts.status === 'error' && <p className={styles.problem}>{t('compile:noContacts')}</p>}
      <div className={styles.channels}>
        {channels
          .toSorted((a, b) => order.indexOf(a.connection.id) - order.indexOf(b.connection.id))
          .map((channel) => (
            <FitChannel
              key={channel.connection.id}
              channel={channel}
              onTake={(id, isTaken) => take(channel.connection.id, id, isTaken)}
              onApply={() => apply([channel])}
            />
          ))}
      </div>
      <footer className={styles.foot}>
        <Button variant="default" onClick={onClose}>
          {t('compile:close')}
        </Button>
        {open.length > 1 && (
          <Button onClick={() => apply(open)}>{t('compile:applyAll', { count: open.length })}</Button>
        )}
      </footer>
    </Dialog>
  )
}

/** Returns whether a problem is left that no rule can fix. */
function needsPerson({ fit }: ChannelFit): boolean {
  return fit.problems.some(({ code }) => code !== 'empty')
}

/** Returns the channels' ids: first those that need a person, then those with changes to apply, then those that fit already. */
function orderByNeed(channels: readonly ChannelFit[]): string[] {
  const rank = (channel: ChannelFit) =>
    needsPerson(channel) ? 0 : channel.fit.changes.length > 0 && !channel.isApplied ? 1 : 2
  return channels.toSorted((a, b) => rank(a) - rank(b)).map(({ connection }) => connection.id)
}

type Options = {
  draft: PostDraft
  connections: readonly Connection[]
  book: ContactBook
  files: readonly CheckedMedia[]
  /** Changes the draft's current state. */
  onEdit: (make: (now: PostDraft) => PostDraft) => void
}

/** Returns the fits of a post for its channels, without the changes the user left out; applied versions can be undone. */
function useFits({ draft, connections, book, files, onEdit }: Options) {
  const { t } = useTranslation(['compile', 'studio'])
  const [leftOf, setLeftOf] = useState<Readonly<Record<string, readonly string[]>>>({})

  const channels = connections.map((connection): ChannelFit => {
    const fit = channelFit(draft, connection, { book, files, left: new Set(ownValue(leftOf, connection.id)) })
    const isApplied = hasSameContent(fit.content, channelDraft(draft, connection.id))
    return { connection, state: fitState(draft, connection.id), fit, isApplied }
  })

  function take(connectionId: string, changeId: string, isTaken: boolean) {
    const others = (ownValue(leftOf, connectionId) ?? []).filter((id) => id !== changeId)
    setLeftOf({ ...leftOf, [connectionId]: isTaken ? others : [...others, changeId] })
  }

  function apply(fitted: readonly ChannelFit[]) {
    onEdit((now) => fitted.reduce((next, { connection, fit }) => withFit(next, connection.id, fit.content), now))
    toast.undo(t('compile:applied', { count: fitted.length }), {
      label: t('studio:undo'),
      onUndo: () =>
        onEdit((now) => fitted.reduce((next, { connection }) => withoutFit(next, connection.id, draft), now)),
    })
  }

  return { channels, take, apply }
}

/** Returns true when two versions of a post have the same content in every part. */
function hasSameContent(a: Content, b: Content): boolean {
  return OVERRIDABLE.every((part) => JSON.stringify(a[part]) === JSON.stringify(b[part]))
}

type ChannelFitOptions = {
  book: ContactBook
  /** Known facts of the post's files. */
  files: readonly CheckedMedia[]
  /** Ids of excluded changes. */
  left: ReadonlySet<string>
}

function channelFit(draft: PostDraft, connection: Connection, { book, files, left }: ChannelFitOptions): Fit {
  const contract = contractFor(connection)
  const own = ownSettings(contract, draft.settings, connection.id)
  return fitPost(
    fitSource(draft, connection.id),
    {
      contract,
      book,
      files: new Map(files.map(({ mediaId, alt: _alt, ...facts }) => [mediaId, facts])),
      poll: pollOf(draft),
      settings: effectiveSettings(contract, connection, own),
    },
    left,
  )
}
