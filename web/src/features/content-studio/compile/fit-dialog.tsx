import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { useContacts } from '@/publishing/use-contacts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { checkedOf } from '../checked-of.ts'
import type { PicturesOf } from '../components/pictures/use-draft-pictures.ts'
import { filesOfDraft } from '../files-of-draft.ts'
import { FitChannel } from './fit-channel.tsx'
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
  const open = channels.filter(({ fit, isApplied }) => fit.changes.length > 0 && !isApplied)
  return (
    <Dialog title={t('compile:title')} size="xl" onClose={onClose}>
      <p className={styles.about}>
        {t('compile:about')}{' '}
        <Link className={styles.link} to={routes.contacts.href()}>
          {t('compile:contacts')}
        </Link>
      </p>
      {contacts.status === 'error' && <p className={styles.problem}>{t('compile:noContacts')}</p>}
      <div className={styles.channels}>
        {channels.map((channel) => (
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
