import { useTranslation } from 'react-i18next'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import records from '@/ui/record-list.module.css'
import { Button, Group, Select, Anchor } from '@mantine/core'
import { useState } from 'react'
import { useNavigate, Link } from 'react-router-dom'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { saveTemplate, retireTemplate, type TemplateRow as Row, useTemplates } from '../data/templates.ts'
import styles from './designer.module.css'
import { TakedownButtons } from '@/takedown/takedown-buttons.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'

/** Lists the stored templates, with a button to create one. */
export function TemplateList() {
  const { t } = useTranslation('template-designer')
  const { templates, refresh } = useTemplates()
  return (
    <>
      <NewTemplate />
      <DataState
        read={templates}
        loading={<SkeletonList rows={4} />}
        errorTitle={t('template-designer:error')}
        empty={<EmptyState title={t('template-designer:none')} text={t('template-designer:noneText')} />}
      >
        {(rows) => (
          <ul className={records.list} aria-label={t('template-designer:title')}>
            {rows.map((template) => (
              <TemplateRow key={template.id} template={template} onChanged={refresh} />
            ))}
          </ul>
        )}
      </DataState>
    </>
  )
}

/** Creates a template as a copy of a built-in one. */
function NewTemplate() {
  const { t } = useTranslation(['template-designer', 'deck-templates'])
  const navigate = useNavigate()
  const { run, isRunning, failure } = useApiCall()
  const [chosen, setChosen] = useState<string | null>(DECK_TEMPLATES[0]?.id ?? null)

  async function begin() {
    const found = DECK_TEMPLATES.find(({ id }) => id === chosen)
    if (!found) return
    const { id, ...design } = found
    const templateId = crypto.randomUUID()
    await saveTemplate(templateId, 0, { title: t(`deck-templates:${id}.name`), description: '', design })
    void navigate(routes.adminTemplates.href(templateId))
  }

  return (
    <div className={styles.begin}>
      <Group align="end" gap="sm">
        <Select
          label={t('template-designer:copyOf')}
          data={DECK_TEMPLATES.map(({ id }) => ({ value: id, label: t(`deck-templates:${id}.name`) }))}
          value={chosen}
          allowDeselect={false}
          onChange={setChosen}
        />
        <Button loading={isRunning} onClick={() => void run(begin)}>
          {t('template-designer:begin')}
        </Button>
      </Group>
      <FormError message={failure} />
    </div>
  )
}

const TONES = { draft: 'neutral', published: 'positive', retired: 'warning' } as const

type Props = { template: Row; onChanged: () => void }

/** Shows one stored template: its state and version, its number of uses, and whether it is offered. */
function TemplateRow({ template, onChanged }: Props) {
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
