import { useTranslation } from 'react-i18next'
import type { RadarSource } from '@postwright/core/model/radar'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { unfollowSource } from '../data/radar.ts'

/** Asks before a source is removed: its posts are removed too, and older ones can't be read again. */
export function RemoveDialog({ source, onClose }: { source: RadarSource; onClose: () => void }) {
  const { t } = useTranslation('competitors')
  const { workspaceId } = useSignedIn()
  return (
    <ConfirmDialog
      title={t('competitors:remove.title', { name: source.name })}
      confirm={t('competitors:remove.confirm')}
      onConfirm={() => unfollowSource(workspaceId, source.id)}
      onClose={onClose}
    >
      <p>{t('competitors:remove.text')}</p>
    </ConfirmDialog>
  )
}
