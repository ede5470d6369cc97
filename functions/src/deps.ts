import { getApps, initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ACCOUNT_CHECK_KEPT, WORKSPACE_CHECK_KEPT } from '@postwright/core/limits'
import type { Workspace } from '@postwright/core/model/workspace'
import type { Platform } from '@postwright/core/platforms/platform'
import { createBlobStore } from './blobs/create-blob-store.ts'
import type { Config } from './config.ts'
import { createWeb, type Web } from './create-web.ts'
import { createSealer } from './crypto/sealer.ts'
import type { Files } from './domain/files.ts'
import type {
  BlobStore,
  Clock,
  Connector,
  DeliveryQueue,
  Faults,
  Ids,
  Logger,
  Publisher,
  Sealer,
} from './domain/ports.ts'
import type { Identity } from './domain/identity.ts'
import type { Images } from './domain/images.ts'
import type { Feeds } from './domain/feeds/feeds.ts'
import { createNetworkHealth, type NetworkHealth } from './domain/networks/network-health.ts'
import { createRateBudgets, type RateBudgets } from './domain/networks/rate-budgets.ts'
import { createRecently, type Recently } from './domain/recently.ts'
import { createPlatformApps, type PlatformApps } from './domain/platform-apps/platform-apps.ts'
import { type TokenKeys, tokenKeysFrom } from './domain/tokens/token-keys.ts'
import { createLocalFaults } from './faults/local-faults.ts'
import { NO_FAULTS } from './faults/no-faults.ts'
import { createFirebaseIdentity } from './identity/firebase-identity.ts'
import { createPasswordReset } from './identity/password-reset.ts'
import { createFiles } from './files/create-files.ts'
import { createImages } from './images/create-images.ts'
import { platformLog } from './logger.ts'
import { createKeptDeps, type KeptDeps } from './kept-deps.ts'
import { createModelDeps, type ModelDeps } from './model-deps.ts'
import { createNetworks } from './platforms/create-networks.ts'
import { createSafeFetch } from './platforms/safe-fetch.ts'
import { settable } from './settable.ts'
import { createCloudTasksQueue } from './queue/cloud-tasks-queue.ts'
import { openSandboxChannel } from './sandbox/open-channel.ts'
import { createQueueChecks } from './domain/queues/queue-checks.ts'
import { type AccountDataStore, createAccountDataStore } from './store/account-data.ts'
import { type AuditLogStore, createAuditLogStore } from './store/audit-log.ts'
import { type CalendarFeedStore, createCalendarFeedStore } from './store/calendar-feeds.ts'
import { type ConnectionSecretStore, createConnectionSecretStore } from './store/connection-secrets.ts'
import { type ConnectAttemptStore, createConnectAttemptStore } from './store/connect-attempts.ts'
import { type ConnectionStore, createConnectionStore } from './store/connections.ts'
import { type ContactMessageStore, createContactMessageStore } from './store/contact-messages.ts'
import { createDueStore, type DueStore } from './store/due.ts'
import { createEvergreenStore, type EvergreenStore } from './store/evergreens.ts'
import { createExpiringConnectionStore, type ExpiringConnectionStore } from './store/expiring-connections.ts'
import { createExportDataStore, type ExportDataStore } from './store/export-data.ts'
import { createFaultStore } from './store/faults.ts'
import { createFeedStore } from './store/feeds.ts'
import { createFontStore, type FontStore } from './store/fonts.ts'
import { createHeldVariantStore, type HeldVariantStore } from './store/held-variants.ts'
import { createHeartbeatStore, type HeartbeatStore } from './store/heartbeats.ts'
import { createImportDataStore, type ImportDataStore } from './store/import-data.ts'
import { type CountGuardStore, createCountGuardStore } from './store/count-guards.ts'
import { createJobStore, type JobStore } from './store/jobs.ts'
import { createJobTurnStore, type JobTurnStore } from './store/job-turns.ts'
import { createMediaStore, type MediaStore } from './store/media.ts'
import { createMediaUseStore, type MediaUseStore } from './store/media-use.ts'
import { createUploadStore, type UploadStore } from './store/uploads.ts'
import { createMemberStore, type MemberStore } from './store/members.ts'
import { createMetricsStore, type MetricsStore } from './store/metrics.ts'
import { createNetworkStateStore, type NetworkStateStore } from './store/network-states.ts'
import { createNotificationStore, type NotificationStore } from './store/notifications.ts'
import { createPlatformAppStore, type PlatformAppStore } from './store/platform-apps.ts'
import { createPlanStore, type PlanStore } from './store/plans.ts'
import { createPostStore, type PostStore } from './store/posts.ts'
import { createPublishLogStore, type PublishLogStore } from './store/publish-log.ts'
import { createQueuedPostStore, type QueuedPostStore } from './store/queued-posts.ts'
import { createQueueStore, type QueueStore } from './store/queues.ts'
import { createRateBudgetStore, type RateBudgetStore } from './store/rate-budgets.ts'
import { createRateLimitStore, type RateLimitStore } from './store/rate-limits.ts'
import { type ContributionStore, createContributionStore } from './store/contributions.ts'
import { createDeckTemplateStore, type DeckTemplateStore } from './store/deck-templates.ts'
import { createGalleryStore, type GalleryStore } from './store/gallery.ts'
import { createSceneStore, type SceneStore } from './store/scenes.ts'
import { createRefs } from './store/refs.ts'
import { createSeriesStore, type SeriesStore } from './store/series.ts'
import { createPlansAheadStore, type PlansAheadStore } from './store/plans-ahead.ts'
import { createSandboxStore, type SandboxStore } from './store/sandbox.ts'
import { createSessionStore, type SessionStore } from './store/sessions.ts'
import { createTransact, type Transact, type Tx } from './store/transaction.ts'
import { createUsernameStore, type UsernameStore } from './store/usernames.ts'
import { createUserStore, type UserStore } from './store/users.ts'
import { createVariantStore, type VariantStore } from './store/variants.ts'
import { createWorkspaceStore, type WorkspaceStore } from './store/workspaces.ts'

