import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { BRAND_KITS_MAX } from '@postwright/core/model/brand-limits'
import type { BrandKit, BrandKitDraft } from '@postwright/core/model/brand-kit'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { routes } from '@/config/routes.ts'
import { DocumentHeader } from '@/documents/document-header.tsx'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { useRight } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { AutofillButton } from '../autofill/autofill-button.tsx'
import { brandKitDrafts } from '../data/brand-kit-drafts.ts'
import { useBeginKit } from '../data/use-begin-kit.ts'
import { useDeleteKit } from '../data/use-delete-kit.ts'
import { KIT_ACTIONS } from '../kit-actions.ts'
import { kitText } from '../kit-text.ts'
import { saveTokens } from '../save-tokens.ts'
import styles from './kit-editor.module.css'
import { KitHero } from './kit-hero.tsx'
import { KitSheet } from './kit-sheet.tsx'

type Props = {
  kit: BrandKit
  /** What earlier visits typed and never saved. */
  left: readonly WaitingDraft<BrandKitDraft>[]
}

/** A brand kit being edited; it is saved by itself. */
export function KitEditor({ kit, left }: Props) {
  const offer = useOfferActions()
  const { t } = useTranslation('brand')
  const navigate = useNavigate()
  const { workspaceId } = useSignedIn()
  const isManager = useRight('manage_workspace')
  const { copy } = useBeginKit()
  const remove = useDeleteKit()
  const kits = useBrandKits(workspaceId)
  const all = kits.status === 'ready' ? kits.data : [kit]
  const { autosave, state, restore, continued } = useDocumentDraft(brandKitDrafts, kit, left)
  const { draft } = state
  useLeaveWarning(!state.isSafe)
  const edit = (change: Partial<BrandKitDraft>) => autosave.edit({ ...autosave.getState().draft, ...change })

  function removeThis() {
    remove(kit)
    void navigate(routes.brandKits.href())
  }

  const actions = offer(KIT_ACTIONS, {
    kitId: kit.id,
    isOpen: true,
    isFull: all.length >= BRAND_KITS_MAX,
    onEarlier: null,
    onLater: null,
    onDuplicate: () => void copy(draft, all),
    onTokens: () => saveTokens(draft),
    onDelete: isManager || (draft.colorsOnlyFor.length === 0 && draft.strictness.length === 0) ? removeThis : null,
  })
  useScreenActions(actions)

  return (
    <div className={styles.editor}>
      <DocumentHeader
        autosave={autosave}
        list={{ title: t('brand:title'), href: routes.brandKits.href() }}
        title={t('brand:one.title', { name: draft.name })}
        menu={{ label: t('brand:card.actions', { name: draft.name }), actions }}
        tools={<AutofillButton kitId={kit.id} kit={draft} onEdit={(take) => edit(take(autosave.getState().draft))} />}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        describe={(shown) => ({
          content: kitText(shown),
          facts: t('brand:card.colors', { count: shown.colors.length }),
        })}
        words={{
          conflict: { title: t('brand:conflict.title'), text: t('brand:conflict.text') },
          restore: { title: t('brand:restore.title'), text: t('brand:restore.text') },
        }}
      />
      <KitHero draft={draft} />
      <KitSheet draft={draft} onEdit={edit} />
    </div>
  )
}
