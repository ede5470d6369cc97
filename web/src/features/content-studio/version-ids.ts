/** The ids by which the tab of a version and what it shows refer to each other. */
export function versionTabId(id: string, connectionId: string | null): string {
  return `${id}-tab-${connectionId ?? 'all'}`
}

export function versionPanelId(id: string): string {
  return `${id}-panel`
}

/** What makes an element the panel of the tab that is shown. */
export function versionPanel(id: string, connectionId: string | null) {
  return { role: 'tabpanel', id: versionPanelId(id), 'aria-labelledby': versionTabId(id, connectionId) }
}
