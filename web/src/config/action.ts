import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Right } from '@postwright/core/rights/rights'

/** Name and appearance of an action wherever it is listed. */
type Look = {
  /** Unique in the product, prefixed with the area's name. */
  id: string
  labelKey: string
  Icon: TablerIcon
  /** Right that a member needs to be offered the action. */
  right?: Right
  /** Keys in the order of pressing: a key after modifiers (`Mod` is ⌘ on a Mac, otherwise Ctrl), a single key, or one letter followed by another. */
  keys?: readonly string[]
  /** True if the action's own component handles its keys instead of a global handler. */
  hasOwnKeys?: boolean
  isDestructive?: boolean
}

/** An action runs code, links to an address in the product, or links to an external address. */
type Effect<Context> =
  | { run: (context: Context) => void }
  | { to: (context: Context) => string }
  | { href: (context: Context) => string }

/** An action of the user, with its context: a post in a list, or the open editor. */
export type Action<Context> = Look &
  Effect<Context> & {
    /** Returns whether the action is available now; without it, the action is always available. */
    when?: (context: Context) => boolean
    /** Returns the values for the placeholders in the label. */
    labelValues?: (context: Context) => Readonly<Record<string, string>>
  }

/** A dialog of an area that can open above any screen; its code is loaded on opening. */
export type LoadDialog = () => Promise<{ Component: ComponentType<{ onClose: () => void }> }>

/** Context that every screen of the dashboard provides to actions. */
export type AppContext = {
  navigate: (address: string) => void
  beginPost: () => void
  show: (load: LoadDialog) => void
}

/** Groups of the palette; `create`, `help` and `account` are also menus of the top bar. */
export type ActionGroup = 'create' | 'go' | 'do' | 'help' | 'account'

/** An action available on every screen of the dashboard. */
export type AppAction = Action<AppContext> & { group: ActionGroup }

/** An action that is available now, with its context filled in. */
export type OfferedAction = Look & { labelValues?: Readonly<Record<string, string>> } & (
    | { run: () => void }
    | { to: string }
    | { href: string }
  )
