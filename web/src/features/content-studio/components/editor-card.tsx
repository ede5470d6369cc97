import { IconPhotoPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '../autosave.ts'
import type { ChannelCheck } from '../channel-checks.ts'
import { useFileDrop } from '@/ui/use-file-drop.ts'
import { AltNudge } from './alt-nudge.tsx'
import { ChannelCounter } from './channel-counter.tsx'
import { ChannelPicker } from './channel-picker.tsx'
import { CounterAnnouncer } from './counter-announcer.tsx'
import { Pictures } from './pictures.tsx'
import { ProblemList } from './problem-list.tsx'
import { TextField } from './text-field.tsx'
import type { DraftPicture } from './use-draft-pictures.ts'
import type { PictureUploads } from './use-picture-uploads.ts'
import styles from './editor-card.module.css'

type Props = {
  draft: PostDraft
  pictures: readonly DraftPicture[]
  connections: readonly Connection[]
  checks: readonly ChannelCheck[]
  refusals: Readonly<Record<string, string>>
  autosave: Autosave
  uploads: PictureUploads
}

/** Channels, words and pictures of a post, with the limits of every chosen channel in sight. */
export function EditorCard({ draft, pictures, connections, checks, refusals, autosave, uploads }: Props) {
  const { t } = useTranslation('studio')
  const problemsId = useId()
  const drop = useFileDrop(uploads.add)
  const choosable = connections.filter(
    ({ id, status }) => status !== 'disconnected' || draft.connectionIds.includes(id),
  )
  const [isNew] = useState(draft.text === '' && draft.media.length === 0)
  const isOver = checks.some(({ left }) => left < 0)

  return (
    <div className={styles.card} {...drop.props}>
      <div className={styles.channels}>
        <ChannelPicker
          connections={choosable}
          chosen={draft.connectionIds}
          onChange={(connectionIds) => autosave.edit({ ...draft, connectionIds })}
        />
      </div>
      <div className={styles.write}>
        <TextField
          value={draft.text}
          takesFocus={isNew}
          isInvalid={isOver}
          describedBy={problemsId}
          onChange={(next) => autosave.edit({ ...draft, text: next })}
          onPasteFiles={uploads.add}
        />
        <div className={styles.counters}>
          {checks.map((check) => (
            <ChannelCounter key={check.connection.id} check={check} />
          ))}
        </div>
        <div id={problemsId} className={styles.problems}>
          <ProblemList checks={checks} refusals={refusals} />
          {checks.length === 0 && choosable.length > 0 && <p className={styles.hint}>{t('studio:channels.choose')}</p>}
        </div>
        <CounterAnnouncer checks={checks} />
        <Pictures pictures={pictures} uploads={uploads} autosave={autosave} />
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
