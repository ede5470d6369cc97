import type { FailedState } from '@postwright/core/model/failed-post'
import type { Job } from '@postwright/core/jobs/kinds'
import type { Variant } from '@postwright/core/model/variant'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'

export type FailedFilter = {
  state: FailedState
  platform?: Platform | undefined
  cause?: PublishErrorKind | undefined
  workspaceId?: string | undefined
  person?: string | undefined
}

/** Place of a publication in the list: when it came to it, and its ids. */
export type FailedPlace = { updatedAt: number; workspaceId: string; variantId: string }

/** Publications of all workspaces that did not go out. */
export type FailedPostStore = {
  /** The latest first, those behind a place only. */
  page: (filter: FailedFilter, after: FailedPlace | null, limit: number) => Promise<Variant[]>
  /** How many failed on a network since an instant, of one kind or of all. */
  count: (platform: Platform, since: number, kind?: PublishErrorKind) => Promise<number>
}

/** A person's job that stands still. */
export type StandingJob = { uid: string; job: Job }

export type StandingJobStore = {
  /** Jobs of all people that wait or run and were not written since an instant, the oldest first. */
  list: (until: number, limit: number) => Promise<StandingJob[]>
}
