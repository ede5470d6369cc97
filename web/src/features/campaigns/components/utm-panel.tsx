import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setCampaignUtm } from '@postwright/core/api/campaigns'
import { addUtmToLink, DEFAULT_UTM_MEDIUM, normalizeUtm, utmOf } from '@postwright/core/campaigns/utm'
import { type Campaign, UTM_CAMPAIGN_MAX, UTM_MEDIUM_MAX, UTM_SOURCE_MAX } from '@postwright/core/model/campaign'
import { useApiForm } from '@/lib/use-api-form.ts'
import { call } from '@/lib/api-client.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import styles from './campaigns.module.css'
import type { PanelProps } from './panel-props.ts'

const spellingSchema = setCampaignUtm.input.pick({ utm: true })
const SAMPLE_LINK = 'https://example.com/page'

/**
 * Edits the UTM values of a campaign, with a source per channel. The server stores the `utm_campaign` spelling by itself and rejects one that another
 * campaign of the workspace has.
 */
export function UtmPanel({ campaign, draft, onEdit, isReadOnly }: PanelProps & { campaign: Campaign }) {
  const { t } = useTranslation('campaigns')
  const { workspaceId } = useSignedIn()
  const connections = useConnections(workspaceId)
  const stored = campaign.utmCampaign
  const { form, submit, errorOf, failure, isSending, field } = useApiForm({
    schema: spellingSchema,
    defaultValues: { utm: stored },
    send: async ({ utm }) => {
      const { campaign: saved } = await call(setCampaignUtm, { workspaceId, campaignId: campaign.id, utm })
      form.reset({ utm: saved.utmCampaign })
      toast.success(t('campaigns:utm.saved'))
    },
  })
  const { value: typed, onChange: setTyped } = field('utm')
  const spelled = normalizeUtm(typed, UTM_CAMPAIGN_MAX)
  const suggested = normalizeUtm(draft.name, UTM_CAMPAIGN_MAX)
  const all = connections.status === 'ready' ? connections.data : []
  const channels = draft.connectionIds.length === 0 ? all : all.filter(({ id }) => draft.connectionIds.includes(id))

  function setSource(connectionId: string, text: string) {
    const source = normalizeUtm(text, UTM_SOURCE_MAX)
    const others = draft.utmSources.filter((each) => each.connectionId !== connectionId)
    onEdit({ utmSources: source === '' ? others : [...others, { connectionId, source }] })
  }

  return (
    <section className={styles.panel} aria-label={t('campaigns:utm.title')}>
      <h2 className={styles.columnName}>{t('campaigns:utm.title')}</h2>
      <p className={styles.soft}>{t('campaigns:utm.hint')}</p>
      <FormError message={failure} />
      <form className={styles.pair} onSubmit={submit} noValidate>
        <TextInput
          label={t('campaigns:utm.campaign')}
          description={t('campaigns:utm.campaignHint')}
          value={typed}
          maxLength={UTM_CAMPAIGN_MAX}
          readOnly={isReadOnly}
          error={errorOf('utm', t('campaigns:utm.campaignHint'))}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        {!isReadOnly && (
          <div className={styles.row}>
            <Button type="submit" variant="default" loading={isSending} disabled={spelled === stored}>
              {t('campaigns:utm.save')}
            </Button>
            {stored === '' && suggested !== '' && spelled !== suggested && (
              <Button variant="subtle" onClick={() => setTyped(suggested)}>
                {t('campaigns:utm.suggest', { utm: suggested })}
              </Button>
            )}
          </div>
        )}
      </form>
      <UtmText
        label={t('campaigns:utm.medium')}
        hint={t('campaigns:utm.mediumHint')}
        value={draft.utmMedium}
        placeholder={DEFAULT_UTM_MEDIUM}
        max={UTM_MEDIUM_MAX}
        isReadOnly={isReadOnly}
        onValue={(text) => onEdit({ utmMedium: normalizeUtm(text, UTM_MEDIUM_MAX) })}
      />
      <h3 className={styles.columnName}>{t('campaigns:utm.list')}</h3>
      {stored === '' && <p className={styles.soft}>{t('campaigns:utm.off')}</p>}
      {channels.length === 0 && <p className={styles.soft}>{t('campaigns:utm.noChannels')}</p>}
      <ul className={styles.stack}>
        {channels.map((channel) => {
          const utm = utmOf({ ...draft, utmCampaign: stored }, channel)
          return (
            <li key={channel.id}>
              <UtmText
                label={t('campaigns:utm.source', { channel: channel.handle })}
                value={draft.utmSources.find(({ connectionId }) => connectionId === channel.id)?.source ?? ''}
                placeholder={utmOf({ utmCampaign: 'any', utmMedium: '', utmSources: [] }, channel)?.source ?? ''}
                max={UTM_SOURCE_MAX}
                isReadOnly={isReadOnly}
                onValue={(text) => setSource(channel.id, text)}
              />
              {utm && <code className={styles.code}>{addUtmToLink(SAMPLE_LINK, utm)}</code>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type TextProps = {
  label: string
  hint?: string
  value: string
  placeholder: string
  max: number
  isReadOnly: boolean
  onValue: (text: string) => void
}

/** A field for a UTM value. It shows the typed text while editing, and the stored value afterwards. */
function UtmText({ label, hint, value, placeholder, max, isReadOnly, onValue }: TextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      label={label}
      description={hint}
      value={typed ?? value}
      placeholder={placeholder}
      maxLength={max}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onValue(currentTarget.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
