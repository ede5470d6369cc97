import { SITE_RULES_KEPT } from '@postwright/core/model/radar'
import { ACCOUNT_CHECK_KEPT, WORKSPACE_CHECK_KEPT } from '@postwright/core/limits'
import { getApps, initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createBlobStore } from '../blobs/create-blob-store.ts'
import { createSealer } from '../crypto/sealer.ts'
import { createUsageMeter } from '../domain/operator/usage-meter.ts'
import { createNetworkHealth } from '../domain/networks/network-health.ts'
import { createRateBudgets } from '../domain/networks/rate-budgets.ts'
import { createPlatformApps } from '../domain/platform-apps/platform-apps.ts'
import type { Config } from '../domain/ports/config.ts'
import type { Deps } from '../domain/ports/deps.ts'
import type { Ids } from '../domain/ports/world.ts'
import { createQueueChecks } from '../domain/queues/queue-pause.ts'
import { createTtlCache } from '../domain/ttl-cache.ts'
import { deriveKeyRing, tokenKeysFrom } from '../domain/keys/key-ring.ts'
import { createLocalFaults } from '../faults/local-faults.ts'
import { NO_FAULTS } from '../faults/no-faults.ts'
import { createFiles } from '../files/create-files.ts'
import { createWebFeedReader } from '../files/feed/create-web-feed-reader.ts'
import { createWebsiteReader } from '../files/website/create-website-reader.ts'
import { createFirebaseIdentity } from '../identity/firebase-identity.ts'
import { createPasswordReset } from '../identity/password-reset.ts'
import { createImages } from '../images/create-images.ts'
import { createPageImages } from '../images/page-images.ts'
import { createMailSender } from '../mail/create-mail-sender.ts'
import { createStripeProvider } from '../payments/create-stripe-provider.ts'
import { createModelService } from '../platforms/create-model-service.ts'
import { createNetworks } from '../platforms/create-networks.ts'
import { createSpeechService } from '../platforms/create-speech-service.ts'
import { createWebPages } from '../platforms/create-web-pages.ts'
import { createSafeFetch } from '../platforms/safe-fetch.ts'
import { createCloudTasksQueue } from '../tasks/cloud-tasks-queue.ts'
import { openSandboxChannel } from '../sandbox/sandbox-network.ts'
import { createAccountDataStore, createExportDataStore } from '../store/account-data.ts'
import { createApiAccessStores } from '../store/api-access.ts'
import { createAuditLogStore } from '../store/audit-log.ts'
import { createSubscriptionStore } from '../store/billing.ts'
import { createCalendarFeedStore, createPlansAheadStore } from '../store/calendar.ts'
import {
  createConnectAttemptStore,
  createConnectionSecretStore,
  createConnectionStore,
  createExpiringConnectionStore,
} from '../store/connections.ts'
import { createCommentStore } from '../store/comments.ts'
import { createContactMessageStore } from '../store/support.ts'
import { createAnalyticsStateStore, createChannelListStore, createChannelMonthStore } from '../store/channel-months.ts'
import { createDueStore } from '../store/due.ts'
import { createEarlierKitStore, createEarlierPostStore } from '../store/earlier.ts'
import { createFaultStore } from '../store/faults.ts'
import { createFeedStore } from '../store/feeds.ts'
import { createFontStore } from '../store/fonts.ts'
import {
  createContributionStore,
  createDeckStore,
  createDeckTemplateStore,
  createGalleryStore,
  createSceneStore,
} from '../store/gallery.ts'
import { createHeartbeatStore } from '../store/heartbeats.ts'
import { createImportDataStore } from '../store/import-data.ts'
import { createJobStore, createJobTurnStore } from '../store/jobs.ts'
import { createCountGuardStore, createRateBudgetStore, createRateLimitStore } from '../store/limits.ts'
import { createLinkPageStore, createPageClickStore, createPageNameStore } from '../store/link-pages.ts'
import { createMailStore } from '../store/mails.ts'
import {
  createInviteStore,
  createMemberStore,
  createNotificationStore,
  createWorkspaceStore,
} from '../store/members.ts'
import { createMetricsStore } from '../store/metrics.ts'
import { createGuidanceStore, createModelStore } from '../store/models.ts'
import { createSharedModelStore, createSharedModelUsageStore } from '../store/shared-models.ts'
import { createServiceGate } from '../domain/switches/service-gate.ts'
import { createSpeechUsageStore } from '../store/speech-usage.ts'
import { createSwitchStore } from '../store/switches.ts'
import { createNetworkStateStore, createPlatformAppStore } from '../store/networks.ts'
import { createUsageDayStore } from '../store/operator-days.ts'
import { createPersonIndexStore } from '../store/person-index.ts'
import { createBillablePlans, createPlanStore, createPlanUsageStore } from '../store/plans.ts'
import { createActivityStore, createPostHistoryStore } from '../store/activity.ts'
import { createPostStore } from '../store/posts.ts'
import { createPublishLogStore } from '../store/publish-log.ts'
import { createBrandKitStore } from '../store/brand-kits.ts'
import { createCampaignStore } from '../store/campaigns.ts'
import { createEvergreenStore, createQueuedPostStore, createQueueStore } from '../store/queues.ts'
import { createRadarStore } from '../store/radar.ts'
import { createRefs } from '../store/refs.ts'
import { createSandboxStore } from '../store/sandbox.ts'
import { createApprovalRequestStore, createReviewActStore, createReviewLinkStore } from '../store/approvals.ts'
import { createSeriesStore } from '../store/series.ts'
import { createTransact } from '../store/transaction.ts'
import { createTrashStore } from '../store/trash.ts'
import { createUploadStore } from '../store/uploads.ts'
import { createUsernameStore, createUserStore } from '../store/users.ts'
import { createHeldVariantStore, createVariantStore } from '../store/variants.ts'
import {
  createDeckVersionStore,
  createPostVersionStore,
  createScriptVersionStore,
  createSlideVersionStore,
} from '../store/versions.ts'
import { createCanaryStore } from '../store/canary.ts'
import { createCanaryChannel } from '../domain/canary/canary-channel.ts'
import {
  createAdminStores,
  createMoneyStores,
  createMediaStores,
  createHookDeps,
  createSessionDeps,
} from './deps-by-area.ts'
import { platformLog } from './platform-log.ts'
import { makeClockSettable } from './settable-clock.ts'

