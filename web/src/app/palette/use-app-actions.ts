import { useNavigate } from 'react-router-dom'
import type { NavigationEntry } from '@/config/feature.ts'
import { useTheme } from '@/preferences/theme.ts'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { signOut } from '@/session/sign-out.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { FEATURES } from '../features.ts'
import { useNavGroups } from '../layouts/use-nav-groups.ts'
import { FRAME_ACTIONS, type FrameContext } from './frame-actions.ts'
import type { ListedAction } from './listed-action.ts'

const ACTIONS = [...FEATURES.flatMap(({ actions = [] }) => actions), ...FRAME_ACTIONS]

/** Everything that can be done from every screen, for palette, menus, keys and the sheet of shortcuts alike. */
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
