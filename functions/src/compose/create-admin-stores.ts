import type { Deps } from '../domain/ports/deps.ts'
import type { Clock } from '../domain/ports/world.ts'
import type { Refs } from '../store/refs.ts'
import { createAdminRequestStore } from '../store/admin-requests.ts'
import { createAnnouncementStore } from '../store/announcements.ts'
import { createAuditEntriesStore, createAuditSealStore } from '../store/audit-entries.ts'
import { createFailedPostStore, createStandingJobStore } from '../store/failed-posts.ts'
import { createNetworkPostStore } from '../store/network-posts.ts'
import { createFiguresDayStore, createPublishingDayStore } from '../store/operator-days.ts'
import { createOperatorStore } from '../store/operator.ts'
import { createPlatformAppUses } from '../store/platform-app-uses.ts'
import { createServiceWorkStore } from '../store/service-work.ts'
import { createSupportViewStore, createViewedAccountStore } from '../store/support-views.ts'
import { createTakedownUses } from '../store/takedown-uses.ts'

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

/** Stores that only the calls of admins and their background work read. */
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
