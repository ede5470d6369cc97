/** Every document and collection path. Called with `'{wid}'` and the like they are the triggers' templates. */
export const paths = {
  users: () => 'users',
  user: (uid: string) => `users/${uid}`,
  jobs: (uid: string) => `users/${uid}/jobs`,
  job: (uid: string, id: string) => `users/${uid}/jobs/${id}`,
  jobTurns: (uid: string) => `users/${uid}/jobTurns`,
  jobTurn: (uid: string, id: string) => `users/${uid}/jobTurns/${id}`,
  notifications: (uid: string) => `users/${uid}/notifications`,
  notification: (uid: string, id: string) => `users/${uid}/notifications/${id}`,
  supportViews: (uid: string) => `users/${uid}/supportViews`,
  supportView: (uid: string, id: string) => `users/${uid}/supportViews/${id}`,
  personIndex: () => 'personIndex',
  personEntry: (uid: string) => `personIndex/${uid}`,
  personIndexState: () => 'personIndexState',
  pageNames: () => 'pageNames',
  pageName: (name: string) => `pageNames/${name}`,
  usernames: () => 'usernames',
  username: (lower: string) => `usernames/${lower}`,
  sessions: () => 'sessions',
  session: (sid: string) => `sessions/${sid}`,
  secondFactors: () => 'secondFactors',
  secondFactor: (uid: string) => `secondFactors/${uid}`,
  rateLimits: () => 'rateLimits',
  rateLimit: (key: string) => `rateLimits/${key}`,
  countGuards: () => 'countGuards',
  countGuard: (key: string) => `countGuards/${key}`,
  due: () => 'due',
  dueRow: (variantId: string) => `due/${variantId}`,
  uploads: () => 'uploads',
  upload: (id: string) => `uploads/${id}`,
  connectionSecrets: () => 'connectionSecrets',
  connectionSecret: (connectionId: string) => `connectionSecrets/${connectionId}`,
  modelSecrets: () => 'modelSecrets',
  modelSecret: (workspaceId: string) => `modelSecrets/${workspaceId}`,
  sharedModels: () => 'sharedModels',
  sharedModel: (id: string) => `sharedModels/${id}`,
  sharedModelUsage: () => 'sharedModelUsage',
  sharedModelMonth: (id: string) => `sharedModelUsage/${id}`,
  speechUsage: () => 'speechUsage',
  speechMonth: (id: string) => `speechUsage/${id}`,
  platformApps: () => 'platformApps',
  platformApp: (platform: string) => `platformApps/${platform}`,
  metricsDue: () => 'metricsDue',
  metricsDueRow: (variantId: string) => `metricsDue/${variantId}`,
  rateBudgets: () => 'rateBudgets',
  rateBudget: (key: string) => `rateBudgets/${key}`,
  networkStates: () => 'networkStates',
  networkState: (platform: string) => `networkStates/${platform}`,
  switches: () => 'switches',
  serviceSwitch: (service: string) => `switches/${service}`,
  connectAttempts: () => 'connectAttempts',
  connectAttempt: (id: string) => `connectAttempts/${id}`,
  calendarFeeds: () => 'calendarFeeds',
  calendarFeed: (id: string) => `calendarFeeds/${id}`,
  mails: () => 'mails',
  mail: (id: string) => `mails/${id}`,
  auditLog: () => 'auditLog',
  adminRequests: () => 'adminRequests',
  adminRequest: (id: string) => `adminRequests/${id}`,
  contactMessages: () => 'contactMessages',
  contactMessage: (id: string) => `contactMessages/${id}`,
  plans: () => 'plans',
  plan: (id: string) => `plans/${id}`,
  subscriptions: () => 'subscriptions',
  subscription: (uid: string) => `subscriptions/${uid}`,
  invoices: () => 'invoices',
  invoice: (id: string) => `invoices/${id}`,
  invoiceCounters: () => 'invoiceCounters',
  invoiceCounter: (series: string) => `invoiceCounters/${series}`,
  payments: () => 'payments',
  payment: (id: string) => `payments/${id}`,
  coupons: () => 'coupons',
  coupon: (id: string) => `coupons/${id}`,
  couponCodes: () => 'couponCodes',
  couponCode: (code: string) => `couponCodes/${code}`,
  couponRedemptions: () => 'couponRedemptions',
  couponRedemption: (id: string) => `couponRedemptions/${id}`,
  paymentMethods: () => 'paymentMethods',
  paymentMethod: (id: string) => `paymentMethods/${id}`,
  paymentProofs: () => 'paymentProofs',
  paymentProof: (id: string) => `paymentProofs/${id}`,
  referrers: () => 'referrers',
  referrer: (uid: string) => `referrers/${uid}`,
  referralCodes: () => 'referralCodes',
  referralCode: (code: string) => `referralCodes/${code}`,
  referrals: () => 'referrals',
  referral: (uid: string) => `referrals/${uid}`,
  referralPrograms: () => 'referralPrograms',
  referralProgram: (id: string) => `referralPrograms/${id}`,
  rewards: () => 'rewards',
  reward: (id: string) => `rewards/${id}`,
  payouts: () => 'payouts',
  payout: (id: string) => `payouts/${id}`,
  paymentEvents: () => 'paymentEvents',
  paymentEvent: (id: string) => `paymentEvents/${id}`,
  auditSeals: () => 'auditSeals',
  auditSeal: (id: string) => `auditSeals/${id}`,
  ledgerEntries: () => 'ledgerEntries',
  ledgerEntry: (id: string) => `ledgerEntries/${id}`,
  ledgerHeads: () => 'ledgerHeads',
  ledgerHead: (uid: string) => `ledgerHeads/${uid}`,
  ledgerSeals: () => 'ledgerSeals',
  ledgerSeal: (id: string) => `ledgerSeals/${id}`,
  deckTemplates: () => 'deckTemplates',
  deckTemplate: (id: string) => `deckTemplates/${id}`,
  galleryItems: () => 'galleryItems',
  galleryItem: (id: string) => `galleryItems/${id}`,
  galleryUses: () => 'galleryUses',
  galleryUse: (id: string) => `galleryUses/${id}`,
  contributions: () => 'contributions',
  contribution: (id: string) => `contributions/${id}`,
  fonts: () => 'fonts',
  font: (id: string) => `fonts/${id}`,
  heartbeats: () => 'heartbeats',
  heartbeat: (job: string) => `heartbeats/${job}`,
  publishingDays: () => 'publishingDays',
  publishingDay: (day: string) => `publishingDays/${day}`,
  figureDays: () => 'figureDays',
  figureDay: (day: string) => `figureDays/${day}`,
  analyticsStates: () => 'analyticsStates',
  analyticsState: (id: string) => `analyticsStates/${id}`,
  announcements: () => 'announcements',
  canaryPosts: () => 'canaryPosts',
  canaryPost: (recordKey: string) => `canaryPosts/${recordKey}`,
  canaryDays: () => 'canaryDays',
  canaryDay: (day: string) => `canaryDays/${day}`,
  usageDays: () => 'usageDays',
  usageDay: (id: string) => `usageDays/${id}`,
  faults: () => 'faults',
  fault: (variantId: string) => `faults/${variantId}`,
  workspaces: () => 'workspaces',
  workspace: (wid: string) => `workspaces/${wid}`,
  members: (wid: string) => `workspaces/${wid}/members`,
  member: (wid: string, uid: string) => `workspaces/${wid}/members/${uid}`,
  invites: (wid: string) => `workspaces/${wid}/invites`,
  invite: (wid: string, id: string) => `workspaces/${wid}/invites/${id}`,
  connections: (wid: string) => `workspaces/${wid}/connections`,
  connection: (wid: string, id: string) => `workspaces/${wid}/connections/${id}`,
  media: (wid: string) => `workspaces/${wid}/media`,
  mediaItem: (wid: string, id: string) => `workspaces/${wid}/media/${id}`,
  mediaFolders: (wid: string) => `workspaces/${wid}/mediaFolders`,
  mediaUses: (wid: string) => `workspaces/${wid}/mediaUses`,
  workspaceFonts: (wid: string) => `workspaces/${wid}/workspaceFonts`,
  workspaceFont: (wid: string, id: string) => `workspaces/${wid}/workspaceFonts/${id}`,
  posts: (wid: string) => `workspaces/${wid}/posts`,
  post: (wid: string, id: string) => `workspaces/${wid}/posts/${id}`,
  postVersions: (wid: string, post: string) => `workspaces/${wid}/posts/${post}/postVersions`,
  earlierPosts: (wid: string) => `workspaces/${wid}/earlierPosts`,
  comments: (wid: string) => `workspaces/${wid}/comments`,
  comment: (wid: string, id: string) => `workspaces/${wid}/comments/${id}`,
  templates: (wid: string) => `workspaces/${wid}/templates`,
  signatures: (wid: string) => `workspaces/${wid}/signatures`,
  channelSets: (wid: string) => `workspaces/${wid}/channelSets`,
  hashtagGroups: (wid: string) => `workspaces/${wid}/hashtagGroups`,
  contacts: (wid: string) => `workspaces/${wid}/contacts`,
  brandKits: (wid: string) => `workspaces/${wid}/brandKits`,
  brandKit: (wid: string, id: string) => `workspaces/${wid}/brandKits/${id}`,
  earlierKits: (wid: string) => `workspaces/${wid}/earlierKits`,
  personas: (wid: string) => `workspaces/${wid}/personas`,
  campaigns: (wid: string) => `workspaces/${wid}/campaigns`,
  campaign: (wid: string, id: string) => `workspaces/${wid}/campaigns/${id}`,
  linkPages: (wid: string) => `workspaces/${wid}/linkPages`,
  linkPage: (wid: string, id: string) => `workspaces/${wid}/linkPages/${id}`,
  pageClicks: (wid: string) => `workspaces/${wid}/pageClicks`,
  profiles: (wid: string) => `workspaces/${wid}/profiles`,
  profile: (wid: string, id: string) => `workspaces/${wid}/profiles/${id}`,
  masterBios: (wid: string) => `workspaces/${wid}/masterBios`,
  masterBio: (wid: string, id: string) => `workspaces/${wid}/masterBios/${id}`,
  scripts: (wid: string) => `workspaces/${wid}/scripts`,
  script: (wid: string, id: string) => `workspaces/${wid}/scripts/${id}`,
  scriptVersions: (wid: string, script: string) => `workspaces/${wid}/scripts/${script}/scriptVersions`,
  savedViews: (wid: string) => `workspaces/${wid}/savedViews`,
  calendarEvents: (wid: string) => `workspaces/${wid}/calendarEvents`,
  ideaLanes: (wid: string) => `workspaces/${wid}/ideaLanes`,
  ideas: (wid: string) => `workspaces/${wid}/ideas`,
  importFeeds: (wid: string) => `workspaces/${wid}/importFeeds`,
  radarSources: (wid: string) => `workspaces/${wid}/radarSources`,
  radarSource: (wid: string, id: string) => `workspaces/${wid}/radarSources/${id}`,
  radarMonths: (wid: string) => `workspaces/${wid}/radarMonths`,
  radarMonth: (wid: string, id: string) => `workspaces/${wid}/radarMonths/${id}`,
  decks: (wid: string) => `workspaces/${wid}/decks`,
  deck: (wid: string, id: string) => `workspaces/${wid}/decks/${id}`,
  slides: (wid: string) => `workspaces/${wid}/slides`,
  slide: (wid: string, id: string) => `workspaces/${wid}/slides/${id}`,
  slideVersions: (wid: string) => `workspaces/${wid}/slideVersions`,
  deckVersions: (wid: string) => `workspaces/${wid}/deckVersions`,
  deckPresences: (wid: string) => `workspaces/${wid}/deckPresences`,
  postDecks: (wid: string) => `workspaces/${wid}/postDecks`,
  queues: (wid: string) => `workspaces/${wid}/queues`,
  queue: (wid: string, id: string) => `workspaces/${wid}/queues/${id}`,
  evergreens: (wid: string) => `workspaces/${wid}/evergreens`,
  series: (wid: string) => `workspaces/${wid}/series`,
  modelSettings: (wid: string) => `workspaces/${wid}/modelSettings`,
  modelUsage: (wid: string) => `workspaces/${wid}/modelUsage`,
  reviewLinks: (wid: string) => `workspaces/${wid}/reviewLinks`,
  reviewLink: (wid: string, id: string) => `workspaces/${wid}/reviewLinks/${id}`,
  reviewActs: (wid: string) => `workspaces/${wid}/reviewActs`,
  variants: (wid: string) => `workspaces/${wid}/variants`,
  variant: (wid: string, id: string) => `workspaces/${wid}/variants/${id}`,
  approvalRequests: (wid: string) => `workspaces/${wid}/approvalRequests`,
  metrics: (wid: string) => `workspaces/${wid}/metrics`,
  channelMonths: (wid: string) => `workspaces/${wid}/channelMonths`,
  channelMonth: (wid: string, id: string) => `workspaces/${wid}/channelMonths/${id}`,
  publishLog: (wid: string) => `workspaces/${wid}/publishLog`,
  sandboxChannels: (wid: string) => `workspaces/${wid}/sandboxChannels`,
  sandboxChannel: (wid: string, id: string) => `workspaces/${wid}/sandboxChannels/${id}`,
  sandboxPosts: (wid: string) => `workspaces/${wid}/sandboxPosts`,
  sandboxPost: (wid: string, id: string) => `workspaces/${wid}/sandboxPosts/${id}`,
  feeds: (wid: string) => `workspaces/${wid}/feeds`,
  feed: (wid: string, id: string) => `workspaces/${wid}/feeds/${id}`,
  feedItems: (wid: string, feed: string) => `workspaces/${wid}/feeds/${feed}/feedItems`,
  trash: (wid: string) => `workspaces/${wid}/trash`,
  trashedDocuments: (wid: string, item: string) => `workspaces/${wid}/trash/${item}/trashedDocuments`,
} as const

