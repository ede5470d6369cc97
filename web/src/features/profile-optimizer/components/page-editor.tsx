import { useTranslation } from 'react-i18next'
import type { LinkPage, LinkPageDraft } from '@postwright/core/model/link-page'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { LiveSaveStatus } from '@/documents/save-status.tsx'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { useChoosableDecks, useLinkPageFacts } from '../data/link-page-data.ts'
import { linkPageDrafts } from '../data/link-page-drafts.ts'
import styles from './link-page.module.css'

const PagePreview = lazyPart(async () => (await import('./page-preview.tsx')).PagePreview)
const PageWork = lazyPart(async () => (await import('./page-work.tsx')).PageWork)

type Props = {
  page: LinkPage
  /** Unsaved drafts from earlier visits. */
  left: readonly WaitingDraft<LinkPageDraft>[]
}

/** Edits a link page beside a preview of the public page. Edits are saved automatically; publishing is manual. */
export function PageEditor({ page, left }: Props) {
  const { t } = useTranslation('link-page')
  const { workspaceId } = useSignedIn()
  const { autosave, state, restore, continued } = useDocumentDraft(linkPageDrafts, page, left)
  const { draft } = state
  useLeaveWarning(!state.isSafe)
  const kits = useBrandKits(workspaceId)
  const facts = useLinkPageFacts(workspaceId)
  const decks = useChoosableDecks(
    workspaceId,
    draft.blocks.some(({ kind }) => kind === 'deck'),
  )
  const known = {
    kits: kits.status === 'ready' ? kits.data : [],
    decks: decks.status === 'ready' ? decks.data : [],
    facts: facts.status === 'ready' ? facts.data : null,
  }
  return (
    <>
      <PageHeader
        title={t('link-page:title')}
        description={t('link-page:description')}
        actions={<LiveSaveStatus autosave={autosave} />}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        describe={({ title, bio, blocks }) => ({
          content: [title, bio, ...blocks.flatMap(({ links }) => links.map(({ label, url }) => label || url))].join(
            '\n',
          ),
          facts: t('link-page:blocks.count', { count: blocks.length }),
        })}
        conflict={{ title: t('link-page:conflict.title'), text: t('link-page:conflict.text') }}
      />
      <div className={styles.room}>
        <PageWork {...{ page, draft, autosave }} {...known} />
        <PagePreview draft={draft} {...known} />
      </div>
    </>
  )
}
