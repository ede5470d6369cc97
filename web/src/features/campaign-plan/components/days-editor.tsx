import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import {
  PLAN_BLACKOUTS_MAX,
  PLAN_KEY_DATE_POSTS_MAX,
  PLAN_KEY_DATES_MAX,
  PLAN_LEAD_DAYS_MAX,
  PLAN_NAME_MAX,
} from '@postwright/core/campaign-plan/brief-limits'
import { Panel } from '@/ui/panel.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import type { PlanForm } from '../plan-form.ts'
import { CountField } from './plan-fields.tsx'
import styles from './campaign-plan.module.css'

type Props = {
  form: Pick<PlanForm, 'blackouts' | 'keyDates' | 'pillars' | 'from' | 'until'>
  onChange: (change: Partial<PlanForm>) => void
}

/** Edits days without posts, and key dates that posts lead up to. */
export function DaysEditor({ form, onChange }: Props) {
  const { t } = useTranslation('campaign-plan')
  const { blackouts, keyDates, pillars, from, until } = form
  const named = (name: string, at: number) => (name.trim() === '' ? t('campaign-plan:days.nth', { nth: at + 1 }) : name)
  const changeOff = (id: string, part: Partial<PlanForm['blackouts'][number]>) =>
    onChange({ blackouts: blackouts.map((each) => (each.id === id ? { ...each, ...part } : each)) })
  const changeKey = (id: string, part: Partial<PlanForm['keyDates'][number]>) =>
    onChange({ keyDates: keyDates.map((each) => (each.id === id ? { ...each, ...part } : each)) })
  return (
    <>
      <Panel
        title={t('campaign-plan:blackouts.title')}
        description={t('campaign-plan:blackouts.text')}
        id="plan-blackouts"
        actions={
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            disabled={blackouts.length >= PLAN_BLACKOUTS_MAX}
            onClick={() =>
              onChange({ blackouts: [...blackouts, { id: crypto.randomUUID(), name: '', from, until: from }] })
            }
          >
            {t('campaign-plan:blackouts.add')}
          </Button>
        }
      >
        {blackouts.length === 0 && <p className={styles.soft}>{t('campaign-plan:blackouts.none')}</p>}
        <ul className={styles.entries}>
          {blackouts.map((each, at) => (
            <li key={each.id} className={styles.entry}>
              <TextField
                label={t('campaign-plan:blackouts.name', { nth: at + 1 })}
                value={each.name}
                maxLength={PLAN_NAME_MAX}
                onChange={(event) => changeOff(each.id, { name: event.currentTarget.value })}
              />
              <TextField
                type="date"
                label={t('campaign-plan:blackouts.from', { nth: at + 1 })}
                value={each.from}
                onChange={(event) => changeOff(each.id, { from: event.currentTarget.value })}
              />
              <TextField
                type="date"
                label={t('campaign-plan:blackouts.until', { nth: at + 1 })}
                value={each.until}
                min={each.from}
                onChange={(event) => changeOff(each.id, { until: event.currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('campaign-plan:remove', { name: named(each.name, at) })}
                onClick={() => onChange({ blackouts: blackouts.filter(({ id }) => id !== each.id) })}
              >
                <IconTrash size="1.125rem" aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel
        title={t('campaign-plan:keyDates.title')}
        description={t('campaign-plan:keyDates.text')}
        id="plan-key-dates"
        actions={
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            disabled={keyDates.length >= PLAN_KEY_DATES_MAX}
            onClick={() =>
              onChange({
                keyDates: [
                  ...keyDates,
                  { id: crypto.randomUUID(), name: '', day: until, leadDays: 7, posts: 2, pillarId: null },
                ],
              })
            }
          >
            {t('campaign-plan:keyDates.add')}
          </Button>
        }
      >
        {keyDates.length === 0 && <p className={styles.soft}>{t('campaign-plan:keyDates.none')}</p>}
        <ul className={styles.entries}>
          {keyDates.map((each, at) => (
            <li key={each.id} className={styles.entry}>
              <TextField
                label={t('campaign-plan:keyDates.name', { nth: at + 1 })}
                value={each.name}
                maxLength={PLAN_NAME_MAX}
                onChange={(event) => changeKey(each.id, { name: event.currentTarget.value })}
              />
              <TextField
                type="date"
                label={t('campaign-plan:keyDates.day', { nth: at + 1 })}
                value={each.day}
                onChange={(event) => changeKey(each.id, { day: event.currentTarget.value })}
              />
              <CountField
                label={t('campaign-plan:keyDates.lead', { nth: at + 1 })}
                value={each.leadDays}
                max={PLAN_LEAD_DAYS_MAX}
                onChange={(leadDays) => changeKey(each.id, { leadDays })}
              />
              <CountField
                label={t('campaign-plan:keyDates.posts', { nth: at + 1 })}
                value={each.posts}
                min={1}
                max={PLAN_KEY_DATE_POSTS_MAX}
                onChange={(posts) => changeKey(each.id, { posts })}
              />
              <SelectField
                label={t('campaign-plan:keyDates.pillar', { nth: at + 1 })}
                value={each.pillarId ?? ''}
                options={[
                  { value: '', label: t('campaign-plan:keyDates.anyPillar') },
                  ...pillars.map(({ id, name }, nth) => ({
                    value: id,
                    label: name.trim() === '' ? t('campaign-plan:pillars.nth', { nth: nth + 1 }) : name,
                  })),
                ]}
                onChange={(pillarId) => changeKey(each.id, { pillarId: pillarId === '' ? null : pillarId })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('campaign-plan:remove', { name: named(each.name, at) })}
                onClick={() => onChange({ keyDates: keyDates.filter(({ id }) => id !== each.id) })}
              >
                <IconTrash size="1.125rem" aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
