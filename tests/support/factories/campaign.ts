import { type Campaign, emptyCampaign } from '@postwright/core/model/campaign'
import { makeBase } from './document-base.ts'

/** A campaign with only a name; set only the fields that the test is about. */
export function makeCampaign(fields: Partial<Campaign> = {}): Campaign {
  return { ...makeBase('spring'), ...emptyCampaign('Spring launch'), utmCampaign: '', ...fields }
}
