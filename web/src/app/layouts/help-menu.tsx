import { ActionIcon, Menu } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { HelpItems } from './help-items.tsx'

/** Shortcuts, answers, and the way to people. */
export function HelpMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('help.label')}>
          <IconHelp size="1.25rem" stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <HelpItems onShortcuts={onShortcuts} />
      </Menu.Dropdown>
    </Menu>
  )
}
