import { IconPhotoPlus } from '@tabler/icons-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import type { Steps } from '@/documents/use-draft-history.ts'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { useFileDrop } from '@/ui/use-file-drop.ts'
import type { ComposerPart } from '../content-faults.ts'
import { missingAlt } from '../missing-alt.ts'
import { refusalsAt } from '../refusals-at.ts'
import { withLabels } from '../with-labels.ts'
import { versionPanel } from '../version-ids.ts'
import { AltReminder } from './pictures/alt-reminder.tsx'
import { ChannelsPart } from './channels/channels-part.tsx'
import { CounterAnnouncer } from './text/counter-announcer.tsx'
import { PostText } from './text/post-text.tsx'
import { ProblemList } from './problem-list.tsx'
import type { useChannelVersion } from './channels/use-channel-version.ts'
import type { PicturesOf } from './pictures/use-draft-pictures.ts'
import type { PictureUploads } from './pictures/use-picture-uploads.ts'
import type { Outcome } from './schedule/use-scheduling.ts'
import { useThreadEdit } from './thread/use-thread-edit.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { useVideoCover } from './pictures/use-video-cover.ts'
import { VersionMark } from './channels/version-mark.tsx'
import styles from './editor-card.module.css'

/** Pictures, what only some networks take, and the versions of several channels come after the text can be written. */
const Pictures = lazy(async () => {
  const { Pictures: pictures } = await import('./pictures/pictures.tsx')
  return { default: pictures }
})
const PostExtras = lazy(async () => {
  const { PostExtras: extras } = await import('./extras/post-extras.tsx')
  return { default: extras }
})
const VersionTabs = lazy(async () => {
  const { VersionTabs: tabs } = await import('./channels/version-tabs.tsx')
  return { default: tabs }
})

type Props = {
  workspaceId: string
  draft: PostDraft
  picturesOf: PicturesOf
  /** Which version is written. */
  versions: ReturnType<typeof useChannelVersion>
  connections: readonly Connection[]
  checks: readonly ChannelCheck[]
  /** What is wrong with a part, in words. */
  faultAt: (part: ComposerPart) => string | undefined
  /** Whether it was tried to publish it with what is wrong now. */
  isTried?: boolean
  /** What came of the last try to publish. */
  outcome: Outcome | null
  autosave: Autosave<PostDraft>
  steps: Steps
  uploads: PictureUploads
}

/** Channels, words and pictures of a post, with the limits of every chosen channel in sight. */
export function EditorCard(props: Props) {
  const {
    workspaceId,
    draft,
    picturesOf,
    versions,
    connections,
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
  const { version, hasChoice, show } = versions
  const shown = version.connection?.id ?? null
  const place = { connectionId: shown, part: 0 }
  const drop = useFileDrop((files) => uploads.add(files, place))
  const editThread = useThreadEdit(version, uploads)
  useUndoKeys(root, steps)
  const choosable = connections.filter(
    ({ id: own, status }) => status !== 'disconnected' || draft.connectionIds.includes(own),
  )
  const [isNew] = useState(draft.text === '' && draft.media.length === 0)
  const concerned = shown === null ? checks : checks.filter(({ connection }) => connection.id === shown)
  const channels = concerned.map(({ connection }) => connection)
  const giveCover = useVideoCover(autosave, uploads, channels)
  const problemsOf = (part: ComposerPart, of = concerned) => (
    <ProblemList part={part} checks={of} fault={faultAt(part)} refusals={refusalsAt(part, outcome)} />
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
        <Suspense fallback={<div className={styles.tabs} />}>
          <VersionTabs id={id} draft={draft} checks={checks} shown={shown} onShow={show} />
        </Suspense>
      )}
      <div className={styles.write} {...(hasChoice && versionPanel(id, shown))}>
        <PostText
          version={version}
          checks={concerned}
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
          <Suspense fallback={<div className={styles.picturesSpace} />}>
            <Pictures
              pictures={picturesOf(version.draft.media)}
              place={place}
              uploads={uploads}
              channels={channels}
              onChange={(change) => version.change((now) => ({ media: change(now.media) }))}
              onCover={giveCover}
            />
          </Suspense>
          {problemsOf('pictures')}
        </div>
        <Suspense fallback={null}>
          <PostExtras
            workspaceId={workspaceId}
            version={version}
            connections={channels}
            picturesOf={picturesOf}
            uploads={uploads}
            editThread={editThread}
            onEdit={(change) => autosave.edit({ ...autosave.getState().draft, ...change })}
          />
        </Suspense>
        <AltReminder missing={missingAlt(version.draft)} />
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
