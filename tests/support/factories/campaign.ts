import { type Campaign, emptyCampaign } from '@postwright/core/model/campaign'
import { makeBase } from './document-base.ts'

/** A campaign of which nothing but its name is known; name only what the test is about. */
export function makeCampaign(fields: Partial<Campaign> = {}): Campaign {
  return { ...makeBase('spring'), ...emptyCampaign('Spring launch'), utmCampaign: '', ...fields }
}
