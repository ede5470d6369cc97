import type { Contribution } from '@postwright/core/gallery/contribution'

/** Whether its maker may still change an offer: until it was approved or rejected. What once was in the gallery is offered anew. */
export function mayChange(contribution: Contribution | null, uid: string): contribution is Contribution {
  if (contribution?.createdBy !== uid) return false
  return contribution.itemId === null && contribution.state !== 'approved' && contribution.state !== 'rejected'
}
