import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sending } from '../../documents/outbox/sending.ts'
import type { WaitingDocument } from '../../documents/outbox/waiting-documents.ts'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './waiting-dialog.module.css'
import { Link } from 'react-router-dom'
import { outbox } from '../../documents/outbox/outbox.ts'
import {
  type WaitingDraft,
  type WaitingImage,
  type WaitingProblem,
  documentKey,
} from '../../documents/outbox/waiting-item.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { toast } from '../../ui/toast.tsx'
import { errorCodeSchema } from '@postwright/core/error-codes'
import { ApiError } from '../../lib/api-error.ts'
import { useErrorText } from '../../lib/use-error-text.ts'

type Props = { documents: readonly WaitingDocument[]; isOnline: boolean; onClose: () => void }

/** Lists all unsent work on this device, by document, with the available actions. */
export function WaitingDialog({ documents, isOnline, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('waiting.title')} onClose={onClose}>
      <p className={styles.intro}>{documents.length === 0 ? t('waiting.nothing') : t('waiting.text')}</p>
      <ul className={styles.list}>
        {documents.map((document) => (
          <WaitingRow key={documentKey(document)} document={document} isOnline={isOnline} onOpen={onClose} />
        ))}
      </ul>
      <div className={styles.end}>
        {documents.length > 0 && (
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

type WaitingRowProps = { document: WaitingDocument; isOnline: boolean; onOpen: () => void }

/** Row of one document with waiting changes: its link, and each change and file with its state. */
function WaitingRow({ document, isOnline, onOpen }: WaitingRowProps) {
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

function WaitingLine({ item, isOnline }: { item: WaitingDraft | WaitingImage; isOnline: boolean }) {
  const { t } = useTranslation()
  const problemText = useProblemText()

  /** Discarded items can be restored for a while. */
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

/** Returns a function that returns the sentence explaining why an item needs the user's attention. */
function useProblemText(): (problem: WaitingProblem) => string {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return ({ kind, code }) => {
    const known = errorCodeSchema.safeParse(code)
    if (kind !== 'refused') return t(`waiting.problem.${kind}`)
    return errorText(known.success ? new ApiError(known.data, { detail: '', status: 0 }) : null)
  }
}
