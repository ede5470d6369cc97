import type { Connection } from '@postwright/core/model/connection'
import { getGrantedKind } from '@postwright/core/platforms/platform-app'
import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'

/** Whether posts of the channel end as drafts in the account's inbox: its app has no direct post. */
export function isDraftChannel({ scopes }: Pick<Connection, 'scopes'>): boolean {
  return getGrantedKind(TIKTOK_CONTRACT.auth, scopes)?.drafts !== undefined
}
