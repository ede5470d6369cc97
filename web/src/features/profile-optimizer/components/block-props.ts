import type { LinkPageFacts } from '@postwright/core/api/link-pages'
import type { Deck } from '@postwright/core/collections/decks'
import type { PageFault } from '@postwright/core/link-page/page-faults'
import type { LinkBlock, PageLink } from '@postwright/core/model/link-page'

/** Props of all components that edit a block. */
export type BlockProps = {
  block: LinkBlock
  decks: readonly Deck[]
  clicks: LinkPageFacts['clicks']
  /** Faults of this block; their positions are relative to the block. */
  faults: readonly PageFault[]
  onChange: (change: Partial<LinkBlock>) => void
  /** Changes the current links, including edits made since they were rendered. */
  onLinks: (change: (links: readonly PageLink[]) => PageLink[]) => void
  isReadOnly: boolean
}
