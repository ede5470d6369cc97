import { useTranslation } from 'react-i18next'
import { COMPARED_ON, COMPARED_PRODUCTS, COMPARED_ROWS } from '../comparison.ts'
import { PRODUCT_FACTS } from '../product-facts.ts'
import styles from './comparison.module.css'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Compares the product with three others, and marks the strongest ones in each row. */
export function Comparison() {
  const { t } = useTranslation('features')
  return (
    <section className={styles.comparison} id="compare" aria-labelledby="compare-title">
      <h2 className={styles.title} id="compare-title">
        {t('features:compare.title')}
      </h2>
      <p className={styles.text}>{t('features:compare.text')}</p>
      {COMPARED_ROWS.map(({ row, strongest }) => (
        <div key={row} className={styles.row}>
          <h3 className={styles.name}>{t(`features:compare.row.${row}.name`)}</h3>
          <dl className={styles.products}>
            {COMPARED_PRODUCTS.map((product) => {
              const isStrongest = strongest.some((each) => each === product)
              return (
                <div key={product} className={isStrongest ? `${styles.product} ${styles.strongest}` : styles.product}>
                  <dt className={styles.who}>
                    {t(`features:compare.product.${product}`)}
                    {isStrongest && <span className={styles.badge}>{t('features:compare.best')}</span>}
                  </dt>
                  <dd className={styles.what}>{t(`features:compare.row.${row}.${product}`, PRODUCT_FACTS)}</dd>
                </div>
              )
            })}
          </dl>
        </div>
      ))}
      <p className={styles.note}>{t('features:compare.note', { date: DAY.format(new Date(COMPARED_ON)) })}</p>
    </section>
  )
}
