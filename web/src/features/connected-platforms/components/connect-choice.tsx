import type { FoundChannel } from '@postwright/core/model/connect-step'
import type { Platform } from '@postwright/core/platforms/platform'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'
import { ChooseChannels } from './choose-channels.tsx'

type Props = {
  platform: Platform
  channels: readonly FoundChannel[]
  onChoose: (ids: string[]) => Promise<void>
  onClose: () => void
}

/** The choice among what a network has found, in the network's own words for pages, boards and the like. */
export function ConnectChoice({ platform, ...props }: Props) {
  const words = usePlatformWords(platform)
  return <ChooseChannels {...props} kindOf={(kind) => words(`kind.${kind}`)} />
}
