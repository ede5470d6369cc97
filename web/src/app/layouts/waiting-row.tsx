import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { outbox } from '../../documents/outbox/outbox.ts'
import { sending } from '../../documents/outbox/sending.ts'
import type { WaitingDraft, WaitingPicture } from '../../documents/outbox/waiting-item.ts'
import type { WaitingDocument } from '../../documents/outbox/waiting-documents.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './waiting-dialog.module.css'
import { useProblemText } from './use-problem-text.ts'

type Props = { document: WaitingDocument; isOnline: boolean; onOpen: () => void }

/** One document of which something waits: the way to it, and each change and picture with its state. */
export function WaitingRow({ document, isOnline, onOpen }: Props) {
  const { t } = useTranslation()
  const { type, documentId, title, drafts, pictures } = document
  return (
    <li className={styles.document}>
      <Link className={styles.name} to={type.href(documentId)} onClick={onOpen}>
        {title ?? t(type.words.untitled)}
      </Link>
      <ul className={styles.items}>
        {[...drafts, ...pictures].map((item) => (
          <WaitingLine key={item.id} item={item} isOnline={isOnline} />
        ))}
      </ul>
    </li>
  )
}

function WaitingLine({ item, isOnline }: { item: WaitingDraft | WaitingPicture; isOnline: boolean }) {
  const { t } = useTranslation()
  const problemText = useProblemText()

  /** Discarded items can be fetched back for a while. */
  function discard() {
    void sending.drop(item.id)
    toast.undo(t('waiting.discarded'), { label: t('action.undo'), onUndo: () => void outbox.change([item]) })
  }

  function again() {
    void outbox.change([{ ...item, problem: null }]).then(() => sending.now())
  }

  return (
    <li className={styles.item} data-problem={item.problem !== null || undefined}>
      <p className={styles.what}>
        {item.kind === 'draft' ? t('waiting.change') : t('waiting.picture', { name: item.name })}{' '}
        <span className={styles.when}>
          <RelativeTime instant={item.keptAt} />
        </span>
      </p>
      <p className={styles.state}>
        {item.problem ? problemText(item.problem) : isOnline ? t('waiting.tried') : t('waiting.whenOnline')}
      </p>
      {item.problem && (
        <div className={styles.actions}>
          {item.kind === 'picture' && (
            <Button size="compact-xs" variant="default" onClick={again}>
              {t('action.retry')}
            </Button>
          )}
          <Button size="compact-xs" variant="subtle" color="gray" onClick={discard}>
            {t('waiting.discard')}
          </Button>
        </div>
      )}
    </li>
  )
}
