import type { ActionGroup, OfferedAction, Action, AppContext } from '@/config/action.ts'
import { useNavigate } from 'react-router-dom'
import type { NavigationEntry } from '@/config/feature.ts'
import { useTheme, THEMES, type Theme } from '@/preferences/theme.ts'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { signOut } from '@/session/sign-out.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { FEATURES } from '../features.ts'
import { useNavGroups } from '../layouts/use-nav-groups.ts'
import {
  IconHelp,
  IconKeyboard,
  IconLogout,
  IconMail,
  IconMessageCircleQuestion,
  IconSearch,
} from '@tabler/icons-react'
import { routes } from '@/config/routes.ts'
import { THEME_ICONS } from '../layouts/theme-icons.ts'

/** Context of the dashboard's frame for its actions. */
type FrameContext = AppContext & {
  openPalette: () => void
  openShortcuts: () => void
  setTheme: (theme: Theme) => void
  signOut: () => void
}

type FrameAction = Action<FrameContext> & { group: ActionGroup }

/** Actions of the frame, which have no area. */
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

/** Action with its group in the palette. Besides the groups of areas, `here` contains the actions of the open screen, and `recent` the newest posts. */
export type ListedAction = OfferedAction & { group: ActionGroup | 'here' | 'recent' }

const ACTIONS = [...FEATURES.flatMap(({ actions = [] }) => actions), ...FRAME_ACTIONS]

/** Returns all actions that are available on every screen, for palette, menus, keys and the sheet of shortcuts alike. */
export function useAppActions(frame: Pick<FrameContext, 'openPalette' | 'openShortcuts' | 'show'>): ListedAction[] {
  const offer = useOfferActions()
  const navigate = useNavigate()
  const beginPost = useBeginPost()
  const { setTheme } = useTheme()
  const groups = useNavGroups()
  const context: FrameContext = {
    ...frame,
    navigate: (address) => void navigate(address),
    beginPost: () => void beginPost(),
    setTheme,
    signOut: () => void signOut(),
  }
  const offered = ACTIONS.flatMap((action) =>
    offer([action], context).map((found) => ({ ...found, group: action.group })),
  )
  return [...groups.flatMap(({ items }) => items.map(toAction)), ...offered]
}

function toAction({ to, labelKey, Icon, letter }: NavigationEntry): ListedAction {
  return { id: `go ${to}`, group: 'go', labelKey, Icon, to, ...(letter !== undefined && { keys: ['G', letter] }) }
}

/** Performs an action; menus show actions with an address as links instead. */
export function performAction(action: OfferedAction, navigate: (address: string) => unknown): void {
  if ('run' in action) action.run()
  else if ('to' in action) navigate(action.to)
  else window.open(action.href, '_blank', 'noreferrer')
}
