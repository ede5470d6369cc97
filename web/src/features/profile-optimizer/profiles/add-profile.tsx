import { Button, Menu } from '@mantine/core'
import { IconFileZip, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readChannelProfile } from '@postwright/core/api/profiles'
import type { Connection } from '@postwright/core/model/connection'
import { emptyProfile, PROFILES_MAX } from '@postwright/core/model/profile'
import { PROFILE_PLATFORMS } from '@postwright/core/platforms/profiles'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { call } from '@/lib/api-client.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useErrorText } from '@/lib/use-error-text.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { profileDrafts } from '../data/profile-drafts.ts'
import styles from './profiles.module.css'
import { useReadableAccounts } from '../data/profiles.ts'

const ExportDialog = lazyWhenIdle(async () => (await import('./exports/export-dialog.tsx')).ExportDialog)

/** Adds a profile and opens it: read from a connected account, empty on one of the networks with profiles, or from a data export. */
export function AddProfile({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('profiles')
  const begin = useBeginDocument(async () => profileDrafts)
  const errorText = useErrorText()
  const { workspaceId } = useSignedIn()
  const [isReading, setReading] = useState(false)
  const [isFromExport, setFromExport] = useState(false)

  async function read({ id: connectionId, platform }: Connection) {
    setReading(true)
    try {
      const { profile } = await call(readChannelProfile, { workspaceId, connectionId })
      await begin({ ...emptyProfile(platform), ...profile })
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setReading(false)
    }
  }

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            leftSection={<IconPlus size="1.125rem" aria-hidden />}
            loading={isReading}
            disabled={isFull}
            title={isFull ? t('profiles:full', { count: PROFILES_MAX }) : undefined}
          >
            {t('profiles:add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles.choices}>
          <AccountItems onRead={(account) => void read(account)} />
          <Menu.Item leftSection={<IconFileZip size="1rem" aria-hidden />} onClick={() => setFromExport(true)}>
            {t('profiles:export.open')}
          </Menu.Item>
          <Menu.Divider />
          {PROFILE_PLATFORMS.map((platform) => (
            <Menu.Item
              key={platform}
              leftSection={<PlatformIcon platform={platform} size={16} />}
              onClick={() => void begin(emptyProfile(platform))}
            >
              {platformName(platform)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ExportDialog props={isFromExport ? { onClose: () => setFromExport(false) } : null} />
    </>
  )
}

/** Menu items of the connected accounts whose public profile can be read; renders nothing if there are none. */
function AccountItems({ onRead }: { onRead: (account: Connection) => void }) {
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
