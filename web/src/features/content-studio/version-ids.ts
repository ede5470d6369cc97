/** Returns the id of a version's tab; tab and panel refer to each other by their ids. */
export function versionTabId(id: string, connectionId: string | null): string {
  return `${id}-tab-${connectionId ?? 'all'}`
}

export function versionPanelId(id: string): string {
  return `${id}-panel`
}

/** Returns the attributes that make an element the panel of the displayed tab. */
export function versionPanel(id: string, connectionId: string | null) {
  return { role: 'tabpanel', id: versionPanelId(id), 'aria-labelledby': versionTabId(id, connectionId) }
}
