import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { Connection } from '@postwright/core/model/connection'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { useWorkspace } from '@/session/use-workspace.ts'
import { useLearned } from '../data/use-learned.ts'
import { HookTournament } from '../hooks/hook-tournament.tsx'
import type { BenchDraft } from '../use-bench-history.ts'
import { BeforeAfter } from './before-after.tsx'
import { BenchFiles } from './bench-files.tsx'
import { Variants } from './variants.tsx'

type BenchPartsProps = {
  workspaceId: string
  channels: readonly Connection[]
  channel: Connection | null
  begun: BenchDraft
  now: BenchDraft
  draft: CheckedDraft
  scores: { before: number | null; after: number | null }
  onEdit: (change: Partial<BenchDraft>) => void
}

/** What is done with a draft beyond its findings: its files, what has changed, other first lines, variants. */
export function BenchParts(props: BenchPartsProps) {
  const { workspaceId, channels, channel, begun, now, draft, scores, onEdit } = props
  const { timeZone } = useWorkspace()
  const ids = begun.media.map(({ mediaId }) => mediaId)
  const { urlOf } = useMediaUrls(workspaceId, ids)
  const isEmpty = now.text.trim() === ''
  const learned = useLearned(workspaceId, {
    connectionId: channel?.id ?? null,
    zoneOf: (id) => channels.find((each) => each.id === id)?.timeZone ?? timeZone,
    isWanted: !isEmpty,
  })
  const setText = (text: string) => onEdit({ text })
  return (
    <>
      <BenchFiles media={now.media} urlOf={urlOf} onChange={(media) => onEdit({ media })} />
      {now.text !== begun.text && begun.text !== '' && (
        <BeforeAfter
          before={{ text: begun.text, score: scores.before }}
          after={{ text: now.text, score: scores.after }}
        />
      )}
      {!isEmpty && <HookTournament draft={draft} read={learned} onChoose={setText} />}
      {!isEmpty && <Variants draft={draft} onChoose={setText} />}
    </>
  )
}
