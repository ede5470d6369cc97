import { useState } from 'react'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import type { Post } from '@postwright/core/model/post'
import { shiftFindings } from '@/checks/text-findings.ts'
import { useWritingHabits } from '@/checks/habits/writing-habits.ts'
import { useChecks } from '@/checks/use-checks.ts'
import { useSame } from '@/lib/use-stable.ts'
import { useMediaFacts } from '@/posts/data/use-media-facts.ts'
import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { PLATFORMS } from '@postwright/core/platforms/platform'
import { useCheckRules, useComparedPosts, toCheckedFiles } from '@/checks/use-check-rules.ts'

type Bench = {
  workspaceId: string
  /** Initial post; null for an empty field. */
  post: Post | null
}

type Rules = Pick<ReturnType<typeof useBenchRules>, 'contract' | 'brand' | 'readers' | 'languages'>

/** Id of the draft on an empty bench. */
const NO_POST = 'bench'

/** Returns a draft on the bench with the results of the rules, current and initial. */
export function useBench({ workspaceId, post }: Bench, { contract, brand, readers, languages }: Rules) {
  const [begun] = useState<BenchDraft>({ text: post?.text ?? '', media: post?.media ?? [] })
  const history = useBenchHistory(begun)
  const { text, media } = history.now
  const facts = useMediaFacts(
    workspaceId,
    begun.media.map(({ mediaId }) => mediaId),
  )
  const filesOf = (files: BenchDraft['media']) =>
    files.flatMap((file) => toCheckedFiles({ ...file, stored: facts.find(file.mediaId) }))
  const earlier = useComparedPosts({ workspaceId, postId: post?.id ?? null, seriesId: post?.seriesId ?? null })
  const draftId = post?.id ?? NO_POST
  const habits = useWritingHabits(draftId)
  const given = { contract, brand, persona: readers, earlier, habits, languages }
  const draft = useSame(draftOfText(text, { ...given, files: filesOf(media) }))
  const before = useSame(draftOfText(begun.text, { ...given, files: filesOf(begun.media) }))
  const checked = useChecks(draft)
  return {
    ...history,
    draftId,
    begun,
    draft,
    report: checked?.report ?? null,
    scoreBefore: useChecks(before)?.report.score ?? null,
    findings: checked ? shiftFindings(checked.report.findings, checked.draft.text, text) : [],
  }
}

const STEPS_KEPT = 100

export type BenchDraft = { text: string; media: readonly { mediaId: string; alt: string }[] }

/** Returns a draft with its earlier states, so that a fix can be undone. */
function useBenchHistory(begun: BenchDraft) {
  const [steps, setSteps] = useState<readonly BenchDraft[]>([begun])
  const now = steps.at(-1) ?? begun
  return {
    now,
    canUndo: steps.length > 1,
    edit: (change: Partial<BenchDraft>) =>
      setSteps((before) => {
        const last = before.at(-1) ?? begun
        const next = { ...last, ...change }
        const isSame = next.text === last.text && JSON.stringify(next.media) === JSON.stringify(last.media)
        return isSame ? before : [...before, next].slice(-STEPS_KEPT)
      }),
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
  }
}

/** Returns the channel or network, the brand and the readers that a draft on the bench is for. */
export function useBenchRules(workspaceId: string, channels: readonly Connection[], begun: string | null) {
  const [target, setTarget] = useState(begun)
  const [kitId, setKit] = useState<string | null>(null)
  const channel = channels.find(({ id }) => id === target) ?? null
  const platform = PLATFORMS.find((each) => each === target) ?? null
  const rules = useCheckRules(workspaceId, channel?.id ?? null, kitId)
  const contract = channel ? contractFor(channel) : platform && PLATFORM_CONTRACTS[platform]
  return { ...rules, channel, contract, target: channel?.id ?? platform, setTarget, setKit }
}
