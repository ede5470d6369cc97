import { MultiSelect, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CAMPAIGN_STATES,
  campaignDraftSchema,
  CAMPAIGN_AUDIENCE_MAX,
  CAMPAIGN_MESSAGE_MAX,
  CAMPAIGN_NAME_MAX,
  CAMPAIGN_OFFER_MAX,
  CAMPAIGN_TONE_MAX,
} from '@postwright/core/model/campaign'
import { usePersonas } from '@/checks/data/use-personas.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useMembers } from '@/session/use-members.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import styles from './campaigns.module.css'
import type { PanelProps } from './panel-props.ts'

const TEXTS = [
  { field: 'audience', max: CAMPAIGN_AUDIENCE_MAX, changeTo: (audience: string) => ({ audience }) },
  { field: 'message', max: CAMPAIGN_MESSAGE_MAX, changeTo: (message: string) => ({ message }) },
  { field: 'offer', max: CAMPAIGN_OFFER_MAX, changeTo: (offer: string) => ({ offer }) },
] as const

/** Edits the brief of a campaign: its name, texts, tone, personas, channels, owner and state. */
export function BriefPanel({ draft, onEdit, isReadOnly }: PanelProps) {
  const { t } = useTranslation('campaigns')
  const { workspaceId } = useSignedIn()
  const personas = usePersonas(workspaceId)
  const connections = useConnections(workspaceId)
  const members = useMembers(workspaceId)
  const known = (
    read: { status: string; data?: readonly { id: string; label: string }[] },
    chosen: readonly string[],
  ) => {
    const options = read.data ?? []
    return [
      ...options.map(({ id, label }) => ({ value: id, label })),
      ...chosen.filter((id) => !options.some((each) => each.id === id)).map((id) => ({ value: id, label: '…' })),
    ]
  }
  return (
    <section className={styles.panel} aria-label={t('campaigns:brief.title')}>
      <h2 className={styles.columnName}>{t('campaigns:brief.title')}</h2>
      <CampaignName name={draft.name} onName={(name) => onEdit({ name })} isReadOnly={isReadOnly} />
      {TEXTS.map(({ field, max, changeTo }) => (
        <CountedTextarea
          key={field}
          label={t(`campaigns:brief.${field}`)}
          value={draft[field]}
          max={max}
          readOnly={isReadOnly}
          onChange={({ currentTarget: { value } }) => onEdit(changeTo(value.slice(0, max)))}
        />
      ))}
      <TextField
        label={t('campaigns:brief.tone')}
        value={draft.tone}
        maxLength={CAMPAIGN_TONE_MAX}
        readOnly={isReadOnly}
        onChange={({ currentTarget: { value } }) => onEdit({ tone: value })}
      />
      <MultiSelect
        label={t('campaigns:brief.personas')}
        data={known(
          personas.status === 'ready'
            ? { status: 'ready', data: personas.data.map(({ id, name }) => ({ id, label: name })) }
            : { status: personas.status },
          draft.personaIds,
        )}
        value={draft.personaIds}
        onChange={(personaIds) => onEdit({ personaIds })}
        readOnly={isReadOnly}
        searchable
      />
      <MultiSelect
        label={t('campaigns:brief.channels')}
        data={known(
          connections.status === 'ready'
            ? { status: 'ready', data: connections.data.map(({ id, handle }) => ({ id, label: handle })) }
            : { status: connections.status },
          draft.connectionIds,
        )}
        value={draft.connectionIds}
        onChange={(connectionIds) => onEdit({ connectionIds })}
        readOnly={isReadOnly}
        searchable
      />
      <div className={styles.pair}>
        <Select
          label={t('campaigns:brief.owner')}
          placeholder={t('campaigns:noOwner')}
          data={known(
            members.status === 'ready'
              ? { status: 'ready', data: members.data.map(({ uid, fullName }) => ({ id: uid, label: fullName })) }
              : { status: members.status },
            draft.ownerId === '' ? [] : [draft.ownerId],
          )}
          value={draft.ownerId === '' ? null : draft.ownerId}
          onChange={(ownerId) => onEdit({ ownerId: ownerId ?? '' })}
          readOnly={isReadOnly}
          clearable={!isReadOnly}
        />
        <SelectField
          label={t('campaigns:brief.state')}
          value={draft.state}
          options={CAMPAIGN_STATES.map((value) => ({ value, label: t(`campaigns:state.${value}`) }))}
          onChange={(state) => onEdit({ state })}
          disabled={isReadOnly}
        />
      </div>
    </section>
  )
}

type NameProps = { name: string; onName: (name: string) => void; isReadOnly: boolean }

/** Edits the name. An invalid name stays in the field while editing; the last valid one is stored. */
function CampaignName({ name, onName, isReadOnly }: NameProps) {
  const { t } = useTranslation('campaigns')
  const [typed, setTyped] = useState<string | null>(null)
  const schema = campaignDraftSchema.shape.name
  const isRefused = typed !== null && !schema.safeParse(typed).success
  return (
    <TextField
      label={t('campaigns:brief.name')}
      maxLength={CAMPAIGN_NAME_MAX}
      value={typed ?? name}
      readOnly={isReadOnly}
      error={isRefused && t('campaigns:brief.nameMissing')}
      onFocus={(event) => name === t('campaigns:unnamed') && event.currentTarget.select()}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        const read = schema.safeParse(value)
        if (read.success) onName(read.data)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
