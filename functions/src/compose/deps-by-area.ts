import type { Deps } from '../domain/ports/deps.ts'
import type { Clock } from '../domain/ports/world.ts'
import type { Refs } from '../store/refs.ts'
import { createAdminRequestStore } from '../store/admin-requests.ts'
import { createAnnouncementStore } from '../store/announcements.ts'
import { createAuditEntriesStore, createAuditSealStore } from '../store/audit-log.ts'
import { createFailedPostStore, createStandingJobStore } from '../store/failed-posts.ts'
import { createNetworkPostStore } from '../store/networks.ts'
import { createFiguresDayStore, createPublishingDayStore } from '../store/operator-days.ts'
import { createOperatorStore } from '../store/operator.ts'
import { createPlatformAppUses } from '../store/platform-app-uses.ts'
import { createServiceWorkStore } from '../store/service-work.ts'
import { createSupportViewStore, createViewedAccountStore } from '../store/support.ts'
import { createTakedownUses } from '../store/takedown-uses.ts'
import type { Billing, Earning } from '../domain/ports/money.ts'
import {
  createPayoutStore,
  createReferralCodeStore,
  createReferralProgramStore,
  createReferralStore,
  createReferrerStore,
  createRewardStore,
} from '../store/earn.ts'
import { createLedgerEntryStore, createLedgerHeadStore, createLedgerSealStore } from '../store/ledger.ts'
import { createCodeQueue } from '../domain/coupons/redeem-code.ts'
import { createCouponCodeStore, createCouponRedemptionStore, createCouponStore } from '../store/coupons.ts'
import {
  createInvoiceStore,
  createPaymentEventStore,
  createPaymentMethodStore,
  createPaymentProofStore,
  createPaymentStore,
} from '../store/billing.ts'
import { createMediaUseStore } from '../store/media-use.ts'
import { createMediaFolderStore, createMediaStore, createMediaUseIndexStore } from '../store/media.ts'
import { HOOK_LIST_KEPT } from '../domain/hook-events/note-event.ts'
import type { EventHooks } from '../domain/ports/event-hooks.ts'
import { createTtlCache } from '../domain/ttl-cache.ts'
import { createHookSender } from '../platforms/sign-and-send-event.ts'
import type { SafeFetch } from '../platforms/safe-fetch.ts'
import { createEventHookStore, createHookDeliveryStore, createHookSources } from '../store/event-hooks.ts'
import { createPasskeys } from '../identity/passkeys.ts'
import { createSessionStore, createSecondFactorStore } from '../store/sessions.ts'

type AdminStores = Pick<
  Deps,
  | 'announcements'
  | 'auditEntries'
  | 'auditSeals'
  | 'operator'
  | 'publishingDays'
  | 'figureDays'
  | 'supportViews'
  | 'viewedAccounts'
  | 'adminRequests'
  | 'failedPosts'
  | 'standingJobs'
  | 'takedownUses'
  | 'platformAppUses'
  | 'networkPosts'
  | 'serviceWork'
>

/** Creates the stores read only by admin calls and their background work. */
export function createAdminStores(refs: Refs, clock: Clock): AdminStores {
  return {
    announcements: createAnnouncementStore(refs, clock),
    auditEntries: createAuditEntriesStore(refs),
    auditSeals: createAuditSealStore(refs, clock),
    operator: createOperatorStore(refs),
    publishingDays: createPublishingDayStore(refs),
    figureDays: createFiguresDayStore(refs),
    supportViews: createSupportViewStore(refs, clock),
    viewedAccounts: createViewedAccountStore(refs),
    adminRequests: createAdminRequestStore(refs, clock),
    failedPosts: createFailedPostStore(refs),
    standingJobs: createStandingJobStore(refs),
    takedownUses: createTakedownUses(refs),
    platformAppUses: createPlatformAppUses(refs),
    networkPosts: createNetworkPostStore(refs),
    serviceWork: createServiceWorkStore(refs),
  }
}

type MoneyStores = Earning & Omit<Billing, 'subscriptions' | 'billablePlans' | 'paymentProvider'>

/** Creates the stores of billing, payments and earnings. */
export function createMoneyStores(refs: Refs, clock: Clock): MoneyStores {
  return {
    invoices: createInvoiceStore(refs, clock),
    payments: createPaymentStore(refs, clock),
    paymentMethods: createPaymentMethodStore(refs, clock),
    paymentProofs: createPaymentProofStore(refs, clock),
    coupons: createCouponStore(refs, clock),
    couponCodes: createCouponCodeStore(refs, clock),
    couponRedemptions: createCouponRedemptionStore(refs, clock),
    codeTurns: createCodeQueue(),
    referrers: createReferrerStore(refs, clock),
    referralCodes: createReferralCodeStore(refs),
    referrals: createReferralStore(refs, clock),
    referralProgram: createReferralProgramStore(refs),
    rewards: createRewardStore(refs, clock),
    payouts: createPayoutStore(refs, clock),
    paymentEvents: createPaymentEventStore(refs, clock),
    ledgerEntries: createLedgerEntryStore(refs, clock),
    ledgerHeads: createLedgerHeadStore(refs, clock),
    ledgerSeals: createLedgerSealStore(refs, clock),
  }
}

/** Creates the stores of workspace files, their uses and their folders. */
export function createMediaStores(
  refs: Refs,
  clock: Clock,
): Pick<Deps, 'media' | 'mediaUse' | 'mediaUses' | 'mediaFolders'> {
  return {
    media: createMediaStore(refs, clock),
    mediaUse: createMediaUseStore(refs, clock),
    mediaUses: createMediaUseIndexStore(refs, clock),
    mediaFolders: createMediaFolderStore(refs, clock),
  }
}

/** Creates the stores of webhooks and their sender. */
export function createHookDeps(
  refs: Refs,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  fetch: SafeFetch,
): EventHooks {
  return {
    eventHooks: createEventHookStore(refs, clock),
    hookLists: createTtlCache(clock, HOOK_LIST_KEPT),
    hookDeliveries: createHookDeliveryStore(refs, clock),
    hookSender: createHookSender({ fetch, clock, allowPrivate: config.allowPrivateNetwork }),
    hookSources: createHookSources(),
  }
}

/** Creates the stores of sessions, and of the proofs presented before a session exists. */
export function createSessionDeps(
  refs: Refs,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
): Pick<Deps, 'sessions' | 'secondFactors' | 'passkeys'> {
  return {
    sessions: createSessionStore(refs, clock),
    secondFactors: createSecondFactorStore(refs, clock),
    passkeys: createPasskeys(config),
  }
}
