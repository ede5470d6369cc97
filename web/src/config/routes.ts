import type { LibraryKind } from './library-kinds.ts'
import { siteRoutes } from './site-routes.ts'

/** Validated with the rest of the configuration in `env.ts`, but read here directly so that public pages stay small. */
const ADMIN_PREFIX = String(import.meta.env['VITE_ADMIN_PREFIX'] ?? '')

/** Every address of the client: the router's pattern next to the function that builds links. */
export const routes = {
  ...siteRoutes,
  contentStudio: { pattern: '/dashboard/content-studio', href: () => '/dashboard/content-studio' },
  contentStudioPost: {
    pattern: '/dashboard/content-studio/:postId',
    href: (postId: string) => `/dashboard/content-studio/${encodeURIComponent(postId)}`,
  },
  ideas: {
    pattern: '/dashboard/content-studio/ideas',
    /** @param ideaId idea to open above the board */
    href: (ideaId?: string) =>
      `/dashboard/content-studio/ideas${ideaId === undefined ? '' : `?idea=${encodeURIComponent(ideaId)}`}`,
    labelled: (label: string) => `/dashboard/content-studio/ideas?label=${encodeURIComponent(label)}`,
  },
  contentImport: {
    pattern: '/dashboard/content-studio/import',
    href: () => '/dashboard/content-studio/import',
  },
  hashtagGroups: { pattern: '/dashboard/content-studio/hashtags', href: () => '/dashboard/content-studio/hashtags' },
  hashtagGroup: {
    pattern: '/dashboard/content-studio/hashtags/:groupId',
    href: (groupId: string) => `/dashboard/content-studio/hashtags/${encodeURIComponent(groupId)}`,
  },
  contacts: {
    pattern: '/dashboard/content-studio/contacts',
    /** @param contactId contact to open above the list */
    href: (contactId?: string) =>
      `/dashboard/content-studio/contacts${contactId === undefined ? '' : `?contact=${encodeURIComponent(contactId)}`}`,
  },
  library: {
    pattern: '/dashboard/content-studio/library',
    href: (kind: LibraryKind, itemId?: string) =>
      `/dashboard/content-studio/library?show=${kind}${itemId === undefined ? '' : `&item=${encodeURIComponent(itemId)}`}`,
  },
  trash: { pattern: '/dashboard/content-studio/trash', href: () => '/dashboard/content-studio/trash' },
  carouselEditor: { pattern: '/dashboard/carousel-editor', href: () => '/dashboard/carousel-editor' },
  /** The user's contributions to the gallery. */
  contributions: {
    pattern: '/dashboard/carousel-editor/contributions',
    href: () => '/dashboard/carousel-editor/contributions',
  },
  carouselEditorDeck: {
    pattern: '/dashboard/carousel-editor/:deckId',
    href: (deckId: string) => `/dashboard/carousel-editor/${encodeURIComponent(deckId)}`,
  },
  optimizer: {
    pattern: '/dashboard/optimizer',
    /** @param postId draft to start with */
    href: (postId?: string) =>
      `/dashboard/optimizer${postId === undefined ? '' : `?post=${encodeURIComponent(postId)}`}`,
  },
  brandKits: { pattern: '/dashboard/brand-kit', href: () => '/dashboard/brand-kit' },
  brandReport: { pattern: '/dashboard/brand-kit/report', href: () => '/dashboard/brand-kit/report' },
  brandKit: {
    pattern: '/dashboard/brand-kit/:kitId',
    href: (kitId: string) => `/dashboard/brand-kit/${encodeURIComponent(kitId)}`,
  },
  campaigns: { pattern: '/dashboard/campaigns', href: () => '/dashboard/campaigns' },
  campaignComparison: {
    pattern: '/dashboard/campaigns/compare',
    href: (campaignIds: readonly string[] = []) =>
      `/dashboard/campaigns/compare${campaignIds.length === 0 ? '' : `?ids=${encodeURIComponent(campaignIds.join(','))}`}`,
  },
  campaign: {
    pattern: '/dashboard/campaigns/:campaignId',
    href: (campaignId: string) => `/dashboard/campaigns/${encodeURIComponent(campaignId)}`,
  },
  profileOptimizer: { pattern: '/dashboard/profile-optimizer', href: () => '/dashboard/profile-optimizer' },
  profile: {
    pattern: '/dashboard/profile-optimizer/profiles/:profileId',
    href: (profileId: string) => `/dashboard/profile-optimizer/profiles/${encodeURIComponent(profileId)}`,
  },
  masterBio: { pattern: '/dashboard/profile-optimizer/bio', href: () => '/dashboard/profile-optimizer/bio' },
  profileAudit: {
    pattern: '/dashboard/profile-optimizer/consistency',
    href: () => '/dashboard/profile-optimizer/consistency',
  },
  linkPage: {
    pattern: '/dashboard/profile-optimizer/link-page',
    href: () => '/dashboard/profile-optimizer/link-page',
  },
  personas: { pattern: '/dashboard/personas', href: () => '/dashboard/personas' },
  personaCoverage: { pattern: '/dashboard/personas/coverage', href: () => '/dashboard/personas/coverage' },
  persona: {
    pattern: '/dashboard/personas/:personaId',
    href: (personaId: string) => `/dashboard/personas/${encodeURIComponent(personaId)}`,
    /** Returns the address of the persona at its first unanswered question. */
    guided: (personaId: string) => `/dashboard/personas/${encodeURIComponent(personaId)}?guide=next`,
    /** Returns the address of the persona with the import of comments open. */
    fromComments: (personaId: string) => `/dashboard/personas/${encodeURIComponent(personaId)}?comments=import`,
  },
  scriptToVisuals: { pattern: '/dashboard/script-to-visuals', href: () => '/dashboard/script-to-visuals' },
  script: {
    pattern: '/dashboard/script-to-visuals/:scriptId',
    href: (scriptId: string) => `/dashboard/script-to-visuals/${encodeURIComponent(scriptId)}`,
  },
  competitors: { pattern: '/dashboard/competitors', href: () => '/dashboard/competitors' },
  optimizerTiming: {
    pattern: '/dashboard/optimizer/timing',
    href: () => '/dashboard/optimizer/timing',
  },
  optimizerAnalytics: {
    pattern: '/dashboard/optimizer/analytics',
    href: () => '/dashboard/optimizer/analytics',
  },
  optimizerWhatWorked: {
    pattern: '/dashboard/optimizer/what-worked',
    href: () => '/dashboard/optimizer/what-worked',
  },
  workspaceFonts: { pattern: '/dashboard/carousel-editor/fonts', href: () => '/dashboard/carousel-editor/fonts' },
  campaignPlan: { pattern: '/dashboard/campaigns/new', href: () => '/dashboard/campaigns/new' },
  approvals: { pattern: '/dashboard/approvals', href: () => '/dashboard/approvals' },
  contentScheduler: { pattern: '/dashboard/content-scheduler', href: () => '/dashboard/content-scheduler' },
  queues: {
    pattern: '/dashboard/content-scheduler/queues',
    href: () => '/dashboard/content-scheduler/queues',
  },
  repeats: {
    pattern: '/dashboard/content-scheduler/repeats',
    href: (seriesId?: string) => `/dashboard/content-scheduler/repeats${seriesId === undefined ? '' : `#${seriesId}`}`,
  },
  simulator: {
    pattern: '/dashboard/content-scheduler/simulator',
    href: () => '/dashboard/content-scheduler/simulator',
  },
  connectedPlatforms: { pattern: '/dashboard/connected-platforms', href: () => '/dashboard/connected-platforms' },
  /** Address to which a network's own page redirects; it is registered in every network's app. */
  connectedPlatformsCallback: {
    pattern: '/dashboard/connected-platforms/callback',
    href: () => '/dashboard/connected-platforms/callback',
  },
  /** The workspace's members; every other tab has an address below this one. */
  workspace: { pattern: '/dashboard/workspace', href: () => '/dashboard/workspace' },
  workspaceApprovals: {
    pattern: '/dashboard/workspace/approvals',
    href: () => '/dashboard/workspace/approvals',
  },
  mediaLibrary: {
    pattern: '/dashboard/workspace/media',
    /** @param mediaId file to open above the library */
    href: (mediaId?: string) =>
      `/dashboard/workspace/media${mediaId === undefined ? '' : `?file=${encodeURIComponent(mediaId)}`}`,
  },
  earn: { pattern: '/dashboard/earn', href: () => '/dashboard/earn' },
  settings: { pattern: '/dashboard/settings', href: () => '/dashboard/settings' },
  settingsSecurity: { pattern: '/dashboard/settings/security', href: () => '/dashboard/settings/security' },
  settingsWorkspace: { pattern: '/dashboard/settings/workspace', href: () => '/dashboard/settings/workspace' },
  settingsDisplay: { pattern: '/dashboard/settings/display', href: () => '/dashboard/settings/display' },
  settingsModels: { pattern: '/dashboard/settings/models', href: () => '/dashboard/settings/models' },
  settingsApi: { pattern: '/dashboard/settings/api', href: () => '/dashboard/settings/api' },
  /** AI assistants send users here to connect; they find the address in the server's metadata. */
  authorize: { pattern: '/authorize' },
  settingsWebhooks: { pattern: '/dashboard/settings/webhooks', href: () => '/dashboard/settings/webhooks' },
  settingsJobs: { pattern: '/dashboard/settings/jobs', href: () => '/dashboard/settings/jobs' },
  settingsBilling: { pattern: '/dashboard/settings/billing', href: () => '/dashboard/settings/billing' },
  settingsData: { pattern: '/dashboard/settings/data', href: () => '/dashboard/settings/data' },
  /** The prefix hides the area but does not protect it; without a prefix this build has no admin area. */
  admin: {
    pattern: ADMIN_PREFIX === '' ? null : `/${ADMIN_PREFIX}/*`,
    /** @param screen pattern of one of its screens, as in the area's `feature.ts`; empty for the home screen */
    href: (screen = '') => (screen === '' ? `/${ADMIN_PREFIX}` : `/${ADMIN_PREFIX}/${screen}`),
  },
  // Patterns of admin screens that other areas link to.
  adminFonts: { pattern: 'font-management', href: () => `/${ADMIN_PREFIX}/font-management` },
  adminInbox: { pattern: 'inbox', href: () => `/${ADMIN_PREFIX}/inbox` },
  adminTemplates: {
    pattern: 'template-designer',
    href: (templateId?: string) =>
      `/${ADMIN_PREFIX}/template-designer${templateId === undefined ? '' : `?template=${encodeURIComponent(templateId)}`}`,
  },
  reviewLinks: {
    pattern: '/dashboard/workspace/review-links',
    href: () => '/dashboard/workspace/review-links',
  },
  workspaceActivity: { pattern: '/dashboard/workspace/activity', href: () => '/dashboard/workspace/activity' },
  /** The server creates these addresses; no code here links to one. */
  clientRoom: { pattern: '/review/:token' },
  emailSettings: { pattern: '/email-settings', href: () => '/email-settings' },
  invite: {
    pattern: '/invite/:token',
    href: (token: string) => `/invite/${encodeURIComponent(token)}`,
  },
  sandboxFeed: {
    pattern: '/sandbox/:connectionId',
    href: (connectionId: string) => `/sandbox/${encodeURIComponent(connectionId)}`,
  },
} as const
