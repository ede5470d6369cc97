import { Button, Checkbox, ActionIcon } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Persona } from '@postwright/core/collections/personas'
import { CAMPAIGN_MESSAGE_MAX, CAMPAIGN_NAME_MAX } from '@postwright/core/model/campaign'
import type { Connection } from '@postwright/core/model/connection'
import {
  PLAN_PER_WEEK_MAX,
  PLAN_ABOUT_MAX,
  PLAN_NAME_MAX,
  PLAN_PILLARS_MAX,
} from '@postwright/core/campaign-plan/brief-limits'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Panel } from '@/ui/panel.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { emptyChannel, type PlanForm } from '../plan-form.ts'
import type { BriefProblem } from '../to-brief.ts'
import { CountField, SharesEditor, ProblemNote } from './plan-fields.tsx'
import styles from './campaign-plan.module.css'
import { IconPlus, IconTrash } from '@tabler/icons-react'

type Props = {
  form: PlanForm
  channels: readonly Connection[]
  personas: readonly Persona[]
  problems: readonly BriefProblem[]
  onChange: (change: Partial<PlanForm>) => void
  onNext: () => void
}

/** The first step: message, dates, channels with their cadence, and pillars. */
export function BriefStep({ form, channels, personas, problems, onChange, onNext }: Props) {
  const { t } = useTranslation('campaign-plan')

  function toggleChannel(id: string, isChosen: boolean) {
    const others = form.channels.filter((each) => each.id !== id)
    onChange({ channels: isChosen ? [...others, emptyChannel(id)] : others })
  }

  function togglePersona(id: string, isChosen: boolean) {
    const others = form.personas.filter((each) => each.id !== id)
    onChange({ personas: isChosen ? [...others, { id, share: 50 }] : others })
  }

  return (
    <div className={styles.stack}>
      <Panel title={t('campaign-plan:brief.title')} id="plan-brief">
        <div className={styles.fields}>
          <TextField
            label={t('campaign-plan:brief.name')}
            value={form.name}
            maxLength={CAMPAIGN_NAME_MAX}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <CountedTextarea
            label={t('campaign-plan:brief.message')}
            optional
            value={form.message}
            max={CAMPAIGN_MESSAGE_MAX}
            onChange={(event) => onChange({ message: event.currentTarget.value })}
          />
          <div className={styles.row}>
            <TextField
              type="date"
              label={t('campaign-plan:brief.from')}
              value={form.from}
              onChange={(event) => onChange({ from: event.currentTarget.value })}
            />
            <TextField
              type="date"
              label={t('campaign-plan:brief.until')}
              value={form.until}
              min={form.from}
              onChange={(event) => onChange({ until: event.currentTarget.value })}
            />
          </div>
        </div>
      </Panel>
      <Panel
        title={t('campaign-plan:channels.title')}
        description={t('campaign-plan:channels.text')}
        id="plan-channels"
      >
        <ul className={styles.choices}>
          {channels.map((channel) => {
            const chosen = form.channels.find(({ id }) => id === channel.id)
            return (
              <li key={channel.id} className={styles.choice}>
                <Checkbox
                  label={channel.handle}
                  checked={chosen !== undefined}
                  onChange={(event) => toggleChannel(channel.id, event.currentTarget.checked)}
                />
                <ChannelAvatar platform={channel.platform} name={channel.name} src={channel.avatar} size={28} />
                {chosen && (
                  <CountField
                    label={t('campaign-plan:channels.perWeek', { channel: channel.handle })}
                    value={chosen.perWeek}
                    max={PLAN_PER_WEEK_MAX}
                    onChange={(perWeek) =>
                      onChange({
                        channels: form.channels.map((each) => (each.id === chosen.id ? { ...each, perWeek } : each)),
                      })
                    }
                  />
                )}
              </li>
            )
          })}
        </ul>
      </Panel>
      <PillarsEditor pillars={form.pillars} onChange={(pillars) => onChange({ pillars })} />
      <SharesEditor
        id="plan-stages"
        title={t('campaign-plan:stages.title')}
        text={t('campaign-plan:stages.text')}
        parts={form.stages}
        nameOf={(id) => t(`campaign-plan:stage.${id}`)}
        onChange={(stages) => onChange({ stages })}
      />
      <SharesEditor
        id="plan-formats"
        title={t('campaign-plan:formats.title')}
        text={t('campaign-plan:formats.text')}
        parts={form.formats}
        nameOf={(id) => t(`campaign-plan:format.${id}`)}
        onChange={(formats) => onChange({ formats })}
      />
      {personas.length > 0 && (
        <Panel
          title={t('campaign-plan:personas.title')}
          description={t('campaign-plan:personas.text')}
          id="plan-personas"
        >
          <ul className={styles.choices}>
            {personas.map(({ id, name }) => {
              const chosen = form.personas.find((each) => each.id === id)
              return (
                <li key={id} className={styles.choice}>
                  <Checkbox
                    label={name}
                    checked={chosen !== undefined}
                    onChange={(event) => togglePersona(id, event.currentTarget.checked)}
                  />
                  {chosen && (
                    <CountField
                      label={t('campaign-plan:share.of', { name })}
                      value={chosen.share}
                      max={100}
                      onChange={(share) =>
                        onChange({
                          personas: form.personas.map((each) => (each.id === id ? { ...each, share } : each)),
                        })
                      }
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </Panel>
      )}
      <ProblemNote problems={problems} />
      <div className={styles.foot}>
        <Button disabled={problems.length > 0} onClick={onNext}>
          {t('campaign-plan:brief.next')}
        </Button>
      </div>
    </div>
  )
}

type PillarsEditorProps = { pillars: PlanForm['pillars']; onChange: (pillars: PlanForm['pillars']) => void }

/** Edits the subjects of the campaign: their topics and their shares. */
function PillarsEditor({ pillars, onChange }: PillarsEditorProps) {
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
