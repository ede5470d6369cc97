import type { ApiAccessStores } from './api-access.ts'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { Workspace } from '@postwright/core/model/workspace'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PlanUsageStore } from './billing.ts'
import type { Config } from './config.ts'
import type {
  ConnectAttemptStore,
  ConnectionSecretStore,
  ConnectionStore,
  ExpiringConnectionStore,
  NetworkHealth,
  NetworkPostStore,
  NetworkStateStore,
  PlatformApps,
  PlatformAppStore,
  PlatformAppUses,
  RateBudgets,
  RateBudgetStore,
} from './connections.ts'
import type {
  CommentStore,
  ContactMessageStore,
  ContributionStore,
  TakedownUses,
  DeckStore,
  DeckTemplateStore,
  BrandKitStore,
  EarlierKitStore,
  EarlierPostStore,
  GalleryStore,
  PlanStore,
  PostVersionStore,
  SceneStore,
  ScriptVersionStore,
  DeckVersionStore,
  SlideVersionStore,
  TrashStore,
} from './content.ts'
import type { Feeds, SandboxStore } from './own-networks.ts'
import type { Files, Images } from './files.ts'
import type { Identity, Passkeys } from './identity.ts'
import type { LinkPageStore, PageClickStore, PageNameStore, PageImages } from './link-pages.ts'
import type { CountGuardStore, ExportDataStore, ImportDataStore, JobStore, JobTurnStore } from './jobs.ts'
import type {
  BlobStore,
  FontStore,
  MediaFolderStore,
  MediaStore,
  MediaUseIndexStore,
  MediaUseStore,
  UploadStore,
} from './media.ts'
import type {
  GuidanceStore,
  ModelService,
  ModelStore,
  SharedModelStore,
  SharedModelUsageStore,
  SpeechService,
  SpeechUsageStore,
} from './models.ts'
import type { AnalyticsStores } from './analytics.ts'
import type { PublicReaders, RadarStore, ProfileReaders } from './public-readers.ts'
import type {
  OperatorStores,
  AdminRequestStore,
  SupportViewStore,
  ViewedAccountStore,
  FailedPostStore,
  StandingJobStore,
  ServiceGate,
  ServiceWorkStore,
  SwitchStore,
  AuditEntriesStore,
  AuditSealStore,
} from './operator.ts'
import type { MailSender, MailStore } from './mail.ts'
import type { Billing, Earning } from './money.ts'
import type { AppTest, Connector, Publisher } from './networks.ts'
import type {
  AccountDataStore,
  AuditLogStore,
  InviteStore,
  MemberStore,
  NotificationStore,
  PersonIndexStore,
  RateLimitStore,
  SecondFactorStore,
  SessionStore,
  UsernameStore,
  UserStore,
  WorkspaceStore,
} from './people.ts'
import type {
  CalendarFeedStore,
  EvergreenStore,
  PlansAheadStore,
  QueuedPostStore,
  QueueStore,
  SeriesStore,
  CampaignStore,
} from './planning.ts'
import type {
  DeliveryQueue,
  DueStore,
  HeartbeatStore,
  HeldVariantStore,
  MetricsStore,
  PostStore,
  PublishLogStore,
  VariantStore,
} from './publishing.ts'
import type { EventHooks } from './event-hooks.ts'
import type {
  ActivityStore,
  PostHistoryStore,
  ReviewActStore,
  ReviewLinkStore,
  ApprovalRequestStore,
} from './review.ts'
import type { Transact } from './documents.ts'
import type { WebFeedReader, WebPages, WebsiteReader } from './web.ts'
import type { Clock, Faults, Ids, Logger, TtlCache, Sealer, TokenKeys } from './world.ts'

/** All external dependencies of the domain. A function declares the ones it needs: `Pick<Deps, 'clock' | 'posts'>`. */
export type Deps = World &
  People &
  OperatorStores &
  Billing &
  Earning &
  Library &
  Content &
  Work &
  Planning &
  Publishing &
  Networks

/** Lazy access to the dependencies: they are created at first use, because a function may be loaded without its secrets. */
export type GetDeps = () => Deps

type World = {
  config: Config
  clock: Clock
  ids: Ids
  logger: Logger
  transact: Transact
  tokenKeys: TokenKeys
  sealer: Sealer
  faults: Faults
  webPages: WebPages
  webFeeds: WebFeedReader
  websites: WebsiteReader
  mailSender: MailSender
  mails: MailStore
}

