import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PLAN_ABOUT_MAX, PLAN_NAME_MAX, PLAN_PILLARS_MAX } from '@postwright/core/plan/plan-limits'
import { Panel } from '@/ui/panel.tsx'
import { TextField } from '@/ui/text-field.tsx'
import type { PlanForm } from '../plan-form.ts'
import { CountField } from './plan-fields.tsx'
import styles from './campaign-plan.module.css'

type Props = { pillars: PlanForm['pillars']; onChange: (pillars: PlanForm['pillars']) => void }

/** The subjects of the campaign: what each is about, and how much of it. */
export function PillarsEditor({ pillars, onChange }: Props) {
  const { t } = useTranslation('campaign-plan')
  const change = (id: string, part: Partial<PlanForm['pillars'][number]>) =>
    onChange(pillars.map((each) => (each.id === id ? { ...each, ...part } : each)))
  return (
    <Panel
      title={t('campaign-plan:pillars.title')}
      description={t('campaign-plan:pillars.text')}
      id="plan-pillars"
      actions={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={pillars.length >= PLAN_PILLARS_MAX}
          onClick={() => onChange([...pillars, { id: crypto.randomUUID(), name: '', about: '', share: 25 }])}
        >
          {t('campaign-plan:pillars.add')}
        </Button>
      }
    >
      {pillars.length === 0 && <p className={styles.soft}>{t('campaign-plan:pillars.none')}</p>}
      <ul className={styles.entries}>
        {pillars.map(({ id, name, about, share }, at) => {
          const shown = name.trim() === '' ? t('campaign-plan:pillars.nth', { nth: at + 1 }) : name
          return (
            <li key={id} className={styles.entry}>
              <TextField
                label={t('campaign-plan:pillars.name', { nth: at + 1 })}
                value={name}
                maxLength={PLAN_NAME_MAX}
                onChange={(event) => change(id, { name: event.currentTarget.value })}
              />
              <TextField
                label={t('campaign-plan:pillars.about', { nth: at + 1 })}
                optional
                value={about}
                maxLength={PLAN_ABOUT_MAX}
                onChange={(event) => change(id, { about: event.currentTarget.value })}
              />
              <CountField
                label={t('campaign-plan:share.of', { name: shown })}
                value={share}
                max={100}
                onChange={(value) => change(id, { share: value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('campaign-plan:remove', { name: shown })}
                onClick={() => onChange(pillars.filter((each) => each.id !== id))}
              >
                <IconTrash size="1.125rem" aria-hidden />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
