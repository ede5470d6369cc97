import type { LinkPageFacts } from '@postwright/core/api/link-pages'
import type { Deck } from '@postwright/core/collections/decks'
import type { PageFault } from '@postwright/core/link-page/page-faults'
import type { LinkBlock, PageLink } from '@postwright/core/model/link-page'

/** Props of everything that shows the fields of a block. */
export type BlockProps = {
  block: LinkBlock
  decks: readonly Deck[]
  clicks: LinkPageFacts['clicks']
  /** Those of this block, with places in it. */
  faults: readonly PageFault[]
  onChange: (change: Partial<LinkBlock>) => void
  /** Changes the links that there are now, whatever was typed since they were shown. */
  onLinks: (change: (links: readonly PageLink[]) => PageLink[]) => void
  isReadOnly: boolean
}
