import type { BrandKitDraft } from '@postwright/core/model/brand-kit'

/** Every section of a kit shows the draft and changes some of its fields. */
export type SectionProps = { draft: BrandKitDraft; onEdit: (change: Partial<BrandKitDraft>) => void }
