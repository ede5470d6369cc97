import type { BrandKitDraft } from '@postwright/core/model/brand-kit'

/** Props of every section of a kit, which shows the draft and changes some of its fields. */
export type SectionProps = { draft: BrandKitDraft; onEdit: (change: Partial<BrandKitDraft>) => void }
