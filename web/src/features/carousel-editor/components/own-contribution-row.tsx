import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ContributionState } from '@postwright/core/gallery/contribution'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge, type BadgeTone } from '@/ui/state-badge.tsx'
import records from '@/ui/record-list.module.css'
import { type OwnContribution, withdraw } from '../data/contributions.ts'
import styles from './contributions.module.css'

const TONES = {
  waiting: 'accent',
  changesAsked: 'warning',
  approved: 'positive',
  rejected: 'negative',
  withdrawn: 'neutral',
} as const satisfies Record<ContributionState, BadgeTone>

type Props = { contribution: OwnContribution; onAgain: () => void; onChanged: () => void }

/** Shows one offer: its content, its status, the reviewer's comment, and how often it was used. */
export function OwnContributionRow({ contribution, onAgain, onChanged }: Props) {
  const { t } = useTranslation('contributions')
  const { run, isRunning, failure } = useApiCall()
  const { id, title, kind, licence, state, note, uses, updatedAt } = contribution
  const mayChange = state === 'waiting' || state === 'changesAsked' || state === 'approved'

  async function takeBack() {
    await withdraw(id)
    onChanged()
  }

  return (
    <li className={records.row}>
      <div className={records.words}>
        <span className={records.name}>{title}</span>
        <span className={records.faint}>
          {t(`contributions:kind.${kind}`)} · {t(`contributions:licence.${licence}`)} ·{' '}
          <RelativeTime instant={updatedAt} />
          {state === 'approved' && ` · ${t('contributions:uses', { count: uses })}`}
        </span>
        {note !== '' && <p className={styles.note}>{t('contributions:note', { note })}</p>}
      </div>
      <StateBadge tone={TONES[state]}>{t(`contributions:state.${state}`)}</StateBadge>
      {mayChange && (
        <Group gap="xs">
          {state === 'changesAsked' && kind === 'hashtags' && (
            <Button size="compact-sm" variant="default" onClick={onAgain}>
              {t('contributions:again')}
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" color="red" loading={isRunning} onClick={() => void run(takeBack)}>
            {t('contributions:withdraw')}
          </Button>
        </Group>
      )}
      <FormError message={failure} />
    </li>
  )
}
