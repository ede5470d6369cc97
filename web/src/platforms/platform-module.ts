import type { ComponentType } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import type { PreviewContent } from './preview/preview-content.ts'

/** Which channel, as far as the address of its page needs it; `service` is missing where the connection is not loaded. */
export type ChannelPage = Pick<Connection, 'handle'> & {
  connectionId: string
  externalId?: string | undefined
  service?: Connection['service'] | undefined
}

/** A field of the form that connects a channel: what is typed is cleaned before it is sent, and cautioned about meanwhile. */
export type FieldHelp = {
  /** Takes away what people paste around the value. */
  clean?: (typed: string) => string
  /** False for a value that cannot be meant; the field's `invalid` says what it has to be. */
  accepts?: (value: string) => boolean
  /** True for a value that looks like a mistake but may be right; the field's `caution` says which. */
  looksWrong?: (typed: string) => boolean
  placeholder?: string
  autoComplete?: string
}

/** The part of a channel that previews need. */
export type PreviewChannel = Pick<
  Connection,
  'id' | 'platform' | 'externalId' | 'handle' | 'name' | 'avatar' | 'service' | 'mode' | 'kind' | 'limits' | 'choices'
>

/** What a network's preview gets: the post as the channel gets it, and the kind of window that it is looked at in. */
export type PreviewProps = { channel: PreviewChannel; content: PreviewContent; device: 'phone' | 'desktop' }

/**
 * What the client knows about a network beyond its contract. Its words lie in
 * `public/locales/en/platforms/<network>.json`, loaded where a form or a dialog asks for them.
 */
export type PlatformModule = {
  /** Address of its mark: an SVG file whose shape is filled with `color`, so that it costs no code. */
  icon: string
  /** A CSS colour for light and dark. */
  color: string
  /** The channel's page, for a look whether a post is out: an address of the web or of this client; null where there is none. */
  page: (channel: ChannelPage) => string | null
  /** Where a person writes a post by hand, with the text filled in where the network takes it; null where there is no such page. */
  compose: (text: string) => string | null
  /** Where that is made which the form asks for: the words of the link are `guide.link`; null where nothing has to be made. */
  guide: string | null
  fields?: Record<string, FieldHelp>
  /** How the network shows a post; its code is fetched where a preview is looked at. */
  preview: () => Promise<{ Preview: ComponentType<PreviewProps> }>
}
