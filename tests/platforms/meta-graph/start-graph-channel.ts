import type { Connection } from '@postwright/core/model/connection'
import { isPlatform } from '@postwright/core/platforms/platform'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { PublishContent } from '@postwright/core/publishing/content'
import type { FoundChannel, PublishRequest } from '../../../functions/src/domain/ports/networks.ts'
import type { PlatformModule } from '../../../functions/src/platforms/platform-module.ts'
import { serveFiles } from '../../fakes/meta-graph/serve-files.ts'
import { pressAuthorize } from '../../fakes/support/press-authorize.ts'
import type { Fake } from '../../fakes/support/start-fake.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { createOutside, makeContext, makeRequest } from '../support/publisher-kit.ts'

type Channel = { connection: Connection; secret: string }
type Media = PublishContent['media'][number]
type Post = Partial<PublishContent> & Partial<Pick<PublishRequest, 'part'>>

type Network<F extends Fake> = {
  app: PlatformApp & { redirectUri: string }
  startFake: (options: { now: () => number }) => Promise<F>
  createModule: (outside: ReturnType<typeof createOutside>) => PlatformModule
}

/** One network with its fake, a module that calls it, files at public addresses, and a clock that all of them share. */
export async function startGraphChannel<F extends Fake>({ app, startFake, createModule }: Network<F>) {
  const outside = createOutside('', app)
  const { clock } = outside
  const fake = await startFake({ now: clock.now })
  const files = await serveFiles()
  const { connector, publisher } = createModule({ ...outside, baseUrl: fake.url })
  const context = makeContext(app, app.redirectUri)

  /** Connects with every scope that the module requests, except for `without`. */
  async function connect(without = ''): Promise<FoundChannel[]> {
    const begun = await connector.begin({}, context)
    if (begun.kind !== 'redirect' || !connector.finish) throw new Error('no page to go to')
    const page = new URL(begun.url)
    const scopes = (page.searchParams.get('scope') ?? '').split(',').filter((scope) => scope !== without)
    page.searchParams.set('scope', scopes.join(','))
    const back = await pressAuthorize(page.href)
    if (back.searchParams.get('state') !== context.state) throw new Error('the state did not come back')
    return connector.finish(`${back.searchParams.get('code') ?? ''}${back.hash}`, begun.keep, context)
  }

  async function connectFirst(): Promise<Channel> {
    const [found] = await connect()
    if (!found || !isPlatform(publisher.platform)) throw new Error('no channel was found')
    const { account, secret, isProven: _, ...facts } = found
    return { connection: makeConnection({ platform: publisher.platform, ...account, ...facts }), secret }
  }

  function request({ connection, secret }: Channel, { part, ...content }: Post = {}): PublishRequest {
    const made = makeRequest({ connection, secret, filesAt: files.url })
    const text = { ...made.content, text: 'Hello', ...content }
    return { ...made, content: text, intentAt: clock.now(), part: part ?? made.part }
  }

  return {
    fake,
    files,
    clock,
    publisher,
    connector,
    context,
    connect,
    connectFirst,
    request,
    close: () => Promise.all([fake.close(), files.close()]),
  }
}

/** Description of a file in a post; the fakes fetch the file itself from its address. */
export function mediaOf(
  mediaId: string,
  { alt = '', mime = 'image/jpeg' }: { alt?: string; mime?: Media['mime'] } = {},
): Media {
  const durationMs = mime.startsWith('video/') ? 5_000 : null
  return { mediaId, alt, mime, bytes: 1_000, width: 800, height: 800, durationMs, pages: null }
}
