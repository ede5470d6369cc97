import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Right } from '@postwright/core/rights/rights'
import type { Action, AppAction } from './action.ts'
import type { NavigationGroup } from './navigation-groups.ts'

/**
 * What stands around a screen. `dashboard`: the frame with sidebar and top bar. `workspace`: the workspace is known, without
 * a frame. `signed_out`: signed-in people are sent on. `anyone`: with or without a session. `guest`: no session is looked for.
 * `admin`: the frame, for admins.
 */
export type Surroundings = 'dashboard' | 'workspace' | 'signed_out' | 'anyone' | 'guest' | 'admin'

/** A kind of record that the tests make, to fill in the parameter of an address. */
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

/** What the frame of the admin area shows of a screen, besides its title. */
export type AdminEntry = {
  tabKey: string
  descriptionKey: string
  /** Place of its tab; the first screen is where the area opens. */
  order: number
  /** Earlier patterns, which lead here. */
  movedFrom?: readonly string[]
}

/**
 * Where a person without a right meets a screen of what the workspace shares. `read_only`: it is shown with its controls
 * disabled. `closed`: a message stands in its place, because it is of no use without.
 */
export type RightNeeded = { right: Right; without: 'read_only' | 'closed' }

export type FeatureRoute = {
  /** Of `config/routes.ts`; of an admin screen, what follows the prefix. Null for the page that a parent opens with. */
  pattern: string | null
  /** Of the browser's title; a parent leaves it to its pages. */
  titleKey?: string
  /** Of each screen with the surroundings `admin` that has a tab. */
  admin?: AdminEntry
  /** Whether it is a page below an admin screen, without a tab and with a head of its own. */
  isBelowTab?: boolean
  load: () => Promise<{ Component: ComponentType }>
  children?: readonly FeatureRoute[]
  /** Left out where every member can use it, or where its parts ask for themselves. */
  needs?: RightNeeded
  /** Where they are not those of the area. */
  surroundings?: Surroundings
  /** The records with which tests visit an address that has a parameter. */
  samples?: readonly Sample[]
}

export type NavigationEntry = {
  to: string
  labelKey: string
  Icon: TablerIcon
  group: NavigationGroup
  /** Shown only to members with it. */
  right?: Right
  /** Only this exact address counts as being there. */
  exact?: boolean
  /** The letter that leads there after `G`. */
  letter?: string
}

/** All that the rest of the client and its tests know about an area. */
export type Feature = {
  name: string
  surroundings: Surroundings
  routes: readonly FeatureRoute[]
  navigation?: NavigationEntry
  /** What it lets people do from every screen. */
  actions?: readonly AppAction[]
  /** What can be done on its own screens, for the sheet of shortcuts: loaded when that is opened. */
  screenActions?: readonly (() => Promise<readonly Action<never>[]>)[]
  /** Most that one of its screens may add to what stands around it, in kB of compressed JavaScript. */
  budget: number
}
