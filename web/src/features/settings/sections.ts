/** The parts of the settings page in their order; `id` is the anchor in the address, `title` a locale key. */
export const SECTIONS = [
  { id: 'profile', title: 'settings:profile.title' },
  { id: 'password', title: 'settings:password.title' },
  { id: 'sessions', title: 'settings:sessions.title' },
  { id: 'workspace', title: 'settings:workspace.title' },
  { id: 'display', title: 'settings:display.title' },
  { id: 'preferences', title: 'settings:preferences.title' },
  { id: 'data', title: 'settings:data.title' },
  { id: 'session', title: 'settings:account.title' },
] as const
