import type { Collection, ServerCollection } from './collection.ts'
import { adminRequests } from './admin-requests.ts'
import { approvalRequests } from './approval-requests.ts'
import { auditLog } from './audit-log.ts'
import { brandKits } from './brand-kits.ts'
import { calendarEvents } from './calendar-events.ts'
import { apiKeys } from './api-keys.ts'
import { apiRequests } from './api-requests.ts'
import { assistantClients } from './assistant-clients.ts'
import { assistantCodes } from './assistant-codes.ts'
import { assistants } from './assistants.ts'
import { calendarFeeds } from './calendar-feeds.ts'
import { channelMonths } from './channel-months.ts'
import { channelSets } from './channel-sets.ts'
import { comments } from './comments.ts'
import { connectAttempts } from './connect-attempts.ts'
import { connectionSecrets } from './connection-secrets.ts'
import { connections } from './connections.ts'
import { contactMessages } from './contact-messages.ts'
import { contributions } from './contributions.ts'
import { contacts } from './contacts.ts'
import { countGuards } from './count-guards.ts'
import { couponCodes } from './coupon-codes.ts'
import { couponRedemptions } from './coupon-redemptions.ts'
import { coupons } from './coupons.ts'
import { deckPresences } from './deck-presences.ts'
import { deckTemplates } from './deck-templates.ts'
import { decks } from './decks.ts'
import { due } from './due.ts'
import { earlierKits } from './earlier-kits.ts'
import { earlierPosts } from './earlier-posts.ts'
import { eventHooks } from './event-hooks.ts'
import { evergreens } from './evergreens.ts'
import { faults } from './faults.ts'
import { feedItems } from './feed-items.ts'
import { feeds } from './feeds.ts'
import { analyticsStates } from './analytics-states.ts'
import { announcements } from './announcements.ts'
import { campaigns } from './campaigns.ts'
import { canaryDays } from './canary-days.ts'
import { canaryPosts } from './canary-posts.ts'
import { figureDays } from './figure-days.ts'
import { fonts } from './fonts.ts'
import { galleryItems } from './gallery-items.ts'
import { galleryUses } from './gallery-uses.ts'
import { hashtagGroups } from './hashtag-groups.ts'
import { heartbeats } from './heartbeats.ts'
import { hookDeliveries } from './hook-deliveries.ts'
import { ideaLanes } from './idea-lanes.ts'
import { ideas } from './ideas.ts'
import { importFeeds } from './import-feeds.ts'
import { invoiceCounters } from './invoice-counters.ts'
import { invoices } from './invoices.ts'
import { paymentEvents } from './payment-events.ts'
import { paymentMethods } from './payment-methods.ts'
import { paymentProofs } from './payment-proofs.ts'
import { payments } from './payments.ts'
import { subscriptions } from './subscriptions.ts'
import { invites } from './invites.ts'
import { jobTurns } from './job-turns.ts'
import { jobs } from './jobs.ts'
import { linkPages } from './link-pages.ts'
import { pageClicks } from './page-clicks.ts'
import { pageNames } from './page-names.ts'
import { mails } from './mails.ts'
import { masterBios } from './master-bios.ts'
import { profiles } from './profiles.ts'
import { scripts } from './scripts.ts'
import { scriptVersions } from './script-versions.ts'
import { auditSeals } from './audit-seals.ts'
import { ledgerEntries } from './ledger-entries.ts'
import { ledgerHeads } from './ledger-heads.ts'
import { ledgerSeals } from './ledger-seals.ts'
import { media } from './media.ts'
import { mediaFolders } from './media-folders.ts'
import { mediaUses } from './media-uses.ts'
import { members } from './members.ts'
import { metrics } from './metrics.ts'
import { metricsDue } from './metrics-due.ts'
import { modelSecrets } from './model-secrets.ts'
import { modelSettings } from './model-settings.ts'
import { modelUsage } from './model-usage.ts'
import { networkStates } from './network-states.ts'
import { notifications } from './notifications.ts'
import { platformApps } from './platform-apps.ts'
import { payouts } from './payouts.ts'
import { personIndex } from './person-index.ts'
import { personIndexState } from './person-index-state.ts'
import { personas } from './personas.ts'
import { plans } from './plans.ts'
import { postDecks } from './post-decks.ts'
import { postVersions } from './post-versions.ts'
import { posts } from './posts.ts'
import { publishLog } from './publish-log.ts'
import { publishingDays } from './publishing-days.ts'
import { queues } from './queues.ts'
import { radarMonths } from './radar-months.ts'
import { radarSources } from './radar-sources.ts'
import { rateBudgets } from './rate-budgets.ts'
import { rateLimits } from './rate-limits.ts'
import { referralCodes } from './referral-codes.ts'
import { referralPrograms } from './referral-programs.ts'
import { referrals } from './referrals.ts'
import { referrers } from './referrers.ts'
import { reviewActs } from './review-acts.ts'
import { reviewLinks } from './review-links.ts'
import { rewards } from './rewards.ts'
import { sandboxChannels } from './sandbox-channels.ts'
import { sandboxPosts } from './sandbox-posts.ts'
import { savedViews } from './saved-views.ts'
import { series } from './series.ts'
import { secondFactors } from './second-factors.ts'
import { sessions } from './sessions.ts'
import { sharedModelUsage } from './shared-model-usage.ts'
import { sharedModels } from './shared-models.ts'
import { signatures } from './signatures.ts'
import { slideVersions } from './slide-versions.ts'
import { deckVersions } from './deck-versions.ts'
import { slides } from './slides.ts'
import { speechUsage } from './speech-usage.ts'
import { supportViews } from './support-views.ts'
import { switches } from './switches.ts'
import { templates } from './templates.ts'
import { trash } from './trash.ts'
import { trashedDocuments } from './trashed-documents.ts'
import { uploads } from './uploads.ts'
import { usageDays } from './usage-days.ts'
import { usernames } from './usernames.ts'
import { users } from './users.ts'
import { variants } from './variants.ts'
import { workspaceFonts } from './workspace-fonts.ts'
import { workspaces } from './workspaces.ts'

