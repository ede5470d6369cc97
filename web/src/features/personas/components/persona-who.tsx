import { useTranslation } from 'react-i18next'
import { PERSONA_CONTEXT_MAX, PERSONA_SUMMARY_MAX } from '@postwright/core/model/persona-limits'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { TextField } from '@/ui/text-field.tsx'
import styles from './persona-editor.module.css'
import { PersonaName } from './persona-name.tsx'
import { PersonaPicture } from './persona-picture.tsx'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** Who this is: picture, name, one line, and the situation in which it reads. */
export function PersonaWho({ draft, onEdit }: Props) {
  const { t } = useTranslation('personas')
  return (
    <div className={styles.who}>
      <PersonaPicture
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
