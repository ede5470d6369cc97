/** What changed for people, the newest first; the words of each entry are in the `changelog` locale file, under its date. */
export const CHANGELOG = [
  {
    date: '2026-11-29',
    entries: [
      'secondFactor',
      'mediaLibrary',
      'spelling',
      'channelOptions',
      'brandRules',
      'scriptVersions',
      'imports',
      'simulator',
      'marks',
      'topics',
      'models',
    ],
  },
  {
    date: '2026-11-28',
    entries: ['videos', 'campaigns', 'plan', 'analytics', 'profiles', 'linkPage', 'competitors', 'maintenance'],
  },
  { date: '2026-11-27', entries: ['support', 'plans', 'cards', 'ledger', 'codes', 'transfers'] },
  {
    date: '2026-11-26',
    entries: [
      'teams',
      'reviews',
      'approvals',
      'comments',
      'waiting',
      'history',
      'plans',
      'notices',
      'invoices',
      'earn',
    ],
  },
  { date: '2026-11-24', entries: ['export', 'import', 'help', 'demo', 'site'] },
  { date: '2026-11-23', entries: ['designs', 'composer', 'approvals', 'exports'] },
  { date: '2026-11-22', entries: ['networks', 'queues', 'simulator', 'checks'] },
  { date: '2026-11-20', entries: ['first'] },
] as const