export type { Transact, Tx }

/** Everything the domain may use of the outside world. */
export type Deps = Web &
  ModelDeps &
  KeptDeps & {
    config: Config
    // The world
    clock: Clock
    ids: Ids
    logger: Logger
    identity: Identity
    transact: Transact
    /** Whose account was lately found to be active, by uid. */
    accountChecks: Recently<void>
    /** Workspaces as deliveries go by them, by id. */
    workspaceChecks: Recently<Workspace | null>
    // Keys, pictures
    tokenKeys: TokenKeys
    sealer: Sealer
    blobs: BlobStore
    images: Images
    files: Files
    // People and workspaces
    users: UserStore
    usernames: UsernameStore
    sessions: SessionStore
    workspaces: WorkspaceStore
    members: MemberStore
    media: MediaStore
    mediaUse: MediaUseStore
    fonts: FontStore
    uploads: UploadStore
    rateLimits: RateLimitStore
    auditLog: AuditLogStore
    jobs: JobStore
    jobTurns: JobTurnStore
    countGuards: CountGuardStore
    notifications: NotificationStore
    accountData: AccountDataStore
    exportData: ExportDataStore
    importData: ImportDataStore
    contactMessages: ContactMessageStore
    calendarFeeds: CalendarFeedStore
    plans: PlanStore
    // What people begin decks with
    scenes: SceneStore
    deckTemplates: DeckTemplateStore
    gallery: GalleryStore
    contributions: ContributionStore
    // Publishing
    queue: DeliveryQueue
    faults: Faults
    posts: PostStore
    variants: VariantStore
    series: SeriesStore
    queues: QueueStore
    queuedPosts: QueuedPostStore
    evergreens: EvergreenStore
    /** Whether the queue of a publication was lately found to be paused. */
    isQueuePaused: (workspaceId: string, queueId: string) => Promise<boolean>
    plansAhead: PlansAheadStore
    heldVariants: HeldVariantStore
    metrics: MetricsStore
    due: DueStore
    publishLog: PublishLogStore
    heartbeats: HeartbeatStore
    networkStates: NetworkStateStore
    networkHealth: NetworkHealth
    rateBudgetStore: RateBudgetStore
    rateBudgets: RateBudgets
    // Connections and networks
    publishers: Record<Platform, Publisher>
    connectors: Record<Platform, Connector>
    connections: ConnectionStore
    connectionSecrets: ConnectionSecretStore
    expiringConnections: ExpiringConnectionStore
    connectAttempts: ConnectAttemptStore
    platformApps: PlatformApps
    platformAppStore: PlatformAppStore
    feeds: Feeds
    sandbox: SandboxStore
  }

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
    ...createWeb(fetch),

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
    ...createModelDeps(refs, config),
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
    ...createKeptDeps(refs, clock),
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