type People = ApiAccessStores & {
  identity: Identity
  users: UserStore
  usernames: UsernameStore
  personIndex: PersonIndexStore
  sessions: SessionStore
  secondFactors: SecondFactorStore
  passkeys: Passkeys
  workspaces: WorkspaceStore
  members: MemberStore
  invites: InviteStore
  rateLimits: RateLimitStore
  auditLog: AuditLogStore
  auditEntries: AuditEntriesStore
  auditSeals: AuditSealStore
  adminRequests: AdminRequestStore
  supportViews: SupportViewStore
  viewedAccounts: ViewedAccountStore
  notifications: NotificationStore
  accountData: AccountDataStore
  /** Accounts that were recently found to be active, by uid. */
  accountChecks: TtlCache<void>
  /** Workspaces cached for deliveries, by ID. */
  workspaceChecks: TtlCache<Workspace | null>
}

/** Stores of files, uploads and fonts, and the checks and processing of files. */
type Library = {
  blobs: BlobStore
  images: Images
  files: Files
  media: MediaStore
  mediaUse: MediaUseStore
  mediaUses: MediaUseIndexStore
  mediaFolders: MediaFolderStore
  uploads: UploadStore
  fonts: FontStore
}

/** Plans and templates, and the history and trash of users' content. */
type Content = {
  plans: PlanStore
  planUsage: PlanUsageStore
  decks: DeckStore
  scenes: SceneStore
  deckTemplates: DeckTemplateStore
  gallery: GalleryStore
  contributions: ContributionStore
  takedownUses: TakedownUses
  contactMessages: ContactMessageStore
  comments: CommentStore
  postVersions: PostVersionStore
  scriptVersions: ScriptVersionStore
  slideVersions: SlideVersionStore
  deckVersions: DeckVersionStore
  earlierPosts: EarlierPostStore
  brandKits: BrandKitStore
  /** Kits of a workspace, cached for a few seconds, by workspace and fingerprint of their strict rules. */
  brandKitChecks: TtlCache<BrandKit[]>
  earlierKits: EarlierKitStore
  trash: TrashStore
  linkPages: LinkPageStore
  pageNames: PageNameStore
  pageClicks: PageClickStore
  pagePictures: PageImages
}

/** Jobs, the data that they read and write, and the models that some of them call. */
type Work = {
  jobs: JobStore
  standingJobs: StandingJobStore
  jobTurns: JobTurnStore
  countGuards: CountGuardStore
  exportData: ExportDataStore
  importData: ImportDataStore
  models: ModelService
  modelStore: ModelStore
  sharedModels: SharedModelStore
  sharedModelUsage: SharedModelUsageStore
  guidance: GuidanceStore
  /** Text-to-speech service; null if the operator offers none. */
  speech: SpeechService | null
  speechUsage: SpeechUsageStore
}

type Planning = AnalyticsStores &
  EventHooks & {
    radar: RadarStore
    campaigns: CampaignStore
    series: SeriesStore
    approvalRequests: ApprovalRequestStore
    queues: QueueStore
    queuedPosts: QueuedPostStore
    evergreens: EvergreenStore
    /** Returns whether the queue of a publication was recently found to be paused. */
    isQueuePaused: (workspaceId: string, queueId: string) => Promise<boolean>
    plansAhead: PlansAheadStore
    calendarFeeds: CalendarFeedStore
    reviewLinks: ReviewLinkStore
    reviewActs: ReviewActStore
    activity: ActivityStore
    postHistory: PostHistoryStore
  }

type Publishing = {
  queue: DeliveryQueue
  posts: PostStore
  variants: VariantStore
  heldVariants: HeldVariantStore
  due: DueStore
  failedPosts: FailedPostStore
  publishLog: PublishLogStore
  metrics: MetricsStore
  heartbeats: HeartbeatStore
}

type Networks = {
  publishers: Record<Platform, Publisher>
  connectors: Record<Platform, Connector>
  appTests: Record<Platform, AppTest | null>
  publicReaders: PublicReaders
  profileReaders: ProfileReaders
  /** Contents of `robots.txt` files, by origin, cached for a day. */
  siteRules: TtlCache<{ rules: string }>
  connections: ConnectionStore
  connectionSecrets: ConnectionSecretStore
  expiringConnections: ExpiringConnectionStore
  connectAttempts: ConnectAttemptStore
  platformApps: PlatformApps
  platformAppStore: PlatformAppStore
  platformAppUses: PlatformAppUses
  networkStates: NetworkStateStore
  networkPosts: NetworkPostStore
  networkHealth: NetworkHealth
  switches: SwitchStore
  services: ServiceGate
  serviceWork: ServiceWorkStore
  rateBudgets: RateBudgets
  rateBudgetStore: RateBudgetStore
  feeds: Feeds
  sandbox: SandboxStore
}
