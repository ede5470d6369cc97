import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@postwright/core/collections/decks'
import { useMay } from '@/session/use-role.ts'
import styles from './decks.module.css'
import { useBeginDeck } from './use-begin-deck.ts'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { deckDrafts } from '@/stored-decks/data/deck-drafts.ts'
import { IconFolder } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { FORMATS } from '@postwright/core/scene/format'
import { routes } from '@/config/routes.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { DECK_ACTIONS, type DeckContext } from '../deck-actions.ts'
import { Skeleton } from '@mantine/core'

type Props = {
  decks: readonly Deck[]
  /** Renders the checkbox that selects a deck. */
  boxOf: (deck: Deck) => ReactNode
  onDetails: (deck: Deck) => void
  onOffer: (deck: Deck) => void
}

export function DeckGrid({ decks, boxOf, onDetails, onOffer }: Props) {
  const { t } = useTranslation('decks')
  const { copy } = useBeginDeck()
  const remove = useDeleteDeck()
  const canWrite = useMay('write_drafts')
  return (
    <ul className={styles.grid} aria-label={t('decks:title')}>
      {decks.map((deck) => (
        <DeckCard
          key={deck.id}
          deck={deck}
          box={canWrite ? boxOf(deck) : null}
          onDetails={() => onDetails(deck)}
          onDuplicate={() => void copy(deck)}
          onOffer={() => onOffer(deck)}
          onDelete={() => remove(deck)}
        />
      ))}
    </ul>
  )
}

/** Moves a deck with its slides to the trash after the undo period. */
function useDeleteDeck() {
  const { t } = useTranslation('decks')
  const remove = useDeleteDocument(deckDrafts)
  return ({ id, name }: Pick<Deck, 'id' | 'name'>) =>
    remove(id, { deleted: t('decks:deleted', { name }), failed: t('decks:notDeleted', { name }) })
}

type DeckCardProps = Omit<DeckContext, 'href'> & {
  deck: Deck
  /** Checkbox that selects the deck. */
  box: ReactNode
}

/** Shows a deck in the list: its first slide, its name, the time of its last change, its folder and labels. */
function DeckCard({ deck, box, ...commands }: DeckCardProps) {
  const offer = useOfferActions()
  const { t } = useTranslation('decks')
  const { id, name, format, thumbnail, folder, labels, theme, updatedAt } = deck
  const { width, height } = FORMATS[format]
  const canWrite = useMay('write_drafts')
  const href = routes.carouselEditorDeck.href(id)
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        {thumbnail === '' ? (
          <span
            className={styles.undrawn}
            style={{ aspectRatio: `${width} / ${height}`, background: theme.colors.background }}
            aria-hidden
          />
        ) : (
          <img className={styles.picture} src={thumbnail} width={width} height={height} alt="" loading="lazy" />
        )}
        <span className={styles.box}>{box}</span>
      </div>
      <div className={styles.below}>
        <div className={styles.words}>
          {canWrite ? (
            <Link className={styles.name} to={href}>
              {name}
            </Link>
          ) : (
            <p className={styles.name}>{name}</p>
          )}
          <p className={styles.facts}>
            {t('decks:format', { format })} · <RelativeTime instant={updatedAt} />
          </p>
          {(folder !== '' || labels.length > 0) && (
            <p className={styles.marks}>
              {folder !== '' && (
                <span className={styles.mark}>
                  <IconFolder size="0.875rem" aria-hidden /> {folder}
                </span>
              )}
              {labels.map((label) => (
                <span key={label} className={styles.mark}>
                  {label}
                </span>
              ))}
            </p>
          )}
        </div>
        <ActionMenu
          className={styles.more}
          label={t('decks:actions', { name })}
          actions={offer(DECK_ACTIONS, { href, ...commands })}
        />
      </div>
    </li>
  )
}

export function DeckGridSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className={styles.waiting} radius="md" />
      ))}
    </div>
  )
}
