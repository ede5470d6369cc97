import { IconPencilPlus, IconPlugConnected } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useBeginPost } from '@/publishing/use-begin-post.ts'
import type { Command } from './command.ts'

/** Everything that can be made, for the palette and for the menu in the top bar. */
export function useCreateCommands(): Command[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const beginPost = useBeginPost()
  return [
    {
      id: 'new-post',
      group: 'create',
      label: t('create.post'),
      Icon: IconPencilPlus,
      shortcut: 'N',
      run: () => void beginPost(),
    },
    {
      id: 'new-channel',
      group: 'create',
      label: t('create.channel'),
      Icon: IconPlugConnected,
      run: () => void navigate(routes.connectedPlatforms.href()),
    },
  ]
}
