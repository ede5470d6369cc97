import {
  campaignDraftSchema,
  type CampaignDraft,
  CAMPAIGN_AUDIENCE_MAX,
  CAMPAIGN_MESSAGE_MAX,
  CAMPAIGN_OFFER_MAX,
  CAMPAIGN_PERSONAS_MAX,
  CAMPAIGN_PILLARS_MAX,
} from '@postwright/core/model/campaign'
import { POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import { z } from 'zod'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'

const pillarKeySchema = z.object({ id: z.string() })
const sourceKeySchema = z.object({ connectionId: z.string() })

/** Merges two versions of a campaign text by text, pillar by pillar and channel by channel. */
export const CAMPAIGN_PARTS: DraftParts<CampaignDraft> = {
  shape: {
    kind: 'fields',
    fields: {
      audience: { kind: 'text', max: CAMPAIGN_AUDIENCE_MAX },
      message: { kind: 'text', max: CAMPAIGN_MESSAGE_MAX },
      offer: { kind: 'text', max: CAMPAIGN_OFFER_MAX },
      personaIds: { kind: 'set', max: CAMPAIGN_PERSONAS_MAX },
      connectionIds: { kind: 'set', max: POST_CONNECTIONS_MAX },
      pillars: {
        kind: 'list',
        keyOf: (item) => pillarKeySchema.safeParse(item).data?.id ?? null,
        item: { kind: 'fields', fields: {} },
        max: CAMPAIGN_PILLARS_MAX,
      },
      utmSources: {
        kind: 'list',
        keyOf: (item) => sourceKeySchema.safeParse(item).data?.connectionId ?? null,
        item: { kind: 'fields', fields: {} },
        max: POST_CONNECTIONS_MAX,
      },
    },
  },
  putTogether: (parts) => campaignDraftSchema.safeParse(parts).data ?? null,
}