/** Every collection, in the order of `paths` and of the rules. */
export const COLLECTIONS: readonly (Collection | ServerCollection)[] = [
  users,
  jobs,
  jobTurns,
  notifications,
  supportViews,
  personIndex,
  personIndexState,
  pageNames,
  usernames,
  sessions,
  secondFactors,
  rateLimits,
  countGuards,
  due,
  uploads,
  connectionSecrets,
  modelSecrets,
  sharedModels,
  sharedModelUsage,
  speechUsage,
  platformApps,
  metricsDue,
  rateBudgets,
  networkStates,
  switches,
  connectAttempts,
  calendarFeeds,
  apiKeys,
  apiRequests,
  assistants,
  assistantClients,
  assistantCodes,
  mails,
  hookDeliveries,
  auditLog,
  adminRequests,
  contactMessages,
  plans,
  subscriptions,
  invoices,
  invoiceCounters,
  payments,
  coupons,
  couponCodes,
  couponRedemptions,
  paymentMethods,
  paymentProofs,
  referrers,
  referralCodes,
  referrals,
  referralPrograms,
  rewards,
  payouts,
  paymentEvents,
  auditSeals,
  ledgerEntries,
  ledgerHeads,
  ledgerSeals,
  deckTemplates,
  galleryItems,
  galleryUses,
  contributions,
  fonts,
  heartbeats,
  publishingDays,
  figureDays,
  analyticsStates,
  announcements,
  canaryPosts,
  canaryDays,
  usageDays,
  faults,
  workspaces,
  members,
  invites,
  connections,
  media,
  mediaFolders,
  mediaUses,
  workspaceFonts,
  posts,
  postVersions,
  earlierPosts,
  comments,
  templates,
  signatures,
  channelSets,
  hashtagGroups,
  contacts,
  brandKits,
  earlierKits,
  personas,
  campaigns,
  linkPages,
  pageClicks,
  profiles,
  masterBios,
  scripts,
  scriptVersions,
  savedViews,
  calendarEvents,
  ideaLanes,
  ideas,
  importFeeds,
  radarSources,
  radarMonths,
  decks,
  slides,
  slideVersions,
  deckVersions,
  deckPresences,
  postDecks,
  queues,
  evergreens,
  series,
  modelSettings,
  modelUsage,
  reviewLinks,
  reviewActs,
  eventHooks,
  variants,
  approvalRequests,
  metrics,
  channelMonths,
  publishLog,
  sandboxChannels,
  sandboxPosts,
  feeds,
  feedItems,
  trash,
  trashedDocuments,
]
