import type { ComponentType } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import type { PreviewContent } from './preview/preview-content.ts'

/** Fields of a channel that the address of its page needs; `service` is missing if the connection is not loaded. */
export type ChannelPage = Pick<Connection, 'handle'> & {
  connectionId: string
  externalId?: string | undefined
  service?: Connection['service'] | undefined
}

/** Help for a field of the connection form: cleans the value before it is sent, and warns about likely mistakes. */
export type FieldHelp = {
  /** Removes characters that users often paste around the value. */
  clean?: (typed: string) => string
  /** Returns false for an impossible value; the field's `invalid` text states the expected format. */
  accepts?: (value: string) => boolean
  /** Returns true for a value that looks like a mistake but may be right; the field's `caution` text explains the mistake. */
  looksWrong?: (typed: string) => boolean
  placeholder?: string
  autoComplete?: string
}

/** Fields of a channel that previews need. */
export type PreviewChannel = Pick<
  Connection,
  'id' | 'platform' | 'externalId' | 'handle' | 'name' | 'avatar' | 'service' | 'mode' | 'kind' | 'limits' | 'choices'
>

/** Props of a network's preview: the post as published to the channel, and the device it is viewed on. */
export type PreviewProps = { channel: PreviewChannel; content: PreviewContent; device: 'phone' | 'desktop' }

/**
 * Client-side knowledge of a network beyond its contract. Its texts are in `public/locales/en/platforms/<network>.json`, loaded when a form or a
 * dialog needs them.
 */
export type PlatformModule = {
  /** Address of its logo: an SVG file whose shape is filled with `color`, so that it adds no code. */
  icon: string
  /** A CSS colour for light and dark. */
  color: string
  /** Returns the page on which to check whether a post was published: a web address or an address of this client; null if there is none. */
  page: (channel: ChannelPage) => string | null
  /** Returns the page for writing a post manually, with the text prefilled if the network accepts it; null if there is no such page. */
  compose: (text: string) => string | null
  /** Page where users create the credentials that the form asks for; the link text is `guide.link`. Null if nothing has to be created. */
  guide: string | null
  fields?: Record<string, FieldHelp>
  /** Loads the component that shows a post as on the network; its code is fetched when a preview is opened. */
  preview: () => Promise<{ Preview: ComponentType<PreviewProps> }>
}
