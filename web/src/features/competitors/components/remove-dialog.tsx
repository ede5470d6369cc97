import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RadarSource } from '@postwright/core/model/radar'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { unfollowSource } from '../data/radar.ts'

/** Asks before a source is removed: its posts are removed too, and older ones can't be read again. */
export function RemoveDialog({ source, onClose }: { source: RadarSource; onClose: () => void }) {
  const { t } = useTranslation(['competitors', 'common'])
  const { workspaceId } = useSignedIn()
  const { run, isRunning, failure } = useApiCall()
  const remove = () =>
    run(async () => {
      await unfollowSource(workspaceId, source.id)
      onClose()
    })
  return (
    <Dialog title={t('competitors:remove.title', { name: source.name })} onClose={onClose}>
      <p>{t('competitors:remove.text')}</p>
      <FormError message={failure} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button color="red" loading={isRunning} onClick={() => void remove()}>
          {t('competitors:remove.confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
