import { useState } from 'react'
import { draftOfText, type CheckedDraft, type WritingHabits } from '@postwright/core/checks/checked-draft'
import type { BrandRules } from '@postwright/core/checks/brand/brand-rules'
import type { PersonaRules } from '@postwright/core/checks/persona/persona-rules'
import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { shiftFindings } from '@/checks/text-findings.ts'
import { toCheckedFiles } from '@/checks/check-context.ts'
import { useChecks } from '@/checks/use-checks.ts'
import { useSame } from '@/lib/use-stable.ts'
import type { ChannelVersion } from '../components/channels/use-channel-version.ts'
import type { PicturesOf } from '../components/pictures/draft-pictures.tsx'

type Rules = {
  brand: BrandRules | null
  readers: PersonaRules | null
  /** The other posts, which this one should not repeat. */
  earlier: CheckedDraft['earlier']
  habits: WritingHabits
  languages: CheckedDraft['languages']
}

/** What the rules say of the version that is being written, as one of its channels gets it. */
export function useLiveChecks(
  { draft: { text, media } }: ChannelVersion,
  picturesOf: PicturesOf,
  channel: Connection | null,
  { brand, readers, earlier, habits, languages }: Rules,
) {
  const [current, setCurrent] = useState<number | null>(null)
  const files = picturesOf(media).flatMap(toCheckedFiles)
  const contract = channel && contractFor(channel)
  const draft = useSame(draftOfText(text, { files, contract, brand, persona: readers, earlier, habits, languages }))
  const checked = useChecks(draft)
  const findings = checked ? shiftFindings(checked.report.findings, checked.draft.text, text) : []
  return {
    draft,
    score: checked?.report.score ?? null,
    ceiling: checked?.report.ceiling ?? 100,
    isForeign: checked?.report.isForeign ?? false,
    findings,
    /** The findings of just these words; null while they are not checked yet. */
    known: checked?.draft === draft ? checked.report.findings : null,
    current: findings.find((_, at) => at === current) ?? null,
    setCurrent: (finding: (typeof findings)[number]) => setCurrent(findings.indexOf(finding)),
  }
}
