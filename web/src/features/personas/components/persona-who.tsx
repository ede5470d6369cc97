import { useTranslation } from 'react-i18next'
import {
  type PersonaDraft,
  personaDraftSchema,
  PERSONA_CONTEXT_MAX,
  PERSONA_SUMMARY_MAX,
  PERSONA_NAME_MAX,
} from '@postwright/core/model/persona'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { TextField } from '@/ui/text-field.tsx'
import styles from './persona-editor.module.css'
import { useState } from 'react'
import { Button, FileButton } from '@mantine/core'
import { MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { IMAGE_TYPES } from '@postwright/core/media/media-type'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** The identity of a persona: image, name, one line, and its reading situation. */
export function PersonaWho({ draft, onEdit }: Props) {
  const { t } = useTranslation('personas')
  return (
    <div className={styles.who}>
      <PersonaImage
        name={draft.name}
        mediaId={draft.pictures[0] ?? null}
        onPicture={(mediaId) => onEdit({ pictures: mediaId === null ? [] : [mediaId] })}
      />
      <div className={styles.fields}>
        <PersonaName name={draft.name} onName={(name) => onEdit({ name })} />
        <TextField
          label={t('personas:who.summary')}
          placeholder={t('personas:who.summaryHint')}
          maxLength={PERSONA_SUMMARY_MAX}
          value={draft.summary}
          onChange={(event) => onEdit({ summary: event.currentTarget.value })}
        />
        <CountedTextarea
          label={t('personas:who.context')}
          hint={t('personas:who.contextHint')}
          max={PERSONA_CONTEXT_MAX}
          value={draft.context}
          onChange={(event) => onEdit({ context: event.currentTarget.value.slice(0, PERSONA_CONTEXT_MAX) })}
        />
      </div>
    </div>
  )
}

type PersonaNameProps = { name: string; onName: (name: string) => void }

/** The name of the persona. An invalid name stays in the field while the user types; the last valid one is used. */
function PersonaName({ name, onName }: PersonaNameProps) {
  const { t } = useTranslation('personas')
  const [typed, setTyped] = useState<string | null>(null)
  const isRefused = typed !== null && !personaDraftSchema.shape.name.safeParse(typed).success

  function type(text: string) {
    setTyped(text)
    const read = personaDraftSchema.shape.name.safeParse(text)
    if (read.success) onName(read.data)
  }

  return (
    <TextField
      label={t('personas:who.name')}
      maxLength={PERSONA_NAME_MAX}
      value={typed ?? name}
      error={isRefused && t('personas:who.nameMissing')}
      onFocus={(event) => name === t('personas:unnamed') && event.currentTarget.select()}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}

type PersonaImageProps = { name: string; mediaId: string | null; onPicture: (mediaId: string | null) => void }

/** The image of a persona, or its initials. */
function PersonaImage({ name, mediaId, onPicture }: PersonaImageProps) {
  const { t } = useTranslation(['personas', 'errors'])
  const { workspaceId } = useSignedIn()
  const errorText = useErrorText()
  const online = useOnline()
  const [isBusy, setBusy] = useState(false)
  const { urlOf } = useMediaUrls(workspaceId, mediaId === null ? [] : [mediaId])

  async function take(file: File | null) {
    if (!file) return
    if (file.size > MEDIA_BYTES_MAX) return toast.error(t('errors:api.media_too_large'))
    setBusy(true)
    try {
      const { uploadMedia } = await import('@/documents/data/upload-media.ts')
      const options = { signal: new AbortController().signal, onProgress: () => undefined }
      onPicture((await uploadMedia(workspaceId, { name: file.name, file }, options)).media.id)
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy(false)
  }

  return (
    <div className={styles.picture}>
      <Avatar name={name} src={mediaId === null ? null : urlOf(mediaId)} size={96} />
      <FileButton accept={IMAGE_TYPES.join(',')} onChange={(file) => void take(file)}>
        {(props) => (
          <ServiceButton service="media" {...props} variant="default" size="xs" loading={isBusy} disabled={!online}>
            {mediaId === null ? t('personas:who.picture') : t('personas:who.otherPicture')}
          </ServiceButton>
        )}
      </FileButton>
      {mediaId !== null && (
        <Button variant="subtle" color="gray" size="xs" onClick={() => onPicture(null)}>
          {t('personas:who.noPicture')}
        </Button>
      )}
    </div>
  )
}
