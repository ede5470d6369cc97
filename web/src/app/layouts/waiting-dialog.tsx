import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { documentKey } from '../../documents/outbox/document-key.ts'
import { sending } from '../../documents/outbox/sending.ts'
import type { WaitingDocument } from '../../documents/outbox/waiting-documents.ts'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './waiting-dialog.module.css'
import { WaitingRow } from './waiting-row.tsx'

type Props = { documents: readonly WaitingDocument[]; isOnline: boolean; onClose: () => void }

/** Everything that waits on this device, by post, with what can be done about it. */
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
