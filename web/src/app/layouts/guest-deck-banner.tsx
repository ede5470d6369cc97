import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeginDeck } from '@/features/carousel-editor/components/use-begin-deck.ts'
import { readGuestScene } from '@/decks/trial/guest-scene.ts'
import { guestDeck } from '@/lib/guest-deck.ts'
import styles from './guest-draft-banner.module.css'

/** Handles the deck that was created on the home page before signing in: it becomes a deck of the workspace once, or is discarded. */
export function GuestDeckBanner() {
  const { t } = useTranslation(['trial', 'decks'])
  const { begin } = useBeginDeck()
  const [scene, setScene] = useState(() => readGuestScene(guestDeck.read() ?? ''))
  if (!scene) return null

  const drop = () => {
    guestDeck.clear()
    setScene(null)
  }
  const open = () => {
    const { templateId, deck, slides } = scene
    drop()
    void begin({ deck: { ...deck, templateId }, slides })
  }

  return (
    <div className={styles.banner} role="status">
      <p className={styles.text}>{t('trial:kept', { name: scene.deck.name })}</p>
      <Button size="compact-sm" onClick={open}>
        {t('trial:open')}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={drop}>
        {t('trial:discard')}
      </Button>
    </div>
  )
}
