import type { ListedInvite } from '@postwright/core/model/invite'

export function makeListedInvite(fields: Partial<ListedInvite> = {}): ListedInvite {
  return {
    id: 'invite1',
    role: 'editor',
    address: null,
    name: '',
    usesMax: 1,
    createdAt: Date.UTC(2026, 0, 1),
    expiresAt: Date.now() + 7 * 86_400_000,
    state: 'open',
    invitedBy: 'Ada Lovelace',
    uses: [],
    mail: null,
    ...fields,
  }
}
