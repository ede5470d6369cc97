import { Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { TakedownButtons } from '@/takedown/takedown-buttons.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import records from '@/ui/record-list.module.css'
import { retireTemplate, type TemplateRow as Row } from '../data/template-commands.ts'

const TONES = { draft: 'neutral', published: 'positive', retired: 'warning' } as const

type Props = { template: Row; onChanged: () => void }

/** One stored template: its state and version, how often it was used, and whether it is offered. */
export function TemplateRow({ template, onChanged }: Props) {
  const { t } = useTranslation(['template-designer', 'decks', 'takedown'])
  const { run, isRunning, failure } = useApiCall()
  const { id, title, kind, state, version, uses, updatedAt, takedown } = template
  const isRetired = state === 'retired'

  async function change() {
    await retireTemplate(id, !isRetired)
    onChanged()
  }

  return (
    <li className={records.row}>
      <div className={records.words}>
        <Anchor component={Link} to={routes.adminTemplates.href(id)} className={records.name}>
          {title}
        </Anchor>
        <span className={records.faint}>
          {t(`decks:kind.${kind}`)} · {t('template-designer:uses', { count: uses })} ·{' '}
          <RelativeTime instant={updatedAt} />
        </span>
        {takedown && <span className={records.faint}>{t('takedown:why', { reason: takedown.reason })}</span>}
      </div>
      <StateBadge tone={TONES[state]}>{t(`template-designer:state.${state}`, { version })}</StateBadge>
      {(state === 'published' || takedown !== null) && (
        <TakedownButtons
          subject={{ kind: 'template', subjectId: id }}
          name={title}
          isTakenDown={takedown !== null}
          onChanged={onChanged}
        />
      )}
      {state !== 'draft' && takedown === null && (
        <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void run(change)}>
          {t(isRetired ? 'template-designer:restore' : 'template-designer:retire')}
        </Button>
      )}
      <FormError message={failure} />
    </li>
  )
}
