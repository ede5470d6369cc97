import { getApps, initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ACCOUNT_CHECK_KEPT, WORKSPACE_CHECK_KEPT } from '@postwright/core/limits'
import { createBlobStore } from '../blobs/create-blob-store.ts'
import { createSealer } from '../crypto/sealer.ts'
import { createNetworkHealth } from '../domain/networks/network-health.ts'
import { createRateBudgets } from '../domain/networks/rate-budgets.ts'
import { createRecently } from '../domain/recently.ts'
import { createPlatformApps } from '../domain/platform-apps/platform-apps.ts'
import { tokenKeysFrom } from '../domain/tokens/token-keys.ts'
import { createLocalFaults } from '../faults/local-faults.ts'
import { NO_FAULTS } from '../faults/no-faults.ts'
import { createFirebaseIdentity } from '../identity/firebase-identity.ts'
import { createPasswordReset } from '../identity/password-reset.ts'
import { createFiles } from '../files/create-files.ts'
import { createImages } from '../images/create-images.ts'
import { platformLog } from './platform-log.ts'
import { createNetworks } from '../platforms/create-networks.ts'
import { createSafeFetch } from '../platforms/safe-fetch.ts'
import { settable } from './settable.ts'
import { createCloudTasksQueue } from '../queue/cloud-tasks-queue.ts'
import { openSandboxChannel } from '../sandbox/open-channel.ts'
import { createQueueChecks } from '../domain/queues/queue-checks.ts'
import { createAccountDataStore } from '../store/account-data.ts'
import { createAuditLogStore } from '../store/audit-log.ts'
import { createCalendarFeedStore } from '../store/calendar-feeds.ts'
import { createConnectionSecretStore } from '../store/connection-secrets.ts'
import { createConnectAttemptStore } from '../store/connect-attempts.ts'
import { createConnectionStore } from '../store/connections.ts'
import { createContactMessageStore } from '../store/contact-messages.ts'
import { createDueStore } from '../store/due.ts'
import { createEvergreenStore } from '../store/evergreens.ts'
import { createExpiringConnectionStore } from '../store/expiring-connections.ts'
import { createExportDataStore } from '../store/export-data.ts'
import { createFaultStore } from '../store/faults.ts'
import { createFeedStore } from '../store/feeds.ts'
import { createFontStore } from '../store/fonts.ts'
import { createHeldVariantStore } from '../store/held-variants.ts'
import { createHeartbeatStore } from '../store/heartbeats.ts'
import { createImportDataStore } from '../store/import-data.ts'
import { createCountGuardStore } from '../store/count-guards.ts'
import { createJobStore } from '../store/jobs.ts'
import { createJobTurnStore } from '../store/job-turns.ts'
import { createMediaStore } from '../store/media.ts'
import { createMediaUseStore } from '../store/media-use.ts'
import { createUploadStore } from '../store/uploads.ts'
import { createMemberStore } from '../store/members.ts'
import { createMetricsStore } from '../store/metrics.ts'
import { createNetworkStateStore } from '../store/network-states.ts'
import { createNotificationStore } from '../store/notifications.ts'
import { createPlatformAppStore } from '../store/platform-apps.ts'
import { createPlanStore } from '../store/plans.ts'
import { createPostStore } from '../store/posts.ts'
import { createPublishLogStore } from '../store/publish-log.ts'
import { createQueuedPostStore } from '../store/queued-posts.ts'
import { createQueueStore } from '../store/queues.ts'
import { createRateBudgetStore } from '../store/rate-budgets.ts'
import { createRateLimitStore } from '../store/rate-limits.ts'
import { createContributionStore } from '../store/contributions.ts'
import { createDeckTemplateStore } from '../store/deck-templates.ts'
import { createGalleryStore } from '../store/gallery.ts'
import { createSceneStore } from '../store/scenes.ts'
import { createRefs } from '../store/refs.ts'
import { createSeriesStore } from '../store/series.ts'
import { createPlansAheadStore } from '../store/plans-ahead.ts'
import { createSandboxStore } from '../store/sandbox.ts'
import { createSessionStore } from '../store/sessions.ts'
import { createTransact } from '../store/transaction.ts'
import { createUsernameStore } from '../store/usernames.ts'
import { createUserStore } from '../store/users.ts'
import { createVariantStore } from '../store/variants.ts'
import { createWorkspaceStore } from '../store/workspaces.ts'
import type { Config } from '../domain/ports/config.ts'
import type { Deps } from '../domain/ports/deps.ts'
import type { Ids } from '../domain/ports/world.ts'
import { createWebFeedReader } from '../files/feed/create-web-feed-reader.ts'
import { createWebsiteReader } from '../files/website/create-website-reader.ts'
import { createModelService } from '../platforms/create-model-service.ts'
import { createWebPages } from '../platforms/create-web-pages.ts'
import { createEarlierKitStore } from '../store/earlier-kits.ts'
import { createEarlierPostStore } from '../store/earlier-posts.ts'
import { createGuidanceStore } from '../store/guidance.ts'
import { createModelStore } from '../store/models.ts'
import { createPostVersionStore } from '../store/post-versions.ts'
import { createDeckVersionStore } from '../store/deck-versions.ts'
import { createSlideVersionStore } from '../store/slide-versions.ts'
import { createTrashStore } from '../store/trash.ts'

