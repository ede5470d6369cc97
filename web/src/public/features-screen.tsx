import { useTranslation } from 'react-i18next'
import { routes } from '../config/routes.ts'
import { ClosingCall } from './components/closing-call.tsx'
import { FeatureGroup } from './components/feature-group.tsx'
import { PublicPage } from './components/public-page.tsx'
import { PRODUCT_FACTS } from './product-facts.ts'

const GROUPS = {
  write: ['counter', 'preview', 'pictures', 'kept'],
  schedule: ['zone', 'frozen', 'moved'],
  deliver: ['once', 'seen', 'proof', 'heartbeat'],
  connect: ['typed', 'sealed', 'reconnect'],
} as const
const GROUP_NAMES = ['write', 'schedule', 'deliver', 'connect'] as const

const PICTURES = { write: 'composer', schedule: 'scheduler', deliver: 'published', connect: 'channels' } as const

/** What works today, by what people do. */
export function Component() {
  const { t } = useTranslation('features')
  return (
    <PublicPage title={t('features:title')} lead={t('features:lead')}>
      {GROUP_NAMES.map((group) => (
        <FeatureGroup
          key={group}
          id={group}
          title={t(`features:group.${group}.title`)}
          text={t(`features:group.${group}.text`, PRODUCT_FACTS)}
          picture={PICTURES[group]}
          items={GROUPS[group].map((item) => ({
            id: item,
            title: t(`features:group.${group}.item.${item}.title`),
            text: t(`features:group.${group}.item.${item}.text`, PRODUCT_FACTS),
          }))}
        />
      ))}
      <ClosingCall
        title={t('features:cta.title')}
        text={t('features:cta.text')}
        action={t('features:cta.action')}
        to={routes.register.href()}
        isMain
      />
    </PublicPage>
  )
}
