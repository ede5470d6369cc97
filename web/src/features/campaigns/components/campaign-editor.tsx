import { useTranslation } from 'react-i18next'
import type { Campaign, CampaignDraft } from '@postwright/core/model/campaign'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { routes } from '@/config/routes.ts'
import { DocumentHeader } from '@/documents/document-header.tsx'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { lazyPart } from '@/lib/later-part.tsx'
import { useMay } from '@/session/use-role.ts'
import { useWorkspace } from '@/session/use-workspace.ts'
import { useNow } from '@/ui/use-now.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { campaignDrafts } from '../data/campaign-drafts.ts'
import { BriefPanel } from './brief-panel.tsx'
import styles from './campaigns.module.css'
import { GoalPanel } from './goal-panel.tsx'
import { useOffered } from './use-offered.ts'

const BurnUpPanel = lazyPart(async () => (await import('./burn-up-panel.tsx')).BurnUpPanel)
const CampaignPosts = lazyPart(async () => (await import('./campaign-posts.tsx')).CampaignPosts)
const PillarsPanel = lazyPart(async () => (await import('./pillars-panel.tsx')).PillarsPanel)
const UtmPanel = lazyPart(async () => (await import('./utm-panel.tsx')).UtmPanel)

type Props = {
  campaign: Campaign
  /** What earlier visits typed and never saved. */
  left: readonly WaitingDraft<CampaignDraft>[]
}

/** A campaign being edited; it is saved by itself. */
export function CampaignEditor({ campaign, left }: Props) {
  const { t } = useTranslation('campaigns')
  const { timeZone } = useWorkspace()
  const today = fromInstant(useNow(60_000), timeZone).local.slice(0, 10)
  const { autosave, state, restore, continued } = useDocumentDraft(campaignDrafts, campaign, left)
  const { draft } = state
  const isReadOnly = !useMay('edit_library')
  useLeaveWarning(!state.isSafe)
  const edit = (change: Partial<CampaignDraft>) => autosave.edit({ ...autosave.getState().draft, ...change })
  const actions = useOffered({ isFull: false, onEdit: edit })({ ...campaign, ...draft })
  useScreenActions(actions)
  return (
    <div className={styles.editor}>
      <DocumentHeader
        autosave={autosave}
        list={{ title: t('campaigns:title'), href: routes.campaigns.href() }}
        title={t('campaigns:one.title', { name: draft.name })}
        menu={{ label: t('campaigns:action.actions', { name: draft.name }), actions }}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        describe={({ name, audience, message, offer, tone }) => ({
          content: [name, audience, message, offer, tone].filter((line) => line !== '').join('\n'),
          facts: '',
        })}
        words={{
          conflict: { title: t('campaigns:conflict.title'), text: t('campaigns:conflict.text') },
          restore: { title: t('campaigns:restore.title'), text: t('campaigns:restore.text') },
        }}
      />
      {!draft.isTemplate && <BurnUpPanel campaignId={campaign.id} {...{ draft, today, timeZone }} />}
      <div className={styles.sheet}>
        <BriefPanel draft={draft} onEdit={edit} isReadOnly={isReadOnly} />
        <div className={styles.stack}>
          <GoalPanel draft={draft} onEdit={edit} isReadOnly={isReadOnly} />
          <PillarsPanel draft={draft} onEdit={edit} isReadOnly={isReadOnly} />
        </div>
      </div>
      {!draft.isTemplate && <UtmPanel campaign={campaign} draft={draft} onEdit={edit} isReadOnly={isReadOnly} />}
      {!draft.isTemplate && <CampaignPosts campaignId={campaign.id} timeZone={timeZone} />}
    </div>
  )
}
