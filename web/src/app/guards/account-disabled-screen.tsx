import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { session } from '../../session/session.ts'
import { MessagePage } from '../message-page.tsx'

/** The account is refused: says so and whom to ask, and lets people sign in with another one. */
export function AccountDisabledScreen() {
  const { t } = useTranslation()
  return (
    <MessagePage drawing="broken" title={t('disabled.title')} text={t('disabled.text')}>
      <button type="button" data-primary onClick={session.acknowledge}>
        {t('disabled.other')}
      </button>
      <p>
        {t('disabled.support')} <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
      </p>
    </MessagePage>
  )
}
