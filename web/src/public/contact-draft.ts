import type { ContactMessage } from '@postwright/core/model/contact-message'

/** What has been typed so far; survives a failed attempt and a reload of the page. */
export type ContactDraft = Pick<ContactMessage, 'name' | 'email' | 'topic' | 'message'>

export const EMPTY_CONTACT_DRAFT: ContactDraft = { name: '', email: '', topic: 'question', message: '' }
