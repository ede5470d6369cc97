import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { channelSetDrafts } from '@/posts/data/channel-set-drafts.ts'
import { useMay } from '@/session/use-role.ts'
import { NameDialog, useKeepInLibrary } from '../library/library-dialogs.tsx'
import { Link } from 'react-router-dom'
import { channelSets } from '@postwright/core/collections/channel-sets'
import { routes } from '@/config/routes.ts'
import { useLibraryList } from '@/posts/data/use-library-list.ts'
import { useSignedIn } from '@/session/use-session.ts'

type Props = {
  choosable: readonly string[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Sets of channels to choose at once, and an item that saves the chosen channels as a set. */
export function ChannelSetsMenu({ choosable, chosen, onChange }: Props) {
  const { t } = useTranslation('library')
  const keep = useKeepInLibrary(channelSetDrafts)
  const canKeep = useMay('edit_library')
  const [isNaming, setNaming] = useState(false)

  function save(name: string) {
    keep({ name, connectionIds: [...chosen] })
    setNaming(false)
  }

  return (
    <>
      <Menu withinPortal={false} position="bottom-start" width="min(18rem, calc(100vw - 3rem))">
        <Menu.Target>
          <Button size="compact-sm" variant="subtle" rightSection={<IconChevronDown size="0.875rem" aria-hidden />}>
            {t('library:sets.title')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
          <ChannelSetItems onChoose={(ids) => onChange(ids.filter((id) => choosable.includes(id)))} />
          {canKeep && chosen.length > 0 && (
            <Menu.Item onClick={() => setNaming(true)}>{t('library:sets.save', { count: chosen.length })}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isNaming && <NameDialog title={t('library:sets.name')} onName={save} onClose={() => setNaming(false)} />}
    </>
  )
}

/** Lists the channel sets of the workspace, with a link to them. */
function ChannelSetItems({ onChoose }: { onChoose: (ids: readonly string[]) => void }) {
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
