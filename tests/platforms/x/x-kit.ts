import { X_CONTRACT } from '@postwright/core/platforms/x/contract'
import type { PublishRequest } from '../../../functions/src/domain/ports/networks.ts'
import { createXModule } from '../../../functions/src/platforms/x/module.ts'
import { X_APP } from '../../fakes/x/oauth-routes.ts'
import { startX } from '../../fakes/x/start-x.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { createOutside, createProgress, makeContext, makeRequest, NOW } from '../support/publisher-kit.ts'

type Asked = Omit<Parameters<typeof makeRequest>[0], 'secret' | 'connection'> & {
  secret?: string
  poll?: PublishRequest['content']['poll']
  part?: PublishRequest['part']
}

export const X_REDIRECT = 'https://postwright.test/dashboard/connected-platforms/callback'

/** The module against the fake. */
export async function openX() {
  const outside = createOutside('', X_APP)
  const fake = await startX({ now: outside.clock.now })
  const module = createXModule({ ...outside, baseUrl: fake.url })
  const { id: externalId, username: handle } = fake.state.user
  const access = (scopes: readonly string[] = X_CONTRACT.auth.scopes) => {
    const { access: token, refresh, accessEndsAt } = fake.state.grants.issue(scopes)
    return JSON.stringify({ access: token, refresh, accessEndsAt })
  }
  const request = ({ secret = access(), poll = null, part, ...said }: Asked = {}): PublishRequest => {
    const made = makeRequest({ secret, connection: { platform: 'x', externalId, handle }, text: 'Hello', ...said })
    return { ...made, content: { ...made.content, poll }, ...(part && { part }) }
  }
  return {
    ...module,
    fake,
    outside,
    access,
    request,
    connection: makeConnection({ platform: 'x', externalId, handle }),
    context: makeContext(X_APP, X_REDIRECT),
    now: NOW,
    /** A whole delivery, including up to five polls of the media in processing. */
    publish: async (asked: PublishRequest, progress = createProgress()) => {
      const prepared = await module.publisher.prepare(asked, progress)
      if (prepared.kind === 'refused') return prepared
      for (let question = 0; question < 5; question += 1) {
        const polled = await module.publisher.poll?.(asked, prepared.payload)
        if (polled?.kind === 'refused') return polled
        if (polled?.kind === 'ready') break
      }
      return module.publisher.publish(asked, prepared.payload, progress)
    },
    close: fake.close,
  }
}

export type XKit = Awaited<ReturnType<typeof openX>>
