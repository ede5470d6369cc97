/** The groups of the sidebar in their order, by what people do there; the first stands above all others without a name. */
export const NAVIGATION_GROUPS = [
  { id: 'start', labelKey: null },
  { id: 'create', labelKey: 'common:nav.group.create' },
  { id: 'plan', labelKey: 'common:nav.group.plan' },
  { id: 'set-up', labelKey: 'common:nav.group.setUp' },
  { id: 'admin', labelKey: 'common:nav.group.admin' },
] as const

export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number]['id']
