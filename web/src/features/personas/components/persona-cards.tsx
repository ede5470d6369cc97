import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Persona } from '@postwright/core/collections/personas'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useSaveCard } from '../card/use-save-card.ts'
import { useBeginPersona } from '../data/use-begin-persona.ts'
import { useDeletePersona } from '../data/use-delete-persona.ts'
import { PersonaCard } from './persona-card.tsx'
import styles from './personas.module.css'

type Props = {
  personas: readonly Persona[]
  /** Selects a persona. */
  boxOf: (persona: Persona) => ReactNode
  isFull: boolean
}

/** All personas as cards. */
export function PersonaCards({ personas, boxOf, isFull }: Props) {
  const { t } = useTranslation('personas')
  const { workspaceId } = useSignedIn()
  const { copy } = useBeginPersona()
  const remove = useDeletePersona()
  const saveCard = useSaveCard()
  const { urlOf } = useMediaUrls(
    workspaceId,
    personas.flatMap(({ pictures }) => pictures),
  )
  return (
    <ul className={styles.cards} aria-label={t('personas:title')}>
      {personas.map((persona) => (
        <PersonaCard
          key={persona.id}
          persona={persona}
          box={boxOf(persona)}
          picture={persona.pictures[0] === undefined ? null : urlOf(persona.pictures[0])}
          isFull={isFull}
          onCard={() => void saveCard(persona)}
          onDuplicate={() => void copy(persona)}
          onDelete={() => remove(persona)}
        />
      ))}
    </ul>
  )
}
