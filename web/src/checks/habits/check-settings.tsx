import { ActionIcon } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'

const CheckSettingsDialog = lazyWhenIdle(async () => (await import('./check-settings-dialog.tsx')).CheckSettingsDialog)

export function CheckSettings() {
  const { t } = useTranslation('checks')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('checks:settings.title')}
        onClick={() => setOpen(true)}
      >
        <IconAdjustments size="1.25rem" aria-hidden />
      </ActionIcon>
      <CheckSettingsDialog props={isOpen ? { onClose: () => setOpen(false) } : null} />
    </>
  )
}
