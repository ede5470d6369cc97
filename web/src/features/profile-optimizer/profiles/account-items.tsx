import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { READ_PROFILES } from '@postwright/core/platforms/profiles'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** Menu items of the connected accounts whose public profile can be read; nothing where there is none. */
export function AccountItems({ onRead }: { onRead: (account: Connection) => void }) {
  const { t } = useTranslation('profiles')
  const { workspaceId } = useSignedIn()
  const read = useConnections(workspaceId)
  const accounts = (read.status === 'ready' ? read.data : []).filter(
    ({ platform, mode, status }) => READ_PROFILES.includes(platform) && mode === 'direct' && status !== 'disconnected',
  )
  if (accounts.length === 0) return null
  return (
    <>
      <Menu.Label>{t('profiles:read.title')}</Menu.Label>
      {accounts.map((account) => (
        <Menu.Item
          key={account.id}
          leftSection={<PlatformIcon platform={account.platform} size={16} />}
          onClick={() => onRead(account)}
        >
          {t('profiles:read.account', { handle: account.handle, network: platformName(account.platform) })}
        </Menu.Item>
      ))}
    </>
  )
}
