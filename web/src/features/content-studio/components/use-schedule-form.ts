import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { checkLocalTime } from '@/publishing/local-time-check.ts'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import { readiness } from '../readiness.ts'
import type { ChannelCheck } from '../channel-checks.ts'
import { differsFromScheduled, plannedVariants } from '../scheduled-content.ts'
import type { Scheduling } from './use-scheduling.ts'

type Options = {
  draft: PostDraft
  variants: readonly Variant[]
  checks: readonly ChannelCheck[]
  isUploading: boolean
  tzid: string
  scheduling: Scheduling
}

/** The bar at the bottom: which time is meant, what the main button does, and whether the post may go. */
export function useScheduleForm({ draft, variants, checks, isUploading, tzid, scheduling }: Options) {
  const { t } = useTranslation('studio')
  /** Undefined until the person chooses: then the planned time is shown. */
  const [picked, setPicked] = useState<string | null | undefined>(undefined)
  const [wasTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const planned = plannedVariants(variants)[0]
  const plannedLocal = planned ? fromInstant(planned.scheduled.instant, tzid).local : null
  const local = picked === undefined ? plannedLocal : picked
  const now = useNow(30_000)
  const differs = differsFromScheduled(draft, variants)
  const isMove = planned !== undefined && !differs
  const problem = checkLocalTime(local, tzid, now)

  /** Says what is missing; true when the content may go out. */
  function isReady(): boolean {
    const missing = readiness(draft, checks, isUploading)
    if (missing) toast.error(t(missing))
    return missing === null
  }

  function submit() {
    if (isMove && local === plannedLocal) return field.current?.focus()
    if (!isMove && !isReady()) return undefined
    setTried(true)
    if (problem !== null || local === null) return field.current?.focus()
    const done = isMove ? scheduling.moveTo(local) : scheduling.scheduleAt(local)
    return void done.then((happened) => happened && forget())
  }

  function publishNow() {
    if (isReady()) void scheduling.publishNow().then((happened) => happened && forget())
  }

  function forget() {
    setPicked(undefined)
    setTried(false)
  }

  return {
    field,
    local,
    /** A time that cannot be is refused at once, a missing one when it is needed. */
    problem: wasTried || problem !== 'missing' ? problem : null,
    intent: planned === undefined ? ('schedule' as const) : differs ? ('update' as const) : ('reschedule' as const),
    planned,
    differs,
    choose: setPicked,
    submit,
    publishNow,
    /** Takes the post off the schedule; the time stays chosen. */
    takeBack() {
      if (plannedLocal === null) return
      setPicked(plannedLocal)
      void scheduling.takeBack(plannedLocal)
    },
  }
}
