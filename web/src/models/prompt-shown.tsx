import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { ModelRequest } from '@postwright/core/model/model-run'
import { messagesOf } from './messages-of.ts'
import type { ModelTarget } from './model-target.ts'
import styles from './models.module.css'

type Props = {
  work: Pick<ModelTarget, 'draft' | 'kit' | 'persona'>
  request: ModelRequest
  /** As the settings name it. */
  model: string
}

/** Everything that would be sent, for those who want to see it first. */
export function PromptShown({ work, request, model }: Props) {
  const { t } = useTranslation('models')
  const [isShown, { toggle }] = useDisclosure(false)
  const messages = messagesOf(work, request)
  return (
    <div>
      <Button variant="subtle" size="compact-sm" aria-expanded={isShown} onClick={toggle}>
        {t(isShown ? 'models:prompt.hide' : 'models:prompt.show')}
      </Button>
      {isShown && (
        <section className={styles.prompt} aria-label={t('models:prompt.label')}>
          <p className={styles.soft}>{t('models:prompt.to', { model })}</p>
          {messages.map(({ role, content }) => (
            <pre key={role} className={styles.message} tabIndex={0} aria-label={t(`models:prompt.role.${role}`)}>
              {content}
            </pre>
          ))}
        </section>
      )}
    </div>
  )
}
