import { useState } from 'react'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import type { Post } from '@postwright/core/model/post'
import { carryFindings } from '@/checks/carry-findings.ts'
import { checkedFileOf } from '@/checks/checked-file-of.ts'
import { useWritingHabits } from '@/checks/habits/writing-habits.ts'
import { useChecks } from '@/checks/use-checks.ts'
import { useOthersThan } from '@/checks/use-others-than.ts'
import { useSame } from '@/lib/use-same.ts'
import { useMediaFacts } from '@/posts/data/use-media-facts.ts'
import { useBenchHistory, type BenchDraft } from './use-bench-history.ts'
import type { useBenchRules } from './use-bench-rules.ts'

type Bench = {
  workspaceId: string
  /** What it begins with; null for an empty field. */
  post: Post | null
}

type Rules = Pick<ReturnType<typeof useBenchRules>, 'contract' | 'brand' | 'readers' | 'languages'>

/** Stands for the draft of an empty bench. */
const NO_POST = 'bench'

/** A draft on the bench with what the rules say of it, now and when it came. */
export function useBench({ workspaceId, post }: Bench, { contract, brand, readers, languages }: Rules) {
  const [begun] = useState<BenchDraft>({ text: post?.text ?? '', media: post?.media ?? [] })
  const history = useBenchHistory(begun)
  const { text, media } = history.now
  const facts = useMediaFacts(
    workspaceId,
    begun.media.map(({ mediaId }) => mediaId),
  )
  const filesOf = (files: BenchDraft['media']) =>
    files.flatMap((file) => checkedFileOf({ ...file, stored: facts.find(file.mediaId) }))
  const earlier = useOthersThan({ workspaceId, postId: post?.id ?? null, seriesId: post?.seriesId ?? null })
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
    findings: checked ? carryFindings(checked.report.findings, checked.draft.text, text) : [],
  }
}
