import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { documentId } from '@postwright/core/ids'
import type { Connection } from '@postwright/core/model/connection'
import { readEnv } from '@/config/env.ts'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ChannelView } from './components/channel-view.tsx'
import { NetworkFrame } from './components/network-frame.tsx'
import { useChannelConnection } from './data/sandbox.ts'

/** `/sandbox/:connectionId`: the posts of a sandbox channel, and the behaviour of its network. */
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
  const missing = <NoChannel title={t('sandbox:missingTitle')} text={t('sandbox:missingText')} />
  return (
    <DataState
      read={connection}
      loading={<SkeletonList rows={5} />}
      errorTitle={t('sandbox:error')}
      missing={missing}
      level={1}
    >
      {(channel) => (isAtSandbox(channel) ? <ChannelView workspaceId={workspaceId} channel={channel} /> : missing)}
    </DataState>
  )
}

/** Returns whether a channel is at the sandbox: with the emulators, channels of every network can be. */
function isAtSandbox({ platform, service }: Connection): boolean {
  return platform === 'sandbox' || service.endsWith('/sandboxNetwork')
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
