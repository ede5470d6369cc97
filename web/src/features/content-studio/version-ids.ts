/** The ids by which the tab of a version and what it shows refer to each other. */
export function versionTabId(id: string, connectionId: string | null): string {
  return `${id}-tab-${connectionId ?? 'all'}`
}

export function versionPanelId(id: string): string {
  return `${id}-panel`
}
