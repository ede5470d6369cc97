import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sending } from '../../publishing/outbox/outbox.ts'
import type { WaitingPost } from '../../publishing/outbox/waiting-posts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './waiting-dialog.module.css'
import { WaitingRow } from './waiting-row.tsx'

type Props = { posts: readonly WaitingPost[]; isOnline: boolean; onClose: () => void }

/** Everything that waits on this device, by post, with what can be done about it. */
export function WaitingDialog({ posts, isOnline, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('waiting.title')} onClose={onClose}>
      <p className={styles.intro}>{posts.length === 0 ? t('waiting.nothing') : t('waiting.text')}</p>
      <ul className={styles.list}>
        {posts.map((post) => (
          <WaitingRow key={post.postId} post={post} isOnline={isOnline} onOpen={onClose} />
        ))}
      </ul>
      <div className={styles.end}>
        {posts.length > 0 && (
          <Button
            leftSection={<IconRefresh size="1rem" aria-hidden />}
            disabled={!isOnline}
            title={isOnline ? undefined : t('waiting.whenOnline')}
            onClick={() => sending.now()}
          >
            {t('waiting.now')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('action.close')}
        </Button>
      </div>
    </Dialog>
  )
}
