import { useTranslation } from 'react-i18next'
import type { DraftType } from '@/documents/draft-type.ts'
import { useChangeDocuments } from '@/documents/use-change-documents.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { CampaignMenu } from './campaign-menu.tsx'

type Props<Document, Draft> = {
  selected: readonly Document[]
  drafts: Pick<DraftType<Document, Draft>, 'versionOf' | 'server'>
  onChange?: (() => void) | undefined
  onDone: () => void
}

/** Lets users add the selected documents to a campaign or remove them from theirs; one undo reverts all of the changes. */
export function SelectionCampaign<
  Document extends { id: string; campaignId: string },
  Draft extends { campaignId: string },
>({ selected, drafts, onChange, onDone }: Props<Document, Draft>) {
  const { t } = useTranslation(['areas', 'drafts'])
  const { workspaceId } = useSignedIn()
  const change = useChangeDocuments(drafts)
  return (
    <CampaignMenu
      workspaceId={workspaceId}
      selected={selected}
      onChoose={({ id, name }) => {
        change(
          selected.filter(({ campaignId }) => campaignId !== id),
          (draft) => ({ ...draft, campaignId: id }),
          {
            changed: (count) =>
              id === '' ? t('areas:campaign.removed', { count }) : t('areas:campaign.added', { count, name }),
            failed: (count) => t('drafts:bulk.notChanged', { count }),
            onChange,
          },
        )
        onDone()
      }}
    />
  )
}
