import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { fromInstant, readChosenTime, writeChosenTime } from '@postwright/core/time/zoned-time'
import { checkLocalTime } from '@/posts/times/local-time-check.ts'
import { presetTime } from '@/posts/times/schedule-presets.ts'
import type { Autosave } from '@/documents/autosave.ts'
import { useStable } from '@/lib/use-stable.ts'
import { useNow } from '@/ui/use-now.ts'
import { asWritten, type ToChannel } from '@/posts/channels/to-channel.ts'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { contentFaults, type ComposerPart } from '../../content-faults.ts'
import { sameDraft } from '@/posts/content/same-draft.ts'
import { differsFromScheduled, plannedVariants } from '../../scheduled-content.ts'
import type { Outcome, Scheduling } from './use-scheduling.ts'

type Options = {
  autosave: Pick<Autosave<PostDraft>, 'edit' | 'getState'>
  draft: PostDraft
  variants: readonly Variant[]
  checks: readonly ChannelCheck[]
  toChannel: ToChannel
  /** Returns the draft and its checks with all current input. */
  judge: () => { draft: PostDraft; checks: readonly ChannelCheck[] }
  isUploading: boolean
  tzid: string
  scheduling: Scheduling
  /** Shows the part of the composer in which a problem has to be fixed. */
  onFault: (part: ComposerPart) => void
  /** Called when the time was accepted. */
  onDone: () => void
}

/** Returns the state of the schedule form: the selected time, the main button's action, whether the post may be published, and the problems per part. */
export function useScheduleForm(options: Options) {
  const { autosave, draft, variants, checks, toChannel, judge, isUploading, tzid, scheduling, onFault, onDone } =
    options
  const { t } = useTranslation('studio')
  const [isCleared, setCleared] = useState(false)
  /**
   * The chosen time, which is stored with the draft on the server; null once the user has cleared it. While it is undefined, the planned or the
   * suggested time is shown.
   */
  const picked = readChosenTime(draft.chosenTime, tzid) ?? (isCleared ? null : undefined)
  const [tried, setTried] = useState({ content: false, time: false })
  const now = useNow(30_000)
  const planned = plannedVariants(variants)[0]
  const plannedLocal = planned ? fromInstant(planned.scheduled.instant, tzid).local : null
  /** A new post has a suggested time that one press accepts; the main button shows it. */
  const isSuggested = picked === undefined && plannedLocal === null
  const suggested = isSuggested ? presetTime('tomorrow_morning', now, tzid) : plannedLocal
  const local = picked === undefined ? suggested : picked
  const problem = checkLocalTime(local, tzid, now)
  // The comparison is unreliable until the campaign is loaded.
  const isKnown = draft.campaignId === '' || toChannel !== asWritten
  const differs = isKnown && differsFromScheduled(draft, variants, toChannel)
  const isMove = planned !== undefined && !differs
  const outcome = current(scheduling.outcome, draft)
  const found = contentFaults(draft, checks, isUploading)

  /** Shows the problems and moves to the first; returns true when there are none. */
  function mayGo(needs: { content: boolean; time: boolean }): boolean {
    setTried(needs)
    scheduling.forget()
    const now = judge()
    const [first] = contentFaults(now.draft, now.checks, isUploading)
    const part = (needs.content && first?.part) || (needs.time && problem !== null ? 'time' : null)
    if (part) onFault(part)
    return !part
  }

  const submit = useStable(() => {
    const isMove = planned !== undefined && !differsFromScheduled(judge().draft, variants, toChannel)
    if (isMove && local === plannedLocal) return onFault('time')
    if (!mayGo({ content: !isMove, time: true }) || local === null) return undefined
    return void (isMove ? scheduling.moveTo(local) : scheduling.scheduleAt(local)).then(settle)
  })

  function keepTime(next: string | null) {
    const { draft: now } = autosave.getState()
    const chosenTime = next === null ? '' : writeChosenTime(next, tzid)
    if (now.chosenTime !== chosenTime) autosave.edit({ ...now, chosenTime })
  }

  function settle(result: Outcome | null) {
    if (result?.kind === 'refused') return result.part ? onFault(result.part) : undefined
    if (result === null) return undefined
    keepTime(null)
    setCleared(false)
    setTried({ content: false, time: false })
    return onDone()
  }

  /** Returns the message of a part: the API's refusal or, once an attempt has reported problems, the part's current problem. */
  function faultAt(part: ComposerPart): string | undefined {
    if (outcome?.kind === 'refused' && outcome.part === part) return outcome.words
    const words = tried.content ? found.find((fault) => fault.part === part)?.words : null
    return words ? t(words) : undefined
  }

  const choose = useStable((next: string | null) => {
    scheduling.forget()
    keepTime(next)
    setCleared(next === null)
  })
  const addToQueue = useStable((queueId: string, slotAt?: number) => {
    if (mayGo({ content: true, time: false })) void scheduling.queueIn(queueId, slotAt).then(settle)
  })
  const publishNow = useStable(() => {
    if (mayGo({ content: true, time: false })) void scheduling.publishNow().then(settle)
  })
  /** Removes the post from the schedule; its planned time is kept as the chosen time. */
  const takeBack = useStable(() => {
    if (plannedLocal === null) return
    void scheduling.takeBack(plannedLocal).then(() => keepTime(plannedLocal))
  })
  const intent = planned === undefined ? 'schedule' : differs ? 'update' : 'reschedule'
  /** The chosen or planned time; null while a time is only suggested, or was cleared. */
  const chosen = isSuggested ? null : local
  /** An invalid time is reported immediately, a missing one only after an attempt to schedule. */
  const shownProblem = tried.time || problem !== 'missing' ? problem : null
  /** True while the main button's only action is to open the time. */
  const isUnchanged = isMove && local === plannedLocal
  const timeFault = faultAt('time')
  const bar = useMemo(
    () => ({
      local,
      chosen,
      problem: shownProblem,
      intent,
      isUnchanged,
      outcome,
      timeFault,
      choose,
      submit,
      addToQueue,
    }),
    [local, chosen, shownProblem, intent, isUnchanged, outcome, timeFault, choose, submit, addToQueue],
  )

  return {
    /** Values displayed by the bar; memoized while they are equal. */
    bar,
    planned,
    differs,
    outcome,
    /** True after an attempt has reported the problems of the content. */
    isTried: tried.content,
    faultAt,
    submit,
    publishNow,
    takeBack,
  }
}

/** Returns the outcome; null if it is a refusal of a different draft. */
function current(outcome: Outcome | null, draft: PostDraft): Outcome | null {
  return outcome?.kind === 'refused' && !sameDraft(outcome.draft, draft) ? null : outcome
}
