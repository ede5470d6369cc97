import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { formatMoment } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import { frozenDraft, plannedVariants } from '../scheduled-content.ts'
import { Notice } from '@/ui/notice.tsx'

type Props = {
  draft: PostDraft
  variants: readonly Variant[]
  isBusy: boolean
  onUpdate: () => void
  onRevert: (scheduled: PostDraft) => void
}

/** Shows that the draft differs from the plan, which stays unchanged until the user updates it. */
export function DriftNotice({ draft, variants, isBusy, onUpdate, onRevert }: Props) {
  const { t } = useTranslation('studio')
  const now = useNow(60_000)
  const first = plannedVariants(variants)[0]
  const scheduled = frozenDraft(draft, variants)
  if (!first || !scheduled) return null
  const time = formatMoment(first.scheduled.instant, first.scheduled.tzid, now)
  return (
    <Notice title={t('studio:drift.title')} text={t('studio:drift.text', { time })}>
      <Button size="compact-sm" loading={isBusy} onClick={onUpdate}>
        {t('studio:drift.update')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => onRevert(scheduled)}>
        {t('studio:drift.revert')}
      </Button>
    </Notice>
  )
}
