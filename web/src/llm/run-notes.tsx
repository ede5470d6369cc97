import { useTranslation } from 'react-i18next'
import type { ModelReply, ModelRequest, ModelMessage } from '@postwright/core/model/model-run'
import type { ModelPrice } from '@postwright/core/model/model-settings'
import { costAtMost, costOf, outputLimit } from '@postwright/core/llm/token-budget'
import { costText } from './cost-text.ts'
import type { ModelTarget } from './model-run.ts'
import styles from './llm.module.css'
import type { UsableModel } from './data/use-usable-model.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { formatMoment } from '@/ui/format-time.ts'
import { Notice } from '@/ui/notice.tsx'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { buildPrompt } from '@postwright/core/llm/build-prompt'
import { promptBrandOf } from '@postwright/core/llm/prompt-brand'
import { personaRulesOf } from '@postwright/core/personas/persona-rules-of'

type Props = {
  work: Pick<ModelTarget, 'draft' | 'kit' | 'persona'>
  request: ModelRequest
  price: ModelPrice | null
  /** Reply of a finished run; null before. */
  reply: ModelReply | null
}

/** Shows the maximum cost of a run, then its actual cost. Renders nothing if the price is unknown. */
export function CostNote({ work, request, price, reply }: Props) {
  const { t } = useTranslation('models')
  if (!price) return null
  const { currency } = price
  if (reply && reply.tokensIn + reply.tokensOut > 0) {
    const cost = costText(costOf(price, reply), currency)
    return <p className={styles.soft}>{t(reply.isEstimated ? 'models:cost.about' : 'models:cost.was', { cost })}</p>
  }
  if (request.text.trim() === '') return null
  const most = costAtMost(price, messagesOf(work, request), outputLimit(request.task, request.text))
  return <p className={styles.soft}>{t('models:cost.atMost', { cost: costText(most, currency) })}</p>
}

const COUNT = new Intl.NumberFormat('en')

/** Shows whose key a run uses, and the rest of the allowance. */
export function KeyNote({ usable: { offered } }: { usable: UsableModel }) {
  const { t } = useTranslation('models')
  if (offered === null) return <p className={styles.soft}>{t('models:key.own')}</p>
  const { name, host, left } = offered
  return <p className={styles.soft}>{t('models:key.shared', { name, host, left: COUNT.format(left) })}</p>
}

/** Explains why a run has no usable result; partial text is shown but cannot be inserted. */
export function ProblemNote({ reply: { problem, detail, retryAt, text } }: { reply: ModelReply }) {
  const { t } = useTranslation('models')
  const { timeZone } = useWorkspace()
  if (problem === null) return null
  return (
    <>
      <Notice tone="warning" title={t('models:problem.title')} text={t(`models:problem.${problem}`)}>
        {(detail !== '' || retryAt !== null) && (
          <span>
            {detail !== '' && t('models:problem.said', { detail })}
            {retryAt !== null && ` ${t('models:problem.retryAt', { time: formatMoment(retryAt, timeZone, retryAt) })}`}
          </span>
        )}
      </Notice>
      {text !== '' && (
        <section className={styles.stream} aria-label={t('models:problem.arrived')}>
          <p className={styles.soft}>{t('models:problem.arrived')}</p>
          <p className={styles.text}>{text}</p>
        </section>
      )}
    </>
  )
}

type PromptShownProps = {
  work: Pick<ModelTarget, 'draft' | 'kit' | 'persona'>
  request: ModelRequest
  /** Name of the model that receives the prompt. */
  model: string
}

/** Shows the full prompt before it is sent. */
export function PromptShown({ work, request, model }: PromptShownProps) {
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

/** Returns the messages that a model receives for a request; the server builds the same ones. */
function messagesOf(
  { draft, kit, persona }: Pick<ModelTarget, 'draft' | 'kit' | 'persona'>,
  request: ModelRequest,
): ModelMessage[] {
  return buildPrompt({
    ...request,
    contract: draft.contract,
    brand: kit && promptBrandOf(kit),
    persona: persona && personaRulesOf(persona),
  })
}
