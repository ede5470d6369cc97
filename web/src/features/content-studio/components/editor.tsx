import { memo, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useMay } from '@/session/use-role.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import type { Autosave } from '@/documents/autosave.ts'
import type { Steps } from '@/documents/draft-history.ts'
import { useSame, useStable } from '@/lib/use-stable.ts'
import { checkChannels } from '@/posts/channels/channel-checks.ts'
import { asWritten, ToChannelContext } from '@/posts/channels/to-channel.ts'
import { type ComposerPart, findVersionToFix } from '../content-faults.ts'
import { checkedOf } from '../checked-media.ts'
import { LiveChecks } from '../checks/lazy-live-checks.ts'
import { listDraftFiles } from '../draft-files.ts'
import { EditorCard } from './editor-card.tsx'
import { EditorViews, type EditorView } from './editor-views.tsx'
import { PlannedPublications } from './schedule/planned-publications.tsx'
import { PreviewPanel } from './preview/preview-panel.tsx'
import { ScheduleBar } from './schedule/schedule-bar.tsx'
import type { ImagesOf } from './pictures/draft-images.tsx'
import type { ImageUploads } from './pictures/use-image-uploads.ts'
import { useChannelVersion } from './channels/use-channel-version.ts'
import { usePartFocus } from './thread/use-thread-edit.ts'
import { useScheduleForm } from './schedule/use-schedule-form.ts'
import { useScheduling } from './schedule/use-scheduling.ts'
import { useSeriesQuestion } from './schedule/use-series-question.tsx'
import styles from './composer.module.css'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { COMPOSER_ACTIONS } from '../composer-actions.ts'

const DriftNotice = lazyWhenIdle(async () => (await import('./drift-notice.tsx')).DriftNotice)
const FollowCampaign = lazyWhenIdle(async () => (await import('./campaign/follow-campaign.tsx')).FollowCampaign)
const RepeatDialog = lazyWhenIdle(async () => (await import('./schedule/repeat-dialog.tsx')).RepeatDialog)

type Props = {
  workspaceId: string
  postId: string
  /** True if the post belongs to a series whose other posts may change with it. */
  isInSeries: boolean
  /** Id of the series that created the post, even if the post is now edited separately. */
  seriesId: string | null
  draft: PostDraft
  picturesOf: ImagesOf
  variants: readonly Variant[]
  connections: readonly Connection[]
  autosave: Autosave<PostDraft>
  steps: Steps
  uploads: ImageUploads
}

/** Writes, checks and plans a post; memoized, so that changes of the save status or of the stored post do not re-render it. */
export const Editor = memo(function Editor(props: Props) {
  const {
    workspaceId,
    postId,
    isInSeries,
    seriesId,
    draft,
    picturesOf,
    variants,
    connections,
    autosave,
    steps,
    uploads,
  } = props
  const { t } = useTranslation('studio')
  const { timeZone: tzid } = useWorkspace()
  const canPlan = useMay('plan_posts')
  const { ask, question } = useSeriesQuestion(isInSeries)
  const [isRepeating, setRepeating] = useState(false)
  const scheduling = useScheduling(workspaceId, postId, tzid, { autosave, ask })
  const chosen = useMemo(
    () => connections.filter(({ id }) => draft.connectionIds.includes(id)),
    [connections, draft.connectionIds],
  )
  const versions = useChannelVersion(draft, autosave, chosen)
  const known = useSame(picturesOf(listDraftFiles(draft)).flatMap(checkedOf))
  const [toChannel, setToChannel] = useState(() => asWritten)
  const checks = useMemo(() => checkChannels(chosen, draft, known, toChannel), [chosen, draft, known, toChannel])
  const isUploading = uploads.pending.some(({ state }) => state !== 'failed')
  /** A submit is checked against the current draft, since the screen updates after typing. */
  const judge = () => {
    const { draft: now } = autosave.getState()
    return now === draft ? { draft, checks } : { draft: now, checks: checkChannels(chosen, now, known, toChannel) }
  }
  const root = useRef<HTMLDivElement>(null)
  const focusPart = usePartFocus(root)
  const [view, setView] = useState<EditorView>('write')
  const [isTimeOpen, setTimeOpen] = useState(false)

  /** Shows a part, which may be hidden on a narrow screen or belong to another version, and then focuses it. */
  function openPart(part: ComposerPart) {
    if (part === 'time') setTimeOpen(true)
    else setView('write')
    if (part === 'text' || part === 'pictures') versions.show(findVersionToFix(part, judge().draft, judge().checks))
    focusPart(part)
  }

  const form = useScheduleForm({
    autosave,
    draft,
    variants,
    checks,
    toChannel,
    judge,
    isUploading,
    tzid,
    scheduling,
    onFault: openPart,
    onDone: () => setTimeOpen(false),
  })
  const actions = useComposerActions({ form, autosave, isInSeries, onRepeat: () => setRepeating(true) })
  const otherWays = useMemo(() => actions.filter(({ keys }) => keys === undefined), [actions])
  return (
    <ToChannelContext value={toChannel}>
      <div ref={root} className={styles.editor}>
        <FollowCampaign
          props={
            draft.campaignId === '' ? null : { workspaceId, campaignId: draft.campaignId, onToChannel: setToChannel }
          }
        />
        <DriftNotice
          props={
            form.differs && form.planned
              ? {
                  draft,
                  variants,
                  isBusy: scheduling.isBusy,
                  onUpdate: form.submit,
                  onRevert: (scheduled) => autosave.edit(scheduled),
                }
              : null
          }
        />
        <EditorViews
          view={view}
          onView={setView}
          write={
            <>
              <PlannedPublications variants={variants} connections={connections} />
              <EditorCard
                workspaceId={workspaceId}
                draft={draft}
                picturesOf={picturesOf}
                versions={versions}
                connections={connections}
                chosen={chosen}
                checks={checks}
                faultAt={form.faultAt}
                isTried={form.isTried}
                outcome={form.bar.outcome}
                autosave={autosave}
                steps={steps}
                uploads={uploads}
              />
            </>
          }
          checks={
            <LiveChecks
              props={{ root, workspaceId, postId, seriesId, chosen, picturesOf, version: versions.version }}
            />
          }
          preview={
            <PreviewPanel
              draft={draft}
              connections={chosen}
              written={versions.version.connection?.id ?? null}
              checks={checks}
              picturesOf={picturesOf}
              uploads={uploads}
            />
          }
        />
        {canPlan ? (
          <ScheduleBar
            form={form.bar}
            otherWays={otherWays}
            tzid={tzid}
            isBusy={scheduling.isBusy}
            isTimeOpen={isTimeOpen}
            onTimeOpen={setTimeOpen}
          />
        ) : (
          <p className={styles.draftsOnly}>{t('studio:schedule.draftsOnly')}</p>
        )}
        {question}
        <RepeatDialog
          props={
            isRepeating
              ? { workspaceId, postId, autosave, tzid, local: form.bar.chosen, onClose: () => setRepeating(false) }
              : null
          }
        />
      </div>
    </ToChannelContext>
  )
})

type Options = {
  form: ReturnType<typeof useScheduleForm>
  autosave: Autosave<PostDraft>
  isInSeries: boolean
  onRepeat: () => void
}

/** Returns the actions for the open post, and offers them to shortcuts and the command palette. */
function useComposerActions({ form, autosave, isInSeries, onRepeat }: Options) {
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
