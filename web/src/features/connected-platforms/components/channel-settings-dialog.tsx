import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { Dialog } from '@/ui/dialog.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ChannelSettingsForm } from './channel-settings-form.tsx'

type Props = { workspaceId: string; connection: Connection; isOnline: boolean; onClose: () => void }

/** What posts on a channel have unless they say otherwise. */
export function ChannelSettingsDialog(props: Props) {
  const { t } = useTranslation('connections')
  return (
    <Dialog onClose={props.onClose} title={t('connections:settings.title', { handle: props.connection.handle })}>
      <Suspense fallback={<SkeletonList rows={2} />}>
        <ChannelSettingsForm {...props} />
      </Suspense>
    </Dialog>
  )
}
