import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { channelSetDrafts } from '@/posts/data/channel-set-drafts.ts'
import { useMay } from '@/session/use-role.ts'
import { ChannelSetItems } from './channel-set-items.tsx'
import { NameDialog } from '../library/name-dialog.tsx'
import { useKeepInLibrary } from '../library/use-keep-in-library.ts'

type Props = {
  /** The channels that can be chosen. */
  choosable: readonly string[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Sets of channels to choose at once, and the way to keep those that are chosen as one. */
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
