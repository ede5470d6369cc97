import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { siteRoutes } from '../../config/site-routes.ts'
import { log } from '../../lib/log.ts'
import { useIsHydrated } from '../../lib/use-browser-value.ts'
import { PRODUCT_FACTS } from '../product-facts.ts'
import buttons from './buttons.module.css'
import section from './section.module.css'
import styles from './try-deck.module.css'

type Trial = ComponentType<{ onClose: () => void; onKeep: () => void }>

/** Deck editor to try: its code is loaded on request, and the result is carried over to the registration. */
export function TryDeck() {
  const { t } = useTranslation('public')
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const [Trial, setTrial] = useState<Trial | null>(null)
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')

  async function open() {
    setState('loading')
    try {
      const { DeckTrial } = await import('../../decks/trial/deck-trial.tsx')
      setTrial(() => DeckTrial)
      setState('open')
    } catch (error) {
      log.error('The editor could not be loaded', error)
      setState('failed')
    }
  }

  return (
    <section className={section.section} aria-labelledby="try-deck-title">
      <h2 className={section.title} id="try-deck-title">
        {t('public:tryDeck.title')}
      </h2>
      <p className={section.text}>{t('public:tryDeck.text', PRODUCT_FACTS)}</p>
      <div className={styles.call}>
        <button
          type="button"
          className={`${buttons.button} ${buttons.solid} ${buttons.large}`}
          disabled={!isHydrated || state === 'loading'}
          onClick={() => void open()}
        >
          {t(state === 'loading' ? 'public:tryDeck.loading' : 'public:tryDeck.open')}
        </button>
        <p role="status">{state === 'failed' && t('public:tryDeck.failed')}</p>
      </div>
      {Trial && state === 'open' && (
        <Trial onClose={() => setState('closed')} onKeep={() => void navigate(siteRoutes.register.href())} />
      )}
    </section>
  )
}
