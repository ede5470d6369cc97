import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { siteRoutes } from '../../config/site-routes.ts'
import { PRODUCT_FACTS } from '../product-facts.ts'
import { Area } from './area.tsx'
import buttons from './buttons.module.css'
import section from './section.module.css'

const STOPS = ['composer', 'deck', 'optimizer', 'timing'] as const

/** Shows four areas of the product with screenshots, and links to the features page and its comparison. */
export function Tour() {
  const { t } = useTranslation('public')
  return (
    <div className={section.section}>
      <h2 className={section.title}>{t('public:tour.title')}</h2>
      <p className={section.text}>{t('public:tour.text')}</p>
      <div>
        {STOPS.map((stop) => (
          <Area
            key={stop}
            id={stop}
            picture={stop}
            title={t(`public:tour.${stop}.title`)}
            text={t(`public:tour.${stop}.text`, PRODUCT_FACTS)}
          />
        ))}
      </div>
      <div className={section.ways}>
        <Link to={siteRoutes.features.href()} className={`${buttons.button} ${buttons.outline} ${buttons.large}`}>
          {t('public:tour.more')}
        </Link>
        <Link
          to={`${siteRoutes.features.href()}#compare`}
          className={`${buttons.button} ${buttons.quiet} ${buttons.large}`}
        >
          {t('public:tour.compare')}
        </Link>
      </div>
    </div>
  )
}
