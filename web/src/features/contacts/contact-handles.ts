import { contacts } from '@postwright/core/collections/contacts'
import type { Platform } from '@postwright/core/platforms/platform'
import type { ContactDraft } from './data/contact-drafts.ts'

type Handle = ContactDraft['handles'][number]

const handleSchema = contacts.schema.shape.handles.element

/** Returns the text typed for a network as it is stored, without the leading `@`. Null for an invalid handle. */
export function handleOf(platform: Platform, typed: string): Handle | null {
  const read = handleSchema.safeParse({ platform, handle: typed.trim().replace(/^@+/, '') })
  return read.success ? read.data : null
}

/** Returns the handles with the one for a network replaced or removed; each network has one handle. */
export function withHandle(handles: readonly Handle[], platform: Platform, handle: Handle | null): Handle[] {
  const at = handles.findIndex((own) => own.platform === platform)
  const others = handles.filter((own) => own.platform !== platform)
  return handle ? others.toSpliced(at < 0 ? others.length : at, 0, handle) : others
}
