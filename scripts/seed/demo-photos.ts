import { uploadMedia } from '@postwright/core/api/media'
import type { Media } from '@postwright/core/model/media'
import { readFile } from 'node:fs/promises'
import { type DemoCompany, type Desk, type DemoPhoto, PHOTO_NAMES, type PhotoName } from './desk.ts'

const ALT: Record<PhotoName, string> = {
  arch: 'A plastered arch beside four steps, with a turned ball in front of it',
  books: 'A row of books in warm colours on an oak shelf',
  desk: 'A mug on three books on an oak desk',
  forest: 'A spruce forest in morning mist',
  leaves: 'The shadow of a branch on a plastered wall',
  parcel: 'Two parcels on the packing table',
  tomatoes: 'A bowl of tomatoes on a walnut table',
  vase: 'A clay vase with two stems on a shelf',
}

const STOCK = new URL('../../web/public/stock/', import.meta.url)
const OWN = new URL('images/', import.meta.url)

type Library = Pick<DemoCompany, 'photos' | 'logo' | 'portrait'>

/** Uploads the company's photos, its logo and the portrait of its owner to the media library, one after the other. */
export async function uploadDemoPhotos(desk: Pick<Desk, 'api' | 'workspaceId'>): Promise<Library> {
  const logo = await upload(desk, new URL('logo.webp', OWN), 'wright-workshop-logo.webp')
  const portrait = await upload(desk, new URL('portrait.webp', OWN), 'dana.webp')
  const stock: Media[] = []
  for (const name of PHOTO_NAMES) stock.push(await upload(desk, new URL(`stock-${name}.webp`, STOCK), `${name}.webp`))
  const photoOf = (name: PhotoName): DemoPhoto => {
    const media = stock[PHOTO_NAMES.indexOf(name)]
    if (!media) throw new Error(`The photo ${name} was not uploaded.`)
    return { media, alt: ALT[name] }
  }
  const photos = {
    arch: photoOf('arch'),
    books: photoOf('books'),
    desk: photoOf('desk'),
    forest: photoOf('forest'),
    leaves: photoOf('leaves'),
    parcel: photoOf('parcel'),
    tomatoes: photoOf('tomatoes'),
    vase: photoOf('vase'),
  }
  return { photos, logo, portrait }
}

async function upload(
  { api, workspaceId }: Pick<Desk, 'api' | 'workspaceId'>,
  file: URL,
  name: string,
): Promise<Media> {
  const { media } = await api.call(uploadMedia, { workspaceId, name }, Uint8Array.from(await readFile(file)))
  return media
}
