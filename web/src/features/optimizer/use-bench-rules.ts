import { useState } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { PLATFORMS } from '@postwright/core/platforms/platform'
import { useCheckRules } from '@/checks/use-check-rules.ts'

/** For which channel, or network, of which brand, and for whom a draft on the bench is meant. */
export function useBenchRules(workspaceId: string, channels: readonly Connection[], begun: string | null) {
  const [target, setTarget] = useState(begun)
  const [kitId, setKit] = useState<string | null>(null)
  const channel = channels.find(({ id }) => id === target) ?? null
  const platform = PLATFORMS.find((each) => each === target) ?? null
  const rules = useCheckRules(workspaceId, channel?.id ?? null, kitId)
  const contract = channel ? contractFor(channel) : platform && PLATFORM_CONTRACTS[platform]
  return { ...rules, channel, contract, target: channel?.id ?? platform, setTarget, setKit }
}
