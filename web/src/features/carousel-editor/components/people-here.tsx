import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DeckPeer } from '../sync/peers-in.ts'
import styles from './deck-workplace.module.css'

/** Who else has the deck open, in the colours of their frames and pointers. */
export function PeopleHere({ people }: { people: readonly Pick<DeckPeer, 'id' | 'name' | 'color'>[] }) {
  const { t } = useTranslation('decks')
  if (people.length === 0) return null
  return (
    <ul className={styles.people} aria-label={t('decks:people.label')}>
      {people.map(({ id, color, ...person }) => {
        const name = person.name || t('decks:people.unnamed')
        return (
          <Tooltip key={id} label={name}>
            <li className={styles.person} style={{ background: color }}>
              <span aria-hidden>{name.trim().charAt(0).toUpperCase()}</span>
              <span className="visually-hidden">{name}</span>
            </li>
          </Tooltip>
        )
      })}
    </ul>
  )
}
