import { beginConnection } from '@postwright/core/api/connections'
import type { Connection } from '@postwright/core/model/connection'
import { paths } from '@postwright/core/paths'
import type { Platform } from '@postwright/core/platforms/platform'
import { readFile } from 'node:fs/promises'
import type { DemoCompany, Desk } from './desk.ts'
import type { OwnedDocument } from './write-as-owner.ts'

const COMPANY = 'Wright Workshop'

/** Network as which each channel is displayed; all channels are sandbox channels. */
const SHOWN_AS = {
  photos: 'instagram',
  page: 'facebook',
  notes: 'bluesky',
  business: 'linkedin',
} as const satisfies Record<keyof DemoCompany['channels'], Platform>

type Opened = { channels: DemoCompany['channels']; documents: OwnedDocument[] }

/** Connects the company's channels. `documents` are the connections with the company's logo as avatar, which the sandbox does not provide. */
export async function openDemoChannels(desk: Pick<Desk, 'api' | 'workspaceId'>): Promise<Opened> {
  // Sequential, because each concurrent call starts another process of the functions emulator.
  const photos = await open(desk, SHOWN_AS.photos)
  const page = await open(desk, SHOWN_AS.page)
  const notes = await open(desk, SHOWN_AS.notes)
  const business = await open(desk, SHOWN_AS.business)
  const logo = await readFile(new URL('images/logo-small.webp', import.meta.url))
  const avatar = `data:image/webp;base64,${logo.toString('base64')}`
  const documents = [photos, page, notes, business].map((entity) => ({
    path: paths.connection(desk.workspaceId, entity.id),
    entity: { ...entity, avatar },
  }))
  return { channels: { photos, page, notes, business }, documents }
}

async function open({ api, workspaceId }: Pick<Desk, 'api' | 'workspaceId'>, platform: Platform): Promise<Connection> {
  const begun = await api.call(beginConnection, { workspaceId, platform, values: { sandboxName: COMPANY } })
  const [channel] = begun.step === 'connected' ? begun.connections : []
  if (!channel) throw new Error(`The demo channel of ${platform} was not connected.`)
  return channel
}