/** What a test replaces: time, ids and logs. */
export type Outside = Pick<Deps, 'clock' | 'ids' | 'logger'>

const systemClock = settable({ now: () => Date.now(), sleep: (ms, signal) => delay(ms, undefined, { signal }) })
/** 144 random bits. */
const systemIds: Ids = { random: () => randomBytes(18).toString('base64url') }

/** The composition root. Connections to Firestore and Auth open with their first call. */
export function createDeps(config: Config, outside: Partial<Outside> = {}): Deps {
  const clock = outside.clock ?? systemClock
  const ids = outside.ids ?? systemIds
  const app = getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp({ projectId: config.projectId })
  const db = initializeFirestore(app, { preferRest: false })
  const logger = outside.logger ?? platformLog
  const refs = createRefs(db, logger)
  const images = createImages()
  const transact = createTransact(db)
  const networkStates = createNetworkStateStore(refs)
  const queues = createQueueStore(refs, clock)
  const rateBudgetStore = createRateBudgetStore(refs)
  const publishLog = createPublishLogStore(refs, clock, ids)
  const sealer = createSealer(config.sealingKeys)
  const feeds = createFeedStore(refs)
  const platformAppStore = createPlatformAppStore(refs)
  const fetch = createSafeFetch({ allowPrivate: config.allowPrivateNetwork })
  const sandbox = createSandboxStore(refs, clock)
  const world = { fetch, images, clock, ids, config, feeds }
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
    accountChecks: createRecently(clock, ACCOUNT_CHECK_KEPT),
    workspaceChecks: createRecently(clock, WORKSPACE_CHECK_KEPT),

    tokenKeys: tokenKeysFrom(config.tokenKeys),
    sealer,
    blobs: createBlobStore(config.blobs),
    images,
    files: createFiles(),
    webPages: createWebPages(fetch),
    webFeeds: createWebFeedReader(),
    websites: createWebsiteReader(),

    users: createUserStore(refs, clock),
    usernames: createUsernameStore(refs, clock),
    sessions: createSessionStore(refs, clock),
    workspaces: createWorkspaceStore(refs, clock),
    members: createMemberStore(refs, clock),
    media: createMediaStore(refs, clock),
    mediaUse: createMediaUseStore(refs),
    fonts: createFontStore(refs, clock),
    uploads: createUploadStore(refs, clock),
    rateLimits: createRateLimitStore(refs, clock),
    auditLog: createAuditLogStore(refs, clock, ids),
    jobs: createJobStore(refs, clock),
    jobTurns: createJobTurnStore(refs),
    countGuards: createCountGuardStore(refs, clock),
    notifications: createNotificationStore(refs),
    accountData: createAccountDataStore(refs),
    exportData: createExportDataStore(refs),
    importData: createImportDataStore(refs),
    contactMessages: createContactMessageStore(refs, clock),
    calendarFeeds: createCalendarFeedStore(refs),
    models: createModelService({ allowPrivate: config.allowPrivateModels }),
    modelStore: createModelStore(refs),
    guidance: createGuidanceStore(refs),
    plans: createPlanStore(refs),
    scenes: createSceneStore(refs),
    deckTemplates: createDeckTemplateStore(refs),
    gallery: createGalleryStore(refs),
    contributions: createContributionStore(refs),

    // Publishing
    queue: createCloudTasksQueue(async (name) =>
      (await import('firebase-admin/functions')).getFunctions(app).taskQueue(name),
    ),
    faults: __LOCAL__ ? createLocalFaults(createFaultStore(refs)) : NO_FAULTS,
    posts: createPostStore(refs, clock),
    postVersions: createPostVersionStore(refs),
    slideVersions: createSlideVersionStore(refs),
    deckVersions: createDeckVersionStore(refs),
    earlierPosts: createEarlierPostStore(refs, clock),
    earlierKits: createEarlierKitStore(refs),
    trash: createTrashStore(refs, clock),
    variants: createVariantStore(refs, clock, publishLog),
    series: createSeriesStore(refs, clock),
    queues,
    queuedPosts: createQueuedPostStore(refs),
    evergreens: createEvergreenStore(refs, clock),
    isQueuePaused: createQueueChecks({ queues, clock }),
    plansAhead: createPlansAheadStore(refs),
    heldVariants: createHeldVariantStore(refs),
    metrics: createMetricsStore(refs),
    due: createDueStore(refs),
    publishLog,
    heartbeats: createHeartbeatStore(refs, clock),
    networkStates,
    networkHealth: createNetworkHealth({ networkStates, transact, clock, logger }),
    rateBudgetStore,
    rateBudgets: createRateBudgets({ rateBudgetStore, clock }),

    // Connections and networks
    feeds,
    ...createNetworks(
      {
        ...world,
        openLocalChannel: (workspaceId, channelId) =>
          openSandboxChannel({ sandbox, clock, transact }, workspaceId, channelId),
      },
      platformApps.get,
    ),
    connections: createConnectionStore(refs, clock),
    connectionSecrets: createConnectionSecretStore(refs, clock),
    expiringConnections: createExpiringConnectionStore(refs),
    connectAttempts: createConnectAttemptStore(refs),
    platformApps,
    platformAppStore,
    sandbox,
  }
}
