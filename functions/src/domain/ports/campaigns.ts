import type { Campaign } from '@postwright/core/model/campaign'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import type { Documents, InWorkspace } from './documents.ts'
import type { Tx } from './transaction.ts'

/** A published post as a campaign counts it. */
export type CampaignPost = { id: string; publishedAt: number; connectionIds: string[] }

export type CampaignStore = Pick<Documents<Campaign, InWorkspace>, 'get' | 'getIn' | 'updateIn'> & {
  /** The campaign that has a spelling; null while nobody has it. */
  withUtmIn: (tx: Tx, wid: string, utmCampaign: string) => Promise<Campaign | null>
  /** Its posts, counted by the database. */
  countPosts: (wid: string, campaignId: string) => Promise<{ open: number; scheduled: number; published: number }>
  /** Its published posts, the newest first. */
  listPublished: (wid: string, campaignId: string, limit: number) => Promise<CampaignPost[]>
  /** Metrics by their ids; those that are missing or cannot be read are left out. */
  listMetrics: (wid: string, ids: readonly string[]) => Promise<PublicationMetrics[]>
}
