import { IconHelp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { HelpItems } from './help-items.tsx'
import { TopMenu } from './top-menu.tsx'

/** Shortcuts, answers, and the way to people. */
export function HelpMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { t } = useTranslation()
  return (
    <TopMenu label={t('help.label')} Icon={IconHelp} width={240}>
      <HelpItems onShortcuts={onShortcuts} />
    </TopMenu>
  )
}
