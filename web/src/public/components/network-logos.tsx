import { useTranslation } from 'react-i18next'
import { NETWORK_NAMES } from '../network-names.ts'
import { PRODUCT_FACTS } from '../product-facts.ts'
import styles from './network-logos.module.css'

/** Shows every supported network with its logo and name. */
export function NetworkLogos() {
  const { t } = useTranslation('public')
  return (
    <section className={styles.networks} aria-labelledby="networks-title">
      <h2 className={styles.title} id="networks-title">
        {t('public:networks.title', PRODUCT_FACTS)}
      </h2>
      <ul className={styles.list}>
        {NETWORK_NAMES.map((name) => (
          <li key={name} className={styles.network}>
            <span className={styles.mark} data-network={name} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
