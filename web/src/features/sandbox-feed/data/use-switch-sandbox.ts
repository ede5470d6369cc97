import { useMutation } from '@tanstack/react-query'
import type { SandboxChannel, SandboxMode } from '@postwright/core/model/sandbox'
import type { LiveDoc } from '@/lib/live/use-live.ts'
import { setSandbox } from '@postwright/core/api/sandbox'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

export type Switches = { mode: SandboxMode; lookup: boolean }

/** The behaviour of a channel whose switches were never changed. */
const UNTOUCHED: Switches = { mode: 'ok', lookup: true }

type Result = {
  /** Null while the channel is not known yet. */
  value: Switches | null
  change: (switches: Switches) => Promise<SandboxChannel>
}

/** A channel's switches: a change shows at once, and falls back to what is stored when it is refused. */
export function useSwitchSandbox(
  target: { workspaceId: string; connectionId: string },
  live: LiveDoc<SandboxChannel>,
): Result {
  const {
    mutateAsync,
    isPending,
    variables,
    data: reply,
  } = useMutation({
    mutationFn: (switches: Switches) => switchSandbox({ ...target, ...switches }),
  })
  return {
    value: isPending ? variables : latest(live, reply),
    change: mutateAsync,
  }
}

/** The reply may arrive before the live document shows it: the higher revision is the later truth. */
function latest(live: LiveDoc<SandboxChannel>, reply: SandboxChannel | undefined): Switches | null {
  if (live.status === 'ready') return reply && reply.rev > live.data.rev ? reply : live.data
  if (reply) return reply
  return live.status === 'missing' ? UNTOUCHED : null
}

/** Changes how the sandbox network behaves towards one channel. @throws ApiError */
function switchSandbox(input: InputOf<typeof setSandbox>): Promise<OutputOf<typeof setSandbox>> {
  return call(setSandbox, input)
}
