import { IconPhotoPlus } from '@tabler/icons-react'
import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import type { Autosave } from '@/documents/autosave.ts'
import type { Steps } from '@/documents/draft-history.ts'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { useFileDrop } from '@/ui/use-file-drop.ts'
import type { ComposerPart } from '../content-faults.ts'
import { countMissingAlt } from '../draft-files.ts'
import { getChannelRefusals } from '../channel-refusals.ts'
import { withLabels } from '../post-labels.ts'
import { versionPanel } from '../version-ids.ts'
import { AltReminder } from './pictures/alt-reminder.tsx'
import { ChannelsPart } from './channels/channels-part.tsx'
import { CounterAnnouncer } from './text/counter-announcer.tsx'
import { PostText } from './text/post-text.tsx'
import { ProblemList } from './problem-list.tsx'
import type { useChannelVersion } from './channels/use-channel-version.ts'
import type { ImagesOf, ChangeFiles } from './pictures/draft-images.tsx'
import type { ImageUploads } from './pictures/use-image-uploads.ts'
import type { Outcome } from './schedule/use-scheduling.ts'
import { useThreadEdit } from './thread/use-thread-edit.ts'
import { useUndoKeys } from '@/documents/use-undo-keys.ts'
import { VersionMark } from './channels/version-mark.tsx'
import styles from './editor-card.module.css'

/** Lazy: images, network-specific parts and channel versions load after the text can be written. */
const PostImages = lazyPart(async () => (await import('./pictures/images.tsx')).PostImages)
const PostExtras = lazyPart(async () => (await import('./extras/post-extras.tsx')).PostExtras)
const VersionTabs = lazyPart(async () => (await import('./channels/version-tabs.tsx')).VersionTabs)

type Props = {
  workspaceId: string
  draft: PostDraft
  picturesOf: ImagesOf
  /** The version being written, and the function to switch to another. */
  versions: ReturnType<typeof useChannelVersion>
  connections: readonly Connection[]
  /** Chosen channels of the post. */
  chosen: readonly Connection[]
  checks: readonly ChannelCheck[]
  /** Returns the text of a part's problem. */
  faultAt: (part: ComposerPart) => string | undefined
  /** True if publishing was tried with the current problems. */
  isTried?: boolean
  /** Result of the last attempt to publish. */
  outcome: Outcome | null
  autosave: Autosave<PostDraft>
  steps: Steps
  uploads: ImageUploads
}

/** Edits the channels, text and images of a post, with the limits of every chosen channel in view. */
export function EditorCard(props: Props) {
  const {
    workspaceId,
    draft,
    picturesOf,
    versions,
    connections,
    chosen,
    checks,
    faultAt,
    isTried = false,
    outcome,
    autosave,
    steps,
    uploads,
  } = props
  const { t } = useTranslation('studio')
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useLoadWhenIdle(VersionTabs.load)
  const { version, hasChoice, show } = versions
  const shown = version.connection?.id ?? null
  const place = useMemo(() => ({ connectionId: shown, part: 0 }), [shown])
  const drop = useFileDrop((files) => uploads.add(files, place))
  const editThread = useThreadEdit(version, uploads)
  useUndoKeys(root, steps)
  const choosable = useMemo(
    () => connections.filter(({ id: own, status }) => status !== 'disconnected' || draft.connectionIds.includes(own)),
    [connections, draft.connectionIds],
  )
  const [isNew] = useState(draft.text === '' && draft.media.length === 0)
  const concerned = shown === null ? checks : checks.filter(({ connection }) => connection.id === shown)
  const channels = useMemo(
    () => (shown === null ? chosen : chosen.filter((connection) => connection.id === shown)),
    [chosen, shown],
  )
  const { media } = version.draft
  const pictures = useMemo(() => picturesOf(media), [picturesOf, media])
  const { change: changeVersion } = version
  const changeFiles = useCallback<ChangeFiles>(
    (change) => changeVersion((now) => ({ media: change(now.media) })),
    [changeVersion],
  )
  const problemsOf = (part: ComposerPart, of = concerned) => (
    <ProblemList part={part} checks={of} fault={faultAt(part)} refusals={getChannelRefusals(part, outcome)} />
  )

  return (
    <div ref={root} className={styles.card} {...drop.props}>
      <ChannelsPart
        draft={draft}
        choosable={choosable}
        isNew={isNew}
        checks={checks}
        picturesOf={picturesOf}
        autosave={autosave}
        problems={problemsOf('channels', checks)}
        isTried={isTried || outcome?.kind === 'refused'}
      />
      {hasChoice && (
        <VersionTabs {...{ id, draft, checks, shown }} onShow={show} waiting={<div className={styles.tabs} />} />
      )}
      <div className={styles.write} {...(hasChoice && versionPanel(id, shown))}>
        <PostText
          version={version}
          checks={concerned}
          channels={channels}
          steps={steps}
          takesFocus={isNew}
          isInvalid={concerned.some(({ left }) => left < 0) || faultAt('text') !== undefined}
          problems={problemsOf('text')}
          onPasteFiles={(files) => uploads.add(files, place)}
          onLabels={(labels) => autosave.edit(withLabels(autosave.getState().draft, labels))}
          editThread={editThread}
        />
        {checks.length === 0 && choosable.length > 0 && <p className={styles.hint}>{t('studio:channels.choose')}</p>}
        <CounterAnnouncer checks={concerned} />
        <div className={styles.pictures} data-part="pictures">
          <VersionMark version={version} part="media" />
          <PostImages
            pictures={pictures}
            place={place}
            uploads={uploads}
            channels={channels}
            onChange={changeFiles}
            autosave={autosave}
            waiting={<div className={styles.picturesSpace} />}
          />
          {problemsOf('pictures')}
        </div>
        <PostExtras
          workspaceId={workspaceId}
          version={version}
          connections={channels}
          picturesOf={picturesOf}
          uploads={uploads}
          editThread={editThread}
          onEdit={(change) => autosave.edit({ ...autosave.getState().draft, ...change })}
        />
        <AltReminder missing={countMissingAlt(version.draft)} />
      </div>
      {drop.isOver && (
        <div className={styles.drop} aria-hidden="true">
          <IconPhotoPlus size="1.5rem" />
          {t('studio:pictures.drop')}
        </div>
      )}
    </div>
  )
}
