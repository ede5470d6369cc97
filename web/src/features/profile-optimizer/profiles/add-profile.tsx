import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { emptyProfile } from '@postwright/core/model/profile'
import { PROFILES_MAX } from '@postwright/core/model/profile-limits'
import { PROFILE_PLATFORMS } from '@postwright/core/platforms/profiles'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { profileDrafts } from '../data/profile-drafts.ts'

/** Adds a profile on one of the networks that have them, and opens it. */
export function AddProfile({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('profiles')
  const begin = useBeginDocument(async () => profileDrafts)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          leftSection={<IconPlus size="1.125rem" aria-hidden />}
          disabled={isFull}
          title={isFull ? t('profiles:full', { count: PROFILES_MAX }) : undefined}
        >
          {t('profiles:add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
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
  )
}
