import type { ChannelSetDraft } from '@/posts/data/channel-set-drafts.ts'
import type { SignatureDraft } from '@/posts/data/signature-drafts.ts'
import type { TemplateDraft } from '@/posts/data/template-drafts.ts'

export const EMPTY_TEMPLATE: Omit<TemplateDraft, 'name'> = { text: '', title: '', comment: '', thread: [], labels: [] }
export const EMPTY_SIGNATURE: Omit<SignatureDraft, 'name'> = { text: '', isAutomatic: false, connectionIds: [] }
export const EMPTY_CHANNEL_SET: Omit<ChannelSetDraft, 'name'> = { connectionIds: [] }
