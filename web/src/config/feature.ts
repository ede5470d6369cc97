import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Right } from '@postwright/core/rights/rights'
import type { Action, AppAction } from './action.ts'
import type { NavigationGroup } from './navigation-groups.ts'

/**
 * Layout and session requirements around a screen. `dashboard`: the frame with sidebar and top bar. `workspace`: the workspace is known, without a
 * frame. `signed_out`: signed-in users are redirected. `anyone`: with or without a session. `guest`: no session is loaded. `admin`: the frame, for
 * admins.
 */
export type Surroundings = 'dashboard' | 'workspace' | 'signed_out' | 'anyone' | 'guest' | 'admin'

/** A kind of record that the tests create for the parameter of an address. */
export type Sample =
  | 'draft'
  | 'scheduled'
  | 'published'
  | 'failed'
  | 'channel'
  | 'hashtagGroup'
  | 'deck'
  | 'persona'
  | 'campaign'
  | 'brandKit'
  | 'profile'
  | 'script'
  | 'reviewLink'
  | 'invite'
  | 'person'

/** Data about a screen that the admin frame shows, besides its title. */
export type AdminEntry = {
  tabKey: string
  descriptionKey: string
  /** Position of its tab; the admin area opens on the first screen. */
  order: number
  /** Earlier patterns, which redirect here. */
  movedFrom?: readonly string[]
}

/**
 * A right that a shared screen requires. Without the right, `read_only` shows the screen with disabled controls, and `closed` shows a message
 * instead, because the screen is of no use without the right.
 */
export type RightNeeded = { right: Right; without: 'read_only' | 'closed' }

export type FeatureRoute = {
  /** A pattern of `config/routes.ts`; for an admin screen, the part after the prefix. Null for the index page of a parent. */
  pattern: string | null
  /** Key of the browser title; a parent leaves the title to its pages. */
  titleKey?: string
  /** Set for each screen with the surroundings `admin` that has a tab. */
  admin?: AdminEntry
  /** True for a page below an admin screen that has no tab and has its own header. */
  isBelowTab?: boolean
  load: () => Promise<{ Component: ComponentType }>
  children?: readonly FeatureRoute[]
  /** Omitted if every member can use the screen, or if its parts check the rights themselves. */
  needs?: RightNeeded
  /** Set if they differ from the area's surroundings. */
  surroundings?: Surroundings
  /** Records with which tests visit an address that has a parameter. */
  samples?: readonly Sample[]
}

export type NavigationEntry = {
  to: string
  labelKey: string
  Icon: TablerIcon
  group: NavigationGroup
  /** Right that a member needs to see the entry. */
  right?: Right
  /** True if only this exact address marks the entry as active. */
  exact?: boolean
  /** Letter that opens the entry after `G`. */
  letter?: string
}

/** Everything that the rest of the client and its tests know about an area. */
export type Feature = {
  name: string
  surroundings: Surroundings
  routes: readonly FeatureRoute[]
  navigation?: NavigationEntry
  /** Actions of the area that are available on every screen. */
  actions?: readonly AppAction[]
  /** Actions on the area's own screens, for the sheet of shortcuts; loaded when the sheet opens. */
  screenActions?: readonly (() => Promise<readonly Action<never>[]>)[]
  /** Maximum size that one screen of the area may add to its surroundings, in kB of compressed JavaScript. */
  budget: number
}
