import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { offerActions } from '@/ui/offer-actions.ts'
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
  const actions = offerActions(COMPOSER_ACTIONS, {
    isPlanned: form.planned !== undefined,
    onSchedule: form.submit,
    onSave: () => void autosave.flush(),
    onPublishNow: form.publishNow,
    onTakeBack: form.takeBack,
    isInSeries,
    onRepeat,
  })
  useScreenActions(actions)
  return actions
}
