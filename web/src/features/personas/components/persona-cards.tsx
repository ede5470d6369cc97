import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Persona } from '@postwright/core/collections/personas'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useSaveCard } from '../card/use-save-card.ts'
import { useBeginPersona, useDeletePersona } from '../data/personas.ts'
import styles from './personas.module.css'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { Avatar } from '@/ui/avatar.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { PERSONA_ACTIONS } from '../persona-actions.ts'

type Props = {
  personas: readonly Persona[]
  /** Returns the checkbox of a persona. */
  boxOf: (persona: Persona) => ReactNode
  isFull: boolean
}

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

/** Maximum number of points of a kind that a card shows. */
const SHOWN = 2

type PersonaCardProps = {
  persona: Persona
  /** Checkbox that selects the persona. */
  box: ReactNode
  picture: string | null
  isFull: boolean
  onCard: () => void
  onDuplicate: () => void
  onDelete: () => void
}

/** A summary of a persona: its description, goals, pains, objections, reading level and number of quotes. */
function PersonaCard({ persona, box, picture, isFull, onCard, onDuplicate, onDelete }: PersonaCardProps) {
  const offer = useOfferActions()
  const { t } = useTranslation('personas')
  const { id, name, summary, goals, pains, objections, gradeMax, evidence } = persona
  const kinds = { goals, pains, objections }
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        {box}
        <Avatar name={name} src={picture} size={48} />
        <div className={styles.cardWords}>
          <h2 className={styles.cardName}>
            <Link className={styles.link} to={routes.persona.href(id)}>
              {name}
            </Link>
          </h2>
          <p className={styles.soft}>{summary || t('personas:card.noSummary')}</p>
        </div>
        <ActionMenu
          className={styles.above}
          label={t('personas:card.actions', { name })}
          actions={offer(PERSONA_ACTIONS, {
            personaId: id,
            isOpen: false,
            isFull,
            onCard,
            onDuplicate,
            onDelete,
          })}
        />
      </div>
      <dl className={styles.facts}>
        {(['goals', 'pains', 'objections'] as const).map((kind) => (
          <div key={kind} className={styles.fact}>
            <dt>{t(`personas:points.${kind}.title`)}</dt>
            <dd>
              {kinds[kind].length === 0 && t('personas:card.none')}
              {kinds[kind].slice(0, SHOWN).map((point) => (
                <span key={point.id} className={styles.line} title={point.text}>
                  {point.text}
                </span>
              ))}
              {kinds[kind].length > SHOWN && (
                <span className={styles.soft}>{t('personas:card.more', { count: kinds[kind].length - SHOWN })}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.cardFoot}>
        <span>{gradeMax === 0 ? t('personas:card.anyGrade') : t('personas:card.grade', { grade: gradeMax })}</span>
        <span>{t('personas:card.quotes', { count: evidence.length })}</span>
      </p>
    </li>
  )
}
