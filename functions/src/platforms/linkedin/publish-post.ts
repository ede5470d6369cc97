import type { Published, PublishRequest } from '../../domain/ports/networks.ts'
import type { NetworkReply } from '../call-network.ts'
import { type Api, UnreadableBody } from '../oauth-api/api.ts'
import { type LinkedInHosts, postUrl } from './api.ts'
import { findFacets } from '@postwright/core/text/facets'
import { firstLine } from '@postwright/core/text/excerpt'
import { Unsendable } from '../oauth-api/failures.ts'
import { type Mention, toLittleText } from './little-text.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const POST = /^urn:li:(?:share|ugcPost):\d{1,25}$/

type Apis = { call: Api; hosts: LinkedInHosts }

/** Publishes the post. The reply contains the id in a header and has no body. */
export async function publishPost({ call, hosts }: Apis, body: unknown): Promise<Published> {
  const reply = await call(`${hosts.api}/posts`, { method: 'POST', body: { kind: 'json', value: body } })
  const urn = createdId(reply, POST)
  return { kind: 'published', remoteId: urn, url: postUrl(urn) }
}

export async function publishComment(
  { call, hosts }: Apis,
  { connection, content, part }: PublishRequest,
): Promise<Published> {
  const object = part.replyTo?.root ?? ''
  const value = { actor: connection.externalId, object, message: { text: content.text } }
  const address = `${hosts.api}/socialActions/${encodeURIComponent(object)}/comments`
  const id = createdId(await call(address, { method: 'POST', body: { kind: 'json', value } }), /^\d{1,25}$/)
  return { kind: 'published', remoteId: id, url: postUrl(object) }
}

function createdId({ headers }: NetworkReply, shape: RegExp): string {
  // Colons may be encoded.
  const id = (headers.get('x-restli-id') ?? '').replaceAll(/%3A/gi, ':')
  if (!shape.test(id)) throw new UnreadableBody('x-restli-id')
  return id
}

const DAY = 24 * 60 * 60 * 1000

const QUESTION_MAX = 140

const DOCUMENT = 'Document'

/** Poll durations that LinkedIn supports. */
const DURATIONS = [
  { days: 1, name: 'ONE_DAY' },
  { days: 3, name: 'THREE_DAYS' },
  { days: 7, name: 'SEVEN_DAYS' },
] as const

type Content = PublishRequest['content']

/** Returns a post in LinkedIn's format, with the files that were uploaded for it. */
export function postBody(
  { connection, content }: Pick<PublishRequest, 'connection' | 'content'>,
  urns: readonly string[],
  mentions: readonly Mention[] = [],
) {
  const attached = attachment(content, urns)
  return {
    author: connection.externalId,
    commentary: toLittleText(content.text, mentions),
    visibility: typeof content.settings.visibility === 'string' ? content.settings.visibility : 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    ...(attached && { content: attached }),
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: content.settings.noReshare === true,
  }
}

function attachment({ text, title, media, poll }: Content, urns: readonly string[]): object | null {
  const [first] = urns
  if (poll) return { poll: pollBody(poll, text) }
  if (first !== undefined && urns.length > 1) {
    return { multiImage: { images: urns.map((id, index) => ({ id, ...altOf(media[index]?.alt) })) } }
  }
  // No single description fits a document that was created from several images.
  const alt = first?.startsWith('urn:li:document:') && isImage(media[0]) ? undefined : media[0]?.alt
  if (first !== undefined) return { media: { id: first, ...titleOf(first, title), ...altOf(alt) } }
  const link = findFacets(text).find((facet) => facet.kind === 'link')
  return link && title !== '' ? { article: { source: link.uri, title } } : null
}

const isImage = (file: Content['media'][number] | undefined) => file?.mime.startsWith('image/') === true

const altOf = (alt: string | undefined) => (alt ? { altText: alt } : {})

/** Documents need a title. */
function titleOf(urn: string, title: string) {
  const isDocument = urn.startsWith('urn:li:document:')
  if (urn.startsWith('urn:li:image:')) return {}
  return title === '' ? (isDocument ? { title: DOCUMENT } : {}) : { title }
}

function pollBody({ options, duration }: NonNullable<Content['poll']>, text: string) {
  const question = firstLine(text)
  if (question === null || question.length > QUESTION_MAX) {
    throw new Unsendable('content_policy', fillWords(NETWORK_WORDS.linkedin.pollQuestion, { max: QUESTION_MAX }))
  }
  const length = DURATIONS.find(({ days }) => duration <= days * DAY)?.name ?? 'FOURTEEN_DAYS'
  return { question, options: options.map((option) => ({ text: option })), settings: { duration: length } }
}
