import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { documentId } from '@postwright/core/ids'
import { readEnv } from '@/config/env.ts'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ChannelView } from './components/channel-view.tsx'
import { NetworkFrame } from './components/network-frame.tsx'
import { useChannelConnection } from './data/use-sandbox.ts'

/** `/sandbox/:connectionId`: what a practice channel has “posted”, and how its network behaves. */
export function Component() {
  return (
    <NetworkFrame>
      <Feed />
    </NetworkFrame>
  )
}

function Feed() {
  const { t } = useTranslation('sandbox')
  const { connectionId } = useParams()
  const id = documentId().safeParse(connectionId)
  if (readEnv().emulators === null) {
    return <NoChannel title={t('sandbox:notHereTitle')} text={t('sandbox:notHereText')} />
  }
  if (!id.success) return <NoChannel title={t('sandbox:missingTitle')} text={t('sandbox:missingText')} />
  return <Channel key={id.data} connectionId={id.data} />
}

function Channel({ connectionId }: { connectionId: string }) {
  const { t } = useTranslation('sandbox')
  const { workspaceId } = useSignedIn()
  const connection = useChannelConnection({ workspaceId, connectionId })
  if (connection.status === 'loading') return <SkeletonList rows={5} />
  if (connection.status === 'error')
    return <ErrorPanel level={1} title={t('sandbox:error')} onRetry={connection.retry} />
  if (connection.status === 'missing' || connection.data.platform !== 'sandbox') {
    return <NoChannel title={t('sandbox:missingTitle')} text={t('sandbox:missingText')} />
  }
  return <ChannelView workspaceId={workspaceId} channel={connection.data} />
}

function NoChannel({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('sandbox')
  return (
    <EmptyState
      drawing="channels"
      level={1}
      title={title}
      text={text}
      action={
        <Button component={Link} to={routes.connectedPlatforms.href()}>
          {t('sandbox:back')}
        </Button>
      }
    />
  )
}
