import { IconFileText, IconKeyboard, IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { firstLine } from '@postwright/core/text/first-line'
import { routes } from '@/config/routes.ts'
import { SETTINGS_PAGES } from '@/features/settings/settings-pages.ts'
import { THEMES } from '@/preferences/theme-store.ts'
import { useTheme } from '@/preferences/theme.ts'
import { useRecentPosts } from '@/publishing/use-recent-posts.ts'
import { signOut } from '@/session/sign-out.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { THEME_ICONS } from '../layouts/theme-icons.ts'
import { useNavGroups } from '../layouts/use-nav-groups.ts'
import { SHEET_KEY } from './command-key.ts'
import type { Command } from './command.ts'
import { useCreateCommands } from './use-create-commands.ts'

/** Everything that can be done from anywhere, and the posts that were changed last. */
export function useCommands(openShortcuts: () => void): Command[] {
  const { t } = useTranslation('palette')
  const navigate = useNavigate()
  const create = useCreateCommands()
  const groups = useNavGroups()
  const { workspaceId } = useSignedIn()
  const { setTheme } = useTheme()
  const recent = useRecentPosts(workspaceId)
  const go = (address: string) => () => void navigate(address)

  return [
    ...create,
    ...groups
      .flatMap(({ items }) => items)
      .map(({ to, labelKey, Icon }): Command => ({
        id: to,
        group: 'go',
        label: t(labelKey),
        Icon,
        run: go(to),
      })),
    ...SETTINGS_PAGES.filter(({ to }) => to !== routes.settings.href()).map(({ to, titleKey, Icon }): Command => ({
      id: to,
      group: 'go',
      label: t(titleKey),
      Icon,
      run: go(to),
    })),
    ...(recent.status === 'ready' ? recent.data : []).map(({ id, text }): Command => ({
      id: `post-${id}`,
      group: 'recent',
      label: firstLine(text) ?? t('palette:untitled'),
      Icon: IconFileText,
      run: go(routes.contentStudioPost.href(id)),
    })),
    ...THEMES.map((theme): Command => ({
      id: `theme-${theme}`,
      group: 'do',
      label: t(`palette:theme.${theme}`),
      Icon: THEME_ICONS[theme],
      run: () => setTheme(theme),
    })),
    {
      id: 'shortcuts',
      group: 'do',
      label: t('palette:shortcuts.title'),
      Icon: IconKeyboard,
      shortcut: SHEET_KEY,
      run: openShortcuts,
    },
    {
      id: 'sign-out',
      group: 'do',
      label: t('palette:signOut'),
      Icon: IconLogout,
      run: () => void signOut(),
    },
  ]
}
