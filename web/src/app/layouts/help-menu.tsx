import { IconHelp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '@/config/action.ts'
import { laterMenu } from './later-menu.tsx'
import { TopButton } from './top-button.tsx'

const Menu = laterMenu(async () => (await import('@/ui/action-items.tsx')).ActionItems)

/** Search, shortcuts, answers, and the way to people. */
export function HelpMenu({ actions }: { actions: readonly OfferedAction[] }) {
  const { t } = useTranslation()
  const button = <TopButton label={t('help.label')} Icon={IconHelp} />
  return <Menu button={button} items={{ actions }} position="bottom-end" width={280} />
}
