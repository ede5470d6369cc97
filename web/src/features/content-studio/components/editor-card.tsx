import { IconPhotoPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import type { ChannelCheck } from '@/publishing/channel-checks.ts'
import type { ComposerPart } from '../content-faults.ts'
import { useFileDrop } from '@/ui/use-file-drop.ts'
import { AltNudge } from './alt-nudge.tsx'
import { ChannelCounter } from './channel-counter.tsx'
import { ChannelPicker } from './channel-picker.tsx'
import { CounterAnnouncer } from './counter-announcer.tsx'
import { HashtagsButton } from './hashtags-button.tsx'
import { Pictures } from './pictures.tsx'
import { ProblemList } from './problem-list.tsx'
import { TextField } from './text-field.tsx'
import { useTextInsertion } from './use-text-insertion.ts'
import type { DraftPicture } from './use-draft-pictures.ts'
import type { PictureUploads } from './use-picture-uploads.ts'
import type { Outcome } from './use-scheduling.ts'
import styles from './editor-card.module.css'

/** What only some networks take comes after the text can be written. */
const PostExtras = lazy(async () => {
  const { PostExtras: extras } = await import('./post-extras.tsx')
  return { default: extras }
})

type Props = {
  draft: PostDraft
  pictures: readonly DraftPicture[]
  connections: readonly Connection[]
  checks: readonly ChannelCheck[]
  /** What is wrong with a part, in words. */
  faultAt: (part: ComposerPart) => string | undefined
  /** What came of the last try to publish. */
  outcome: Outcome | null
  autosave: Autosave<PostDraft>
  uploads: PictureUploads
}

/** Channels, words and pictures of a post, with the limits of every chosen channel in sight. */
export function EditorCard(props: Props) {
  const { draft, pictures, connections, checks, faultAt, outcome, autosave, uploads } = props
  const { t } = useTranslation('studio')
  const drop = useFileDrop(uploads.add)
  const setText = (text: string) => autosave.edit({ ...draft, text })
  const { field, onFocus, insert } = useTextInsertion(setText)
  const choosable = connections.filter(
    ({ id, status }) => status !== 'disconnected' || draft.connectionIds.includes(id),
  )
  const [isNew] = useState(draft.text === '' && draft.media.length === 0)
  const isOver = checks.some(({ left }) => left < 0)
  const problemsOf = (part: ComposerPart) => (
    <ProblemList part={part} checks={checks} fault={faultAt(part)} refusals={refusalsAt(part, outcome)} />
  )

  return (
    <div className={styles.card} {...drop.props}>
      <div className={styles.channels} data-part="channels">
        <ChannelPicker
          connections={choosable}
          chosen={draft.connectionIds}
          onChange={(connectionIds) => autosave.edit({ ...draft, connectionIds })}
          problems={problemsOf('channels')}
        />
      </div>
      <div className={styles.write}>
        <div data-part="text">
          <TextField
            ref={field}
            onFocus={onFocus}
            value={draft.text}
            takesFocus={isNew}
            isInvalid={isOver || faultAt('text') !== undefined}
            problems={problemsOf('text')}
            onChange={setText}
            onPasteFiles={uploads.add}
          />
        </div>
        <div className={styles.below}>
          <HashtagsButton text={draft.text} onInsert={insert} />
          <div className={styles.counters}>
            {checks.map((check) => (
              <ChannelCounter key={check.connection.id} check={check} />
            ))}
          </div>
        </div>
        {checks.length === 0 && choosable.length > 0 && <p className={styles.hint}>{t('studio:channels.choose')}</p>}
        <CounterAnnouncer checks={checks} />
        <div className={styles.pictures} data-part="pictures">
          <Pictures pictures={pictures} uploads={uploads} autosave={autosave} />
          {problemsOf('pictures')}
        </div>
        <Suspense fallback={null}>
          <PostExtras
            draft={draft}
            connections={checks.map(({ connection }) => connection)}
            onEdit={(change) => autosave.edit({ ...draft, ...change })}
          />
        </Suspense>
        <AltNudge missing={pictures.filter(({ alt }) => alt.trim() === '').length} />
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

function refusalsAt(part: ComposerPart, outcome: Outcome | null): Readonly<Record<string, string>> {
  return outcome?.kind === 'refused' && outcome.part === part ? outcome.channels : {}
}
