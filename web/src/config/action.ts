import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Right } from '@postwright/core/rights/rights'

/** What an action is called and shown as, wherever it is listed. */
type Look = {
  /** Unique in the product, the area's name first. */
  id: string
  labelKey: string
  Icon: TablerIcon
  /** Offered only to members with it. */
  right?: Right
  /** `Mod` (⌘ on a Mac, else Ctrl) with a key, one key alone, or a letter and another one after it. */
  keys?: readonly string[]
  /** What it belongs to hears its keys, which are more than those of other actions; nothing else does. */
  hasOwnKeys?: boolean
  /** It takes something away. */
  isDestructive?: boolean
}

/** An action runs code, leads to an address of the product, or to one outside of it. */
type Effect<Context> =
  | { run: (context: Context) => void }
  | { to: (context: Context) => string }
  | { href: (context: Context) => string }

/** Something that a person can do, given what it is done with: a post of a list, or the editor that is open. */
export type Action<Context> = Look &
  Effect<Context> & {
    /** Whether it can be done as things are; always unless given. */
    when?: (context: Context) => boolean
    /** What its words name. */
    labelValues?: (context: Context) => Readonly<Record<string, string>>
  }

/** A dialog of an area that can stand above any screen; its code comes when it is opened. */
export type LoadDialog = () => Promise<{ Component: ComponentType<{ onClose: () => void }> }>

/** What every screen of the dashboard offers to actions. */
export type AppContext = {
  navigate: (address: string) => void
  beginPost: () => void
  show: (load: LoadDialog) => void
}

/** Groups of the palette; `create`, `help` and `account` are menus of the top bar too. */
export type ActionGroup = 'create' | 'go' | 'do' | 'help' | 'account'

/** An action that works on every screen of the dashboard. */
export type AppAction = Action<AppContext> & { group: ActionGroup }

/** An action that can be done now: what it is done with is known. */
export type OfferedAction = Look & { labelValues?: Readonly<Record<string, string>> } & (
    | { run: () => void }
    | { to: string }
    | { href: string }
  )
