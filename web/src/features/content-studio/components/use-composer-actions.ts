import { useMemo } from 'react'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { useStable } from '@/lib/use-stable.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { COMPOSER_ACTIONS } from '../composer-actions.ts'
import type { useScheduleForm } from './schedule/use-schedule-form.ts'

type Options = {
  form: ReturnType<typeof useScheduleForm>
  autosave: Autosave<PostDraft>
  isInSeries: boolean
  onRepeat: () => void
}

/** What can be done with the post that is open; menus show it, keys and the palette run it. */
export function useComposerActions({ form, autosave, isInSeries, onRepeat }: Options) {
  const offer = useOfferActions()
  const { submit: onSchedule, publishNow: onPublishNow, takeBack: onTakeBack } = form
  const isPlanned = form.planned !== undefined
  const onSave = useStable(() => void autosave.flush())
  const repeat = useStable(onRepeat)
  const actions = useMemo(() => {
    const context = { isPlanned, onSchedule, onSave, onPublishNow, onTakeBack, isInSeries, onRepeat: repeat }
    return offer(COMPOSER_ACTIONS, context)
  }, [isPlanned, onSchedule, onSave, onPublishNow, onTakeBack, isInSeries, repeat, offer])
  useScreenActions(actions)
  return actions
}
