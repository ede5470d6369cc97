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
import { checkedOf } from '../checked-of.ts'
import type { PicturesOf } from '../components/pictures/use-draft-pictures.tsx'
import { filesOfDraft } from '../files-of-draft.ts'
import { type ChannelFit, FitChannel } from './fit-channel.tsx'
import styles from './fit.module.css'
import { useFits } from './use-fits.ts'

type Props = {
  draft: PostDraft
  connections: readonly Connection[]
  picturesOf: PicturesOf
  /** Changes the draft as it is then. */
  onEdit: (make: (now: PostDraft) => PostDraft) => void
  onClose: () => void
}

/** The post fitted to each of its channels: every change with its reason, to be applied or left out. */
export function FitDialog({ draft, connections, picturesOf, onEdit, onClose }: Props) {
  const { t } = useTranslation(['compile', 'studio'])
  const { workspaceId } = useSignedIn()
  const contacts = useContacts(workspaceId)
  const book = contacts.status === 'ready' ? contacts.data : []
  const files = picturesOf(filesOfDraft(draft)).flatMap(checkedOf)
  const { channels, take, apply } = useFits({ draft, connections, book, files, onEdit })
  // The order of the first look stays: nothing moves away under the pointer when it is applied.
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

/** Whether something is left that no rule can fix. */
function needsPerson({ fit }: ChannelFit): boolean {
  return fit.problems.some(({ code }) => code !== 'empty')
}

/** The channels that need a person first, then those with changes to apply, then those that fit as they are. */
function orderByNeed(channels: readonly ChannelFit[]): string[] {
  const rank = (channel: ChannelFit) =>
    needsPerson(channel) ? 0 : channel.fit.changes.length > 0 && !channel.isApplied ? 1 : 2
  return channels.toSorted((a, b) => rank(a) - rank(b)).map(({ connection }) => connection.id)
}
