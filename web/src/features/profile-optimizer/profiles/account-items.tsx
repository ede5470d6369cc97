import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { useReadableAccounts } from '../data/use-readable-accounts.ts'

/** Menu items of the connected accounts whose public profile can be read; nothing where there is none. */
export function AccountItems({ onRead }: { onRead: (account: Connection) => void }) {
  const { t } = useTranslation('profiles')
  const read = useReadableAccounts()
  const accounts = read.status === 'ready' ? read.data : []
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