/** Maximum workspaces whose brand kits a process caches: a kit may contain a few hundred thousand characters. */
const BRAND_KIT_CHECKS_MAX = 50

/** Dependencies that tests replace: time, ids and logs. */
export type Outside = Pick<Deps, 'clock' | 'ids' | 'logger'>

const systemClock = makeClockSettable({
  now: () => Date.now(),
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
})
/** Ids of 144 random bits. */
const systemIds: Ids = { random: () => randomBytes(18).toString('base64url') }

/** Creates all dependencies: the composition root. Connections to Firestore and Auth open with their first call. */
export function createDeps(config: Config, outside: Partial<Outside> = {}): Deps {
  const clock = outside.clock ?? systemClock
  const ids = outside.ids ?? systemIds
  const app = getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp({ projectId: config.projectId })
  const db = initializeFirestore(app, { preferRest: false })
  const logger = outside.logger ?? platformLog
  const refs = createRefs(db, logger)
  const transact = createTransact(db)
  const networkStates = createNetworkStateStore(refs, clock)
  const switches = createSwitchStore(refs, clock)
  const queues = createQueueStore(refs, clock)
  const subscriptions = createSubscriptionStore(refs, clock)
  const users = createUserStore(refs, clock)
  const workspaces = createWorkspaceStore(refs, clock)
  const rateBudgetStore = createRateBudgetStore(refs)
  const publishLog = createPublishLogStore(refs, clock, ids)
  const sealer = createSealer(config.sealingKeys)
  const feeds = createFeedStore(refs)
  const platformAppStore = createPlatformAppStore(refs, clock)
  const fetch = createSafeFetch({ allowPrivate: config.allowPrivateNetwork })
  const sandbox = createSandboxStore(refs, clock)
  const usageDays = createUsageDayStore(refs)
  const canary = createCanaryStore(refs)
  const world = { fetch, images: createImages(), clock, ids, config, feeds }
  const platformApps = createPlatformApps({ configured: config.platformApps, stored: platformAppStore, sealer })
  return {
    config,
    clock,
    ids,
    logger,
    identity: createFirebaseIdentity(
      async () => (await import('firebase-admin/auth')).getAuth(app),
      createPasswordReset(config, globalThis.fetch),
    ),
    transact,
    accountChecks: createTtlCache(clock, ACCOUNT_CHECK_KEPT),
    workspaceChecks: createTtlCache(clock, WORKSPACE_CHECK_KEPT),

    tokenKeys: tokenKeysFrom(config.tokenKeys),
    sealer,
    blobs: createBlobStore(config.blobs),
    images: world.images,
    files: createFiles(),
    webPages: createWebPages({ fetch, clock }),
    siteRules: createTtlCache(clock, SITE_RULES_KEPT),
    webFeeds: createWebFeedReader(),
    websites: createWebsiteReader(),

    users,
    usernames: createUsernameStore(refs, clock),
    personIndex: createPersonIndexStore(refs, clock),
    ...createSessionDeps(refs, { clock, config }),
    workspaces,
    members: createMemberStore(refs, clock),
    invites: createInviteStore(refs, clock),
    mails: createMailStore(refs, clock),
    mailSender: createMailSender(config.mail),
    ...createMediaStores(refs, clock),
    fonts: createFontStore(refs, clock),
    uploads: createUploadStore(refs, clock),
    rateLimits: createRateLimitStore(refs, clock),
    ...createApiAccessStores(refs, clock),
    auditLog: createAuditLogStore(refs, clock, ids),
    jobs: createJobStore(refs, clock),
    jobTurns: createJobTurnStore(refs),
    countGuards: createCountGuardStore(refs, clock),
    notifications: createNotificationStore(refs, clock),
    accountData: createAccountDataStore(refs),
    exportData: createExportDataStore(refs),
    importData: createImportDataStore(refs),
    ...createAdminStores(refs, clock),
    usageDays,
    canary,
    usageMeter: createUsageMeter({ clock, ids, logger, usageDays }),
    contactMessages: createContactMessageStore(refs, clock),
    campaigns: createCampaignStore(refs, clock),
    radar: createRadarStore(refs, clock),
    calendarFeeds: createCalendarFeedStore(refs, clock),
    ...createHookDeps(refs, { clock, config }, fetch),
    reviewLinks: createReviewLinkStore(refs, clock),
    reviewActs: createReviewActStore(refs, clock),
    activity: createActivityStore(refs),
    postHistory: createPostHistoryStore(refs),
    channelMonths: createChannelMonthStore(refs, clock),
    channelList: createChannelListStore(refs),
    analyticsStates: createAnalyticsStateStore(refs),
    models: createModelService({ allowPrivate: config.allowPrivateModels }),
    modelStore: createModelStore(refs),
    sharedModels: createSharedModelStore(refs, clock),
    sharedModelUsage: createSharedModelUsageStore(refs, clock),
    guidance: createGuidanceStore(refs),
    speech:
      config.speech && createSpeechService(config.speech, createSafeFetch({ allowPrivate: config.allowPrivateModels })),
    speechUsage: createSpeechUsageStore(refs, clock),
    plans: createPlanStore(refs, clock),
    planUsage: createPlanUsageStore(refs),
    subscriptions,
    ...createMoneyStores(refs, clock),
    billablePlans: createBillablePlans(createPlanStore(refs, clock)),
    paymentProvider:
      config.stripe &&
      createStripeProvider(config.stripe, { cardKeys: deriveKeyRing(config.tokenKeys, 'card'), clock, logger }),
    decks: createDeckStore(refs, clock),
    scenes: createSceneStore(refs),
    deckTemplates: createDeckTemplateStore(refs, clock),
    gallery: createGalleryStore(refs, clock),
    contributions: createContributionStore(refs, clock),
    linkPages: createLinkPageStore(refs, clock),
    pageNames: createPageNameStore(refs, clock),
    pageClicks: createPageClickStore(refs),
    pagePictures: createPageImages(),

    // Publishing.
    queue: createCloudTasksQueue(async (name) =>
      (await import('firebase-admin/functions')).getFunctions(app).taskQueue(name),
    ),
    faults: __LOCAL__ ? createLocalFaults(createFaultStore(refs)) : NO_FAULTS,
    posts: createPostStore(refs, clock),
    comments: createCommentStore(refs, clock),
    postVersions: createPostVersionStore(refs),
    deckVersions: createDeckVersionStore(refs),
    scriptVersions: createScriptVersionStore(refs),
    slideVersions: createSlideVersionStore(refs),
    earlierPosts: createEarlierPostStore(refs, clock),
    brandKits: createBrandKitStore(refs),
    brandKitChecks: createTtlCache(clock, WORKSPACE_CHECK_KEPT, BRAND_KIT_CHECKS_MAX),
    earlierKits: createEarlierKitStore(refs, clock),
    trash: createTrashStore(refs, clock),
    variants: createVariantStore(refs, clock, publishLog),
    series: createSeriesStore(refs, clock),
    approvalRequests: createApprovalRequestStore(refs, clock),
    queues,
    queuedPosts: createQueuedPostStore(refs),
    evergreens: createEvergreenStore(refs, clock),
    isQueuePaused: createQueueChecks({ queues, clock }),
    plansAhead: createPlansAheadStore(refs),
    heldVariants: createHeldVariantStore(refs),
    metrics: createMetricsStore(refs, clock),
    due: createDueStore(refs),
    publishLog,
    heartbeats: createHeartbeatStore(refs, clock),
    networkStates,
    switches,
    services: createServiceGate({ switches, clock, workspaces, users, subscriptions }),
    networkHealth: createNetworkHealth({ networkStates, transact, clock, logger }),
    rateBudgetStore,
    rateBudgets: createRateBudgets({ rateBudgetStore, clock }),

    // Connections and networks.
    feeds,
    ...createNetworks(
      {
        ...world,
        openLocalChannel: (workspaceId, channelId) =>
          openSandboxChannel({ sandbox, clock, transact }, workspaceId, channelId),
        canary: createCanaryChannel({ canary, transact }),
      },
      platformApps.get,
    ),
    connections: createConnectionStore(refs, clock),
    connectionSecrets: createConnectionSecretStore(refs, clock),
    expiringConnections: createExpiringConnectionStore(refs),
    connectAttempts: createConnectAttemptStore(refs, clock),
    platformApps,
    platformAppStore,
    sandbox,
  }
}