/** The collection that lists one person's memberships across all workspaces. */
export const MEMBERS_GROUP = 'members'

/** The invites of all workspaces, as one collection group: a link names none. */
export const INVITES_GROUP = 'invites'

/** All channels of all workspaces, as one collection group. */
export const CONNECTIONS_GROUP = 'connections'

/** The series of all workspaces, as one collection group. */
export const SERIES_GROUP = 'series'

/** All variants of all workspaces, as one collection group. */
export const VARIANTS_GROUP = 'variants'

/** The measurements of all workspaces, as one collection group. */
export const METRICS_GROUP = 'metrics'

/** All steps of all publications, as one collection group. */
export const PUBLISH_LOG_GROUP = 'publishLog'

/** The jobs of all people, as one collection group. */
export const JOBS_GROUP = 'jobs'

/** The posts of all workspaces, as one collection group. */
export const POSTS_GROUP = 'posts'

/** The media libraries of all workspaces, as one collection group. */
export const MEDIA_GROUP = 'media'

/** The decks of all workspaces. */
export const DECKS_GROUP = 'decks'

/** The comments of all workspaces, as one collection group. */
export const COMMENTS_GROUP = 'comments'

/** All requests for approval of all workspaces, as one collection group. */
export const APPROVAL_REQUESTS_GROUP = 'approvalRequests'

/** The trash of all workspaces, as one collection group. */
export const TRASH_GROUP = 'trash'

/** All queues of all workspaces, as one collection group. */
export const QUEUES_GROUP = 'queues'

/** All evergreen posts of all workspaces, as one collection group. */
export const EVERGREENS_GROUP = 'evergreens'

/** The followed sources of all workspaces, as one collection group. */
export const RADAR_SOURCES_GROUP = 'radarSources'
