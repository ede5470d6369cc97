import { IconHelp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '@/config/action.ts'
import { ActionItems } from '@/ui/action-items.tsx'
import { TopMenu } from './top-menu.tsx'

/** Search, shortcuts, answers, and the way to people. */
export function HelpMenu({ actions }: { actions: readonly OfferedAction[] }) {
  const { t } = useTranslation()
  return (
    <TopMenu label={t('help.label')} Icon={IconHelp} width={280}>
      <ActionItems actions={actions} />
    </TopMenu>
  )
}
