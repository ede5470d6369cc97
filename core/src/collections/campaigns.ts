import { campaignDraftSchema, campaignSchema, CAMPAIGNS_MAX } from '../model/campaign.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/**
 * Campaigns of a workspace. Clients write the brief; the server writes the `utm_campaign` value of a campaign's links, and refuses a value that
 * another campaign has.
 */
export const campaigns = defineCollection({
  name: 'campaigns',
  path: paths.campaigns,
  id: 'id',
  schema: campaignSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'edit_library',
    fields: campaignDraftSchema.keyof().options,
    bySizeOnly: ['pillars', 'utmSources'],
    initial: { utmCampaign: '' },
    removable: false,
  },
  refersTo: [{ ids: 'personaIds.*', collection: 'personas' }],
  order: { by: 'createdAt', direction: 'desc' },
  cap: CAMPAIGNS_MAX,
  channels: ['connectionIds.*', 'utmSources.*.connectionId'],
  export: 'whole',
  deletion: 'below',
})
