import {
  IconHelp,
  IconKeyboard,
  IconLogout,
  IconMail,
  IconMessageCircleQuestion,
  IconSearch,
} from '@tabler/icons-react'
import type { Action, ActionGroup, AppContext } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'
import { THEMES, type Theme } from '@/preferences/theme-store.ts'
import { THEME_ICONS } from '../layouts/theme-icons.ts'

/** What the frame of the dashboard lets actions do. */
export type FrameContext = AppContext & {
  openPalette: () => void
  openShortcuts: () => void
  setTheme: (theme: Theme) => void
  signOut: () => void
}

type FrameAction = Action<FrameContext> & { group: ActionGroup }

/** What belongs to no area. */
export const FRAME_ACTIONS: readonly FrameAction[] = [
  {
    id: 'frame.palette',
    group: 'help',
    labelKey: 'common:help.palette',
    Icon: IconSearch,
    keys: ['Mod', 'K'],
    run: ({ openPalette }) => openPalette(),
  },
  {
    id: 'frame.shortcuts',
    group: 'help',
    labelKey: 'common:help.shortcuts',
    Icon: IconKeyboard,
    keys: ['?'],
    run: ({ openShortcuts }) => openShortcuts(),
  },
  {
    id: 'frame.help',
    group: 'help',
    labelKey: 'common:help.articles',
    Icon: IconHelp,
    to: () => routes.help.href(),
  },
  {
    id: 'frame.questions',
    group: 'help',
    labelKey: 'common:help.questions',
    Icon: IconMessageCircleQuestion,
    to: () => routes.faq.href(),
  },
  {
    id: 'frame.contact',
    group: 'help',
    labelKey: 'common:help.contact',
    Icon: IconMail,
    to: () => routes.contact.href(),
  },
  ...THEMES.map((theme): FrameAction => ({
    id: `frame.theme-${theme}`,
    group: 'do',
    labelKey: `palette:theme.${theme}`,
    Icon: THEME_ICONS[theme],
    run: ({ setTheme }) => setTheme(theme),
  })),
  {
    id: 'frame.sign-out',
    group: 'account',
    labelKey: 'common:user.signOut',
    Icon: IconLogout,
    run: ({ signOut }) => signOut(),
  },
]
