import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BLUESKY_CONTRACT } from '@postwright/core/platforms/bluesky/contract'
import { SANDBOX_CONTRACT } from '@postwright/core/platforms/sandbox/contract'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { countGraphemes, utf8Length } from '@postwright/core/text/text-lengths'
import { siteRoutes } from '../../config/site-routes.ts'
import { GUEST_DRAFT_MAX, guestDraft } from '../../lib/guest-draft.ts'
import { useBrowserValue, useIsHydrated } from '../../lib/use-browser-value.ts'
import buttons from './buttons.module.css'
import styles from './try-composer.module.css'
import { TryPreview } from './try-preview.tsx'

const SAMPLES = ['short', 'emoji', 'long'] as const
/** Contracts of the two networks to try. Both count graphemes; the counting rules of all other networks would be larger than the page. */
const CONTRACTS = [BLUESKY_CONTRACT, SANDBOX_CONTRACT] as const satisfies readonly {
  text: { unit: 'grapheme'; linkLength: null }
}[]

/**
 * Composer with the networks' real rules: the input is counted and previewed for two networks, stored from the first character, and carried over to
 * the registration.
 */
export function TryComposer() {
  const { t } = useTranslation('public')
  const [typed, setText] = useState<string | null>(null)
  // The page is rendered at build time with the sample; the browser has the visitor's earlier text, including input typed before this code ran, which
  // `before-paint.js` stores.
  const kept = useBrowserValue(guestDraft.read, null)
  const text = typed ?? kept ?? t('public:try.sample.short')
  const id = useId()
  const isHydrated = useIsHydrated()
  const used = countGraphemes(text)
  const left = (contract: PlatformContract) => {
    const count = contract.text.max - used
    return count < 0 ? t('public:try.over', { count: -count }) : t('public:try.left', { count })
  }
  const facts = { used, units: text.length, bytes: utf8Length(text) }

  return (
    <figure className={styles.card}>
      <figcaption>
        <label className={styles.label} htmlFor={`${id}-text`}>
          {t('public:try.label')}
        </label>
      </figcaption>
      <textarea
        id={`${id}-text`}
        className={styles.text}
        rows={4}
        maxLength={GUEST_DRAFT_MAX}
        value={text}
        aria-describedby={`${id}-counts`}
        data-guest-draft=""
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.samples} role="group" aria-label={t('public:try.samples')}>
        {SAMPLES.map((sample) => (
          <button
            key={sample}
            type="button"
            disabled={!isHydrated}
            onClick={() => setText(t(`public:try.sample.${sample}`))}
          >
            {t(`public:try.button.${sample}`)}
          </button>
        ))}
      </div>
      <div className={styles.previews} role="group" aria-label={t('public:try.previews')}>
        {CONTRACTS.map((contract) => (
          <TryPreview key={contract.platform} contract={contract} text={text} />
        ))}
      </div>
      <p className="visually-hidden" id={`${id}-counts`} aria-live="polite">
        {t('public:try.counts', { bluesky: left(BLUESKY_CONTRACT), sandbox: left(SANDBOX_CONTRACT) })}
      </p>
      <p className={styles.facts}>{t('public:try.facts', facts)}</p>
      <Link
        to={siteRoutes.register.href()}
        className={`${buttons.button} ${buttons.outline} ${styles.keep}`}
        onClick={() => guestDraft.write(text)}
      >
        {t('public:try.keep')}
      </Link>
      <p className={styles.source}>{t('public:try.source', { date: BLUESKY_CONTRACT.verifiedAt })}</p>
    </figure>
  )
}
