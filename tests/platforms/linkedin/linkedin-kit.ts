import type { PublishRequest } from '../../../functions/src/domain/ports/networks.ts'
import { createLinkedInModule } from '../../../functions/src/platforms/linkedin/module.ts'
import { LINKEDIN_APP, LINKEDIN_MEMBER_APP, LINKEDIN_SCOPES } from '../../fakes/linkedin/oauth-routes.ts'
import { startLinkedIn } from '../../fakes/linkedin/start-linkedin.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { createOutside, createProgress, makeContext, makeRequest, NOW } from '../support/publisher-kit.ts'

type Asked = Omit<Parameters<typeof makeRequest>[0], 'secret' | 'connection'> & {
  secret?: string
  author?: string
  poll?: PublishRequest['content']['poll']
  part?: PublishRequest['part']
}

export const LINKEDIN_REDIRECT = 'https://postwright.test/dashboard/connected-platforms/callback'
export const MEMBER = 'urn:li:person:abc123XYZ'
export const ORGANIZATION = 'urn:li:organization:5001'

/** The module against the fake. */
export async function openLinkedIn() {
  const outside = createOutside('', LINKEDIN_APP)
  const fake = await startLinkedIn({ now: outside.clock.now })
  const module = createLinkedInModule({ ...outside, baseUrl: fake.url })
  const access = (scopes: readonly string[] = LINKEDIN_SCOPES) => {
    const { access: token, refresh, accessEndsAt } = fake.state.grants.issue(scopes)
    return JSON.stringify({ access: token, refresh, accessEndsAt })
  }
  const channel = (author: string, scopes = LINKEDIN_SCOPES) => ({
    platform: 'linkedin' as const,
    externalId: author,
    handle: 'Ada Example',
    scopes,
  })
  const request = ({
    secret = access(),
    author = ORGANIZATION,
    poll = null,
    part,
    ...said
  }: Asked = {}): PublishRequest => {
    const made = makeRequest({ secret, connection: channel(author), text: 'Hello', ...said })
    return { ...made, content: { ...made.content, poll }, ...(part && { part }) }
  }
  return {
    ...module,
    fake,
    outside,
    access,
    request,
    connection: (author: string, scopes?: string[]) => makeConnection(channel(author, scopes)),
    context: makeContext(LINKEDIN_APP, LINKEDIN_REDIRECT),
    /** With an app that only members can use. */
    memberContext: makeContext(LINKEDIN_MEMBER_APP, LINKEDIN_REDIRECT),
    now: NOW,
    /** A whole delivery, including up to five polls of the media in processing. */
    publish: async (asked: PublishRequest, progress = createProgress()) => {
      const prepared = await module.publisher.prepare(asked, progress)
      if (prepared.kind === 'refused') return prepared
      for (let question = 0; question < 5; question += 1) {
        const polled = await module.publisher.poll?.(asked, prepared.payload)
        if (polled?.kind === 'refused') return polled
        if (polled?.kind === 'ready') break
        if (polled) outside.clock.advance(polled.again)
      }
      return module.publisher.publish(asked, prepared.payload, progress)
    },
    close: fake.close,
  }
}

export type LinkedInKit = Awaited<ReturnType<typeof openLinkedIn>>
