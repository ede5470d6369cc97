import type { Contribution } from '@postwright/core/gallery/contribution'

/** Whether its maker may still change or withdraw an offer: until it was approved or rejected. */
export function mayChange(contribution: Contribution | null, uid: string): contribution is Contribution {
  if (contribution?.createdBy !== uid) return false
  return contribution.state !== 'approved' && contribution.state !== 'rejected'
}
