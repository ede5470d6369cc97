type HelpGroup = { group: string; articles: readonly { id: string; steps: number; notes: number }[] }

/** Help articles in reading order, with their number of steps and notes; their texts are in the `help` locale file. */
export const HELP: readonly HelpGroup[] = [
  {
    group: 'start',
    articles: [
      { id: 'first-post', steps: 5, notes: 1 },
      { id: 'connect-with-what-you-type', steps: 4, notes: 2 },
      { id: 'connect-with-an-app', steps: 4, notes: 2 },
      { id: 'assisted-publishing', steps: 4, notes: 1 },
    ],
  },
  {
    group: 'write',
    articles: [
      { id: 'one-post-many-channels', steps: 5, notes: 2 },
      { id: 'images-and-videos', steps: 4, notes: 3 },
      { id: 'media-library', steps: 5, notes: 3 },
      { id: 'threads-and-first-comments', steps: 3, notes: 1 },
      { id: 'templates-and-hashtags', steps: 4, notes: 0 },
      { id: 'checks', steps: 4, notes: 1 },
      { id: 'personas', steps: 4, notes: 2 },
      { id: 'ai-model', steps: 4, notes: 3 },
    ],
  },
  {
    group: 'plan',
    articles: [
      { id: 'schedule-a-post', steps: 4, notes: 2 },
      { id: 'queues', steps: 4, notes: 2 },
      { id: 'recurring-posts', steps: 4, notes: 1 },
      { id: 'time-zones', steps: 3, notes: 2 },
      { id: 'import-posts', steps: 4, notes: 2 },
      { id: 'simulator', steps: 4, notes: 1 },
      { id: 'campaigns', steps: 5, notes: 2 },
    ],
  },
  {
    group: 'publish',
    articles: [
      { id: 'when-a-post-fails', steps: 4, notes: 3 },
      { id: 'unconfirmed-posts', steps: 3, notes: 1 },
      { id: 'approvals', steps: 4, notes: 1 },
      { id: 'teams', steps: 4, notes: 2 },
    ],
  },
  {
    group: 'design',
    articles: [
      { id: 'carousels', steps: 5, notes: 2 },
      { id: 'videos', steps: 6, notes: 4 },
      { id: 'charts-and-tables', steps: 4, notes: 3 },
      { id: 'strip-and-continuing-layers', steps: 4, notes: 3 },
      { id: 'deck-history', steps: 4, notes: 2 },
      { id: 'brand-kit', steps: 4, notes: 2 },
    ],
  },
  {
    group: 'learn',
    articles: [
      { id: 'analytics', steps: 4, notes: 2 },
      { id: 'competitors', steps: 4, notes: 2 },
      { id: 'profiles', steps: 5, notes: 2 },
      { id: 'link-page', steps: 4, notes: 2 },
    ],
  },
  {
    group: 'account',
    articles: [
      { id: 'export-and-import', steps: 4, notes: 2 },
      { id: 'keyboard', steps: 4, notes: 0 },
      { id: 'password-and-sessions', steps: 4, notes: 1 },
      { id: 'delete-your-account', steps: 3, notes: 1 },
    ],
  },
]
