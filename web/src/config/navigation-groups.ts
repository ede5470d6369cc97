/** As many entries stand in one group of the sidebar: an area that would be one more is a tab of another. */
export const NAVIGATION_ENTRIES_MAX = 5

/** The groups of the sidebar in the order of a week's work; the first stands above all others without a name. */
export const NAVIGATION_GROUPS = [
  { id: 'start', labelKey: null },
  { id: 'plan', labelKey: 'common:nav.group.plan' },
  { id: 'create', labelKey: 'common:nav.group.create' },
  { id: 'publish', labelKey: 'common:nav.group.publish' },
  { id: 'learn', labelKey: 'common:nav.group.learn' },
  { id: 'set-up', labelKey: 'common:nav.group.setUp' },
  { id: 'admin', labelKey: 'common:nav.group.admin' },
] as const

export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number]['id']
