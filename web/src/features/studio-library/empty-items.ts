import type { ChannelSetDraft } from '@/publishing/data/channel-set-drafts.ts'
import type { SignatureDraft } from '@/publishing/data/signature-drafts.ts'
import type { TemplateDraft } from '@/publishing/data/template-drafts.ts'

export const EMPTY_TEMPLATE: Omit<TemplateDraft, 'name'> = { text: '', title: '', comment: '', thread: [], labels: [] }
export const EMPTY_SIGNATURE: Omit<SignatureDraft, 'name'> = { text: '', isAutomatic: false, connectionIds: [] }
export const EMPTY_CHANNEL_SET: Omit<ChannelSetDraft, 'name'> = { connectionIds: [] }
