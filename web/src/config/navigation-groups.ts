/** Maximum number of entries in one group of the sidebar; a further area becomes a tab of another area. */
export const NAVIGATION_ENTRIES_MAX = 5

/** The groups of the sidebar in the order of a week's work; the first group is at the top and has no name. */
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
