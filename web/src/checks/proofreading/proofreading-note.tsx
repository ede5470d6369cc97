import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { proofreader, useProofreader } from './proofreader.ts'

/** Explains why spelling and grammar are not checked now; renders nothing while they are, and before the first text. */
export function ProofreadingNote({ className }: { className: string | undefined }) {
  const { t } = useTranslation('checks')
  const state = useProofreader()
  if (state === 'ready' || state === 'waiting') return null
  return (
    <span className={className} aria-live="polite">
      {t(`checks:proofreading.${state}`)}{' '}
      {state !== 'loading' && (
        <Anchor component="button" type="button" inherit onClick={() => proofreader.turn('on')}>
          {t(state === 'off' ? 'checks:proofreading.turnOn' : 'checks:proofreading.again')}
        </Anchor>
      )}
    </span>
  )
}
