import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { channelSets } from '@postwright/core/collections/channel-sets'
import { routes } from '@/config/routes.ts'
import { useLibraryList } from '@/posts/data/use-library-list.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** The sets of the workspace, and the way to them. */
export function ChannelSetItems({ onChoose }: { onChoose: (ids: readonly string[]) => void }) {
  const { t } = useTranslation('library')
  const { workspaceId } = useSignedIn()
  const sets = useLibraryList(channelSets, workspaceId)
  return (
    <>
      {sets.status === 'ready' &&
        sets.data.map(({ id, name, connectionIds }) => (
          <Menu.Item key={id} onClick={() => onChoose(connectionIds)}>
            {name}
          </Menu.Item>
        ))}
      <Menu.Item component={Link} to={routes.library.href('sets')}>
        {t('library:sets.manage')}
      </Menu.Item>
    </>
  )
}
