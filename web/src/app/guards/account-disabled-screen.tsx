import { Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { session } from '../../session/session.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { CenteredPage } from '../layouts/centered-page.tsx'

/** The account is refused: says so and whom to ask, and lets people sign in with another one. */
export function AccountDisabledScreen() {
  const { t } = useTranslation()
  return (
    <CenteredPage>
      <ErrorPanel
        title={t('disabled.title')}
        text={
          <>
            {t('disabled.text')} <Anchor href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</Anchor>
          </>
        }
      >
        <Button variant="default" onClick={session.acknowledge}>
          {t('disabled.other')}
        </Button>
      </ErrorPanel>
    </CenteredPage>
  )
}
