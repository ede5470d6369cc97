import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { createInvites, listInvites, resendInvite, revokeInvite } from '@postwright/core/api/invites'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Poll interval of the list in milliseconds while an email is being sent, which takes a few seconds. */
const WHILE_SENDING = 4_000

export type Invites = OutputOf<typeof listInvites>
export type MadeInvites = OutputOf<typeof createInvites>['made']

const keyOf = (workspaceId: string) => ['invites', workspaceId]

export function useInvites(workspaceId: string): UseQueryResult<Invites> {
  return useQuery({
    queryKey: keyOf(workspaceId),
    queryFn: () => call(listInvites, { workspaceId }),
    refetchInterval: ({ state: { data } }) => (data?.invites.some(isBeingSent) ? WHILE_SENDING : false),
  })
}

function isBeingSent({ state, mail }: Invites['invites'][number]): boolean {
  return state === 'open' && (mail?.state === 'waiting' || mail?.state === 'sending')
}

/** Commands for a workspace's invites; the list is updated after each command. @throws ApiError */
export function useInviteCommands(workspaceId: string) {
  const queries = useQueryClient()
  const follow = () => queries.invalidateQueries({ queryKey: keyOf(workspaceId) })

  async function run<T>(work: Promise<T>): Promise<T> {
    const reply = await work
    void follow()
    return reply
  }

  return {
    create: (input: Omit<InputOf<typeof createInvites>, 'workspaceId'>) =>
      run(call(createInvites, { ...input, workspaceId })),
    revoke: (inviteId: string) => run(call(revokeInvite, { workspaceId, inviteId })),
    resend: (inviteId: string) => run(call(resendInvite, { workspaceId, inviteId })),
  }
}
