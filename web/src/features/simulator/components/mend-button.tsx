import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Finding, Mend } from '@postwright/core/simulate/finding'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useMay } from '@/session/use-role.ts'
import { formatMoment } from '@/ui/format-moment.ts'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { movePost } from '../data/move-post.ts'

type Props = {
  workspaceId: string
  finding: Finding
  now: number
  /** Something was changed: what was found may be out of date. */
  onMended: () => Promise<unknown>
}

/** Where a step is taken that leads to another screen. */
function placeOf(mend: Mend): string | null {
  switch (mend.kind) {
    case 'reconnect':
    case 'resume_channel':
      return routes.connectedPlatforms.href()
    case 'resume_workspace':
      return routes.settingsWorkspace.href()
    case 'review_approval':
    case 'open_post':
      return routes.contentStudioPost.href(mend.postId)
    case 'open_series':
      return routes.repeats.href(mend.seriesId)
    case 'fill_slot':
    case 'resume_queue':
      return routes.queues.href()
    case 'move':
      return null
  }
}

/** The step that mends a finding: at once, or on the screen where it is done. */
export function MendButton({ workspaceId, finding, now, onMended }: Props) {
  const { t } = useTranslation('simulator')
  const { isRunning, failure, run } = useApiCall()
  const canPlan = useMay('plan_posts')
  const { mend } = finding
  const to = placeOf(mend)
  const label = labelOf()

  function labelOf(): string {
    if (mend.kind !== 'move') return t(`simulator:mend.${mend.kind}`)
    const { instant } = toZonedTime(mend.local, mend.tzid)
    return t('simulator:mend.move', { time: formatMoment(instant, mend.tzid, now) })
  }

  function act() {
    if (mend.kind !== 'move') return
    void run(async () => {
      await movePost(workspaceId, mend)
      toast.success(t('simulator:moved'))
      await onMended()
    })
  }

  if (to !== null) {
    return (
      <Button component={Link} to={to} variant="default" size="sm">
        {label}
      </Button>
    )
  }
  if (!canPlan) return null
  return (
    <>
      <Button variant="default" size="sm" loading={isRunning} onClick={act}>
        {label}
      </Button>
      <FormError message={failure} />
    </>
  )
}
